import type { Billing } from './billing.ts'

/** So long after the first payment the money goes back without a question. */
export const REFUND_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** What a member can do with what was bought. */
export interface Acts {
  readonly canCancel: boolean
  readonly canWithdraw: boolean
  readonly canPause: boolean
  readonly canResume: boolean
  readonly changeTo: 'monthly' | 'annual' | null
  /** Until when the money goes back; null when it does not. */
  readonly refundUntil: Date | null
}

/** What can be done now. `firstPaidAt` is the person’s first payment of all: the guarantee is given once. */
export function actsOf(billing: Billing | null, firstPaidAt: string | null, at: Date): Acts {
  const { state, plan } = billing ?? { state: 'ended', plan: 'lifetime' }
  const isOpen = state === 'active'
  const isRunning = isOpen || state === 'past due' || state === 'paused'
  return {
    canCancel: isRunning,
    canWithdraw: state === 'cancelled' && !isOver(billing, at),
    canPause: isOpen,
    canResume: state === 'paused',
    changeTo: !isOpen || plan === 'lifetime' ? null : plan === 'monthly' ? 'annual' : 'monthly',
    refundUntil: billing && state !== 'refunded' ? refundEnd(billing, firstPaidAt, at) : null,
  }
}

function refundEnd({ paidAt }: Billing, firstPaidAt: string | null, at: Date): Date | null {
  if (paidAt === null || firstPaidAt === null) return null
  const until = new Date(Date.parse(firstPaidAt) + REFUND_DAYS * DAY_MS)
  return at < until ? until : null
}

function isOver(billing: Billing | null, at: Date): boolean {
  return billing?.periodEndsAt != null && at >= new Date(billing.periodEndsAt)
}

/** Why a plan cannot be bought now; null when it can. A lifetime can follow a plan that was cancelled: it does not renew. */
export function whyNotBought(billing: Billing | null, plan: Billing['plan'], at: Date): 'running' | 'lifetime' | null {
  if (billing?.state === 'lifetime') return 'lifetime'
  if (billing?.state === 'cancelled') return isOver(billing, at) || plan === 'lifetime' ? null : 'running'
  return billing && ['active', 'past due', 'paused'].includes(billing.state) ? 'running' : null
}
