import type { Viewer } from '#features/identity/core/viewer.ts'
import { anOwner } from '#features/identity/people/people.factory.server.ts'
import { productCount } from '#features/shop/product.factory.server.ts'
import { carryOn } from '#features/shop/refreshing/perform-refresh.server.ts'
import { aRetailer, aSupplier, finish } from '#features/shop/refreshing/refresh.factory.server.ts'
import { listRefreshes, performRefresh } from '#features/shop/refreshing/requests.server.ts'
import type { Services } from '#services.server.ts'
import type { SentJob } from '#tests/support/recording-services.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import {
  bare,
  brokenJsonLd,
  group,
  jsonLdShapes,
  listing,
  microdata,
  noProduct,
  openGraph,
  shopifyPage,
  shopifyProduct,
} from '#tests/support/shop-pages.ts'
import {
  bomb,
  endless,
  html,
  json,
  redirect,
  startShopServer,
  status,
  text,
  type Answer,
  type ShopServer,
} from '#tests/support/shop-server.ts'
import { expect, test } from '#tests/support/test.ts'

import { action as scrapeProducts } from './function-scrape-products.ts'
import { action as scrapeRogue } from './function-scrape-rogue-product.ts'

const INVALID = 'Please enter a valid Rogue Fitness product URL'

async function viewer(services: Services, isAdmin = true): Promise<Viewer> {
  const { userId } = await anOwner(services)
  return {
    userId,
    isAdmin,
    email: 'owner@example.com',
    displayName: 'Owner',
    timeZone: 'UTC',
    emailVerified: true,
    sessionId: 'x',
    units: 'metric',
    dateLanguage: null,
    picture: null,
    assurance: 'aal1',
  }
}

function call(name: string, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return new Request(`https://wellward.test/api/functions/${name}`, { method: 'POST', body: text })
}

const rogue = (services: Services, by: Viewer | null, body: unknown) =>
  scrapeRogue(routeArgs(call('scrape-rogue-product', body), { services, viewer: by }) as never)
const supplier = (services: Services, by: Viewer | null, body: unknown) =>
  scrapeProducts(routeArgs(call('scrape-products', body), { services, viewer: by }) as never)

/** Calls the function for a page of the retailer, which is a shop of the test, while a worker works. */
async function scrape(services: Services, sent: SentJob[], shop: ShopServer, url: string) {
  const all = { ...services, fetch: shop.fetch }
  await aRetailer(services, 'roguefitness.test')
  const answer = rogue(all, await viewer(services), { url })
  const isSent = ({ name }: SentJob) => name === performRefresh.name
  await expect.poll(() => sent.some(isSent)).toBe(true)
  const [job] = sent.splice(sent.findIndex(isSent), 1)
  await carryOn(all, job!.payload as { refreshId: string }, { pause: async () => {} })
  const response = await answer
  return { status: response.status, body: await response.json() }
}

const page = 'https://www.roguefitness.test/ohio-bar'

test.for([
  ['JSON-LD', jsonLdShapes.plain],
  ['a group', group],
  ['microdata', microdata],
  ['Open Graph', openGraph],
  ['Shopify’s JSON', shopifyPage],
  ['a page that says nothing', bare],
] as const)('scrape-rogue-product reads %s, and saves nothing', async ([, body], { services, sent }) => {
  const shop = await startShopServer({ '/ohio-bar': body })
  const { status, body: answer } = await scrape(services, sent, shop, page)
  expect(status).toBe(200)
  expect(Object.keys(answer)).toEqual(['name', 'description', 'price', 'images'])
  expect(answer).toMatchObject({ name: 'Ohio Bar', price: expect.stringContaining('$295.00'), images: expect.any(Array) })
  expect(await productCount(services)).toBe(0)
})

test('a Shopify page that says nothing is read by the JSON beside it', async ({ services, sent }) => {
  const shop = await startShopServer({
    '/products/ohio-bar': '<div id="app"></div>',
    '/products/ohio-bar.js': json(shopifyProduct),
  })
  expect(await scrape(services, sent, shop, 'https://www.roguefitness.test/products/ohio-bar')).toMatchObject({
    status: 200,
    body: { name: 'Ohio Bar', price: '295.00' },
  })
})

const hostile: ReadonlyArray<readonly [string, Answer, string]> = [
  ['no product', html(noProduct), 'No product was found on this page.'],
  ['broken JSON-LD', html(brokenJsonLd), 'No product was found on this page.'],
  ['several products', html(listing), 'This page shows several products. Open one of them and use its address.'],
  ['no such page', status(404), 'There is no such page (any more).'],
  ['an error', status(500), 'The page answered 500.'],
  ['no end', endless, 'The answer is larger than 5 MB.'],
  ['a bomb', bomb, 'The answer is larger than 5 MB.'],
  ['a picture', html('x', { 'content-type': 'image/jpeg' }), 'This is no web page but image/jpeg.'],
  [
    'a wish to be left alone',
    status(429, { 'retry-after': '600' }),
    'The shop asks to be left alone for 10 minutes. Please try again then.',
  ],
  ['another host behind it', redirect('https://other.test/x'), INVALID],
]

