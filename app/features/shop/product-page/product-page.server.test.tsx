import { renderToStaticMarkup } from 'react-dom/server'

import { productSlugs } from '#features/shop/core/tables.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import type { Publisher } from '#features/site/structured-data/json-ld.ts'
import { StructuredData } from '#features/site/structured-data/structured-data.tsx'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { shopPages } from './listed-products.server.ts'
import { productJsonLd } from './product-json-ld.ts'
import { findPresentSlug, findProductPage } from './product-page.server.ts'

const house: Publisher = { origin: 'https://coach.example', words: { name: 'Stillwater', summary: '', social: [] } }

async function thingOf(services: Services, slug: string) {
  return productJsonLd(house, (await findProductPage(services, slug))!.product)
}

test('a product out of stock keeps its page, and is in no sitemap', async ({ services }) => {
  await aStoredProduct(services, { name: 'Zinc', inStock: false })
  expect((await findProductPage(services, 'zinc'))!.product).toMatchObject({ name: 'Zinc', inStock: false })
  expect(await shopPages.list(services)).toEqual([])
  expect(await shopPages.find(services, '/shop/zinc')).toMatchObject({ title: 'Zinc' })
})

test('what is no name of a product is not looked for', async ({ services }) => {
  for (const slug of ['none', '../zinc', 'a b', '%00', 'x'.repeat(300)]) {
    expect(await findProductPage(services, slug), slug).toBeNull()
    expect(await findPresentSlug(services, slug), slug).toBeNull()
  }
})

test('former addresses and capitals lead to the present one', async ({ services }) => {
  const { id } = await aStoredProduct(services, { name: 'Zinc' })
  await services.db.insert(productSlugs).values({ slug: 'old-zinc', productId: id })
  expect(await findPresentSlug(services, 'old-zinc')).toBe('zinc')
  expect(await findPresentSlug(services, 'ZINC')).toBe('zinc')
  expect(await findPresentSlug(services, 'zinc')).toBeNull()
})

test('search engines are offered a price only while it holds, and never a rating', async ({ services, clock }) => {
  await aStoredProduct(services, {
    name: 'Read',
    price: '$39.95',
    priceSource: 'page',
    checkedAt: clock.now(),
    sourceSite: 'rogue',
  })
  await aStoredProduct(services, { name: 'Written', price: '$20', inStock: false })
  await aStoredProduct(services, { name: 'Without', description: 'No price yet.' })
  expect(await thingOf(services, 'read')).toMatchObject({
    offers: {
      price: '39.95',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: 'https://coach.example/shop/read',
    },
  })
  expect(await thingOf(services, 'written')).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
  expect(await thingOf(services, 'without')).not.toHaveProperty('offers')
  clock.set('2026-03-10T09:30:00Z')
  expect(await thingOf(services, 'read')).not.toHaveProperty('offers')
  expect(JSON.stringify(await thingOf(services, 'written'))).not.toMatch(/rating|review/i)
})

test('a test product is offered to nobody and stands in no sitemap', async ({ services }) => {
  const sample = { price: '$20', priceSource: 'test', sourceSite: 'rogue', scrapeData: { test: true } } as const
  await aStoredProduct(services, { name: 'Sample', ...sample })
  expect((await findProductPage(services, 'sample'))!.product).toMatchObject({ isTest: true, price: '$20' })
  expect(await thingOf(services, 'sample')).not.toHaveProperty('offers')
  await aStoredProduct(services, { name: 'Edited sample', ...sample, priceSource: 'hand' })
  expect(await shopPages.list(services)).toEqual([])
})

test('no text of a scraped page leaves the script of structured data', async ({ services }) => {
  const evil = 'a</script><script>alert(1)</script>'
  const { slug } = await aStoredProduct(services, { name: evil, description: evil })
  const html = renderToStaticMarkup(<StructuredData jsonLd={[await thingOf(services, slug)]} />)
  expect(html.match(/<\/?script/g)).toHaveLength(2)
})
