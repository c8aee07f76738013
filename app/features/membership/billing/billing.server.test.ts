import { eq } from 'drizzle-orm'

import { membershipEvents, memberships, planPrices, stripeEvents } from '#features/membership/core/tables.server.ts'
import { annual, aShop, lifetime, monthly, tellEvent } from '#tests/support/stripe-shop.ts'
import { expect, test } from '#tests/support/test.ts'

import { cancelMembership } from './cancel-membership.server.ts'
import { changePlan, openPortal, pauseMembership, resumeMembership } from './change-membership.server.ts'
import { startCheckout, type SoldPlan } from './checkout.server.ts'
import type { StripeEvent } from './stripe-event.ts'

test('who buys is active when Stripe says so, not before, and is welcomed once', async ({ services: bare, sent }) => {
  const { stripe, services, userId, email, deliverEvents, state, history } = await aShop(bare)
  const started = await startCheckout(services, { userId, email }, annual)
  expect(started).toEqual({ ok: true, address: expect.stringContaining(`${stripe.base}/pay/`) })
  expect(stripe.calls.at(-1)?.fields).toMatchObject({
    mode: 'subscription',
    allow_promotion_codes: 'true',
    client_reference_id: userId,
    metadata: { plan: 'annual', userId },
    success_url: 'https://wellward.test/profile/membership?paid=1',
  })
  expect((await state()).status).toBe('none')
  stripe.pay()
  await deliverEvents()
  expect(await state()).toMatchObject({ status: 'active', subscribed: true, plan: 'annual' })
  for (const event of stripe.events) await tellEvent(services, event)
  expect(await history()).toEqual(['bought'])
  expect(sent.map(({ name, payload }) => [name, (payload as { kind: string }).kind])).toEqual([
    ['membership.send-billing-mail', 'bought'],
  ])
})

test('whatever order the events come in, state and history end the same', async ({ services: bare }) => {
  const { stripe, services, userId, buy, deliverEvents } = await aShop(bare)
  await buy(monthly)
  stripe.renew(false)
  stripe.renew(true)
  await deliverEvents()
  const read = async () => {
    const [row] = await services.db.select().from(memberships).where(eq(memberships.userId, userId))
    const lines = await services.db
      .select({ kind: membershipEvents.kind, source: membershipEvents.source, note: membershipEvents.note })
      .from(membershipEvents)
      .orderBy(membershipEvents.source)
    return { billing: row?.billing, lines }
  }
  const inOrder = await read()
  expect(inOrder.billing).toMatchObject({ state: 'active', plan: 'monthly' })
  for (const order of [
    stripe.events.toReversed(),
    stripe.events.toSorted(() => 0).map((_, at, all) => all[(at * 5) % all.length]!),
  ]) {
    await services.db.delete(stripeEvents)
    await services.db.delete(membershipEvents)
    await services.db.update(memberships).set({ billing: null })
    for (const event of [...order, ...order, ...stripe.events]) await tellEvent(services, event)
    expect(await read()).toEqual(inOrder)
  }
})

test('what is told of an unknown customer is kept, and counts once a Checkout names the person', async ({ services: bare }) => {
  const { stripe, services, userId, email, state } = await aShop(bare)
  await startCheckout(services, { userId, email }, annual)
  stripe.pay()
  await services.db.update(memberships).set({ customerId: null })
  const checkout = stripe.events.find(({ type }) => type === 'checkout.session.completed')!
  const others = stripe.events.filter((event) => event !== checkout).map((event) => withoutMetadata(event))
  for (const event of others) await tellEvent(services, event)
  expect((await state()).status).toBe('none')
  expect(await services.db.$count(stripeEvents)).toBe(others.length)
  await tellEvent(services, checkout)
  expect((await state()).status).toBe('active')
})

function withoutMetadata(event: StripeEvent): StripeEvent {
  return { ...event, data: { object: { ...event.data.object, metadata: {} } } }
}

test('one amount is one price at Stripe; another amount is another, and nobody’s old one changes', async ({ services: bare }) => {
  const { stripe, services, userId, email } = await aShop(bare)
  for (const priceCents of [2900, 2900, 3900, 2900]) {
    await startCheckout(services, { userId, email }, { ...monthly, priceCents })
  }
  const made = (path: string) => stripe.calls.filter((call) => call.path === path)
  expect(made('/v1/prices').map(({ fields }) => fields['unit_amount'])).toEqual(['2900', '3900'])
  expect(made('/v1/customers')).toHaveLength(1)
  expect(await services.db.$count(planPrices)).toBe(2)
})