test.for(hostile)('a page with %s is a failure with a reason', async ([, answer, reason], { services, sent }) => {
  const shop = await startShopServer({ '/ohio-bar': answer })
  expect(await scrape(services, sent, shop, page)).toEqual({ status: reason === INVALID ? 400 : 502, body: { error: reason } })
  expect(shop.asked.every((path) => path.startsWith('www.roguefitness.test/'))).toBe(true)
})

test('robots.txt may say no', async ({ services, sent }) => {
  const shop = await startShopServer({ '/robots.txt': text('User-agent: *\nDisallow: /'), '/ohio-bar': jsonLdShapes.plain })
  const { status, body } = await scrape(services, sent, shop, page)
  expect([status, body]).toEqual([502, { error: 'The shop’s robots.txt asks not to read this page.' }])
  expect(shop.asked).toEqual(['www.roguefitness.test/robots.txt'])
})

test.for([
  'http://www.roguefitness.com/bar',
  'https://www.roguefitness.com@example.com/',
  'https://roguefitness.com.example.com/',
  'https://[::1]/roguefitness.com',
  'https://2130706433/?roguefitness.com',
  'https://www.roguefitness.com:8443/bar',
  'https://r\u043eguefitness.com/bar',
  String.raw`https://example.com\@www.roguefitness.com`,
  ' ',
  7,
  undefined,
])('of %j nothing is fetched', async (url, { services, sent }) => {
  const fetch = async () => {
    throw new Error('Something was fetched.')
  }
  const response = await rogue({ ...services, fetch }, await viewer(services), { url })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: INVALID, errors: { url: INVALID } })
  expect(sent).toEqual([])
})

test('scrape-products answers at once, and takes over what the supplier sells', async ({ services }) => {
  const shop = await startShopServer({ '/products/bar': jsonLdShapes.plain })
  const { id } = await aSupplier(services)
  const all = { ...services, fetch: shop.fetch }
  const body = {
    targetUrl: 'https://shop.test/products/bar',
    affiliateBaseUrl: 'https://partner.example/',
    sourceSite: 'momentous',
  }
  const response = await supplier(all, await viewer(services), body)
  expect(response.status).toBe(202)
  const { runId } = await response.json()
  expect(await finish({ services: all, refreshId: runId })).toMatchObject({
    status: 'done',
    supplierId: id,
    result: { added: [{ name: 'Ohio Bar' }] },
  })
})

test.for([
  [{ targetUrl: 'https://evil.test/', sourceSite: 'momentous' }, 'Failed to start product refresh'],
  [{ targetUrl: 'https://shop.test.evil.test/', sourceSite: 'momentous' }, 'Failed to start product refresh'],
  [{ targetUrl: 'https://shop.test/', sourceSite: 'rogue' }, 'Failed to start product refresh'],
  [{ targetUrl: 'http://shop.test/' }, 'Failed to start product refresh'],
  [{}, '“targetUrl” is an address of the supplier.'],
  [{ targetUrl: 'https://shop.test/', affiliateBaseUrl: 'javascript:alert(1)' }, '“affiliateBaseUrl” is an https address.'],
  [{ targetUrl: 'https://shop.test/', sourceSite: 5 }, '“sourceSite” is the key of a supplier.'],
] as const)('scrape-products refuses %j', async ([body, error], { services, sent }) => {
  await aSupplier(services)
  const response = await supplier(services, await viewer(services), body)
  expect([response.status, await response.json()]).toMatchObject([400, { error }])
  expect(sent).toEqual([])
})

test('without a supplier that the owner allowed nothing starts', async ({ services }) => {
  const response = await supplier(services, await viewer(services), { targetUrl: 'https://shop.test/', sourceSite: 'momentous' })
  expect([response.status, await response.json()]).toMatchObject([400, { error: 'Failed to start product refresh' }])
  expect(await listRefreshes(services)).toEqual([])
})

test('only an administrator may call, with a JSON object', async ({ services }) => {
  const admin = await viewer(services)
  for (const ask of [rogue, supplier]) {
    expect((await ask(services, null, {})).status).toBe(401)
    expect((await ask(services, { ...admin, isAdmin: false }, {})).status).toBe(403)
    for (const body of ['[1]', '{', '"x"']) expect((await ask(services, admin, body)).status).toBe(400)
  }
})

test('when the process shall stop, the call is answered', async ({ services, sent }) => {
  const stop = new AbortController()
  const answer = rogue({ ...services, stopping: stop.signal }, await viewer(services), { url: 'https://roguefitness.com/x' })
  await expect.poll(() => sent).toHaveLength(1)
  stop.abort()
  const response = await answer
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '10'])
})
