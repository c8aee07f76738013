import { sql } from 'drizzle-orm'

import { countPeople } from '#features/identity/people.server.ts'
import { listPeopleBehind } from '#features/identity/people/find-people.server.ts'
import type { MembershipStatus, MembershipState } from '#features/membership/core/entitlement.ts'
import { listEventsSince } from '#features/membership/core/events.server.ts'
import { listKinds } from '#features/membership/core/group-memberships.server.ts'
import { countKinds, listStandings } from '#features/membership/core/membership.server.ts'
import { memberships } from '#features/membership/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import {
  churn,
  daysBefore,
  leavingKinds,
  monthlyRevenue,
  stayingKinds,
  trialConversion,
  type Churn,
  type Conversion,
  type MonthlyRevenue,
} from './figures.ts'
import { mayBeIn } from './list-by-status.server.ts'

const PAGE = 25
/** So many people are looked at in one go for a state. */
const AT_ONCE = 100

export interface Member {
  readonly userId: string
  readonly displayName: string | null
  readonly email: string
  readonly membershipState: MembershipState
}

export interface MembersWanted {
  readonly search: string
  readonly state: MembershipStatus | null
  /** The id of the last person of the page before. */
  readonly behind: string | null
}

/**
 * One page of people with where they stand, the newest first. A state is worked out, not stored: `membershipState` alone knows it. So those who may be
 * in it are read in their order until a page is full of those who are.
 */
export async function findMembers(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  { search, state, behind }: MembersWanted,
): Promise<{ members: Member[]; hasMore: boolean }> {
  const found: Member[] = []
  const among = state === null ? undefined : mayBeIn(state, services.clock.now())
  const limit = state === null ? PAGE + 1 : AT_ONCE
  for (let from = behind; found.length <= PAGE;) {
    const people = await listPeopleBehind(services, { search, behind: from, limit, among })
    const standings = await listStandings(
      services,
      people.map(({ userId }) => userId),
    )
    const members = people.map((person) => ({ ...person, membershipState: standings.get(person.userId)! }))
    found.push(...members.filter((member) => state === null || member.membershipState.status === state))
    if (people.length < limit) break
    from = people.at(-1)!.userId
  }
  return { members: found.slice(0, PAGE), hasMore: found.length > PAGE }
}

export interface MemberFigures {
  readonly people: number
  readonly counts: Readonly<Record<MembershipStatus, number>>
  readonly revenue: ReadonlyArray<MonthlyRevenue>
  readonly trials: { readonly last30: Conversion; readonly last90: Conversion }
  readonly churn: Churn & { readonly ofPaying: number }
}

/** How many people are in each state, what recurs, how trials went and who left. People who never had a membership count as `none`. */
export async function findMemberFigures(services: Pick<Infrastructure, 'db' | 'clock'>): Promise<MemberFigures> {
  const now = services.clock.now()
  const since = daysBefore(now, 90)
  const [kinds, people, events, refunded] = await Promise.all([
    listKinds(services.db, now),
    countPeople(services.db),
    listEventsSince(services, { kinds: ['trial started', ...leavingKinds], alsoOfThem: stayingKinds }, since),
    services.db
      .select({ userId: memberships.userId })
      .from(memberships)
      .where(sql`${memberships.billing} ->> 'state' = 'refunded'`),
  ])
  const counts = countKinds(kinds, now)
  counts.none += people.all - kinds.reduce((sum, { count }) => sum + count, 0)
  const left = churn(events, since)
  const paidBack = new Set(refunded.map(({ userId }) => userId))
  const trialsSince = (days: number) => trialConversion(events, daysBefore(now, days), paidBack)
  const paying = counts.active + counts['past due'] + counts.paused + counts.lifetime
  return {
    people: people.all,
    counts,
    revenue: monthlyRevenue(kinds, now),
    trials: { last30: trialsSince(30), last90: trialsSince(90) },
    churn: { ...left, ofPaying: paying + left.left },
  }
}
