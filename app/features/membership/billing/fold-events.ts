import type { MembershipEventKind, MembershipEventNote } from '#features/membership/history/membership-event.ts'

import type { Billing } from './billing.ts'
import { leavingReasonOf } from './leaving.ts'
import {
  lifetimeOf,
  seedOf,
  withFailure,
  withName,
  withPayment,
  withRefund,
  withSubscription,
  type Payment,
  type Purchase,
} from './purchase.ts'
import { inOrder, isAt, isoOf, numberAt, textAt, type StripeEvent } from './stripe-event.ts'

/** What all events of one customer come to. */
export interface Ledger {
  readonly billing: Billing | null
  /** The purchase that counts now. */
  readonly purchase: Purchase | null
  /** The person’s first payment of all: the guarantee counts from it, once. */
  readonly firstPaidAt: string | null
  readonly history: ReadonlyArray<Happening>
}

/** A line of a membership’s history. */
export interface Happening {
  /** What it was made from: Stripe’s event, or the member’s own cancellation. */
  readonly source: string
  readonly eventId: string
  readonly kind: MembershipEventKind
  readonly at: string
  readonly note: MembershipEventNote
}

type Purchases = ReadonlyMap<string, Purchase>

/** Reads everything that Stripe told of one customer, whatever the order and repetition it came in. */
export function foldEvents(events: ReadonlyArray<StripeEvent>): Ledger {
  const ordered = inOrder(events)
  const purchases = seeds(ordered)
  const history: Happening[] = []
  for (const event of ordered) {
    const change = changeOf(purchases, event)
    if (!change) continue
    const before = purchases.get(change.id) ?? null
    purchases.set(change.id, change)
    history.push(...happenings(before, change, event))
  }
  const purchase = currentOf(purchases)
  const firstPaidAt = [...purchases.values()].flatMap(({ paidAt }) => paidAt ?? []).toSorted()[0] ?? null
  return { billing: purchase && billingOf(purchase), purchase, firstPaidAt, history }
}

/** Every subscription is known from the start: its first invoice is sometimes told a second before it is. */
function seeds(ordered: ReadonlyArray<StripeEvent>): Map<string, Purchase> {
  const found = new Map<string, Purchase>()
  for (const event of ordered) {
    const seed = isOfSubscription(event) ? seedOf(event) : null
    if (seed && !found.has(seed.id)) found.set(seed.id, seed)
  }
  return found
}

const isOfSubscription = ({ type }: StripeEvent) => type.startsWith('customer.subscription.')

function changeOf(purchases: Purchases, event: StripeEvent): Purchase | null {
  const told = event.data.object
  if (isOfSubscription(event)) {
    const subscription = purchases.get(textAt(told, 'id') ?? '')
    return subscription ? withSubscription(subscription, event) : null
  }
  const invoiced = purchases.get(
    textAt(told, 'parent', 'subscription_details', 'subscription') ?? textAt(told, 'subscription') ?? '',
  )
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const bought = lifetimeOf(event)
      return bought && !purchases.has(bought.id) ? bought : null
    }
    case 'invoice.paid':
      return invoiced ? withPayment(invoiced, event) : null
    case 'invoice.payment_failed':
      return invoiced ? withFailure(invoiced, event) : null
    case 'invoice_payment.paid': {
      const [invoiceId, paymentId] = [textAt(told, 'invoice'), textAt(told, 'payment', 'payment_intent')]
      const paid = invoiceId ? paymentNamed(purchases, [invoiceId]) : null
      return paid && invoiceId && paymentId ? withName(paid.purchase, invoiceId, paymentId) : null
    }
    case 'charge.refunded': {
      if (!isWhole(told)) return null
      const names = [textAt(told, 'id'), textAt(told, 'payment_intent'), textAt(told, 'invoice')].filter((id) => id !== null)
      const back = paymentNamed(purchases, names) ?? paymentOf(purchases, numberAt(told, 'amount'))
      return back && withRefund(back.purchase, back.payment)
    }
    default:
      return null
  }
}

