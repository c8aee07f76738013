import { eq } from 'drizzle-orm'

import { productHistory, products } from '#features/shop/core/tables.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { changeProduct, lockProduct, type Product } from './products.server.ts'

async function whole({ db }: Services, id: string): Promise<Product> {
  const [product] = await db.select().from(products).where(eq(products.id, id))
  return product!
}

function change(services: Services, id: string, changes: Partial<Product>) {
  return services.db.transaction(async (tx) => changeProduct(services, tx, (await lockProduct(tx, id))!, changes, 'page'))
}

test('a product has an address of its own, a price to sort by, and a first line of history', async ({ services }) => {
  const first = await aStoredProduct(services, { name: 'Creatine Monohydrate', price: '$39.95' })
  const second = await aStoredProduct(services, { name: 'Creatine monohydrate', price: '' })
  expect([first.slug, second.slug]).toEqual(['creatine-monohydrate', 'creatine-monohydrate-2'])
  expect(await whole(services, first.id)).toMatchObject({
    priceCents: 3995,
    currency: 'USD',
    inStock: true,
    category: 'equipment',
  })
  expect(await whole(services, second.id)).toMatchObject({ priceCents: null, currency: null })
  expect(await services.db.$count(productHistory, eq(productHistory.productId, first.id))).toBe(1)
})

test('a name may not take the address of a page beside it', async ({ services }) => {
  expect(await aStoredProduct(services, { name: 'Manage' })).toMatchObject({ slug: 'manage-2' })
})

test('a change of price or stock is a line of history, another change is none', async ({ services }) => {
  const { id } = await aStoredProduct(services, { name: 'Barbell', price: '$295' })
  await change(services, id, { description: 'Twenty kilograms.' })
  const ofThis = eq(productHistory.productId, id)
  expect(await services.db.$count(productHistory, ofThis)).toBe(1)
  await change(services, id, { price: '$310' })
  await change(services, id, { inStock: false })
  const lines = await services.db.select().from(productHistory).where(ofThis)
  expect(lines.map(({ price, inStock }) => `${price} ${inStock}`).toSorted()).toEqual(['$295 true', '$310 false', '$310 true'])
  expect(await whole(services, id)).toMatchObject({ priceCents: 31_000, version: 1, gist: 'barbell\ntwenty kilograms.' })
})
