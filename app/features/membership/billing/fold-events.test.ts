import { expect, test } from 'vitest'

import { foldEvents } from './fold-events.ts'
import { instantAt, type StripeEvent } from './stripe-event.ts'
import { aCharge, aLifetime, anEvent, anInvoice, aSubscription, CREATED_AT } from './stripe-events.factory.ts'

const iso = (seconds: number) => new Date((CREATED_AT + seconds) * 1000).toISOString()
const started = anEvent('customer.subscription.created', aSubscription({ status: 'incomplete' }))
const paid = anEvent('invoice.paid', anInvoice())
const activated = anEvent('customer.subscription.updated', aSubscription(), 1)
const bought = [started, paid, activated]
const after = (...events: StripeEvent[]) => foldEvents([...bought, ...events])
const subscriptionEvent = (changes: Parameters<typeof aSubscription>[0], seconds: number, plan?: 'monthly' | 'annual') =>
  anEvent('customer.subscription.updated', aSubscription(changes, plan), seconds)

test('a subscription that was paid for is active to the end of its period', () => {
  expect(after().billing).toEqual({
    plan: 'annual',
    state: 'active',
    periodEndsAt: iso(365 * 86_400),
    cancelsAt: null,
    pastDueSince: null,
    paidAt: iso(0),
    amountCents: 19_900,
    currency: 'usd',
    subscriptionId: 'sub_1',
    paymentId: 'pi_1',
  })
  expect(after().history).toMatchObject([{ kind: 'bought', note: { plan: 'annual', amountCents: 19_900, currency: 'usd' } }])
})

test('nothing is bought before it is paid, and by what is not ours', () => {
  expect(foldEvents([]).billing).toBe(null)
  expect(foldEvents([started]).billing).toBe(null)
  expect(foldEvents([started, anEvent('invoice.payment_failed', anInvoice(), 1)])).toMatchObject({ billing: null, history: [] })
  const otherThing = aSubscription({ items: { data: [{ price: { recurring: { interval: 'month' } } }] } })
  expect(foldEvents([anEvent('customer.subscription.created', otherThing)]).billing).toBe(null)
  for (const metadata of [{ plan: 'a talk' }, {}])
    expect(foldEvents([anEvent('checkout.session.completed', aLifetime({ metadata }))]).billing).toBe(null)
  expect(foldEvents([anEvent('checkout.session.completed', aLifetime({ client_reference_id: null }))]).billing).toBe(null)
})

test('an older shape of Stripe’s objects is read too', () => {
  const old = {
    ...aSubscription({ current_period_end: CREATED_AT + 50, metadata: { plan: 'monthly' } }),
    items: { data: [{ price: { recurring: { interval: 'month' } } }] },
  }
  const invoice = { ...anInvoice({ subscription: 'sub_1' }), parent: null, payment_intent: null, charge: 'ch_9' }
  const { billing } = foldEvents([anEvent('customer.subscription.created', old), anEvent('invoice.paid', invoice)])
  expect(billing).toMatchObject({ plan: 'monthly', state: 'active', periodEndsAt: iso(50), paymentId: 'ch_9' })
})

test.for([
  ['past_due', 'past due'],
  ['unpaid', 'past due'],
  ['trialing', 'active'],
  ['canceled', 'ended'],
] as const)('Stripe’s “%s” is our “%s”', ([status, state]) => {
  expect(after(subscriptionEvent({ status }, 10)).billing?.state).toBe(state)
})

test('past due counts from the first failure, through every further one, until a payment comes', () => {
  const failed = (seconds: number) => anEvent('invoice.payment_failed', anInvoice({ id: 'in_2' }), seconds)
  const late = after(failed(100), subscriptionEvent({ status: 'past_due' }, 101), failed(90_000))
  expect(late.billing).toMatchObject({ state: 'past due', pastDueSince: iso(100) })
  expect(late.history.map(({ kind }) => kind)).toEqual(['bought', 'payment failed', 'payment failed'])
  const again = after(failed(100), anEvent('invoice.paid', anInvoice({ id: 'in_2', payment_intent: 'pi_2' }), 200))
  expect(again.billing).toMatchObject({ state: 'active', pastDueSince: null, paidAt: iso(0), paymentId: 'pi_2' })
  expect(again.history.at(-1)).toMatchObject({ kind: 'renewed' })
})

