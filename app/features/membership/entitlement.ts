const DAY_MS = 24 * 60 * 60 * 1000

/** A trial lasts 7 × 24 hours from the moment it starts, whatever the clocks of the member's zone do meanwhile. */
export const TRIAL_DAYS = 7

export function trialEnd(startedAt: Date): Date {
  return new Date(startedAt.getTime() + TRIAL_DAYS * DAY_MS)
}

/** What is kept of one person's membership. The end instants are the first ones outside it. */
export interface Membership {
  readonly trialStartedAt: Date | null
  readonly trialEndsAt: Date | null
  /** When the owner gave full access. */
  readonly grantedAt: Date | null
  /** Null beside a `grantedAt`: without end. */
  readonly grantedUntil: Date | null
}

export type MembershipStatus = 'none' | 'trial' | 'ended' | 'granted'

/** What a person may do at one instant, and why. */
export interface Entitlement {
  /** May use what members use. */
  readonly allowed: boolean
  /** Is a member for good, not on trial: what `check-subscription` answers. */
  readonly subscribed: boolean
  readonly status: MembershipStatus
  /** One plain sentence for the person and for the owner. */
  readonly reason: string
  readonly trialEndsAt: Date | null
  /** When the present access ends by itself; null when it has no end, or there is no access. */
  readonly until: Date | null
}

/**
 * The one place that decides who may. The strongest claim that holds at the instant wins: a granted membership before a
 * trial, a running one before an ended one. A new kind of claim is a new line in `claims`, in the order of strength.
 */
export function entitlement(membership: Membership | null, at: Date): Entitlement {
  const facts = membership ?? { trialStartedAt: null, trialEndsAt: null, grantedAt: null, grantedUntil: null }
  const claims: ReadonlyArray<Claim | null> = [granted(facts, at), onTrial(facts, at), ended(facts)]
  const claim = claims.find((one) => one !== null) ?? NO_CLAIM
  return { ...claim, trialEndsAt: facts.trialEndsAt }
}

type Claim = Omit<Entitlement, 'trialEndsAt'>

const NO_CLAIM: Claim = { allowed: false, subscribed: false, status: 'none', reason: 'No membership yet.', until: null }

function granted({ grantedAt, grantedUntil }: Membership, at: Date): Claim | null {
  if (!grantedAt || (grantedUntil && at >= grantedUntil)) return null
  return { allowed: true, subscribed: true, status: 'granted', reason: 'Full access, given by the coach.', until: grantedUntil }
}

function onTrial({ trialEndsAt }: Membership, at: Date): Claim | null {
  if (!trialEndsAt || at >= trialEndsAt) return null
  return { allowed: true, subscribed: false, status: 'trial', reason: 'The free trial is running.', until: trialEndsAt }
}

function ended({ grantedAt, trialEndsAt }: Membership): Claim | null {
  if (!grantedAt && !trialEndsAt) return null
  const reason = grantedAt ? 'The membership has ended.' : 'The free trial has ended.'
  return { allowed: false, subscribed: false, status: 'ended', reason, until: null }
}

/** Days left of a running trial, begun ones counted whole: 7 in its first moment, 1 in its last. Null when none is running. */
export function trialDaysLeft({ status, trialEndsAt }: Pick<Entitlement, 'status' | 'trialEndsAt'>, at: Date): number | null {
  if (status !== 'trial' || !trialEndsAt) return null
  return Math.max(1, Math.ceil((trialEndsAt.getTime() - at.getTime()) / DAY_MS))
}
