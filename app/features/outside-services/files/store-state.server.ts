import { and, count, eq, sql } from 'drizzle-orm'

import type { MovePhase, StoreName, StoreState } from '#features/outside-services/core/file-store.ts'
import { fileDeletions, fileStore } from '#features/outside-services/core/tables.server.ts'
import type { Database, Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** How far a move of the files is. */
export type StoreRow = Omit<typeof fileStore.$inferSelect, 'id'>

const ID = 'files'

/** Where files lie; null as long as only the folder was ever used. */
export async function findStore(db: Database): Promise<StoreRow | null> {
  const [row] = await db.select().from(fileStore).where(eq(fileStore.id, ID))
  return row ?? null
}

/** The same, and nobody else changes it before the transaction ends. */
export async function heldStore(tx: Transaction): Promise<StoreRow | null> {
  const [row] = await tx.select().from(fileStore).where(eq(fileStore.id, ID)).for('update')
  return row ?? null
}

/** From now on files lie there, and this is being done to them, from the beginning. */
export async function setStore(tx: Transaction, state: StoreState): Promise<void> {
  const row = { ...state, round: crypto.randomUUID(), cursor: null, done: 0, total: 0, missed: 0, sentence: null }
  await tx
    .insert(fileStore)
    .values({ id: ID, ...row })
    .onConflictDoUpdate({ target: fileStore.id, set: row })
}

/** From now on only the folder is known. */
export async function dropStore(tx: Transaction): Promise<void> {
  await tx.delete(fileStore)
  await tx.delete(fileDeletions)
}

/** Writes down how far a round is; false where another one has begun, or something else was decided. */
export async function noteRound(
  db: Database,
  { round, phase }: { readonly round: string; readonly phase: MovePhase },
  change: Partial<Pick<StoreRow, 'cursor' | 'done' | 'total' | 'sentence'>>,
): Promise<boolean> {
  const isSame = and(eq(fileStore.round, round), eq(fileStore.phase, phase))
  const rows = await db.update(fileStore).set(change).where(isSame).returning({ id: fileStore.id })
  return rows.length > 0
}

/** The other store did not take a change: the round that runs cannot be the last one. */
export async function noteMissed(db: Database, sentence: string): Promise<void> {
  await db
    .update(fileStore)
    .set({ missed: sql`${fileStore.missed} + 1`, sentence })
    .where(eq(fileStore.phase, 'copying'))
}

/** A store has to delete this file as soon as it can. */
export async function noteDeletion(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  store: StoreName,
  key: string,
): Promise<void> {
  await db.insert(fileDeletions).values({ store, key, since: clock.now() }).onConflictDoNothing()
}

/** Whether a file is one that the store has yet to delete. */
export async function isToBeDeleted(db: Database, store: StoreName, key: string): Promise<boolean> {
  return (await db.$count(fileDeletions, and(eq(fileDeletions.store, store), eq(fileDeletions.key, key)))) > 0
}

/** The file is put anew: nobody has to delete it any more. Waits for a deletion that is under way. */
export async function dropDeletions(db: Database, key: string): Promise<void> {
  await db.delete(fileDeletions).where(eq(fileDeletions.key, key))
}

/** How many files stores have yet to delete. */
export async function countDeletions(db: Database): Promise<number> {
  const [row] = await db.select({ all: count() }).from(fileDeletions)
  return row!.all
}
