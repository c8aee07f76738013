import { eq } from 'drizzle-orm'

import { cancelMembership } from '#features/membership/billing/cancel-membership.server.ts'
import { changePlan } from '#features/membership/billing/change-membership.server.ts'
import { findOwnMembership } from '#features/membership/billing/own-membership.server.ts'
import { membershipEvents } from '#features/membership/core/tables.server.ts'
import type { Services } from '#services.server.ts'
import { annual, aShop, lifetime, monthly } from '#tests/support/stripe-shop.ts'
import { expect, test } from '#tests/support/test.ts'

import { doPayBack, payBack } from './pay-back.server.ts'
import { listStuckRefunds, payAllBack } from './pending-refunds.server.ts'
import { refundMembership } from './refund-membership.server.ts'

const own = (services: Services, userId: string) =>
  findOwnMembership(services, { userId, timeZone: null, dateLanguage: null }, [])
const notNow = { ok: false, reason: 'not now' }

test('within 30 days all the money goes back, and the membership ends at once', async ({ services: bare, clock, sent }) => {
  const { services, userId, buy, deliverEvents, state, history } = await aShop(bare)
  await buy(annual)
  clock.set('2026-04-01T09:29:00Z')
  expect(await refundMembership(services, userId)).toEqual({ ok: true })
  await deliverEvents()
  expect(await state()).toMatchObject({ status: 'refunded', allowed: false })
  expect((await history()).toSorted()).toEqual(['bought', 'refund asked', 'refunded'])
  expect((await own(services, userId)).refundPendingSince).toBe(null)
  const mails = sent.filter(({ name }) => name === 'membership.send-billing-mail').map(({ payload }) => payload)
  expect(mails.at(-1)).toMatchObject({ kind: 'refunded' })
})

test('after 30 days it does not, and nobody has it back twice', async ({ services: bare, clock }) => {
  const { stripe, services, userId, buy, deliverEvents } = await aShop(bare)
  await buy(annual)
  clock.set('2026-04-01T09:31:00Z')
  expect(await refundMembership(services, userId)).toEqual(notNow)
  clock.set('2026-03-10T09:31:00Z')
  expect(await refundMembership(services, userId)).toEqual({ ok: true })
  expect(await refundMembership(services, userId)).toEqual(notNow)
  await deliverEvents()
  await buy(monthly)
  expect((await own(services, userId)).refundUntil).toBe(null)
  expect(await refundMembership(services, userId)).toEqual(notNow)
  expect(stripe.calls.filter(({ path }) => path === '/v1/refunds')).toHaveLength(1)
})

test('two presses at once are one refund', async ({ freshDatabase }) => {
  const { services: bare } = await freshDatabase()
  const { services, userId, buy, stripe } = await aShop(bare)
  await buy(annual)
  const both = await Promise.all([refundMembership(services, userId), refundMembership(services, userId)])
  expect(both).toContainEqual({ ok: true })
  expect(both).toContainEqual(notNow)
  expect(stripe.calls.filter(({ path }) => path === '/v1/refunds')).toHaveLength(1)
})

test('what Stripe refuses is on its way, read by member and owner, tried again, and goes back once', async ({
  services: bare,
  clock,
  sent,
}) => {
  const { stripe, services, userId, buy, deliverEvents, state } = await aShop(bare)
  await buy(annual)
  sent.length = 0
  for (let times = 0; times < 6; times++) stripe.failNext('/v1/refunds', 500)
  expect(await refundMembership(services, userId)).toEqual({ ok: true, isOnItsWay: true })
  await deliverEvents()
  expect((await state()).status).toBe('ended')
  const { refundPendingSince: owedSince, acts, refundUntil } = await own(services, userId)
  expect(owedSince).toBe('Monday 2 March 2026')
  expect([acts.canCancel, refundUntil]).toEqual([false, null])
  const job = sent.find(({ name }) => name === payBack.name)
  expect(job?.options?.startAfter).toEqual(new Date('2026-03-02T09:31:00Z'))
  const payload = payBack.payload.parse(job?.payload)
  expect(await listStuckRefunds(services)).toEqual([])
  clock.set('2026-03-02T10:31:00Z')
  expect(await listStuckRefunds(services)).toMatchObject([{ userId, name: 'maya@example.com', amountCents: 19_900 }])
  for (let times = 0; times < 2; times++) {
    clock.set(new Date(clock.now().getTime() + 600_000))
    await expect(doPayBack(services, payload)).rejects.toThrow('Stripe did not pay back what is owed.')
  }
  sent.length = 0
  await payAllBack(services)
  expect(sent).toEqual([{ name: payBack.name, payload: { ...payload, subscriptions: [] }, options: { key: userId } }])
  clock.set(new Date(clock.now().getTime() + 600_000))
  for (let times = 0; times < 3; times++) await doPayBack(services, payload)
  await deliverEvents()
  expect((await state()).status).toBe('refunded')
  expect(stripe.events.filter(({ type }) => type === 'charge.refunded')).toHaveLength(1)
  expect([await listStuckRefunds(services), (await own(services, userId)).refundPendingSince]).toEqual([[], null])
  sent.length = 0
  await payAllBack(services)
  expect(sent).toEqual([])
})

test('asked for while Stripe is away, it ends and goes back later, though the 30 days are over then', async ({
  services: bare,
  clock,
  sent,
}) => {
  const { stripe, services, userId, buy, deliverEvents, state } = await aShop(bare)
  await buy(monthly)
  for (let times = 0; times < 2; times++) stripe.failNext('/v1/subscriptions')
  expect(await refundMembership(services, userId)).toEqual({ ok: true, isOnItsWay: true })
  await deliverEvents()
  expect((await state()).status).toBe('active')
  clock.set('2026-05-02T09:30:00Z')
  await doPayBack(services, payBack.payload.parse(sent.findLast(({ name }) => name === payBack.name)?.payload))
  await deliverEvents()
  expect((await state()).status).toBe('refunded')
})

test('of a plan and the lifetime after it everything goes back, and a credit is no money of theirs any more', async ({
  services: bare,
}) => {
  const { stripe, services, userId, buy, deliverEvents, state } = await aShop(bare)
  await buy(annual)
  await changePlan(services, userId, monthly)
  await deliverEvents()
  await cancelMembership(services, userId, { reason: 'other', words: '' })
  await deliverEvents()
  await buy(lifetime)
  expect(await refundMembership(services, userId)).toEqual({ ok: true })
  await deliverEvents()
  expect((await state()).status).toBe('refunded')
  expect(stripe.calls.filter(({ path }) => path === '/v1/refunds')).toHaveLength(2)
  expect(stripe.calls.at(-1)).toMatchObject({ method: 'POST', fields: { balance: '0' } })
  const lines = await services.db.select().from(membershipEvents).where(eq(membershipEvents.kind, 'refunded'))
  expect(lines.map(({ note }) => note.amountCents).toSorted()).toEqual([19_900, 49_900])
})

test('a refund that the bank gives back is a line of the history', async ({ services: bare }) => {
  const { stripe, services, userId, buy, deliverEvents, history } = await aShop(bare)
  await buy(annual)
  await refundMembership(services, userId)
  const back = stripe.events.find(({ type }) => type === 'charge.refunded')!.data.object
  stripe.tell('refund.failed', { id: 're_1', amount: 19_900, payment_intent: back['payment_intent'], customer: back['customer'] })
  await deliverEvents()
  expect((await history()).at(-1)).toBe('refund failed')
})
