import { eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'

import { affiliateClicks } from '#features/shop/affiliate/affiliate-tables.server.ts'
import { productSlugs } from '#features/shop/core/tables.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import { changeProduct, lockProduct, removeProducts } from '#features/shop/products/products.server.ts'
import { expect, PHONE, test } from '#tests/support/browser.ts'
import { productHere } from '#tests/support/product-here.ts'
import { withServicesOf } from '#tests/support/product-services.ts'
import { thingsIn } from '#tests/support/served-json-ld.ts'

const { origin, dataDir } = productHere()
const made: string[] = []
const TARGET = 'https://dulse.example/powder?ref=9'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const EVIDENCE = {
  summary: 'It holds iodine. How much differs from lot to lot.',
  dose: null,
  caution: 'People with thyroid disease ask their doctor first.',
  sources: [{ title: 'A fact sheet', url: 'https://facts.example/iodine' }],
  isReviewed: false,
}

beforeAll(() =>
  withServicesOf(dataDir, async (services) => {
    const dulse = { category: 'essentials' as const, description: 'Seaweed, dried and ground.' }
    for (const product of [
      { name: 'Dulse powder', price: '39.95', compareAt: '$49.95', affiliateUrl: TARGET, pillar: 'nutrition' },
      { name: 'Dulse flakes', price: '$9', evidence: EVIDENCE },
      { name: 'Dulse sold out', inStock: false },
    ]) {
      made.push((await aStoredProduct(services, { ...dulse, ...product })).id)
    }
    await services.db.insert(productSlugs).values({ slug: 'old-dulse', productId: made[1]! })
  }),
)

afterAll(() =>
  withServicesOf(dataDir, async (services) => {
    await services.db.transaction((tx) => removeProducts(services, tx, made))
    await services.db.delete(affiliateClicks).where(eq(affiliateClicks.target, 'dulse-powder'))
  }),
)

test('a product’s page says what it costs, what is known, and what its link is', async ({ visitor }) => {
  const { page, goTo, axe } = await visitor({ viewport: PHONE })
  await goTo('/shop/dulse-powder')
  await page.getByRole('heading', { level: 1, name: 'Dulse powder' }).waitFor()
  expect(await page.title()).toBe('Dulse powder | Wellward')
  for (const words of ['$39.95', '20% below its regular price of $49.95', /^Affiliate link: it leads to another shop/])
    await page.getByText(words).waitFor()
  expect(await page.getByRole('link', { name: /^All about nutrition/ }).getAttribute('href')).toBe('/pillar/nutrition')
  expect(await page.getByRole('main').locator('a[href^="/blog/"]').count()).toBeGreaterThan(0)
  expect(await axe()).toEqual([])
  const thing = thingsIn(await page.content()).find((each) => each['@type'] === 'Product')
  expect(thing).toMatchObject({ name: 'Dulse powder', offers: { price: '39.95', priceCurrency: 'USD' } })
  await goTo('/shop/dulse-flakes')
  for (const words of ['Not yet reviewed by a professional', EVIDENCE.summary, EVIDENCE.caution, /^No figure is given/])
    await page.getByText(words).waitFor()
  expect(await page.getByRole('link', { name: 'A fact sheet' }).getAttribute('href')).toBe('https://facts.example/iodine')
  expect(await axe()).toEqual([])
  await goTo('/shop/dulse-sold-out')
  await page.getByText('Out of stock').waitFor()
})

test('former addresses lead on, unknown ones are not there', async () => {
  const moved = await fetch(`${origin}/shop/old-dulse`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/shop/dulse-flakes'])
  for (const path of ['/shop/nothing', '/go/nothing', '/go/https%3A%2F%2Fevil.example']) {
    const answer = await fetch(origin + path, { redirect: 'manual' })
    expect([path, answer.status]).toEqual([path, 404])
    expect(await answer.text()).toContain('Oops! Page not found')
  }
  expect(await (await fetch(`${origin}/robots.txt`)).text()).toContain('Disallow: /go/\n')
  expect(await (await fetch(`${origin}/sitemap.xml`)).text()).toContain(`${origin}/shop/dulse-powder`)
})

test('a way out leads to the stored address and counts people, by page', async ({ visitor }) => {
  const uncounted: RequestInit[] = [
    { headers: { 'User-Agent': 'Googlebot/2.1' } },
    { headers: { 'User-Agent': FIREFOX, 'Sec-Purpose': 'prefetch' } },
    { headers: { 'User-Agent': FIREFOX }, method: 'HEAD' },
  ]
  for (const init of uncounted) {
    const led = await fetch(`${origin}/go/dulse-powder`, { ...init, redirect: 'manual' })
    expect([led.status, led.headers.get('location'), led.headers.get('cache-control')]).toEqual([302, TARGET, 'no-store'])
  }
  for (const at of [1, 2])
    await fetch(`${origin}/go/dulse-powder?n=${at}`, {
      redirect: 'manual',
      headers: { 'User-Agent': FIREFOX, Referer: `${origin}/shop/dulse-powder?from=somewhere` },
    })
  const { page, context, goTo } = await visitor({ javaScript: false })
  await goTo('/shop?q=dulse')
  await Promise.all([
    context.waitForEvent('request', (request) => request.url() === TARGET),
    page
      .getByRole('link', { name: /^To the shop/ })
      .first()
      .click(),
  ])
  const counts = () =>
    withServicesOf(dataDir, async ({ db }) =>
      Object.fromEntries(
        (await db.select().from(affiliateClicks).where(eq(affiliateClicks.target, 'dulse-powder'))).map(({ page, count }) => [
          page,
          count,
        ]),
      ),
    )
  await expect.poll(counts).toEqual({ '/shop': 1, '/shop/dulse-powder': 2 })
})

test('the kept page changes with the shelf', async () => {
  const read = async () => (await fetch(`${origin}/shop/dulse-flakes`)).text()
  expect(await read()).toContain('$9')
  await withServicesOf(dataDir, (services) =>
    services.db.transaction(async (tx) => {
      const product = (await lockProduct(tx, made[1]!))!
      await changeProduct(services, tx, product, { price: '$11' }, 'hand')
    }),
  )
  await expect.poll(read, { interval: 20 }).toContain('$11')
})
