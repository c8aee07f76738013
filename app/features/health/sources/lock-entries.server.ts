import { sql } from 'drizzle-orm'

import type { Transaction } from '#platform/db.server.ts'

/** Until this transaction ends nobody else changes the entries of the member: what is typed and what files bring meet in one row a day. */
export async function lockEntries(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`health.entries ${userId}`}, 0))`)
}
