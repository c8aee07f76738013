import { eq } from 'drizzle-orm'

import { anOwner } from '#features/identity/people/people.factory.server.ts'
import { products, productHistory, refreshPages } from '#features/shop/core/tables.server.ts'
import { changeProduct, lockProduct, type Product } from '#features/shop/products/products.server.ts'
import { SupplierForm } from '#features/shop/suppliers/supplier-form.ts'
import { saveSupplier } from '#features/shop/suppliers/suppliers.server.ts'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { jsonLdShapes, noProduct, shopifyListed } from '#tests/support/shop-pages.ts'
import { edition, html, json, packed, startShopServer, status, xml } from '#tests/support/shop-server.ts'
import { expect, test } from '#tests/support/test.ts'

import { aSupplier, refreshed } from './refresh.factory.server.ts'
import { performRefresh } from './requests.server.ts'

const listed = (...all: unknown[]) => json({ products: all })
const creatine = shopifyListed('creatine', 'Creatine')
const whey = shopifyListed('whey', 'Whey', { variants: [{ price: '59.00', compare_at_price: '69.00', available: false }] })

async function kept({ db }: Services, slug: string): Promise<Product> {
  const [product] = await db.select().from(products).where(eq(products.slug, slug))
  return product!
}

async function byHand(services: Services, slug: string, changes: Partial<Product>) {
  await services.db.transaction(async (tx) => {
    const before = (await lockProduct(tx, (await kept(services, slug)).id))!
    await changeProduct(services, tx, before, changes, 'hand')
  })
}

test('a Shopify shop is read from its list: added, changed, unchanged, gone, left out', async ({ services, clock, sent }) => {
  const shop = await startShopServer({
    '/products.json': listed(creatine, whey, shopifyListed('hoodie', 'Logo Hoodie'), shopifyListed('gift', 'Gift Card')),
  })
  const supplier = await aSupplier(services, { affiliateBaseUrl: 'https://partner.example/momentous/' })
  const first = await refreshed(services, shop, supplier.id)
  expect(first).toMatchObject({ status: 'done', of: 'Momentous', done: 5, total: 5, error: null })
  expect(first.result).toEqual({
    added: [
      { name: 'Creatine', slug: 'creatine' },
      { name: 'Whey', slug: 'whey' },
    ],
    changed: [],
    gone: [],
    unchanged: 0,
    leftOut: 2,
    failed: [],
  })
  expect(sent.filter(({ name }) => name === performRefresh.name)).toHaveLength(1)
  expect(await kept(services, 'whey')).toMatchObject({
    description: 'About Whey & more.',
    price: '59.00',
    compareAt: '69.00',
    priceCents: 5900,
    priceSource: 'page',
    inStock: false,
    category: 'performance',
    sourceSite: 'momentous',
    sourceUrl: 'https://shop.test/products/whey',
    affiliateUrl: 'https://partner.example/momentous/products/whey',
    imageUrl: 'https://cdn.shop.test/whey.jpg',
    provenance: { name: 'shopify', price: 'shopify', compareAt: 'shopify', inStock: 'shopify' },
    scrapeData: { method: 'shopify', original_url: 'https://shop.test/products/whey' },
  })

  clock.set('2026-03-03T09:30:00Z')
  shop.answer(
    '/products.json',
    listed({ ...creatine, variants: [{ price: '35.00', available: true }] }, shopifyListed('zinc', 'Zinc')),
  )
  const second = await refreshed(services, shop, supplier.id)
  expect(second.result).toEqual({
    added: [{ name: 'Zinc', slug: 'zinc' }],
    changed: [{ name: 'Creatine', slug: 'creatine', what: 'price 39.00 → 35.00' }],
    gone: [{ name: 'Whey', slug: 'whey' }],
    unchanged: 0,
    leftOut: 0,
    failed: [],
  })
  expect(await kept(services, 'whey')).toMatchObject({ inStock: false, goneAt: clock.now() })
  expect(await kept(services, 'creatine')).toMatchObject({ price: '35.00', checkedAt: clock.now(), version: 1 })
  expect(await services.db.$count(productHistory)).toBe(4)

  shop.answer(
    '/products.json',
    listed(creatine, { ...whey, variants: [{ price: '59.00', compare_at_price: '69.00', available: true }] }),
  )
  const third = await refreshed(services, shop, supplier.id)
  expect(third.result).toMatchObject({
    changed: [{ what: 'price 35.00 → 39.00' }, { what: 'back in stock' }],
    gone: [{ slug: 'zinc' }],
  })
  expect(await kept(services, 'whey')).toMatchObject({ inStock: true, goneAt: null })
  expect(await services.db.$count(refreshPages), 'nothing is left lying').toBe(0)
  expect((await auditLines(services)).toSorted().slice(0, 2)).toEqual([
    'Owner refresh.done gone 0, kind supplier, added 2, changed 0',
    'Owner refresh.done gone 1, kind supplier, added 0, changed 2',
  ])
})

