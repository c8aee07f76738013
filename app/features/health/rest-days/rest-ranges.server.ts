import { and, desc, eq } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { noteHealthAccess } from '#features/audit/health-access.server.ts'
import type { RestRange } from '#features/health/core/rest.ts'
import { restRanges } from '#features/health/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** As many as one person keeps; more than anybody declares in years. */
const MOST = 200

export interface SavedRestRange extends RestRange {
  readonly id: string
}

/** A member’s declared rests, the newest first. */
export async function listRestRanges({ db }: Pick<Infrastructure, 'db'>, userId: string): Promise<SavedRestRange[]> {
  const { id, kind, fromDay, toDay } = restRanges
  return db
    .select({ id, kind, fromDay, toDay })
    .from(restRanges)
    .where(eq(restRanges.userId, userId))
    .orderBy(desc(fromDay), desc(toDay), id)
    .limit(MOST)
}

/** Keeps a rest; false where there are too many, or this one is there already. */
export async function addRestRange(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  userId: string,
  rest: RestRange,
): Promise<boolean> {
  const { db, clock } = services
  return db.transaction(async (tx) => {
    const own = eq(restRanges.userId, userId)
    const kept = await tx.select({ fromDay: restRanges.fromDay, toDay: restRanges.toDay }).from(restRanges).where(own)
    const isThere = kept.some(({ fromDay, toDay }) => fromDay === rest.fromDay && toDay === rest.toDay)
    if (isThere || kept.length >= MOST) return false
    await tx.insert(restRanges).values({ userId, ...rest, createdAt: clock.now() })
    await noteHealthAccess({ ...services, db: tx }, { userId, by: { kind: 'member' }, action: 'changed', what: 'check-in' })
    return true
  })
}

/** Takes a rest back; false where it is not there, or not this person’s. */
export async function removeRestRange({ db }: Pick<Infrastructure, 'db'>, userId: string, id: string): Promise<boolean> {
  if (!isId(id)) return false
  const removed = await db
    .delete(restRanges)
    .where(and(eq(restRanges.id, id), eq(restRanges.userId, userId)))
    .returning({ id: restRanges.id })
  return removed.length > 0
}
