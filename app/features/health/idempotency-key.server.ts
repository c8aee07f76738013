import { createHash } from 'node:crypto'

import { and, eq, gt, lt } from 'drizzle-orm'

import type { Database, Transaction } from '#platform/db.server.ts'

import type { CheckIn } from './check-in.ts'
import { checkInKeys } from './core/tables.server.ts'

/** A browser, or a proxy, that tries again does so within this time. Later the same form may be meant anew. */
const SAME_WITHIN_MS = 10 * 60_000
const RETENTION_MS = 2 * 86_400_000

/** What a form said, under its key, as one mark (a UUID): the same form with other numbers is another one. */
export function idempotencyKeyOf(key: string, checkIn: Pick<CheckIn, 'day' | 'vitals' | 'hrvMethod'>): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([key, checkIn.day, Object.entries(checkIn.vitals).toSorted(), checkIn.hrvMethod ?? null]))
    .digest('hex')
  return [digest.slice(0, 8), digest.slice(8, 12), digest.slice(12, 16), digest.slice(16, 20), digest.slice(20, 32)].join('-')
}

/** Whether this very form has arrived already; the first time it is noted. */
export async function hasArrived(tx: Transaction, userId: string, key: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - SAME_WITHIN_MS)
  const own = and(eq(checkInKeys.userId, userId), eq(checkInKeys.key, key))
  const [known] = await tx
    .select({ at: checkInKeys.at })
    .from(checkInKeys)
    .where(and(own, gt(checkInKeys.at, since)))
  if (known) return true
  await tx
    .insert(checkInKeys)
    .values({ userId, key, at: now })
    .onConflictDoUpdate({ target: [checkInKeys.userId, checkInKeys.key], set: { at: now } })
  return false
}

/** Forgets the marks of forms of which nobody sends a second one any more. */
export async function dropOldKeys(db: Database, now: Date): Promise<void> {
  await db.delete(checkInKeys).where(lt(checkInKeys.at, new Date(now.getTime() - RETENTION_MS)))
}