function isWhole(charge: StripeEvent['data']['object']): boolean {
  const amount = numberAt(charge, 'amount')
  return isAt(charge, 'refunded') || (amount !== null && (numberAt(charge, 'amount_refunded') ?? 0) >= amount)
}

interface Paid {
  readonly purchase: Purchase
  readonly payment: Payment
}

function paymentsIn(purchases: Purchases): Paid[] {
  return [...purchases.values()].flatMap((purchase) => purchase.payments.map((payment) => ({ purchase, payment })))
}

function paymentNamed(purchases: Purchases, names: ReadonlyArray<string>): Paid | null {
  return paymentsIn(purchases).find(({ payment }) => payment.ids.some((id) => names.includes(id))) ?? null
}

/** A charge that names no invoice is known by its amount: the last such payment that has not gone back. */
function paymentOf(purchases: Purchases, amountCents: number | null): Paid | null {
  return paymentsIn(purchases).findLast(({ payment }) => payment.amountCents === amountCents && !payment.isPaidBack) ?? null
}

const strength = (state: Billing['state']) => (state === 'lifetime' ? 0 : state === 'ended' || state === 'refunded' ? 2 : 1)

/** A lifetime counts before what runs, what runs before what is over, and of like ones the latest. */
function currentOf(purchases: Purchases): Purchase | null {
  const [first] = [...purchases.values()]
    .filter(({ isBegun }) => isBegun)
    .toSorted(
      (one, other) =>
        strength(one.state) - strength(other.state) || other.startedAt - one.startedAt || (one.id < other.id ? -1 : 1),
    )
  return first ?? null
}

function billingOf(purchase: Purchase): Billing {
  const { plan, state, periodEndsAt, pastDueSince, paidAt, amountCents, currency, subscriptionId, paymentId } = purchase
  return { plan, state, periodEndsAt, pastDueSince, paidAt, amountCents, currency, subscriptionId, paymentId }
}

function happenings(before: Purchase | null, after: Purchase, event: StripeEvent): Happening[] {
  const happened = kindOf(before, after, event)
  if (!happened) return []
  const source = happened.kind === 'cancelled' && after.leaving ? `leaving:${after.leaving}` : event.id
  return [{ source, eventId: event.id, at: isoOf(event.created), ...happened }]
}

function kindOf(before: Purchase | null, after: Purchase, { type }: StripeEvent): Pick<Happening, 'kind' | 'note'> | null {
  const { plan, amountCents, currency } = after
  const paid = after.payments.length > (before?.payments.length ?? 0)
  if (paid || (!before && after.state === 'lifetime')) {
    const paidCents = after.payments.at(-1)?.amountCents ?? amountCents
    return { kind: before?.paidAt ? 'renewed' : 'bought', note: { plan, amountCents: paidCents, currency } }
  }
  if (type === 'invoice.payment_failed' && after.isBegun) return { kind: 'payment failed', note: { plan } }
  if (!before?.isBegun) return null
  if (before.plan !== after.plan) return { kind: 'changed plan', note: { plan, fromPlan: before.plan } }
  if (before.state === after.state) return null
  switch (after.state) {
    case 'paused':
      return { kind: 'paused', note: { plan } }
    case 'cancelled':
      return { kind: 'cancelled', note: cancelNote(after) }
    case 'ended':
      return { kind: 'ended', note: cancelNote(after) }
    case 'refunded':
      return {
        kind: 'refunded',
        note: { plan, amountCents: after.payments.reduce((sum, one) => sum + one.amountCents, 0), currency },
      }
    case 'active':
      return before.state === 'paused'
        ? { kind: 'resumed', note: { plan } }
        : before.state === 'cancelled'
          ? { kind: 'cancellation withdrawn', note: { plan } }
          : null
    default:
      return null
  }
}

function cancelNote({ plan, periodEndsAt, feedback }: Purchase): MembershipEventNote {
  const reason = leavingReasonOf(feedback)
  return { plan, ...(periodEndsAt && { until: periodEndsAt }), ...(reason && { reason }) }
}
