import { eq } from 'drizzle-orm'

import { deleteAccount } from '#features/identity/delete-account.server.ts'
import { membershipEvents, memberships, planPrices, stripeEvents } from '#features/membership/core/tables.server.ts'
import { membershipData } from '#features/membership/member-data.server.ts'
import { annual, aShop, lifetime, monthly, tellEvent } from '#tests/support/stripe-shop.ts'
import { expect, test } from '#tests/support/test.ts'

import { doCancelRedundant, cancelRedundant } from './cancel-redundant.server.ts'
import { startCheckout } from './checkout.server.ts'
import { doForgetAtStripe, forgetAtStripe } from './forget-at-stripe.server.ts'
import { payBack } from './refund/pay-back.server.ts'
import { refundMembership } from './refund/refund-membership.server.ts'

test('a Checkout in another tab ends when the next one is opened', async ({ services: bare }) => {
  const { stripe, services, userId, email, deliverEvents, state } = await aShop(bare)
  await startCheckout(services, { userId, email }, monthly)
  const first = stripe.sessions()[0]!
  await startCheckout(services, { userId, email }, annual)
  expect(stripe.sessions().map(({ status }) => status)).toEqual(['expired', 'open'])
  expect(() => stripe.pay(first)).toThrow('not open')
  stripe.pay()
  await deliverEvents()
  expect(await state()).toMatchObject({ status: 'active', plan: 'annual' })
})

test('of two plans that were bought at once the later counts, and the other is cancelled at Stripe', async ({
  services: bare,
  sent,
  clock,
}) => {
  const { stripe, services, buy, deliverEvents, state } = await aShop(bare)
  await buy(monthly)
  const first = stripe.subscription()
  clock.set('2026-03-02T09:31:00Z')
  stripe.pay(stripe.sessions().at(-1)!, 'again')
  await deliverEvents()
  const job = sent.find(({ name }) => name === cancelRedundant.name)
  expect(job).toMatchObject({ payload: { subscriptionId: first['id'], ends: 'with its period' } })
  await doCancelRedundant(services, cancelRedundant.payload.parse(job?.payload))
  expect(first['cancel_at_period_end']).toBe(true)
  sent.length = 0
  await deliverEvents()
  expect(sent.filter(({ name }) => name === cancelRedundant.name)).toEqual([])
  expect((await state()).status).toBe('active')
})

test('what is paid back whole at Stripe is ended there', async ({ services: bare, sent }) => {
  const { stripe, services, buy, deliverEvents, state } = await aShop(bare)
  await buy(annual)
  const { customer } = stripe.subscription() as { customer: string }
  const payment = stripe.events.find(({ type }) => type === 'invoice_payment.paid')!.data.object['payment'] as Record<
    string,
    string
  >
  stripe.tell('charge.refunded', {
    id: 'ch_1',
    customer,
    payment_intent: payment['payment_intent'],
    amount: 19_900,
    refunded: true,
  })
  await deliverEvents()
  const job = sent.findLast(({ name }) => name === cancelRedundant.name)
  await doCancelRedundant(services, cancelRedundant.payload.parse(job?.payload))
  await doCancelRedundant(services, cancelRedundant.payload.parse(job?.payload))
  expect(stripe.subscription()['status']).toBe('canceled')
  await deliverEvents()
  expect((await state()).status).toBe('refunded')
})

test('a customer and a price that Stripe does not know any more are made again', async ({ services: bare, clock }) => {
  const { stripe, services, userId, email, buy, state } = await aShop(bare)
  await startCheckout(services, { userId, email }, monthly)
  const [before] = await services.db.select().from(memberships).where(eq(memberships.userId, userId))
  await services.payments.deleteCustomer(before!.customerId!)
  clock.set('2026-03-02T09:40:00Z')
  expect(await buy(monthly)).toMatchObject({ ok: true })
  const [after] = await services.db.select().from(memberships).where(eq(memberships.userId, userId))
  expect(after!.customerId).not.toBe(before!.customerId)
  expect(await services.db.$count(planPrices)).toBe(1)
  expect((await state()).status).toBe('active')
  expect(stripe.sessions().at(-1)?.['customer']).toBe(after!.customerId)
})

test('a failure of Stripe’s that it repeats to its key does not keep anybody from buying', async ({ services: bare, clock }) => {
  const { stripe, services, userId, email } = await aShop(bare)
  for (const _ of [1, 2]) stripe.failNext('/v1/customers', 500)
  expect(await startCheckout(services, { userId, email }, annual)).toEqual({ ok: false, reason: 'away' })
  expect(await startCheckout(services, { userId, email }, annual)).toEqual({ ok: false, reason: 'away' })
  clock.set('2026-03-02T09:32:00Z')
  expect(await startCheckout(services, { userId, email }, annual)).toMatchObject({ ok: true })
})

