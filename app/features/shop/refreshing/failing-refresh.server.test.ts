import { eq } from 'drizzle-orm'

import { products } from '#features/shop/core/tables.server.ts'
import { scrapedPages } from '#features/shop/reading/reading-tables.server.ts'
import { jsonLdShapes, noProduct, shopifyListed } from '#tests/support/shop-pages.ts'
import { html, json, startShopServer, status, xml } from '#tests/support/shop-server.ts'
import { expect, test } from '#tests/support/test.ts'

import { aSupplier, refreshed } from './refresh.factory.server.ts'

const listed = (...all: unknown[]) => json({ products: all })
const creatine = shopifyListed('creatine', 'Creatine')
const whey = shopifyListed('whey', 'Whey')
const named = (name: string) => jsonLdShapes.plain.replaceAll('Ohio Bar', name)

test('a reading that could read nothing changes nothing', async ({ services }) => {
  const shop = await startShopServer({ '/products.json': listed(creatine, whey) })
  const supplier = await aSupplier(services)
  await refreshed(services, shop, supplier.id)
  const before = await services.db.select().from(products).orderBy(products.slug)
  const same = async () => expect(await services.db.select().from(products).orderBy(products.slug)).toEqual(before)

  shop.answer('/products.json', listed())
  shop.answer('/', html(noProduct))
  expect(await refreshed(services, shop, supplier.id)).toMatchObject({ status: 'failed', error: 'No products were found there.' })
  await same()
  for (const path of ['/products.json', '/']) shop.answer(path, status(500))
  expect(await refreshed(services, shop, supplier.id)).toMatchObject({ status: 'failed', error: 'The page answered 500.' })
  await same()
  const away = { ...shop, fetch: (url: string) => shop.fetch(url.replace('shop.test', 'nobody.invalid')) }
  expect(await refreshed(services, away, supplier.id)).toMatchObject({
    status: 'failed',
    error: expect.stringMatching(/could not be reached/),
  })
  await same()
})

test('a shop that says of all its pages that they are gone is broken', async ({ services }) => {
  const paths = Array.from({ length: 6 }, (_, at) => `/products/p${at}`)
  const map = xml(`<urlset>${paths.map((path) => `<url><loc>https://shop.test${path}</loc></url>`).join('')}</urlset>`)
  const shop = await startShopServer({ '/sitemap.xml': map })
  for (const path of paths) shop.answer(path, html(named(path)))
  const supplier = await aSupplier(services, { url: 'https://shop.test/sitemap.xml' })
  expect((await refreshed(services, shop, supplier.id)).result!.added).toHaveLength(6)
  for (const path of paths) shop.answer(path, status(404))
  expect(await refreshed(services, shop, supplier.id)).toMatchObject({
    status: 'failed',
    error: 'The shop reported every page as missing, so nothing was changed.',
    result: { gone: [] },
  })
  expect(await services.db.$count(products, eq(products.inStock, true))).toBe(6)
})

test('a page that redirects to another host is not followed', async ({ services }) => {
  const shop = await startShopServer({
    '/sitemap.xml': xml(
      '<urlset><url><loc>https://shop.test/products/a</loc></url><url><loc>https://shop.test/products/b</loc></url></urlset>',
    ),
    '/products/a': (response) => void response.writeHead(302, { location: 'https://other.test/products/a' }).end(),
    '/products/b': html(named('B')),
  })
  const supplier = await aSupplier(services, { url: 'https://shop.test/sitemap.xml' })
  const { result } = await refreshed(services, shop, supplier.id)
  expect(result).toMatchObject({ added: [{ name: 'B' }], failed: [{ reason: 'The site redirected to other.test.' }] })
  expect(shop.asked.some((path) => path.startsWith('other.test'))).toBe(false)
  expect(await services.db.$count(scrapedPages)).toBe(1)
})
