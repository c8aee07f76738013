import { asc } from 'drizzle-orm'

import { productSlugs, shopSettings } from '#features/shop/core/tables.server.ts'
import { shopPages } from '#features/shop/product-page/listed-products.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import { removeProducts } from '#features/shop/products/products.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { affiliateClicks } from './affiliate-tables.server.ts'
import { countClick } from './count-click.server.ts'
import { findTarget } from './targets.server.ts'

const counted = ({ db }: Services) =>
  db.select().from(affiliateClicks).orderBy(asc(affiliateClicks.day), asc(affiliateClicks.page))

const here = 'https://wellward.test'

test('a product, a category and the retailer stand behind their names, and nothing else does', async ({ services, clock }) => {
  const { id } = await aStoredProduct(services, { name: 'Ohio Bar', affiliateUrl: 'https://www.roguefitness.com/ohio-bar' })
  await aStoredProduct(services, { name: 'Zinc' })
  await services.db.insert(productSlugs).values({ slug: 'old-bar', productId: id })
  await services.db
    .insert(shopSettings)
    .values({ retailerDomain: 'roguefitness.com', partnerParameter: 'a_aid', partnerId: 'me', savedAt: clock.now() })
  expect(await findTarget(services, 'ohio-bar')).toEqual({
    slug: 'ohio-bar',
    label: 'Ohio Bar',
    productId: id,
    address: 'https://www.roguefitness.com/ohio-bar?a_aid=me',
  })
  expect(await findTarget(services, 'old-bar')).toMatchObject({ slug: 'ohio-bar' })
  expect(await findTarget(services, 'conditioning')).toMatchObject({
    address: 'https://www.roguefitness.com/conditioning?a_aid=me',
  })
  expect(await findTarget(services, 'rogue')).toMatchObject({ address: 'https://www.roguefitness.com/?a_aid=me' })
  for (const name of ['zinc', 'nothing', '', '__proto__', 'https:evil.example', 'ohio-bar?x', '..', 'x'.repeat(500)])
    expect(await findTarget(services, name), name).toBeNull()
})

test('the departments of another retailer are not known: its home stands in', async ({ services, clock }) => {
  await services.db
    .insert(shopSettings)
    .values({ retailerDomain: 'iron.example', partnerParameter: 'ref', partnerId: '7', savedAt: clock.now() })
  for (const name of ['strength', 'rogue'])
    expect(await findTarget(services, name)).toMatchObject({ address: 'https://iron.example/?ref=7' })
})

test('a product may not take the name of a category', async ({ services }) => {
  expect(await aStoredProduct(services, { name: 'Strength' })).toMatchObject({ slug: 'strength-2' })
})

test('clicks are counted by day, target and page, and say nothing about who clicked', async ({ services, clock }) => {
  const shop = { path: '/shop', title: 'Shop' }
  const site = { list: async () => [shop], find: async (_: unknown, path: string) => (path === shop.path ? shop : null) }
  const withPages = { ...services, pages: [site, shopPages] }
  const { id } = await aStoredProduct(services, { name: 'Zinc', affiliateUrl: 'https://shop.example/zinc' })
  const zinc = (await findTarget(services, 'zinc'))!
  await Promise.all(Array.from({ length: 20 }, () => countClick(withPages, zinc, `${here}/shop?q=my+secret+illness`)))
  await countClick(withPages, zinc, `${here}/shop/zinc#x`)
  for (const elsewhere of [
    null,
    'about:blank',
    'https://evil.example/shop',
    `${here}/nothing-here`,
    `${here}/shop/none`,
    'nonsense',
  ])
    await countClick(withPages, zinc, elsewhere)
  clock.set('2026-03-03T00:00:00Z')
  await countClick(withPages, zinc, `${here}/shop`)
  const common = { target: 'zinc', productId: id, label: 'Zinc' }
  expect(await counted(services)).toEqual([
    { ...common, day: '2026-03-02', page: '', count: 6 },
    { ...common, day: '2026-03-02', page: '/shop', count: 20 },
    { ...common, day: '2026-03-02', page: '/shop/zinc', count: 1 },
    { ...common, day: '2026-03-03', page: '/shop', count: 1 },
  ])
})

test('clicks outlive their product, also one that was clicked a moment before it went', async ({ services }) => {
  const { id } = await aStoredProduct(services, { name: 'Zinc', affiliateUrl: 'https://shop.example/zinc' })
  const zinc = (await findTarget(services, 'zinc'))!
  await countClick(services, zinc, null)
  await services.db.transaction((tx) => removeProducts(services, tx, [id]))
  await countClick(services, zinc, null)
  expect(await counted(services)).toMatchObject([{ target: 'zinc', label: 'Zinc', productId: null, count: 2 }])
})

test('a click that cannot be counted fails nobody', async ({ services }) => {
  const broken = new Proxy(services.db, {
    get: (db, name) => {
      if (name === 'insert') throw new Error('gone')
      return Reflect.get(db, name) as unknown
    },
  })
  const rogue = (await findTarget(services, 'rogue'))!
  await countClick({ ...services, db: broken }, rogue, null)
  await countClick({ ...services, db: broken }, rogue, null)
  expect(await counted(services)).toEqual([])
})
