import { eq } from 'drizzle-orm'

import { sampleOffers } from '#content/products/sample-offers.ts'
import { starterProducts } from '#content/products/starter-products.ts'
import { anOwner } from '#features/identity/people/people.factory.server.ts'
import { products } from '#features/shop/core/tables.server.ts'
import { exportProducts } from '#features/shop/managing/csv/export.server.ts'
import { productJsonLd } from '#features/shop/product-page/product-json-ld.ts'
import { findProductPage } from '#features/shop/product-page/product-page.server.ts'
import { shopPublishedTexts } from '#features/shop/published-texts.server.ts'
import { starterProductRows } from '#features/shop/starter-products.server.ts'
import { openedSite } from '#features/site/opening/opening.factory.server.ts'
import { loadStarterContent } from '#platform/starter-content.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findChosenProducts } from './chosen-products.server.ts'
import { isBare, questionOf, type ProductView } from './shelf.ts'
import { findShopView } from './shop-view.server.ts'

const house = { origin: 'https://coach.example', words: { name: 'Stillwater', summary: '', social: [] } }
const shelf = async (services: Services, search = '') =>
  (await findShopView(services, questionOf(new URLSearchParams(search)))).view
const dollars = ({ price }: ProductView) => Number(price.slice(1))

test('every product that ships has an offer of a shop that says it is a sample, and no other has', () => {
  expect(Object.keys(sampleOffers).toSorted()).toEqual(starterProducts.map(({ slug }) => slug).toSorted())
  for (const { shop } of Object.values(sampleOffers)) expect(shop).toMatch(/^Sample /)
})

test('a sample shows them, marked, fifteen percent below the regular price, and in the order of their amounts', async ({
  services,
}) => {
  await loadStarterContent(services, [starterProductRows])
  const { list, isPriced } = await shelf(services)
  expect([list.products.length, isPriced, isBare(list)]).toEqual([starterProducts.length, true, false])
  for (const product of list.products) {
    expect(product).toMatchObject({ price: sampleOffers[product.slug]!.price, discount: 15, isPriced: true, link: null })
    expect(product.sampleShop).toMatch(/^Sample /)
  }
  const rising = (await shelf(services, 'sort=price-asc')).list.products.map(dollars)
  expect(rising).toEqual(rising.toSorted((a, b) => a - b))
  const falling = (await shelf(services, 'sort=price-desc&q=e')).list.products.map(dollars)
  expect(falling).toEqual(falling.toSorted((a, b) => b - a))
})

test('nothing but the pages that are drawn has them', async ({ services }) => {
  await loadStarterContent(services, [starterProductRows])
  const found = (await findProductPage(services, 'zinc'))!
  const { price, compareAt, shop } = sampleOffers['zinc']!
  expect(found.product).toMatchObject({ price, compareAt, sampleShop: shop, offer: null })
  expect(productJsonLd(house, found.product)).not.toHaveProperty('offers')
  const texts = await shopPublishedTexts.read(
    services,
    (await shopPublishedTexts.list(services)).map(({ key }) => key),
  )
  const file = await new Response(await exportProducts(services, await anOwner(services))).text()
  const rows = JSON.stringify(await services.db.select().from(products))
  for (const { price, compareAt } of Object.values(sampleOffers))
    for (const amount of [price, compareAt]) expect(JSON.stringify([...texts]) + file + rows).not.toContain(amount)
})

test('they are gone where its owner wrote a price, and everywhere once the site is open', async ({ services }) => {
  await loadStarterContent(services, [starterProductRows])
  await services.db.update(products).set({ price: '$5' }).where(eq(products.slug, 'zinc'))
  await services.db.update(products).set({ affiliateUrl: 'https://kelp.example/' }).where(eq(products.slug, 'iron'))
  const of = ({ list }: Awaited<ReturnType<typeof shelf>>, slug: string) => list.products.find((one) => one.slug === slug)
  const sample = await shelf(services)
  expect(of(sample, 'zinc')).toMatchObject({ price: '$5', sampleShop: null })
  expect(of(sample, 'iron')).toMatchObject({ price: 'See price', sampleShop: null })

  await openedSite(services)
  const open = await shelf(services)
  expect(open.isPriced).toBe(true)
  expect(of(open, 'magnesium')).toMatchObject({ price: 'See price', discount: null, sampleShop: null, isPriced: false })
  const {
    lists: [newest],
  } = await findChosenProducts(services, [{ by: 'tab', tab: 'supplements', count: 12 }])
  expect(newest!.filter(({ sampleShop }) => sampleShop !== null)).toEqual([])
  expect((await findProductPage(services, 'magnesium'))!.product).toMatchObject({ price: 'See price', sampleShop: null })
})

test('an open site without a price and a shop says so once', async ({ services }) => {
  await loadStarterContent(services, [starterProductRows])
  await openedSite(services)
  const { list, isPriced } = await shelf(services)
  expect([isPriced, isBare(list)]).toEqual([false, true])
})
