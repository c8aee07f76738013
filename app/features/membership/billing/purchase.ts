import type { Billing } from '#features/membership/core/billing.ts'

import { instantAt, isAt, isoOf, numberAt, textAt, type StripeEvent, type StripeObject } from './stripe-event.ts'

/** One thing that was bought: a subscription, or a lifetime. */
export interface Purchase extends Billing {
  /** The subscription’s id, or the Checkout session’s of a lifetime. */
  readonly id: string
  readonly startedAt: number
  /** False while nothing but its start was told: a payment that was never made buys nothing. */
  readonly isBegun: boolean
  /** It was paid for, or began with a coupon of its whole price. */
  readonly isBought: boolean
  /** Stripe has ended its subscription: nothing brings it back. */
  readonly isOver: boolean
  readonly cancelsAt: string | null
  readonly payments: ReadonlyArray<Payment>
  readonly pausedAt: string | null
  /** The paid period’s end when it was paused: what was left of it is given back. */
  readonly pausedPeriodEndsAt: string | null
  /** Ours: which of the member’s own words belong to this cancellation. */
  readonly leaving: string | null
  readonly feedback: string | null
}

export interface Payment {
  /** Every name that Stripe has for it: payment, charge, invoice. */
  readonly ids: ReadonlyArray<string>
  readonly amountCents: number
  readonly paidAt: string
  readonly isPaidBack: boolean
}

/** A subscription of which nothing but its plan is taken yet; null where it is none of ours. */
export function seedOf({ created, data: { object: stripeObject } }: StripeEvent): Purchase | null {
  const id = textAt(stripeObject, 'id')
  const plan = planOf(stripeObject)
  return id && plan ? { ...empty(id, numberAt(stripeObject, 'created') ?? created), plan, subscriptionId: id } : null
}

/** The purchase after its subscription was told as it now is. */
export function withSubscription(before: Purchase, event: StripeEvent): Purchase {
  const stripeObject = event.data.object
  const plan = planOf(stripeObject)
  const state = stateOf(stripeObject, event)
  if (!plan || !state) return before
  const item = ['items', 'data', 0] as const
  const periodEndsAt = instantAt(stripeObject, ...item, 'current_period_end') ?? instantAt(stripeObject, 'current_period_end')
  const cancelsAt = state !== 'ended' && isCancelled(stripeObject) ? (instantAt(stripeObject, 'cancel_at') ?? periodEndsAt) : null
  const at = isoOf(event.created)
  const isPaused = state === 'paused'
  return {
    ...before,
    isBegun: before.isBegun || state !== 'ended',
    isOver: state === 'ended',
    plan,
    state: before.state === 'refunded' ? 'refunded' : state,
    periodEndsAt: (state === 'cancelled' && cancelsAt) || periodEndsAt,
    cancelsAt,
    pastDueSince: state === 'past due' ? (before.pastDueSince ?? at) : null,
    amountCents: numberAt(stripeObject, ...item, 'price', 'unit_amount') ?? before.amountCents,
    currency: textAt(stripeObject, ...item, 'price', 'currency') ?? textAt(stripeObject, 'currency') ?? before.currency,
    pausedAt: isPaused ? (before.pausedAt ?? at) : null,
    pausedPeriodEndsAt: isPaused ? (before.pausedPeriodEndsAt ?? before.periodEndsAt ?? periodEndsAt) : null,
    leaving: textAt(stripeObject, 'metadata', 'leaving'),
    feedback: textAt(stripeObject, 'cancellation_details', 'feedback'),
  }
}

function stateOf(stripeObject: StripeObject, { type }: StripeEvent): Billing['state'] | null {
  const status = textAt(stripeObject, 'status')
  if (type === 'customer.subscription.deleted' || status === 'canceled') return 'ended'
  if (status === 'incomplete' || status === 'incomplete_expired') return null
  if (status === 'paused' || type === 'customer.subscription.paused' || isAt(stripeObject, 'pause_collection')) return 'paused'
  if (status === 'past_due' || status === 'unpaid') return 'past due'
  return isCancelled(stripeObject) ? 'cancelled' : 'active'
}

const isCancelled = (stripeObject: StripeObject) => isAt(stripeObject, 'cancel_at_period_end') || isAt(stripeObject, 'cancel_at')

/** Ours say which plan they are. What else is sold in the same account of Stripe’s is no membership. */
function planOf(stripeObject: StripeObject): 'monthly' | 'annual' | null {
  const price = ['items', 'data', 0, 'price'] as const
  const named = textAt(stripeObject, ...price, 'metadata', 'plan') ?? textAt(stripeObject, 'metadata', 'plan')
  return named === 'monthly' || named === 'annual' ? named : null
}

