import type { Billing } from '#features/membership/core/billing.ts'

import type { Ledger } from './fold-events.ts'
import { pendingRefund } from './refund/pending-refund.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What a member can do with what was bought. */
export interface Acts {
  readonly canCancel: boolean
  /** What cancelling means: it ends with its period, with the days that were left when it was paused, or at once. */
  readonly endsWith: 'period' | 'days left' | 'now'
  readonly canWithdraw: boolean
  readonly canPause: boolean
  readonly canResume: boolean
  readonly changeTo: 'monthly' | 'annual' | null
  /** Until when the money goes back; null when it does not. */
  readonly refundUntil: Date | null
}

interface Now {
  /** So many days after the first payment the money goes back without a question. */
  readonly guaranteeDays: number
  /** When the money was asked back; null when it never was. The guarantee is given once. */
  readonly refundAskedAt: Date | null
  /** It was, and is not all back: nothing else is done meanwhile. */
  readonly isRefundPending: boolean
  readonly at: Date
}

/** What can be done now. The guarantee counts from the person’s first payment of all. */
export function actsOf(ledger: Pick<Ledger, 'billing' | 'firstPaidAt' | 'purchases'>, now: Now): Acts {
  const { billing } = ledger
  const { state, plan } = billing ?? { state: 'ended', plan: 'lifetime' }
  const isOpen = state === 'active' && !now.isRefundPending
  const isRunning = isOpen || ((state === 'past due' || state === 'paused') && !now.isRefundPending)
  const isWithdrawable = state === 'cancelled' ? !now.isRefundPending : isRunning && billing?.cancelsAt != null
  return {
    canCancel: isRunning,
    endsWith: state === 'past due' ? 'now' : state === 'paused' ? 'days left' : 'period',
    canWithdraw: isWithdrawable && !isOver(billing, now.at),
    canPause: isOpen,
    canResume: state === 'paused' && !now.isRefundPending,
    changeTo: isOpen ? otherPlan(plan) : null,
    refundUntil: now.refundAskedAt === null ? refundEnd(ledger, now) : null,
  }
}

/** The plan that a running one can be changed to. */
export function otherPlan(plan: Billing['plan']): 'monthly' | 'annual' | null {
  if (plan === 'lifetime') return null
  return plan === 'monthly' ? 'annual' : 'monthly'
}

function refundEnd(ledger: Pick<Ledger, 'firstPaidAt' | 'purchases'>, { at, guaranteeDays }: Now): Date | null {
  if (ledger.firstPaidAt === null || pendingRefund(ledger, at) === null) return null
  const until = new Date(Date.parse(ledger.firstPaidAt) + guaranteeDays * DAY_MS)
  return at < until ? until : null
}

/** It was cancelled, and its end is here, whether or not Stripe has said so. */
function isOver(billing: Billing | null, at: Date): boolean {
  const end = billing && (billing.cancelsAt ?? (billing.state === 'cancelled' ? billing.periodEndsAt : null))
  return end !== null && at >= new Date(end)
}

/**
 * Why a plan cannot be bought now; null when it can. A lifetime can be bought beside a plan: that is not charged any more then (`redundantSubscriptions`).
 * Not while a payment of it is missing, which would be tried on.
 */
export function whyNotBought(billing: Billing | null, plan: Billing['plan'], at: Date): 'running' | 'lifetime' | null {
  if (billing?.state === 'lifetime') return 'lifetime'
  if (isOver(billing, at)) return null
  if (billing?.state === 'past due') return 'running'
  return plan !== 'lifetime' && billing && ['active', 'cancelled', 'paused'].includes(billing.state) ? 'running' : null
}
