import type { Billing } from '#features/membership/core/billing.ts'
import type { MembershipEventKind, MembershipEventNote } from '#features/membership/core/membership-event.ts'

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
import { inOrder, isAt, isoOf, numberAt, textAt, type StripeEvent, type StripeObject } from './stripe-event.ts'

/** What all events of one customer come to. */
export interface Ledger {
  readonly billing: Billing | null
  /** The purchase that counts now. */
  readonly purchase: Purchase | null
  /** Every purchase that anything was told of. */
  readonly purchases: ReadonlyArray<Purchase>
  /** The person’s first payment of all: the guarantee counts from it, once. */
  readonly firstPaidAt: string | null
  readonly history: ReadonlyArray<HistoryEntry>
}

/** A line of a membership’s history. */
export interface HistoryEntry {
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
  const history: HistoryEntry[] = []
  for (const event of ordered) {
    const change = changeOf(purchases, event)
    if (!change) continue
    const before = purchases.get(change.id) ?? null
    purchases.set(change.id, change)
    history.push(...historyEntries(before, change, event, history))
  }
  const purchase = currentOf(purchases)
  const firstPaidAt = [...purchases.values()].flatMap(({ paidAt }) => paidAt ?? []).toSorted()[0] ?? null
  return { billing: purchase && billingOf(purchase), purchase, purchases: [...purchases.values()], firstPaidAt, history }
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
  const stripeObject = event.data.object
  if (isOfSubscription(event)) {
    const subscription = purchases.get(textAt(stripeObject, 'id') ?? '')
    return subscription ? withSubscription(subscription, event) : null
  }
  const invoiced = purchases.get(
    textAt(stripeObject, 'parent', 'subscription_details', 'subscription') ?? textAt(stripeObject, 'subscription') ?? '',
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
      const [invoiceId, paymentId] = [textAt(stripeObject, 'invoice'), textAt(stripeObject, 'payment', 'payment_intent')]
      const paid = invoiceId ? paymentNamed(purchases, [invoiceId]) : null
      return paid && invoiceId && paymentId ? withName(paid.purchase, invoiceId, paymentId) : null
    }
    case 'charge.refunded': {
      if (!isWhole(stripeObject)) return null
      const back = paymentNamed(purchases, namesOf(stripeObject)) ?? paymentOf(purchases, numberAt(stripeObject, 'amount'))
      return back && withRefund(back.purchase, back.payment)
    }
    case 'refund.failed':
      return paymentNamed(purchases, namesOf(stripeObject))?.purchase ?? null
    default:
      return null
  }
}

/** Every name under which a charge, or what is paid back of it, tells its payment. */
function namesOf(stripeObject: StripeObject): string[] {
  const names = [
    textAt(stripeObject, 'id'),
    textAt(stripeObject, 'charge'),
    textAt(stripeObject, 'payment_intent'),
    textAt(stripeObject, 'invoice'),
  ]
  return names.filter((name) => name !== null)
}

function isWhole(charge: StripeObject): boolean {
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

const strengths: Readonly<Record<Billing['state'], number>> = {
  lifetime: 0,
  active: 1,
  cancelled: 2,
  'past due': 2,
  paused: 2,
  ended: 3,
  refunded: 3,
}

/** A lifetime counts before what runs and renews, that before what runs otherwise, that before what is over; of like ones the latest. */
function currentOf(purchases: Purchases): Purchase | null {
  const [first] = [...purchases.values()]
    .filter(({ isBegun }) => isBegun)
    .toSorted(
      (one, other) =>
        strengths[one.state] - strengths[other.state] || other.startedAt - one.startedAt || (one.id < other.id ? -1 : 1),
    )
  return first ?? null
}

function billingOf(purchase: Purchase): Billing {
  const { plan, state, periodEndsAt, cancelsAt, pastDueSince, paidAt, amountCents, currency, subscriptionId, paymentId } =
    purchase
  return { plan, state, periodEndsAt, cancelsAt, pastDueSince, paidAt, amountCents, currency, subscriptionId, paymentId }
}

type HistoryLine = Pick<HistoryEntry, 'kind' | 'note'>

/** What one event brought about, mostly one thing. The member's words belong to the first cancellation that carries their mark. */
function historyEntries(
  before: Purchase | null,
  after: Purchase,
  event: StripeEvent,
  known: ReadonlyArray<HistoryEntry>,
): HistoryEntry[] {
  return linesOf(before, after, event).map((stripeObject, place) => {
    const mark = stripeObject.kind === 'cancelled' && after.leaving ? `leaving:${after.leaving}` : null
    const isNew = mark !== null && known.every(({ source }) => source !== mark)
    const source = isNew ? mark : place === 0 ? event.id : `${event.id} ${stripeObject.kind}`
    return { source, eventId: event.id, at: isoOf(event.created), ...stripeObject }
  })
}

function linesOf(before: Purchase | null, after: Purchase, { type, data: { object } }: StripeEvent): HistoryLine[] {
  const { plan, amountCents, currency } = after
  if (type === 'refund.failed') {
    return [{ kind: 'refund failed', note: { plan, amountCents: numberAt(object, 'amount') ?? amountCents, currency } }]
  }
  const isPaid = after.payments.length > (before?.payments.length ?? 0)
  const wasBought = before?.isBought ?? false
  if (isPaid || (after.isBought && !wasBought)) {
    const paidCents = after.payments.at(-1)?.amountCents ?? 0
    return [{ kind: wasBought ? 'renewed' : 'bought', note: { plan, amountCents: paidCents, currency } }]
  }
  if (type === 'invoice.payment_failed' && after.isBegun) {
    const dueCents = numberAt(object, 'amount_due')
    return [{ kind: 'payment failed', note: { plan, ...(dueCents !== null && { amountCents: dueCents, currency }) } }]
  }
  if (!before || !after.isBegun) return []
  const stripeObject = [
    ...(before.isBegun ? [planLine(before, after), stateLine(before, after)] : []),
    cancellationLine(before, after),
  ]
  return stripeObject.filter((one) => one !== null)
}

function planLine({ plan: fromPlan }: Purchase, { plan }: Purchase): HistoryLine | null {
  return fromPlan === plan ? null : { kind: 'changed plan', note: { plan, fromPlan } }
}

function stateLine(before: Purchase, after: Purchase): HistoryLine | null {
  const { plan, state, currency } = after
  if (before.state === state) return null
  if (state === 'paused') return { kind: 'paused', note: { plan } }
  if (state === 'ended') return { kind: 'ended', note: cancelNote(after) }
  if (state === 'refunded') {
    const back = after.payments.filter(({ isPaidBack }) => isPaidBack)
    return { kind: 'refunded', note: { plan, amountCents: back.reduce((sum, one) => sum + one.amountCents, 0), currency } }
  }
  return before.state === 'paused' && state !== 'past due' ? { kind: 'resumed', note: { plan } } : null
}

/** A cancellation is a matter of its own: what is past due or paused can be cancelled, too. */
function cancellationLine(before: Purchase, after: Purchase): HistoryLine | null {
  if (after.isOver || (before.cancelsAt === null) === (after.cancelsAt === null)) return null
  if (after.cancelsAt === null) return { kind: 'cancellation withdrawn', note: { plan: after.plan } }
  return { kind: 'cancelled', note: cancelNote(after) }
}

function cancelNote({ plan, cancelsAt, feedback }: Purchase): MembershipEventNote {
  const reason = leavingReasonOf(feedback)
  return { plan, ...(cancelsAt && { until: cancelsAt }), ...(reason && { reason }) }
}
