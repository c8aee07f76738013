import { eq } from 'drizzle-orm'
import { onTestFinished } from 'vitest'

import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { startCheckout, type SoldPlan } from '#features/membership/billing/checkout.server.ts'
import { recordStripeEvent } from '#features/membership/billing/record-stripe-event.server.ts'
import type { StripeEvent } from '#features/membership/billing/stripe-event.ts'
import { findMembershipState } from '#features/membership/core/membership.server.ts'
import { membershipEvents } from '#features/membership/core/tables.server.ts'
import { createStripePayments } from '#platform/payments.server.ts'
import type { Services } from '#services.server.ts'

import { startStripe } from './stripe-stand-in.ts'

export const monthly: SoldPlan = { slug: 'monthly', name: 'Monthly', priceCents: 2900 }
export const annual: SoldPlan = { slug: 'annual', name: 'Annual', priceCents: 19_900 }
export const lifetime: SoldPlan = { slug: 'lifetime', name: 'Lifetime', priceCents: 49_900 }

/** A person, and services that take payments through a stand-in. */
export async function aShop(bare: Services) {
  const stripe = await startStripe({ now: () => bare.clock.now().getTime() })
  onTestFinished(stripe.close)
  const settings = { secretKey: 'sk_test_1', webhookSecret: stripe.webhookSecret, apiBase: stripe.base }
  const services = { ...bare, payments: createStripePayments(settings) }
  const email = 'maya@example.com'
  const userId = (await bare.db.transaction((tx) => insertAccount(tx, bare, { email, displayName: '' })))!
  let delivered = 0
  /** Has everything told that was not told yet. */
  const deliverEvents = async () => {
    for (; delivered < stripe.events.length; delivered++) await tellEvent(services, stripe.events[delivered]!)
  }
  const buy = async (plan: SoldPlan) => {
    const started = await startCheckout(services, { userId, email }, plan)
    stripe.pay()
    await deliverEvents()
    return started
  }
  const history = async () => {
    const rows = await services.db.select().from(membershipEvents).where(eq(membershipEvents.userId, userId))
    return rows.toSorted((one, other) => Number(one.at) - Number(other.at)).map(({ kind }) => kind)
  }
  return { stripe, services, userId, email, deliverEvents, buy, history, state: () => findMembershipState(services, userId) }
}

/** Has our product hear one event, as the webhook does. */
export const tellEvent = (services: Services, event: StripeEvent) => recordStripeEvent(services, event, JSON.stringify(event))
