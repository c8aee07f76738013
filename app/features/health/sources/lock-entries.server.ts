import { lockInTransaction, type Transaction } from '#platform/db.server.ts'

/** Until this transaction ends nobody else changes the entries of the member: what is typed and what files bring meet in one row a day. */
export async function lockEntries(tx: Transaction, userId: string): Promise<void> {
  await lock(tx, `health.entries ${userId}`)
}

/**
 * Until this transaction ends nobody else changes what the member’s sources say. Taken before `lockEntries`, which then is held only while days are
 * chosen: a check-in does not wait for ten years of numbers.
 */
export async function lockSources(tx: Transaction, userId: string): Promise<void> {
  await lock(tx, `health.sources ${userId}`)
}

async function lock(tx: Transaction, name: string): Promise<void> {
  await lockInTransaction(tx, name)
}