test('what a person wrote is never overwritten: differences wait for review, and not again once they were declined', async ({
  services,
}) => {
  const shop = await startShopServer({ '/products.json': listed(creatine) })
  const supplier = await aSupplier(services)
  await refreshed(services, shop, supplier.id)
  await byHand(services, 'creatine', { name: 'Our Creatine', price: '$30', priceSource: 'hand', handEdited: ['name', 'price'] })
  const checkedAt = (await kept(services, 'creatine')).checkedAt
  shop.answer('/products.json', listed({ ...creatine, body_html: 'New words.' }))
  const { result } = await refreshed(services, shop, supplier.id)
  expect(result!.changed).toEqual([
    { name: 'Our Creatine', slug: 'creatine', what: 'name to review, description, price to review' },
  ])
  expect(await kept(services, 'creatine')).toMatchObject({
    name: 'Our Creatine',
    price: '$30',
    priceSource: 'hand',
    checkedAt,
    description: 'New words.',
    proposed: { name: 'Creatine', price: '39.00' },
  })
  expect((await refreshed(services, shop, supplier.id)).result).toMatchObject({ changed: [], unchanged: 1 })
  await byHand(services, 'creatine', { proposed: {}, declined: { name: 'Creatine', price: '39.00' } })
  await refreshed(services, shop, supplier.id)
  expect(await kept(services, 'creatine')).toMatchObject({ proposed: {} })
  shop.answer('/products.json', listed({ ...creatine, title: 'Creatine Pure' }))
  await refreshed(services, shop, supplier.id)
  expect(await kept(services, 'creatine')).toMatchObject({ name: 'Our Creatine', proposed: { name: 'Creatine Pure' } })
})

const bar = jsonLdShapes.plain
const named = (name: string) => bar.replaceAll('Ohio Bar', name)

test('a shop with a sitemap is read page by page: one that fails stops nothing, one that is gone is marked', async ({
  services,
}) => {
  const shop = await startShopServer({
    '/robots.txt': (response) =>
      void response.end('User-agent: *\nDisallow: /products/hidden\nSitemap: https://shop.test/maps.xml.gz'),
    '/': html('<h1>Welcome</h1>'),
    '/maps.xml.gz': packed(
      '<sitemapindex><sitemap><loc>https://shop.test/sitemap_pages.xml</loc></sitemap><sitemap><loc>https://shop.test/sitemap_products_1.xml?from=1</loc></sitemap></sitemapindex>',
    ),
    '/sitemap_products_1.xml': xml(
      `<urlset>${['', 'products/one', 'products/broken', 'products/hidden', 'products/about', 'products/two?utm_source=x']
        .map((path) => `<url><loc>https://shop.test/${path}</loc></url>`)
        .join('')}<url><loc>https://evil.test/products/three</loc></url></urlset>`,
    ),
    '/products/one': edition('"1"', named('One')),
    '/products/two': html(named('Two')),
    '/products/broken': status(500),
    '/products/about': html(noProduct),
  })
  const supplier = await aSupplier(services)
  const waits: number[] = []
  const first = await refreshed(services, shop, supplier.id, { waits, pages: 2 })
  expect(first).toMatchObject({ status: 'done', error: null })
  expect(first.result).toMatchObject({
    added: [{ name: 'One' }, { name: 'Two' }],
    leftOut: 1,
    failed: [
      { url: 'https://shop.test/products/broken', reason: 'The page answered 500.' },
      { url: 'https://shop.test/products/hidden', reason: 'The shop’s robots.txt asks not to read this page.' },
    ],
  })
  expect(shop.asked).not.toContain('/products/hidden')
  expect(shop.asked.filter((path) => path === '/robots.txt')).toHaveLength(1)
  expect(waits.length, 'a second between every two requests').toBe(shop.asked.length - 1)
  expect(waits.every((ms) => ms === 1_000)).toBe(true)
  expect(new Set(shop.requests.map((headers) => headers['user-agent']))).toEqual(
    new Set(['WellwardBot/1.0 (+https://wellward.test)']),
  )

  shop.answer('/products/two', status(410))
  const second = await refreshed(services, shop, supplier.id)
  expect(second.result).toMatchObject({ added: [], unchanged: 1, gone: [{ name: 'Two', slug: 'two' }] })
  expect(shop.requests.filter((headers) => headers['if-none-match'] === '"1"')).toHaveLength(1)
  expect(await kept(services, 'one')).toMatchObject({ checkedAt: expect.any(Date), goneAt: null })
  expect(await kept(services, 'two')).toMatchObject({ inStock: false, goneAt: expect.any(Date) })
})

test('a listing leads to its products and on to its next page', async ({ services }) => {
  const link = (name: string) => `<a class="product-card" href="/bars/${name}">${name}</a><a href="/about">About</a>`
  const shop = await startShopServer({
    '/bars': html(`${link('one')}<a rel="next" href="/bars?page=2">More</a>`),
    '/bars?page=2': html(link('two')),
    '/bars/one': html(named('One')),
    '/bars/two': html(named('Two')),
  })
  const supplier = await aSupplier(services, { url: 'https://shop.test/bars' })
  expect((await refreshed(services, shop, supplier.id)).result).toMatchObject({ added: [{ name: 'One' }, { name: 'Two' }] })
  expect(shop.asked).not.toContain('/about')
})

test('new products of a supplier get the category that the owner chose for it; those that are kept stay where they are', async ({
  services,
}) => {
  const shop = await startShopServer({
    '/sitemap.xml': xml('<urlset><url><loc>https://shop.test/products/bar</loc></url></urlset>'),
    '/products/bar': html(jsonLdShapes.plain),
  })
  const chosen = { name: 'Momentous', key: 'momentous', url: 'https://shop.test/sitemap.xml', affiliateBaseUrl: '' }
  const save = async (id: string | null, category: string) =>
    saveSupplier(services, await anOwner(services), id, SupplierForm.parse({ ...chosen, category }))
  const saved = await save(null, 'recovery')
  const id = saved.ok ? saved.id : ''
  await refreshed(services, shop, id)
  expect(await kept(services, 'ohio-bar')).toMatchObject({ category: 'recovery' })
  await save(id, 'protein')
  shop.answer('/products/bar', html(jsonLdShapes.plain.replaceAll('295', '310')))
  expect((await refreshed(services, shop, id)).result).toMatchObject({ changed: [{ slug: 'ohio-bar' }] })
  expect(await kept(services, 'ohio-bar')).toMatchObject({ category: 'recovery' })
})
