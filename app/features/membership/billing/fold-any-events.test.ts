import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { membershipState, type Membership } from '#features/membership/core/entitlement.ts'

import { foldEvents } from './fold-events.ts'
import { redundantSubscriptions } from './redundant-subscriptions.ts'
import type { StripeEvent } from './stripe-event.ts'
import { aCharge, aLifetime, anEvent, anInvoice, aSubscription } from './stripe-events.factory.ts'

const subscriptionEvent = (changes: Parameters<typeof aSubscription>[0], seconds: number) =>
  anEvent('customer.subscription.updated', aSubscription(changes), seconds)
const only = (billing: Membership['billing']): Membership => ({
  trialStartedAt: null,
  trialEndsAt: null,
  grantedAt: null,
  grantedUntil: null,
  billing,
})

const seconds = fc.nat(40)
const anyEvent: fc.Arbitrary<StripeEvent> = fc
  .record({
    at: seconds,
    subscriptionEvent: fc.oneof(
      fc.record({
        type: fc
          .constantFrom('created', 'updated', 'deleted', 'paused', 'resumed')
          .map((name) => `customer.subscription.${name}`),
        object: fc
          .record({
            id: fc.constantFrom('sub_1', 'sub_2'),
            status: fc.constantFrom('active', 'past_due', 'incomplete', 'canceled', 'unpaid', 'trialing', 'paused'),
            pause_collection: fc.constantFrom(null, { behavior: 'void' }),
            cancel_at_period_end: fc.boolean(),
          })
          .chain((changes) => fc.constantFrom('monthly' as const, 'annual' as const).map((plan) => aSubscription(changes, plan))),
      }),
      fc.record({
        type: fc.constantFrom('invoice.paid', 'invoice.payment_failed'),
        object: fc.record({ id: fc.constantFrom('in_1', 'in_2'), amount_paid: fc.constantFrom(0, 19_900) }).map(anInvoice),
      }),
      fc.record({ type: fc.constant('charge.refunded'), object: fc.record({ refunded: fc.boolean() }).map(aCharge) }),
      fc.record({
        type: fc.constantFrom('checkout.session.completed', 'customer.updated', 'invoice_payment.paid'),
        object: fc.constant(aLifetime()),
      }),
    ),
  })
  .map(({ at, subscriptionEvent: { type, object } }) => anEvent(type, object, at))
const manyEvents = fc.array(anyEvent, { maxLength: 14 })

test('any order and any repetition of events ends in the same state and the same history', () => {
  fc.assert(
    fc.property(
      manyEvents.chain((events) =>
        fc.record({
          events: fc.constant(events),
          shuffled: fc.shuffledSubarray(events, { minLength: events.length }),
          again: fc.subarray(events),
        }),
      ),
      ({ events, shuffled, again }) => void expect(foldEvents([...shuffled, ...again])).toEqual(foldEvents(events)),
    ),
    { numRuns: 500 },
  )
})

test('an older telling that comes late leaves the newer one’s word', () => {
  fc.assert(
    fc.property(manyEvents, fc.constantFrom('active', 'past_due', 'canceled'), (older, status) => {
      const last = subscriptionEvent({ status }, 1000)
      const state = { active: 'active', past_due: 'past due', canceled: 'ended' }[status]
      const { billing } = foldEvents([last, ...older.filter(({ type }) => !/refund|checkout/.test(type))])
      expect(billing?.subscriptionId === 'sub_1' ? billing.state : state).toBe(state)
    }),
  )
})

test('whatever came before, the last telling decides state and cancellation, and a payment leaves what is cancelled cancelled', () => {
  const last = fc.record({
    status: fc.constantFrom('active', 'past_due', 'unpaid', 'trialing'),
    isPaused: fc.boolean(),
    isCancelled: fc.boolean(),
    isPaidAfter: fc.boolean(),
  })
  const quiet = manyEvents.map((events) =>
    events.filter(
      ({ type, data: { object } }) => !/refund|checkout|deleted/.test(type) && !/sub_2|canceled/.test(JSON.stringify(object)),
    ),
  )
  fc.assert(
    fc.property(quiet, last, (events, { status, isPaused, isCancelled, isPaidAfter }) => {
      const flags = { cancel_at_period_end: isCancelled, pause_collection: isPaused ? { behavior: 'void' } : null }
      const paid = anEvent('invoice.paid', anInvoice({ id: 'in_9', payment_intent: 'pi_9' }), 1001)
      const ledger = foldEvents([...events, subscriptionEvent({ status, ...flags }, 1000), ...(isPaidAfter ? [paid] : [])])
      const isLate = status === 'past_due' || status === 'unpaid'
      const open = isCancelled ? 'cancelled' : 'active'
      expect(ledger.billing?.state).toBe(isPaused ? 'paused' : isLate && !isPaidAfter ? 'past due' : open)
      expect(ledger.billing?.cancelsAt === null).toBe(!isCancelled)
    }),
  )
})

test('of lines that cancel and withdraw, every second is of the other kind, and no two lines have one source', () => {
  const marked = fc.array(
    fc
      .record({ seconds: fc.nat(60), isCancelled: fc.boolean(), leaving: fc.constantFrom('', 'a1') })
      .map((one) =>
        subscriptionEvent({ cancel_at_period_end: one.isCancelled, metadata: { leaving: one.leaving } }, 100 + one.seconds),
      ),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(manyEvents, marked, (events, flags) => {
      const { history, billing } = foldEvents([...events.filter(({ data }) => data.object['id'] !== 'sub_2'), ...flags])
      const sources = history.map(({ source }) => source)
      expect(new Set(sources).size).toBe(sources.length)
      const turns = history.filter(({ kind }) => kind === 'cancelled' || kind === 'cancellation withdrawn' || kind === 'ended')
      const withdrawn = turns.flatMap(({ kind }, place) => (kind === 'cancellation withdrawn' ? [turns[place - 1]?.kind] : []))
      expect(withdrawn).toEqual(withdrawn.map(() => 'cancelled'))
      expect(billing?.state === 'active' && billing.cancelsAt !== null).toBe(false)
    }),
  )
})

test('nothing that was bought gives access from the end of its cancellation on, unless it is for life', () => {
  fc.assert(
    fc.property(manyEvents, fc.nat(1e9), (events, later) => {
      const { billing } = foldEvents(events)
      if (!billing?.cancelsAt || billing.state === 'lifetime') return
      const at = new Date(Date.parse(billing.cancelsAt) + later)
      expect(membershipState(only(billing), at)).toMatchObject({ allowed: false })
      expect(membershipState(only(billing), at).status).not.toBe('past due')
    }),
  )
})

test('no more than one purchase goes on renewing beside what is superfluous, and never one that was paid back', () => {
  fc.assert(
    fc.property(manyEvents, (events) => {
      const ledger = foldEvents(events)
      const ended = redundantSubscriptions(ledger).map(({ subscriptionId }) => subscriptionId)
      const renewing = ledger.purchases.filter(
        ({ subscriptionId, isBegun, isOver, cancelsAt, state }) =>
          subscriptionId !== null &&
          isBegun &&
          !isOver &&
          cancelsAt === null &&
          ['active', 'refunded'].includes(state) &&
          !ended.includes(subscriptionId),
      )
      expect(renewing.length).toBeLessThanOrEqual(ledger.billing?.state === 'lifetime' ? 0 : 1)
      expect(ended).not.toContain(ledger.billing?.state === 'active' ? ledger.billing.subscriptionId : undefined)
    }),
  )
})
