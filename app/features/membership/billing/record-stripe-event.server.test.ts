import { sql } from 'drizzle-orm'

import { memberships, stripeEvents } from '#features/membership/core/tables.server.ts'
import type { Services } from '#services.server.ts'
import { aShop, monthly, tellEvent } from '#tests/support/stripe-shop.ts'
import { expect, test } from '#tests/support/test.ts'

import type { StripeEvent } from './stripe-event.ts'

/** Where PostgreSQL keeps each event, and which transaction wrote it there: whatever is written to a row moves it. */
async function versions({ db }: Services): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: stripeEvents.id, version: sql<string>`${stripeEvents}.ctid::text || ' by ' || ${stripeEvents}.xmin::text` })
    .from(stripeEvents)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

test('what Stripe tells writes no row of what it told before', async ({ services: bare }) => {
  const { stripe, services, buy, deliverEvents, history } = await aShop(bare)
  await buy(monthly)
  await deliverEvents()
  const before = await versions(services)
  expect(before.size).toBe(stripe.events.length)
  for (const isPaid of [false, true]) {
    stripe.renew(isPaid)
    await deliverEvents()
  }
  for (const event of stripe.events) await tellEvent(services, event)
  const after = await versions(services)
  expect(after.size).toBe(stripe.events.length)
  expect(after.size).toBeGreaterThan(before.size)
  expect(new Map([...after].filter(([id]) => before.has(id)))).toEqual(before)
  expect(await history()).toEqual(['bought', 'renewed'])
})

test('what was told of a customer whom nobody knew is written once more, when an event says who it is', async ({
  services: bare,
}) => {
  const { stripe, services, userId, buy } = await aShop(bare)
  await buy(monthly)
  await services.db.delete(stripeEvents)
  await services.db.update(memberships).set({ billing: null, customerId: null })
  const namesThem = (event: StripeEvent) => JSON.stringify(event).includes(userId)
  const [nameless, naming] = [stripe.events.filter((event) => !namesThem(event)), stripe.events.filter(namesThem)]
  for (const event of nameless) await tellEvent(services, event)
  const before = await versions(services)
  expect(before.size).toBe(nameless.length)
  expect(before.size).toBeGreaterThan(0)
  await tellEvent(services, naming[0]!)
  const known = await versions(services)
  for (const [id, version] of before) expect(known.get(id)).not.toBe(version)
  for (const event of stripe.events) await tellEvent(services, event)
  const after = await versions(services)
  expect(after.size).toBe(stripe.events.length)
  expect(new Map([...after].filter(([id]) => known.has(id)))).toEqual(known)
})
