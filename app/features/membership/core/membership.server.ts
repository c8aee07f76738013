import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'

import type { Database } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { preparedOnce } from '#platform/prepared.server.ts'

import { accessOf, type Access } from './access.ts'
import {
  membershipStatuses,
  membershipState,
  trialEnd,
  type Membership,
  type MembershipStatus,
  type MembershipState,
} from './entitlement.ts'
import { grantEndSource, recordMembershipEvents } from './events.server.ts'
import { listKinds, type KindOfRow } from './group-memberships.server.ts'
import { hadTrialElsewhere } from './mailbox-trial.server.ts'
import { memberships } from './tables.server.ts'

/** What a person may do now. */
export async function findMembershipState(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  userId: string,
): Promise<MembershipState> {
  return membershipState(await findMembership(db, userId), clock.now())
}

/** What somebody may use now; null is a visitor. */
export async function findAccess({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>, userId: string | null): Promise<Access> {
  return accessOf(userId === null ? null : await findMembership(db, userId), clock.now())
}

/** What each of these people may do now. */
export async function listStandings(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  userIds: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, MembershipState>> {
  const rows =
    userIds.length === 0
      ? []
      : await db
          .select()
          .from(memberships)
          .where(inArray(memberships.userId, [...userIds]))
  const now = clock.now()
  return new Map(userIds.map((id) => [id, membershipState(rows.find(({ userId }) => userId === id) ?? null, now)]))
}

const membershipOf = preparedOnce((db) =>
  db
    .select()
    .from(memberships)
    .where(eq(memberships.userId, sql.placeholder('userId')))
    .prepare('membership_find'),
)

/** What is kept of one person’s membership; null for somebody who never had one. */
export async function findMembership(db: Database, userId: string): Promise<Membership | null> {
  const [row] = await membershipOf(db).execute({ userId })
  return row ?? null
}

/**
 * Starts the person's one trial at the given instant. A trial that was started before keeps its dates, also when two
 * requests come at once: the second waits for the first one's row and then finds it written. Whoever has bought tries
 * nothing out, and a mailbox has one trial, whatever tags its addresses have.
 */
export function beginTrial(db: Database, userId: string, at: Date): Promise<void> {
  const trial = { trialStartedAt: at, trialEndsAt: trialEnd(at), trialRequestedAt: null }
  return db.transaction(async (tx) => {
    if (await hadTrialElsewhere(tx, userId)) return
    const begun = await tx
      .insert(memberships)
      .values({ userId, ...trial })
      .onConflictDoUpdate({
        target: memberships.userId,
        set: trial,
        setWhere: sql`${memberships.trialStartedAt} IS NULL AND ${memberships.billing} IS NULL`,
      })
      .returning({ userId: memberships.userId })
    await recordMembershipEvents(
      tx,
      begun.map(() => ({ userId, kind: 'trial started' as const, at, source: 'trial started' })),
    )
  })
}

/** Gives full access, until an instant or without end. Given again, the new end counts. */
export function grantMembership(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  userId: string,
  until: Date | null,
  by: string | null = null,
): Promise<void> {
  const at = clock.now()
  const grant = { grantedAt: at, grantedUntil: until }
  const note = until ? { until: until.toISOString() } : {}
  return db.transaction(async (tx) => {
    await tx
      .insert(memberships)
      .values({ userId, ...grant })
      .onConflictDoUpdate({ target: memberships.userId, set: grant })
    await recordMembershipEvents(tx, [{ userId, kind: 'granted', at, actorId: by, note }])
  })
}

/** Ends at once the access that was given; false when none runs. What was bought, and a trial, stay as they are. */
export function revokeMembership(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  userId: string,
  by: string | null,
): Promise<boolean> {
  const at = clock.now()
  const { grantedAt, grantedUntil } = memberships
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(memberships)
      .set({ grantedUntil: at })
      .where(and(eq(memberships.userId, userId), isNotNull(grantedAt), or(isNull(grantedUntil), gt(grantedUntil, at))))
      .returning({ userId: memberships.userId })
    await recordMembershipEvents(
      tx,
      ended.map(() => ({ userId, kind: 'grant ended' as const, at, actorId: by, source: grantEndSource(at) })),
    )
    return ended.length > 0
  })
}

/** How many people have which membership now; `none` counts only those who ever asked for one. */
export async function countMemberships({
  db,
  clock,
}: Pick<Infrastructure, 'db' | 'clock'>): Promise<Record<MembershipStatus, number>> {
  const now = clock.now()
  return countKinds(await listKinds(db, now), now)
}

/** Of memberships by kind, how many are in each state. */
export function countKinds(kinds: ReadonlyArray<KindOfRow>, at: Date): Record<MembershipStatus, number> {
  const counts = new Map<MembershipStatus, number>(membershipStatuses.map((status) => [status, 0]))
  for (const { membership, count } of kinds) {
    const { status } = membershipState(membership, at)
    counts.set(status, counts.get(status)! + count)
  }
  return Object.fromEntries(counts) as Record<MembershipStatus, number>
}

/** How many people have ever bought something, whatever became of it. */
export async function countBilled(db: Pick<Database, '$count'>): Promise<number> {
  return db.$count(memberships, isNotNull(memberships.billing))
}
