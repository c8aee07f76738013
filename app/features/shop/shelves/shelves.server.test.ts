import { eq } from 'drizzle-orm'

import { products } from '#features/shop/core/tables.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { PAGE_SIZE, questionOf } from './shelf.ts'
import { findShopView } from './shop-view.server.ts'

const find = (services: Services, search = '') => findShopView(services, questionOf(new URLSearchParams(search)))

async function names(services: Services, search = ''): Promise<string[]> {
  const { view } = await find(services, search)
  return view.list.products.map(({ name }) => name)
}

const supplement = (services: Services, name: string, more: object = {}) =>
  aStoredProduct(services, { name, category: 'protein', ...more })

test('a tab shows its own products that are in stock, featured ones first', async ({ services }) => {
  await supplement(services, 'Zinc')
  await supplement(services, 'Iron', { category: 'essentials', featured: true })
  await supplement(services, 'Gone', { inStock: false })
  await aStoredProduct(services, { name: 'Barbell', category: 'equipment' })
  expect(await names(services)).toEqual(['Iron', 'Zinc'])
  expect(await names(services, 'tab=equipment')).toEqual(['Barbell'])
  for (const tab of ['books', 'accessories']) expect(await names(services, `tab=${tab}`)).toEqual([])
})

test('a product that changes its category changes its tab', async ({ services }) => {
  const { id } = await supplement(services, 'Belt')
  await services.db.update(products).set({ category: 'equipment' }).where(eq(products.id, id))
  expect(await names(services)).toEqual([])
  expect(await names(services, 'tab=equipment')).toEqual(['Belt'])
})

test('the order of the address holds, and products without a number come last both ways', async ({ services }) => {
  for (const [name, price] of [
    ['Barley', '$20'],
    ['Algae', '$5'],
    ['Cocoa', ''],
  ]) {
    await supplement(services, name!, { price })
  }
  expect(await names(services, 'sort=name-desc')).toEqual(['Cocoa', 'Barley', 'Algae'])
  expect(await names(services, 'sort=price-asc')).toEqual(['Algae', 'Barley', 'Cocoa'])
  expect(await names(services, 'sort=price-desc')).toEqual(['Barley', 'Algae', 'Cocoa'])
})

test('each word of a query stands somewhere in name or description, whatever its case', async ({ services }) => {
  await supplement(services, 'Whey Isolate', { description: 'Vanilla, from grass-fed milk. 100% of it.' })
  await supplement(services, 'Pea Protein', { description: 'Vanilla, from peas_only.' })
  expect(await names(services, 'q=VANILLA')).toHaveLength(2)
  expect(await names(services, 'q=whey+milk')).toEqual(['Whey Isolate'])
  expect(await names(services, 'q=whey+peas')).toEqual([])
  // Signs that mean something to the database mean themselves.
  expect(await names(services, 'q=100%25')).toEqual(['Whey Isolate'])
  expect(await names(services, 'q=s_o')).toEqual(['Pea Protein'])
  expect(await names(services, 'q=%25%25%25')).toEqual([])
  expect(await names(services, 'q=%5C')).toEqual([])
  expect(await names(services, `q=${encodeURIComponent("' or 1=1 --")}`)).toEqual([])
})

test('a slip is forgiven where nothing has the word, and the page says so', async ({ services }) => {
  await supplement(services, 'Creatine Monohydrate')
  await supplement(services, 'Magnesium Glycinate', { description: 'Gentle on the stomach.' })
  await supplement(services, 'Whey Protein', { featured: true })
  await supplement(services, 'Plant Protein')
  for (const query of ['creatien', 'creatin+monohidrate', 'magnesum', 'magnesum+stomach', 'whay']) {
    const { list } = (await find(services, `q=${query}`)).view
    expect([list.products.length, list.isNear], query).toEqual([1, true])
  }
  expect(await names(services, 'q=protien&sort=name-desc')).toEqual(['Whey Protein', 'Plant Protein'])
  expect((await find(services, 'q=creatine')).view.list.isNear).toBe(false)
  for (const query of ['xylophone', 'xyzzy', 'magnesum+xyzzy', 'whay+stomach'])
    expect((await find(services, `q=${query}`)).view.list, query).toMatchObject({ total: 0, isNear: false })
})

test('a word that stands somewhere is no slip of another', async ({ services }) => {
  await supplement(services, 'Iron')
  await supplement(services, 'Irony mug')
  await supplement(services, 'Zinc', { description: 'Not for irons.' })
  await aStoredProduct(services, { name: 'Tire iron', category: 'equipment' })
  expect(await names(services, 'q=iron+zinc')).toEqual(['Zinc'])
  expect(await names(services, 'q=iron+mug+zinc')).toEqual([])
  expect(await names(services, 'tab=equipment&q=irn')).toEqual([])
  expect(await names(services, 'tab=equipment&q=irno')).toEqual(['Tire iron'])
})

test('pages hold 48 products, continue one another, and the last one stands in for later ones', async ({ services }) => {
  for (let at = 0; at < PAGE_SIZE + 3; at++) await supplement(services, `Powder ${String(at).padStart(2, '0')}`)
  const first = await names(services, 'sort=name-asc&q=powder')
  const second = await names(services, 'sort=name-asc&q=powder&page=2')
  expect([first.length, first[0], second]).toEqual([48, 'Powder 00', ['Powder 48', 'Powder 49', 'Powder 50']])
  expect(await names(services, 'sort=name-asc&page=2')).toEqual(second)
  const { list } = (await find(services, 'sort=name-asc&page=99')).view
  expect([list.page, list.pages, list.total, list.products.length]).toEqual([2, 2, 51, 3])
})

test('the view holds until the first of its prices goes stale, and shows none that has', async ({ services, clock }) => {
  const seen = clock.now()
  await supplement(services, 'Fresh', {
    price: '$20',
    compareAt: '$25',
    priceSource: 'page',
    checkedAt: seen,
    sourceSite: 'momentous',
  })
  const before = await find(services)
  expect(before.view.list.products).toMatchObject([{ price: '$20', discount: 20 }])
  expect(before.holdsUntil).toEqual(new Date(seen.getTime() + 7 * 86_400_000))
  clock.set(new Date(before.holdsUntil!.getTime() + 1))
  const after = await find(services)
  expect(after.view.list.products).toMatchObject([{ price: 'See price', discount: null }])
  expect(after.holdsUntil).toBeNull()
})

test('the tab of equipment says whether a supplier’s stands on it', async ({ services }) => {
  await aStoredProduct(services, { name: 'Own bench', category: 'equipment' })
  expect((await find(services, 'tab=equipment')).view.equipment).toMatchObject({
    hasScraped: false,
    retailer: { slug: 'rogue', destination: 'https://www.roguefitness.com/' },
  })
  await aStoredProduct(services, { name: 'Ohio Bar', category: 'equipment', sourceSite: 'rogue' })
  expect((await find(services, 'tab=equipment')).view.equipment).toMatchObject({ hasScraped: true })
})
