import { planNames } from '#features/membership/billing/membership-words.ts'
import { lastInside, runningGrant, membershipState, stateWithoutGrant } from '#features/membership/core/entitlement.ts'
import { findMembership } from '#features/membership/core/membership.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { PersonMembership } from './membership-card.tsx'

interface Clock {
  readonly instant: (at: Date) => string
  readonly day: (at: Date) => string
}

/** Both that may give access: what was bought or is tried out, and what the owner gave. */
export async function findPersonMembership(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  userId: string,
  write: Clock,
): Promise<PersonMembership> {
  const membership = await findMembership(db, userId)
  const now = clock.now()
  const grant = runningGrant(membership, now)
  const { status, reason, plan, until } = grant ? stateWithoutGrant(membership, now) : membershipState(membership, now)
  const end = grant?.until ? ` Its last day is ${write.day(lastInside(grant.until))}.` : ' It has no end.'
  return {
    reason: grant && status === 'none' ? null : reason,
    plan: plan && planNames[plan],
    until: until && write.instant(until),
    given: grant && `Full access, given by the coach.${end}`,
  }
}