test('beside a running membership nothing is bought but a lifetime, and then it is not charged any more', async ({
  services: bare,
}) => {
  const { stripe, services, userId, email, buy, deliverEvents, state } = await aShop(bare)
  const start = (plan: SoldPlan) => startCheckout(services, { userId, email }, plan)
  await buy(monthly)
  expect(await start(annual)).toEqual({ ok: false, reason: 'running' })
  stripe.renew(false)
  await deliverEvents()
  expect(await start(lifetime)).toEqual({ ok: false, reason: 'running' })
  stripe.renew(true)
  await deliverEvents()
  expect(await start(lifetime)).toMatchObject({ ok: true })
  await cancelMembership(services, userId, { reason: 'price', words: '' })
  await deliverEvents()
  expect(await start(annual)).toEqual({ ok: false, reason: 'running' })
  expect(await buy(lifetime)).toMatchObject({ ok: true })
  expect(await state()).toMatchObject({ status: 'lifetime', until: null })
  expect(await start(monthly)).toEqual({ ok: false, reason: 'lifetime' })
  expect(await startCheckout(bare, { userId, email }, monthly)).toEqual({ ok: false, reason: 'off' })
})

test('a pause closes at once; resumed, the days that were left come back', async ({ services: bare, clock }) => {
  const { stripe, services, userId, buy, deliverEvents, state } = await aShop(bare)
  await buy(monthly)
  clock.set('2026-03-12T09:30:00Z')
  await pauseMembership(services, userId)
  await deliverEvents()
  expect(await state()).toMatchObject({ status: 'paused', allowed: false })
  clock.set('2026-06-01T00:00:00Z')
  await resumeMembership(services, userId)
  await deliverEvents()
  const { status, periodEndsAt } = await state()
  expect(status).toBe('active')
  expect(Math.abs(Number(periodEndsAt) - Date.parse('2026-06-21T00:00:00Z'))).toBeLessThan(60_000)
  expect(stripe.calls.at(-1)?.fields).toMatchObject({ proration_behavior: 'none' })
})

test('another plan is taken at today’s price, with what was paid taken off', async ({ services: bare }) => {
  const { stripe, services, userId, buy, deliverEvents, state } = await aShop(bare)
  await buy(monthly)
  expect(await changePlan(services, userId, monthly)).toEqual({ ok: false, reason: 'not now' })
  expect(await changePlan(services, userId, annual)).toEqual({ ok: true })
  await deliverEvents()
  expect(await state()).toMatchObject({ status: 'active', plan: 'annual' })
  expect(stripe.calls.at(-1)?.fields).toMatchObject({ proration_behavior: 'always_invoice' })
})

test('a failed payment leaves seven days', async ({ services: bare, clock, sent }) => {
  const { stripe, buy, deliverEvents, state } = await aShop(bare)
  await buy(monthly)
  clock.set('2026-04-01T09:30:00Z')
  stripe.renew(false)
  await deliverEvents()
  expect(await state()).toMatchObject({ status: 'past due', allowed: true })
  expect(sent.at(-1)?.payload).toMatchObject({ kind: 'payment failed' })
  clock.set('2026-04-09T09:30:00Z')
  expect(await state()).toMatchObject({ status: 'past due', allowed: false })
})

test('what Stripe refuses, and its silence, are answers', async ({ services: bare }) => {
  const { stripe, services, userId, email, buy } = await aShop(bare)
  stripe.failNext('/v1/customers', 402, 'card_declined')
  expect(await startCheckout(services, { userId, email }, annual)).toEqual({ ok: false, reason: 'refused' })
  expect(await openPortal(services, userId)).toBe(null)
  await buy(annual)
  expect(await openPortal(services, userId)).toEqual({ ok: true, value: `${stripe.base}/portal` })
  stripe.failNext('/v1/subscriptions')
  stripe.failNext('/v1/subscriptions')
  expect(await pauseMembership(services, userId)).toEqual({ ok: false, reason: 'away' })
})