/** A lifetime, once its Checkout is paid; null for any other session. */
export function lifetimeOf({ created, data: { object: stripeObject } }: StripeEvent): Purchase | null {
  const id = textAt(stripeObject, 'id')
  const isPaid = ['paid', 'no_payment_required'].includes(textAt(stripeObject, 'payment_status') ?? '')
  if (!id || !isPaid || textAt(stripeObject, 'mode') !== 'payment' || textAt(stripeObject, 'metadata', 'plan') !== 'lifetime')
    return null
  if (!textAt(stripeObject, 'client_reference_id') && !textAt(stripeObject, 'metadata', 'userId')) return null
  const paymentId = textAt(stripeObject, 'payment_intent')
  const amountCents = numberAt(stripeObject, 'amount_total') ?? 0
  return {
    ...empty(id, created),
    isBegun: true,
    isBought: true,
    plan: 'lifetime',
    state: 'lifetime',
    paidAt: amountCents > 0 ? isoOf(created) : null,
    amountCents,
    currency: textAt(stripeObject, 'currency') ?? 'usd',
    paymentId,
    payments: paymentId && amountCents > 0 ? [{ ids: [paymentId], amountCents, paidAt: isoOf(created), isPaidBack: false }] : [],
  }
}

function empty(id: string, startedAt: number): Purchase {
  return {
    id,
    startedAt,
    isBegun: false,
    isBought: false,
    isOver: false,
    plan: 'monthly',
    state: 'active',
    periodEndsAt: null,
    cancelsAt: null,
    pastDueSince: null,
    paidAt: null,
    amountCents: 0,
    currency: 'usd',
    subscriptionId: null,
    paymentId: null,
    payments: [],
    pausedAt: null,
    pausedPeriodEndsAt: null,
    leaving: null,
    feedback: null,
  }
}

/** The purchase after an invoice of it was paid. An invoice of nothing (a coupon’s, a trial’s, a pause’s) is no payment. */
export function withPayment(before: Purchase, { created, data: { object: stripeObject } }: StripeEvent): Purchase {
  const amountCents = numberAt(stripeObject, 'amount_paid') ?? 0
  const ids = [textAt(stripeObject, 'payment_intent'), textAt(stripeObject, 'charge'), textAt(stripeObject, 'id')].filter(
    (id) => id !== null,
  )
  const isKnown = before.payments.some((payment) => payment.ids.some((id) => ids.includes(id)))
  if (ids.length === 0 || isKnown) return before
  if (amountCents <= 0) {
    return textAt(stripeObject, 'billing_reason') === 'subscription_create'
      ? { ...before, isBegun: true, isBought: true }
      : before
  }
  return {
    ...before,
    isBegun: true,
    isBought: true,
    state: before.state === 'past due' || before.state === 'refunded' ? paidState(before) : before.state,
    pastDueSince: null,
    paidAt: before.paidAt ?? isoOf(created),
    paymentId: ids[0]!,
    payments: [...before.payments, { ids, amountCents, paidAt: isoOf(created), isPaidBack: false }],
  }
}

/** What is over or cancelled stays so when a payment comes after all. */
const paidState = ({ isOver, cancelsAt }: Purchase) => (isOver ? 'ended' : cancelsAt === null ? 'active' : 'cancelled')

/** The purchase after one of its invoices could not be paid: past due from the first time on. */
export function withFailure(before: Purchase, { created }: StripeEvent): Purchase {
  if (!before.isBegun || !['active', 'cancelled', 'past due'].includes(before.state)) return before
  return { ...before, state: 'past due', pastDueSince: before.pastDueSince ?? isoOf(created) }
}

/** The purchase after a payment was given another name that Stripe has for it. */
export function withName(before: Purchase, invoiceId: string, paymentId: string): Purchase {
  const payments = before.payments.map((payment) =>
    payment.ids.includes(invoiceId) ? { ...payment, ids: [paymentId, ...payment.ids.filter((id) => id !== paymentId)] } : payment,
  )
  return { ...before, payments, paymentId: payments.at(-1)?.ids[0] ?? before.paymentId }
}

/** The purchase after a payment of it went back whole; it is refunded once its last payment is. */
export function withRefund(before: Purchase, payment: Payment): Purchase {
  const payments = before.payments.map((one) => (one === payment ? { ...one, isPaidBack: true } : one))
  return payments.at(-1)?.isPaidBack === false ? { ...before, payments } : { ...before, payments, state: 'refunded' }
}
