import { eq, inArray, sql } from 'drizzle-orm'

import type { Database } from '#platform/db.server.ts'
import type { Services } from '#platform/services.server.ts'

import { accessOf, type Access } from './access.ts'
import { membershipStatuses, standing, trialEnd, type Membership, type MembershipStatus, type Standing } from './entitlement.ts'
import { memberships } from './tables.server.ts'

/** What a person may do now. */
export async function findStanding({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: string): Promise<Standing> {
  return standing(await findMembership(db, userId), clock.now())
}

/** What somebody may use now; null is a visitor. */
export async function findAccess({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: string | null): Promise<Access> {
  return accessOf(userId === null ? null : await findMembership(db, userId), clock.now())
}

/** What each of these people may do now. */
export async function listStandings(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userIds: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, Standing>> {
  const rows =
    userIds.length === 0
      ? []
      : await db
          .select()
          .from(memberships)
          .where(inArray(memberships.userId, [...userIds]))
  const now = clock.now()
  return new Map(userIds.map((id) => [id, standing(rows.find(({ userId }) => userId === id) ?? null, now)]))
}

/** What is kept of one person’s membership; null for somebody who never had one. */
export async function findMembership(db: Database, userId: string): Promise<Membership | null> {
  const [row] = await db.select().from(memberships).where(eq(memberships.userId, userId))
  return row ?? null
}

/**
 * Starts the person's one trial at the given instant. A trial that was started before keeps its dates, also when two
 * requests come at once: the second waits for the first one's row and then finds it written.
 */
export async function beginTrial(db: Database, userId: string, at: Date): Promise<void> {
  const trial = { trialStartedAt: at, trialEndsAt: trialEnd(at), trialRequestedAt: null }
  await db
    .insert(memberships)
    .values({ userId, ...trial })
    .onConflictDoUpdate({ target: memberships.userId, set: trial, setWhere: sql`${memberships.trialStartedAt} IS NULL` })
}

/** Gives full access, until an instant or without end. Given again, the new end counts. */
export async function grantMembership({ db, clock }: Services, userId: string, until: Date | null): Promise<void> {
  const grant = { grantedAt: clock.now(), grantedUntil: until }
  await db
    .insert(memberships)
    .values({ userId, ...grant })
    .onConflictDoUpdate({ target: memberships.userId, set: grant })
}

/** How many people have which membership now; `none` counts only those who ever asked for one. */
export async function countMemberships({ db, clock }: Services): Promise<Record<MembershipStatus, number>> {
  const rows = await db.select().from(memberships)
  const now = clock.now()
  const counts = new Map<MembershipStatus, number>(membershipStatuses.map((status) => [status, 0]))
  for (const row of rows) {
    const { status } = standing(row, now)
    counts.set(status, counts.get(status)! + 1)
  }
  return Object.fromEntries(counts) as Record<MembershipStatus, number>
}
