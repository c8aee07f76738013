import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { products } from '#features/shop/core/tables.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import { changeProduct, lockProduct, removeProducts } from '#features/shop/products/products.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findChosenProducts, listProductNames } from './chosen-products.server.ts'
import type { ProductChoice } from './product-choice.ts'

async function namesOf(services: Services, ...choices: ProductChoice[]) {
  const { lists } = await findChosenProducts(services, choices)
  return lists.map((list) => list.map(({ name }) => name))
}

async function aShelf(services: Services, clock: { set(at: string): void }) {
  await services.db.delete(products)
  const made: Record<string, string> = {}
  const all = [
    { name: 'Barbell', category: 'equipment', pillar: 'fitness' },
    { name: 'Magnesium', category: 'recovery', pillar: 'sleep', price: '$20' },
    { name: 'Zinc', category: 'recovery', pillar: 'sleep', featured: true },
    { name: 'Melatonin', category: 'recovery', pillar: 'sleep', inStock: false },
    { name: 'Sample', category: 'recovery', pillar: 'sleep', sourceSite: 'rogue', scrapeData: { test: true } as never },
  ] as const
  for (const [at, product] of all.entries()) {
    clock.set(`2026-03-02T09:3${at}:00Z`)
    made[product.name] = (await aStoredProduct(services, product)).id
  }
  return made
}

test('each choice finds its own, in its order, and never what is out of stock, a sample, or gone', async ({
  services,
  clock,
}) => {
  const ids = await aShelf(services, clock)
  const of = (...names: string[]): ProductChoice => ({ by: 'ids', ids: names.map((name) => ids[name] ?? name) })
  expect(
    await namesOf(
      services,
      { by: 'newest', count: 2 },
      { by: 'tab', tab: 'equipment', count: 4 },
      { by: 'tab', tab: 'supplements', count: 1 },
      { by: 'subject', subject: 'sleep', count: 4 },
      { by: 'subject', subject: 'stress', count: 4 },
      of('Barbell', 'Zinc', 'Melatonin', 'Sample', randomUUID(), 'no id'),
      of(),
    ),
  ).toEqual([['Zinc', 'Magnesium'], ['Barbell'], ['Zinc'], ['Zinc', 'Magnesium'], [], ['Barbell', 'Zinc'], []])
  await services.db.transaction((tx) => removeProducts(services, tx, [ids['Zinc']!]))
  expect(await namesOf(services, { by: 'newest', count: 2 }, of('Zinc', 'Barbell'))).toEqual([
    ['Magnesium', 'Barbell'],
    ['Barbell'],
  ])
})

test('a new price counts at once, and a price that was read holds until it is old', async ({ services, clock }) => {
  const ids = await aShelf(services, clock)
  const choice: ProductChoice = { by: 'ids', ids: [ids['Magnesium']!] }
  const find = async () => {
    const { lists, holdsUntil } = await findChosenProducts(services, [choice])
    return { price: lists[0]![0]!.price, holdsUntil }
  }
  expect(await find()).toEqual({ price: '$20', holdsUntil: null })
  await services.db.transaction(async (tx) => {
    const product = (await lockProduct(tx, ids['Magnesium']!))!
    await changeProduct(services, tx, product, { price: '$25', priceSource: 'page', checkedAt: clock.now() }, 'page')
  })
  const { price, holdsUntil } = await find()
  expect(price).toBe('$25')
  expect(holdsUntil).toEqual(new Date(clock.now().getTime() + 7 * 86_400_000))
  clock.set(new Date(holdsUntil!.getTime() + 1))
  expect((await find()).price).toBe('See price')
})

test('the owner is offered what is picked first, then featured products and the shop’s own, and no samples', async ({
  services,
  clock,
}) => {
  const ids = await aShelf(services, clock)
  await services.db.update(products).set({ sourceSite: 'momentous' }).where(eq(products.id, ids['Barbell']!))
  const named = async (chosen: string[], limit: number) => {
    const { products, isMore } = await listProductNames(services, { chosen, limit })
    return [products.map(({ name }) => name), isMore]
  }
  expect(await named([], 9)).toEqual([['Zinc', 'Magnesium', 'Melatonin', 'Barbell'], false])
  expect(await named([ids['Barbell']!, 'gone'], 2)).toEqual([['Barbell', 'Zinc'], true])
})
