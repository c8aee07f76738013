import { leavingWords } from '#features/membership/billing/leaving.ts'
import type { Billing } from '#features/membership/core/billing.ts'
import { stateWithoutGrant, type Membership } from '#features/membership/core/entitlement.ts'
import type { MembershipEvent } from '#features/membership/core/membership-event.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * DAY_MS)

/** What comes in a month from running memberships, in cents of one currency. */
export interface MonthlyRevenue {
  readonly currency: string
  readonly cents: number
}

/**
 * Monthly recurring revenue by currency: what each monthly membership pays, and a twelfth of each annual one, over those that are
 * active, or past due within the days of grace. Lifetime, cancelled and paused ones count nothing. Rounded to whole cents once,
 * after summing. Memberships that stand alike may come as one, with the sum of what they pay.
 */
export function monthlyRevenue(
  paying: ReadonlyArray<{ readonly membership: Membership; readonly amountCents: number }>,
  at: Date,
): ReadonlyArray<MonthlyRevenue> {
  /** In twelfths of a cent, so that the sum is exact. */
  const twelfths = new Map<string, number>()
  for (const { membership, amountCents } of paying) {
    const { billing } = membership
    if (!billing || !recurs(membership, billing, at)) continue
    const paid = amountCents * (billing.plan === 'annual' ? 1 : 12)
    twelfths.set(billing.currency, (twelfths.get(billing.currency) ?? 0) + paid)
  }
  return [...twelfths]
    .map(([currency, sum]) => ({ currency, cents: Math.round(sum / 12) }))
    .toSorted((one, other) => other.cents - one.cents)
}

function recurs(membership: Membership, billing: Billing, at: Date): boolean {
  if (billing.plan === 'lifetime' || billing.cancelsAt || (billing.state !== 'active' && billing.state !== 'past due'))
    return false
  // What was given besides does not pay: only what was bought is asked.
  const { allowed, status } = stateWithoutGrant(membership, at)
  return allowed && (status === 'active' || status === 'past due')
}

type Happened = Pick<MembershipEvent, 'kind' | 'at' | 'note'> & { readonly userId: string }

export interface Conversion {
  readonly started: number
  /** Bought, and have not had all of it paid back. */
  readonly bought: number
  readonly paidBack: number
}

/**
 * Of the trials that started since an instant: how many there are, and how many of their people have bought since their trial started. Who
 * had the money back is counted apart.
 */
export function trialConversion(events: ReadonlyArray<Happened>, since: Date, paidBack: ReadonlySet<string>): Conversion {
  const started = new Map(
    events.filter(({ kind, at }) => kind === 'trial started' && at >= since).map(({ userId, at }) => [userId, at]),
  )
  const bought = new Set(
    events
      .filter(({ kind, userId, at }) => kind === 'bought' && at >= (started.get(userId) ?? Infinity))
      .map((one) => one.userId),
  )
  const back = [...bought].filter((userId) => paidBack.has(userId)).length
  return { started: started.size, bought: bought.size - back, paidBack: back }
}

export interface Churn {
  readonly left: number
  /** How often each reason was given, the most frequent first. */
  readonly reasons: ReadonlyArray<{ readonly reason: string; readonly count: number }>
}

export const leavingKinds = ['cancelled', 'ended', 'refunded'] as const
export const stayingKinds = ['bought', 'resumed', 'cancellation withdrawn', 'changed plan', 'renewed'] as const

/**
 * Who left since an instant: people whose last turn, either way, was to cancel, to be paid back, or an end. Whoever took a cancellation back, or
 * bought again, stays. The reason is the last one that they gave; without one, what brought the end.
 */
export function churn(events: ReadonlyArray<Happened>, since: Date): Churn {
  const leaving = new Map<string, Leaving>()
  for (const { userId, kind, note } of inTime(events, since)) {
    if ((stayingKinds as ReadonlyArray<string>).includes(kind)) leaving.delete(userId)
    if (isLeaving(kind)) leaving.set(userId, leavingAfter(leaving.get(userId), kind, note.reason))
  }
  const counts = new Map<string, number>()
  for (const { reason, how } of leaving.values()) {
    const words = reason ? leavingWords(reason) : unstated[how]
    counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  const reasons = [...counts].map(([reason, count]) => ({ reason, count }))
  return { left: leaving.size, reasons: reasons.toSorted((one, other) => other.count - one.count) }
}

type LeavingKind = (typeof leavingKinds)[number]

interface Leaving {
  /** The reason that was chosen; null while none was. */
  readonly reason: string | null
  readonly how: LeavingKind
}

const unstated: Readonly<Record<LeavingKind, string>> = {
  cancelled: 'No reason given',
  ended: 'Payment failed, or ended at Stripe',
  refunded: 'Paid back',
}

function isLeaving(kind: MembershipEvent['kind']): kind is LeavingKind {
  return (leavingKinds as ReadonlyArray<string>).includes(kind)
}

/** What Stripe says of an end is coarser than what was chosen here before it. */
function leavingAfter(before: Leaving | undefined, kind: LeavingKind, given: string | undefined): Leaving {
  const reason = kind === 'cancelled' ? (given ?? before?.reason) : (before?.reason ?? given)
  return { reason: reason ?? null, how: kind === 'ended' && before ? before.how : kind }
}

function inTime(events: ReadonlyArray<Happened>, since: Date): ReadonlyArray<Happened> {
  return events.filter(({ at }) => at >= since).toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
