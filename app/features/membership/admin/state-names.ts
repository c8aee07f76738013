import { membershipStatuses, type MembershipStatus } from '#features/membership/core/entitlement.ts'

export const stateNames: Readonly<Record<MembershipStatus, string>> = {
  none: 'No membership',
  trial: 'On trial',
  ended: 'Ended',
  active: 'Active',
  'past due': 'Past due',
  paused: 'Paused',
  cancelled: 'Cancelled',
  lifetime: 'Lifetime',
  granted: 'Given by you',
  refunded: 'Paid back',
}

interface StateGroup {
  readonly name: string
  readonly tone: 'full' | 'trial' | 'closed'
  readonly states: ReadonlyArray<MembershipStatus>
}

/** The states by what they open; each stands in one group. */
export const stateGroups: ReadonlyArray<StateGroup> = [
  { name: 'Members', tone: 'full', states: ['active', 'lifetime', 'granted', 'cancelled', 'past due'] },
  { name: 'Trying out', tone: 'trial', states: ['trial'] },
  { name: 'Without access', tone: 'closed', states: ['none', 'ended', 'paused', 'refunded'] },
]

/** The state that an address asks for; null where it names none. */
export function stateNamed(asked: string | null): MembershipStatus | null {
  return membershipStatuses.find((state) => state === asked) ?? null
}
