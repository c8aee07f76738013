import { stripeEvents } from '#features/membership/core/tables.server.ts'
import { aShop, monthly, tellEvent } from '#tests/support/stripe-shop.ts'
import { expect, test } from '#tests/support/test.ts'

import { doForgetStrangers } from './forget-strangers.server.ts'
import { anEvent, anInvoice } from './stripe-events.factory.ts'

test('what was told of nobody here goes after 90 days, what belongs to somebody stays', async ({ services: bare, clock }) => {
  const { stripe, services, buy, deliverEvents } = await aShop(bare)
  await buy(monthly)
  const { customer } = stripe.subscription()
  stripe.tell('customer.updated', { id: customer })
  await deliverEvents()
  const own = await services.db.$count(stripeEvents)
  await tellEvent(services, anEvent('invoice.paid', anInvoice({ customer: 'cus_stranger' }), 0, 'evt_stranger'))
  clock.set('2026-05-31T09:29:00Z')
  await doForgetStrangers(services)
  expect(await services.db.$count(stripeEvents)).toBe(own + 1)
  clock.set('2026-05-31T09:31:00Z')
  await doForgetStrangers(services)
  const kept = await services.db.select({ id: stripeEvents.id }).from(stripeEvents)
  expect(kept).toHaveLength(own)
  expect(kept).not.toContainEqual({ id: 'evt_stranger' })
})
