import type { StripeEvent, StripeObject } from './stripe-event.ts'

/** 2026-03-02T09:30:00Z, where the clock of the tests stands. */
export const CREATED_AT = 1_772_443_800
const DAY = 86_400

let made = 0

/** An event as Stripe tells it, so many seconds after the clock of the tests. */
export function anEvent(type: string, object: StripeObject, seconds = 0, id = `evt_${++made}`): StripeEvent {
  return { id, type, created: CREATED_AT + seconds, data: { object } }
}

export function aSubscription(changes: StripeObject = {}, plan: 'monthly' | 'annual' = 'annual'): StripeObject {
  const [interval, amount, days] = plan === 'annual' ? ['year', 19_900, 365] : ['month', 2900, 30]
  const price = { id: `price_${plan}`, unit_amount: amount, currency: 'usd', recurring: { interval }, metadata: { plan } }
  return {
    id: 'sub_1',
    object: 'subscription',
    customer: 'cus_1',
    created: CREATED_AT,
    status: 'active',
    cancel_at_period_end: false,
    cancel_at: null,
    pause_collection: null,
    metadata: {},
    items: { data: [{ id: 'si_1', current_period_end: CREATED_AT + (days as number) * DAY, price }] },
    ...changes,
  }
}

export function anInvoice(changes: StripeObject = {}): StripeObject {
  return {
    id: 'in_1',
    object: 'invoice',
    customer: 'cus_1',
    amount_paid: 19_900,
    currency: 'usd',
    payment_intent: 'pi_1',
    parent: { subscription_details: { subscription: 'sub_1' } },
    ...changes,
  }
}

export function aCharge(changes: StripeObject = {}): StripeObject {
  const whole = { amount: 19_900, amount_refunded: 19_900, refunded: true }
  return { id: 'ch_1', object: 'charge', customer: 'cus_1', payment_intent: 'pi_1', ...whole, ...changes }
}

export function aLifetime(changes: StripeObject = {}): StripeObject {
  return {
    id: 'cs_1',
    object: 'checkout.session',
    mode: 'payment',
    customer: 'cus_1',
    client_reference_id: '00000000-0000-4000-8000-000000000001',
    payment_status: 'paid',
    payment_intent: 'pi_life',
    amount_total: 49_900,
    currency: 'usd',
    metadata: { plan: 'lifetime' },
    ...changes,
  }
}