test('with a coupon of the whole price somebody is a member and is welcomed, and no money is owed', async ({
  services: bare,
  sent,
}) => {
  const { stripe, services, userId, email, deliverEvents, state, history } = await aShop(bare)
  await startCheckout(services, { userId, email }, monthly)
  stripe.pay(undefined, 'for nothing')
  await deliverEvents()
  expect((await state()).status).toBe('active')
  const [line] = await services.db.select().from(membershipEvents)
  expect([line?.kind, line?.note.amountCents]).toEqual(['bought', 0])
  expect(sent.map(({ payload }) => (payload as { kind?: string }).kind)).toEqual(['bought'])
  expect(await refundMembership(services, userId)).toEqual({ ok: false, reason: 'not now' })
  stripe.renew(true)
  await deliverEvents()
  expect(await history()).toEqual(['bought', 'renewed'])
})

test('a lifetime for nothing has no money back either', async ({ services: bare }) => {
  const { stripe, services, userId, email, deliverEvents, state } = await aShop(bare)
  await startCheckout(services, { userId, email }, lifetime)
  stripe.pay(undefined, 'for nothing')
  await deliverEvents()
  expect((await state()).status).toBe('lifetime')
  expect(await refundMembership(services, userId)).toEqual({ ok: false, reason: 'not now' })
})

test('what else is sold in the same account of Stripe’s is no membership', async ({ services: bare }) => {
  const { stripe, services, userId, email, buy, deliverEvents, state } = await aShop(bare)
  await startCheckout(services, { userId, email }, monthly)
  const customer = stripe.sessions()[0]!['customer']
  const session = {
    id: 'cs_talk',
    mode: 'payment',
    payment_status: 'paid',
    customer,
    client_reference_id: userId,
    amount_total: 900,
  }
  stripe.tell('checkout.session.completed', { ...session, metadata: {} })
  const price = { id: 'price_letter', unit_amount: 500, currency: 'usd', recurring: { interval: 'month' }, metadata: {} }
  const letter = {
    id: 'sub_letter',
    customer,
    status: 'active',
    created: 1_772_443_800,
    items: { data: [{ price }] },
    metadata: {},
  }
  stripe.tell('customer.subscription.created', letter)
  await deliverEvents()
  expect((await state()).status).toBe('none')
  await buy(monthly)
  expect(await state()).toMatchObject({ status: 'active', plan: 'monthly' })
})

test('what an erased account has running ends at Stripe, and nothing of it stays here', async ({ services: bare, sent }) => {
  const { stripe, services, userId, buy, deliverEvents } = await aShop(bare)
  await buy(annual)
  const { customer } = stripe.subscription() as { customer: string }
  stripe.tell('customer.updated', { id: customer, email: 'maya@example.com' })
  await deliverEvents()
  for (const _ of [1, 2]) stripe.failNext('/v1/refunds', 500)
  await refundMembership(services, userId)
  sent.length = 0
  await services.db.transaction(async (tx) => {
    await membershipData.erase(services, tx, { userId })
    await deleteAccount(tx, userId)
  })
  expect(await services.db.$count(stripeEvents)).toBe(0)
  const [refund, forgotten] = [payBack, forgetAtStripe].map(({ name }) => sent.find((job) => job.name === name))
  expect(payBack.payload.parse(refund?.payload).payments).toHaveLength(1)
  expect(JSON.stringify(sent)).not.toContain(userId)
  const payload = forgetAtStripe.payload.parse(forgotten?.payload)
  expect(payload).toEqual({ customerId: customer, subscriptions: [stripe.subscription()['id']] })
  for (const _ of [1, 2]) stripe.failNext(customer)
  await expect(doForgetAtStripe(services, payload)).rejects.toThrow('could not be ended')
  for (const _ of [1, 2]) await doForgetAtStripe(services, payload)
  expect(stripe.subscription()['status']).toBe('canceled')
  expect(stripe.calls.filter(({ method, path }) => method === 'DELETE' && path === `/v1/customers/${customer}`)).not.toHaveLength(
    0,
  )
  for (const event of stripe.events.slice(-1)) await tellEvent(services, event)
  const kept = await services.db.select({ userId: stripeEvents.userId }).from(stripeEvents)
  expect(kept).toEqual([{ userId: null }])
})
