import { instantOf, type Billing } from './billing.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A trial lasts 7 × 24 hours from the moment it starts, whatever the clocks of the member's zone do meanwhile. */
export const TRIAL_DAYS = 7

/** So long members keep their access after a payment has failed. */
export const GRACE_DAYS = 7

export function trialEnd(startedAt: Date): Date {
  return daysAfter(startedAt, TRIAL_DAYS)
}

const daysAfter = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY_MS)

/** What is kept of one person's membership. The end instants are the first ones outside it. */
export interface Membership {
  readonly trialStartedAt: Date | null
  readonly trialEndsAt: Date | null
  /** When the owner gave full access. */
  readonly grantedAt: Date | null
  /** Null beside a `grantedAt`: without end. */
  readonly grantedUntil: Date | null
  /** What was bought; null for somebody who never did. */
  readonly billing: Billing | null
}

export const membershipStatuses = [
  'none',
  'trial',
  'ended',
  'active',
  'past due',
  'paused',
  'cancelled',
  'lifetime',
  'granted',
  'refunded',
] as const
export type MembershipStatus = (typeof membershipStatuses)[number]

const members: ReadonlySet<MembershipStatus> = new Set(['active', 'past due', 'cancelled', 'lifetime', 'granted'])

/** Whether it is the status of somebody who bought a membership or was given one, and still has it. */
export function isMemberStatus(status: MembershipStatus): boolean {
  return members.has(status)
}

/** Where a person stands at one instant, and why. */
export interface MembershipState {
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
  /** The plan that was bought, whether it still gives access or not. */
  readonly plan: Billing['plan'] | null
  /** When the period that was paid for ends. */
  readonly periodEndsAt: Date | null
}

/** What somebody may want to use. */
export type Resource =
  | { readonly kind: 'lesson'; readonly isPreview: boolean; readonly opensInTrial: boolean }
  /** Whatever every member uses. */
  | { readonly kind: 'members' }

/** Whether somebody may use it, and why (not). */
export interface Entitlement {
  readonly allowed: boolean
  /** One plain sentence for the person. */
  readonly reason: string
  readonly status: MembershipStatus
}

const NOTHING: Membership = { trialStartedAt: null, trialEndsAt: null, grantedAt: null, grantedUntil: null, billing: null }

/** The one place that decides who may use what: pages, functions, the player and machines ask it. */
export function entitlement(membership: Membership | null, resource: Resource, at: Date): Entitlement {
  const { allowed, status, reason } = membershipState(membership, at)
  if (resource.kind === 'members') return { allowed, status, reason }
  if (resource.isPreview) return { allowed: true, status, reason: 'This lesson is open to everybody.' }
  if (status !== 'trial') return { allowed, status, reason: status === 'none' ? 'This lesson is for members.' : reason }
  if (resource.opensInTrial) return { allowed, status, reason }
  return { allowed: false, status, reason: 'This lesson is for members; the free trial does not open it.' }
}

/**
 * Where a person stands. The strongest claim that holds at the instant wins: one that gives access before one that does not, and what was
 * paid for before what was given. A new kind of claim is a new line in `claims`, in the order of strength.
 */
export function membershipState(membership: Membership | null, at: Date): MembershipState {
  const facts = membership ?? NOTHING
  const claims: ReadonlyArray<Claim | null> = [
    paid(facts, at),
    granted(facts, at),
    ending(facts, at),
    onTrial(facts, at),
    stopped(facts, at),
    ended(facts),
  ]
  const claim = claims.find((one) => one !== null) ?? NO_CLAIM
  const { billing, trialEndsAt } = facts
  return { ...claim, trialEndsAt, plan: billing?.plan ?? null, periodEndsAt: instantOf(billing?.periodEndsAt) }
}

/** Whether it is the trial that has ended, with no membership after it. */
export function isTrialOver({ status, reason }: Pick<MembershipState, 'status' | 'reason'>): boolean {
  return status === 'ended' && reason === TRIAL_ENDED
}

/** What the owner gave, where it still counts, whatever else gives access; null where nothing does. */
export function runningGrant(membership: Membership | null, at: Date): Pick<MembershipState, 'until'> | null {
  return granted(membership ?? NOTHING, at)
}

/** Where a person stands by what was bought and by the trial alone. */
export function stateWithoutGrant(membership: Membership | null, at: Date): MembershipState {
  return membershipState({ ...(membership ?? NOTHING), grantedAt: null, grantedUntil: null }, at)
}