test('a cancellation ends with the period, and can be withdrawn', () => {
  const cancelled = subscriptionEvent({ cancel_at_period_end: true, cancellation_details: { feedback: 'too_expensive' } }, 10)
  expect(after(cancelled).billing).toMatchObject({ state: 'cancelled', periodEndsAt: iso(365 * 86_400) })
  expect(after(cancelled).history.at(-1)).toMatchObject({ kind: 'cancelled', note: { reason: 'price' }, source: cancelled.id })
  const withdrawn = after(cancelled, subscriptionEvent({}, 20))
  expect(withdrawn.billing?.state).toBe('active')
  expect(withdrawn.history.at(-1)?.kind).toBe('cancellation withdrawn')
  const over = after(cancelled, anEvent('customer.subscription.deleted', aSubscription({ status: 'canceled' }), 30))
  expect([over.billing?.state, over.history.at(-1)?.kind]).toEqual(['ended', 'ended'])
})

test('a cancellation on our page carries the mark of its words', () => {
  const leaving = subscriptionEvent({ cancel_at: CREATED_AT + 99, metadata: { leaving: 'a1' } }, 10)
  expect(after(leaving).billing).toMatchObject({ state: 'cancelled', periodEndsAt: iso(99) })
  expect(after(leaving).history.at(-1)).toMatchObject({ kind: 'cancelled', source: 'leaving:a1' })
})

test('a pause keeps what was left of the period, and a free invoice is no payment', () => {
  const paused = subscriptionEvent({ pause_collection: { behavior: 'void' } }, 10)
  const rolled = { ...aSubscription({ pause_collection: { behavior: 'void' } }, 'monthly') }
  const ledger = after(
    paused,
    anEvent('customer.subscription.updated', rolled, 500),
    anEvent('invoice.paid', anInvoice({ amount_paid: 0 }), 501),
  )
  expect(ledger.purchase).toMatchObject({ state: 'paused', pausedAt: iso(10), pausedPeriodEndsAt: iso(365 * 86_400) })
  expect(ledger.purchase?.payments).toHaveLength(1)
  const resumed = after(paused, subscriptionEvent({}, 20))
  expect([resumed.billing?.state, resumed.history.at(-1)?.kind, resumed.purchase?.pausedAt]).toEqual(['active', 'resumed', null])
})

test('another plan is one line of the history', () => {
  const { billing, history } = after(subscriptionEvent({}, 10, 'monthly'))
  expect(billing).toMatchObject({ plan: 'monthly', amountCents: 2900 })
  expect(history.at(-1)).toMatchObject({ kind: 'changed plan', note: { plan: 'monthly', fromPlan: 'annual' } })
})

test('a payment that went back whole ends the membership, a part of it does not', () => {
  expect(after(anEvent('charge.refunded', aCharge({ refunded: false, amount_refunded: 100 }), 10)).billing?.state).toBe('active')
  const whole = after(anEvent('charge.refunded', aCharge(), 10), anEvent('customer.subscription.deleted', aSubscription(), 11))
  expect(whole.billing?.state).toBe('refunded')
  expect(whole.history.at(-1)).toMatchObject({ kind: 'refunded', note: { amountCents: 19_900 } })
})

test('a payment is known by the name that Stripe gave it later, and a charge without names by its amount', () => {
  const invoice = anEvent('invoice.paid', anInvoice({ payment_intent: null }))
  const named = anEvent('invoice_payment.paid', { id: 'inpay_1', invoice: 'in_1', payment: { payment_intent: 'pi_7' } })
  const back = anEvent('charge.refunded', aCharge({ payment_intent: 'pi_7' }), 10)
  expect(foldEvents([started, invoice, activated]).billing?.paymentId).toBe('in_1')
  expect(foldEvents([started, invoice, named, activated]).billing?.paymentId).toBe('pi_7')
  expect(foldEvents([started, invoice, named, activated, back]).billing?.state).toBe('refunded')
  expect(foldEvents([started, invoice, activated, back]).billing?.state).toBe('refunded')
  const other = anEvent('charge.refunded', aCharge({ payment_intent: 'pi_talk', amount: 5000 }), 10)
  expect(foldEvents([started, invoice, activated, other]).billing?.state).toBe('active')
})

test('a lifetime counts once it is paid, and before a subscription', () => {
  expect(foldEvents([anEvent('checkout.session.completed', aLifetime({ payment_status: 'unpaid' }))]).billing).toBe(null)
  const life = anEvent('checkout.session.async_payment_succeeded', aLifetime(), 10)
  expect(after(life).billing).toMatchObject({ plan: 'lifetime', state: 'lifetime', amountCents: 49_900, periodEndsAt: null })
  const back = after(life, anEvent('charge.refunded', aCharge({ payment_intent: 'pi_life', amount: 49_900 }), 20))
  expect(back.billing).toMatchObject({ plan: 'annual', state: 'active' })
})

test('a second that no calendar has is no instant', () => {
  expect(instantAt({ due: 1e300 }, 'due')).toBe(null)
  expect(instantAt({ due: 1_772_443_800 }, 'due')).toBe('2026-03-02T09:30:00.000Z')
})
