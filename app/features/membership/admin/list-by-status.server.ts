import { and, gt, isNotNull, isNull, lte, not, or, sql, type Column, type SQL } from 'drizzle-orm'

import type { MembershipStatus } from '#features/membership/core/entitlement.ts'
import { memberships } from '#features/membership/core/tables.server.ts'

const { userId, trialEndsAt, grantedAt, grantedUntil, billing } = memberships

const bought = (state: string) => sql`(${billing} ->> 'state') = ${state}`
const anything = or(isNotNull(trialEndsAt), isNotNull(grantedAt), isNotNull(billing))

/** Rows that can be in a state. */
const rows: Readonly<Record<Exclude<MembershipStatus, 'none'>, (now: Date) => SQL | undefined>> = {
  trial: (now) => and(gt(trialEndsAt, now), isNull(billing)),
  granted: (now) => and(isNotNull(grantedAt), or(isNull(grantedUntil), gt(grantedUntil, now))),
  active: () => bought('active'),
  'past due': () => bought('past due'),
  paused: () => bought('paused'),
  cancelled: () => bought('cancelled'),
  lifetime: () => bought('lifetime'),
  refunded: () => bought('refunded'),
  ended: (now) =>
    and(
      anything,
      or(isNull(trialEndsAt), lte(trialEndsAt, now), isNotNull(billing)),
      or(isNull(grantedAt), lte(grantedUntil, now)),
      or(isNull(billing), not(bought('lifetime'))),
    ),
}

/**
 * Who can be in a state, as a condition on the id of a person: everybody of whom `membershipState` says so, and some others. It makes it quick to
 * look for few among many; `membershipState` decides, and a test holds this against it.
 */
export function mayBeIn(state: MembershipStatus, now: Date): (person: Column) => SQL {
  return state === 'none'
    ? (person) => sql`${person} not in (select ${userId} from ${memberships} where ${anything})`
    : (person) => sql`${person} in (select ${userId} from ${memberships} where ${rows[state](now)})`
}
