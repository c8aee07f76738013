import { eq } from 'drizzle-orm'

import { membershipEvents } from '#features/membership/core/tables.server.ts'
import { annual, aShop, monthly, tellEvent } from '#tests/support/stripe-shop.ts'
import { expect, test } from '#tests/support/test.ts'

import { cancelMembership } from './cancel-membership.server.ts'
import { pauseMembership, withdrawCancellation } from './change-membership.server.ts'
import { findOwnMembership } from './own-membership.server.ts'

test('a cancellation keeps its reason and words with us, access stays to the end, and it can be withdrawn', async ({
  services: bare,
  sent,
  clock,
}) => {
  const { stripe, services, userId, buy, deliverEvents, state, history } = await aShop(bare)
  await buy(monthly)
  const words = 'I have back pain'
  expect(await cancelMembership(services, userId, { reason: 'time', words })).toEqual({ ok: true })
  await deliverEvents()
  expect(await state()).toMatchObject({ status: 'cancelled', allowed: true, until: new Date('2026-04-01T09:30:00Z') })
  const [line] = await services.db.select().from(membershipEvents).where(eq(membershipEvents.kind, 'cancelled'))
  expect(line?.note).toMatchObject({ reason: 'time', words, plan: 'monthly' })
  expect(JSON.stringify(stripe.calls)).not.toContain('back pain')
  expect(sent.filter(({ payload }) => (payload as { kind: string }).kind === 'cancelled')).toHaveLength(1)
  expect(await cancelMembership(services, userId, { reason: 'time', words })).toEqual({ ok: false, reason: 'not now' })
  await withdrawCancellation(services, userId)
  await deliverEvents()
  expect((await state()).status).toBe('active')
  expect(await history()).toEqual(['bought', 'cancelled', 'cancellation withdrawn'])
  clock.set('2026-04-20T09:30:00Z')
  expect((await state()).status).toBe('ended')
})

const reader = (userId: string) => ({ userId, timeZone: null, dateLanguage: null })

test('cancelled while a payment is missing, it ends at once, and nothing is tried again', async ({
  services: bare,
  clock,
  sent,
}) => {
  const { stripe, services, userId, buy, deliverEvents, state, history } = await aShop(bare)
  await buy(monthly)
  clock.set('2026-04-01T09:30:00Z')
  stripe.renew(false)
  await deliverEvents()
  clock.set('2026-04-02T09:30:00Z')
  expect((await findOwnMembership(services, reader(userId), [])).acts).toMatchObject({ canCancel: true, endsWith: 'now' })
  expect(await cancelMembership(services, userId, { reason: 'price', words: 'Too much' })).toEqual({ ok: true })
  expect(stripe.calls.at(-1)).toMatchObject({ method: 'DELETE', fields: { cancellation_details: { feedback: 'too_expensive' } } })
  await deliverEvents()
  expect(await state()).toMatchObject({ status: 'ended', allowed: false })
  expect(await history()).toEqual(['bought', 'payment failed', 'cancelled', 'ended'])
  const [line] = await services.db.select().from(membershipEvents).where(eq(membershipEvents.kind, 'cancelled'))
  expect(line?.note).toEqual({ plan: 'monthly', reason: 'price', words: 'Too much' })
  expect(sent.filter(({ payload }) => (payload as { kind: string }).kind === 'cancelled')).toHaveLength(1)
})

test('cancelled while it is paused, the days that were left begin again, and it ends with them', async ({
  services: bare,
  clock,
}) => {
  const { stripe, services, userId, buy, deliverEvents, state, history } = await aShop(bare)
  await buy(monthly)
  clock.set('2026-03-12T09:30:00Z')
  await pauseMembership(services, userId)
  await deliverEvents()
  clock.set('2026-05-25T09:30:00Z')
  expect(await cancelMembership(services, userId, { reason: 'time', words: '' })).toEqual({ ok: true })
  const until = new Date('2026-06-14T09:30:00Z')
  expect(stripe.calls.at(-1)?.fields).toMatchObject({ trial_end: String(until.getTime() / 1000), cancel_at_period_end: 'true' })
  await deliverEvents()
  expect(await state()).toMatchObject({ status: 'cancelled', allowed: true, until })
  clock.set(until)
  // Stripe has not said yet that it is over.
  expect(await state()).toMatchObject({ status: 'ended', allowed: false })
  expect((await findOwnMembership(services, reader(userId), [])).canBuy).toBe(true)
  expect((await history()).toSorted()).toEqual(['bought', 'cancelled', 'paused', 'resumed'])
})

test('a cancellation that Stripe was given elsewhere is seen in every state, and a payment that comes leaves it', async ({
  services: bare,
  clock,
}) => {
  const { stripe, services, userId, buy, deliverEvents, state, history } = await aShop(bare)
  await buy(annual)
  clock.set('2027-03-02T09:30:00Z')
  stripe.renew(false)
  stripe.change({ cancel_at_period_end: 'true' })
  await deliverEvents()
  expect(await state()).toMatchObject({ status: 'past due', reason: expect.stringContaining('cancelled') })
  const { acts, until } = await findOwnMembership(services, reader(userId), [])
  expect(acts).toMatchObject({ canCancel: true, canWithdraw: true })
  expect(until).toBe('Tuesday 9 March 2027')
  stripe.renew(true)
  await deliverEvents()
  expect((await state()).status).toBe('cancelled')
  await withdrawCancellation(services, userId)
  await deliverEvents()
  expect((await state()).status).toBe('active')
  expect((await history()).filter((kind) => kind.startsWith('cancel'))).toEqual(['cancelled', 'cancellation withdrawn'])
})

test('one mark on two cancellations that come together leaves two lines, and no event is refused', async ({ services: bare }) => {
  const { stripe, services, buy, deliverEvents, history } = await aShop(bare)
  await buy(monthly)
  await deliverEvents()
  const flags = [true, false, true].map((isCancelled) =>
    stripe.change({ cancel_at_period_end: String(isCancelled), metadata: { leaving: 'a1' } }),
  )
  const last = stripe.events.at(-1)!
  const moved = flags.map((_, place) => ({ ...stripe.events.at(place - 3)!, created: last.created + place }))
  for (const event of moved.toReversed()) await tellEvent(services, event)
  expect((await history()).filter((kind) => kind.startsWith('cancel'))).toEqual([
    'cancelled',
    'cancellation withdrawn',
    'cancelled',
  ])
})