/** The instant whose day is named as the end. What was given counts to the end of a whole day, so that this is the last one inside. */
export function namedEnd({ status, until }: Pick<MembershipState, 'status' | 'until'>): Date | null {
  return status === 'granted' && until ? lastInside(until) : until
}

/** The last instant before an end. */
export function lastInside(end: Date): Date {
  return new Date(end.getTime() - 1)
}

type Claim = Omit<MembershipState, 'trialEndsAt' | 'plan' | 'periodEndsAt'>

const member = (status: MembershipStatus, reason: string, until: Date | null = null): Claim => ({
  allowed: true,
  subscribed: true,
  status,
  reason,
  until,
})
const closed = (status: MembershipStatus, reason: string): Claim => ({
  allowed: false,
  subscribed: false,
  status,
  reason,
  until: null,
})

const TRIAL_ENDED = 'The free trial has ended.'
const NO_CLAIM: Claim = closed('none', 'No membership yet.')

function paid({ billing }: Membership, at: Date): Claim | null {
  if (billing?.state === 'lifetime') return member('lifetime', 'The membership is for life.')
  if (billing?.state !== 'active') return null
  const endsAt = instantOf(billing.periodEndsAt)
  // A renewal is heard of some time after it was due: so long nobody is shut out.
  if (endsAt && at >= daysAfter(endsAt, GRACE_DAYS)) return null
  return member('active', 'The membership is running.')
}

function granted({ grantedAt, grantedUntil }: Membership, at: Date): Claim | null {
  if (!grantedAt || (grantedUntil && at >= grantedUntil)) return null
  return member('granted', 'Full access, given by the coach.', grantedUntil)
}

function ending({ billing }: Membership, at: Date): Claim | null {
  const endsAt = instantOf(billing?.periodEndsAt)
  if (billing?.state === 'cancelled' && endsAt && at < endsAt) {
    return member('cancelled', 'The membership is cancelled and ends with the period that was paid for.', endsAt)
  }
  const graceEndsAt = graceEnd(billing)
  if (!graceEndsAt || at >= graceEndsAt) return null
  const reason = billing?.cancelsAt
    ? 'The last payment failed, and the membership is cancelled; access stays open for some days.'
    : 'The last payment failed; access stays open for some days.'
  return member('past due', reason, graceEndsAt)
}

/** A cancellation never makes the days of grace longer. */
function graceEnd(billing: Billing | null): Date | null {
  if (billing?.state !== 'past due' || billing.pastDueSince === null) return null
  const graceEndsAt = daysAfter(new Date(billing.pastDueSince), GRACE_DAYS)
  const cancelsAt = instantOf(billing.cancelsAt)
  return cancelsAt && cancelsAt < graceEndsAt ? cancelsAt : graceEndsAt
}

/** Whoever buys has done with trying out: a pause or a refund closes the lessons, though days of the trial were left. */
function onTrial({ trialEndsAt, billing }: Membership, at: Date): Claim | null {
  if (billing || !trialEndsAt || at >= trialEndsAt) return null
  return { allowed: true, subscribed: false, status: 'trial', reason: 'The free trial is running.', until: trialEndsAt }
}

function stopped({ billing }: Membership, at: Date): Claim | null {
  const cancelsAt = instantOf(billing?.cancelsAt)
  if (cancelsAt && at >= cancelsAt) return null
  if (billing?.state === 'paused') {
    return closed('paused', cancelsAt ? 'The membership is paused, and cancelled.' : 'The membership is paused.')
  }
  if (billing?.state === 'refunded') return closed('refunded', 'The membership was paid back and has ended.')
  const graceEndsAt = graceEnd(billing)
  return graceEndsAt && at >= graceEndsAt ? closed('past due', 'The last payment failed, and the days of grace are over.') : null
}

function ended({ billing, grantedAt, trialEndsAt }: Membership): Claim | null {
  if (!billing && !grantedAt && !trialEndsAt) return null
  return closed('ended', billing || grantedAt ? 'The membership has ended.' : TRIAL_ENDED)
}

/** Days left of a running trial, begun ones counted whole: 7 in its first moment, 1 in its last. Null when none is running. */
export function trialDaysLeft({ status, trialEndsAt }: Pick<MembershipState, 'status' | 'trialEndsAt'>, at: Date): number | null {
  if (status !== 'trial' || !trialEndsAt) return null
  return Math.max(1, Math.ceil((trialEndsAt.getTime() - at.getTime()) / DAY_MS))
}
