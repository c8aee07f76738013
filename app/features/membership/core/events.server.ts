import { and, desc, eq, gte, inArray, isNotNull, lte, notExists, or, sql } from 'drizzle-orm'

import { listNames } from '#features/identity/people/names.server.ts'
import { memberships, membershipEvents } from '#features/membership/core/tables.server.ts'
import type { Database } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { MembershipEvent } from './membership-event.ts'

type NewEvent = typeof membershipEvents.$inferInsert

/** Keeps what happened. What names a source is kept once for a person, however often it comes. Whether anything was new. */
export async function recordMembershipEvents(db: Database, events: ReadonlyArray<NewEvent>): Promise<boolean> {
  if (events.length === 0) return false
  const added = await db
    .insert(membershipEvents)
    .values([...events])
    .onConflictDoNothing()
    .returning({ id: membershipEvents.id })
  return added.length > 0
}

/** What happened to one person’s membership, the newest first. */
export async function listMembershipEvents(
  { db }: Pick<Infrastructure, 'db'>,
  userId: string,
): Promise<ReadonlyArray<MembershipEvent>> {
  const rows = await db
    .select()
    .from(membershipEvents)
    .where(eq(membershipEvents.userId, userId))
    .orderBy(desc(membershipEvents.at), desc(membershipEvents.id))
  const names = await listNames(
    db,
    rows.map(({ actorId }) => actorId),
  )
  return rows.map(({ id, kind, at, actorId, note }) => {
    const actor = actorId === null ? undefined : names.get(actorId)
    return { id, kind, at, note, by: actor ? (actor.displayName ?? actor.email) : null }
  })
}

/** What an access that ends at this instant is called in its event: taken away, or run out, it ends once. */
export const grantEndSource = (until: Date) => `grant ended ${until.toISOString()}`

const AT_ONCE = 1000

/** Writes down what time alone has done: the trials and the given accesses that are over. Each stands there once. */
export async function recordWhatRanOut(services: Pick<Infrastructure, 'db' | 'clock'>): Promise<void> {
  const { trialEndsAt, grantedUntil } = memberships
  await recordEach(services, 'trial ended', trialEndsAt, () => 'trial ended')
  await recordEach(services, 'grant ended', grantedUntil, grantEndSource)
}

async function recordEach(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  kind: 'trial ended' | 'grant ended',
  end: typeof memberships.trialEndsAt | typeof memberships.grantedUntil,
  sourceOf: (end: Date) => string,
): Promise<void> {
  const written = db
    .select({ one: sql`1` })
    .from(membershipEvents)
    .where(
      and(eq(membershipEvents.userId, memberships.userId), eq(membershipEvents.kind, kind), eq(membershipEvents.at, sql`${end}`)),
    )
  const now = clock.now()
  for (;;) {
    const over = await db
      .select({ userId: memberships.userId, at: end })
      .from(memberships)
      .where(and(isNotNull(end), lte(end, now), notExists(written)))
      .limit(AT_ONCE)
    await recordMembershipEvents(
      db,
      over.map(({ userId, at }) => ({ userId, kind, at: at!, source: sourceOf(at!) })),
    )
    if (over.length < AT_ONCE) return
  }
}

/** Which events of these kinds there are since an instant, the oldest first, and of those people also the events of some other kinds. */
export async function listEventsSince(
  { db }: Pick<Infrastructure, 'db'>,
  { kinds, alsoOfThem }: Record<'kinds' | 'alsoOfThem', ReadonlyArray<NewEvent['kind']>>,
  since: Date,
): Promise<ReadonlyArray<Pick<typeof membershipEvents.$inferSelect, 'userId' | 'kind' | 'at' | 'note'>>> {
  const { userId, kind, at, note, id } = membershipEvents
  const isOneOf = and(inArray(kind, [...kinds]), gte(at, since))
  const them = db.select({ userId }).from(membershipEvents).where(isOneOf)
  const isOfThem = and(inArray(kind, [...alsoOfThem]), gte(at, since), inArray(userId, them))
  return db.select({ userId, kind, at, note }).from(membershipEvents).where(or(isOneOf, isOfThem)).orderBy(at, id)
}
