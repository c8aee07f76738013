import { anOwner } from '#features/identity/people/people.factory.server.ts'
import { retailerTargets } from '#features/shop/affiliate/targets.server.ts'
import { products, refreshes } from '#features/shop/core/tables.server.ts'
import { startNightly } from '#features/shop/refreshing/nightly.server.ts'
import { carryOn } from '#features/shop/refreshing/perform-refresh.server.ts'
import { findRefresh, NO_PAGE, requestAnyPageReading, requestPageReading } from '#features/shop/refreshing/requests.server.ts'
import { saveShopSettings } from '#features/shop/settings/settings.server.ts'
import { shopDefaults } from '#features/shop/settings/shop-settings.ts'
import { withRetailer } from '#features/shop/shelves/retailer-words.server.ts'
import { questionOf } from '#features/shop/shelves/shelf.ts'
import { findShopView } from '#features/shop/shelves/shop-view.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { createFromReading } from './create-from-reading.server.ts'

const PAGE = 'https://www.thorne.example/products/magnesium'
const html = `<!doctype html><title>Magnesium</title><script type="application/ld+json">
  {"@context":"https://schema.org","@type":"Product","name":"Magnesium Bisglycinate","description":"A powder.",
   "image":"https://www.thorne.example/m.jpg","offers":{"@type":"Offer","price":"48.00","priceCurrency":"USD","availability":"https://schema.org/InStock"}}
  </script>`

const withPage = (services: Services): Services => ({
  ...services,
  fetch: async (url) => {
    const isThere = url === PAGE
    const body = Buffer.from(isThere ? html : '')
    return { url, status: isThere ? 200 : 404, headers: new Headers({ 'Content-Type': 'text/html' }), body }
  },
})

test('a page of any shop becomes a product of that shop, and is read again at night', async ({ services, sent }) => {
  const by = await anOwner(services)
  const requested = await requestAnyPageReading(services, by, `${PAGE}#top`)
  if (!requested.ok) throw new Error(requested.reason)
  await carryOn(withPage(services), { refreshId: requested.runId }, { pause: async () => {} })
  expect((await findRefresh(services, requested.runId))?.result?.found).toMatchObject({
    name: 'Magnesium Bisglycinate',
    price: '$48.00',
  })
  const reviewed = { name: 'Magnesium', price: '$48.00', description: 'A powder.', image: 0, category: 'recovery' } as const
  expect(await createFromReading(services, by, requested.runId, reviewed)).toMatchObject({ ok: true })
  const [product] = await services.db.select().from(products)
  expect(product).toMatchObject({ category: 'recovery', sourceSite: 'thorne.example', sourceUrl: PAGE, affiliateUrl: PAGE })
  sent.length = 0
  await startNightly(services)
  const nightly = (await services.db.select().from(refreshes)).filter(({ kind }) => kind === 'nightly')
  expect(nightly.map(({ url, supplierId }) => [url, supplierId])).toEqual([[PAGE, null]])
})

test.for([
  'thorne.example/magnesium',
  'http://thorne.example/',
  'https://ann@thorne.example/',
  'https://thorne.example:8443/',
  '',
])('%j is no address of a page', async (typed, { services }) => {
  const by = await anOwner(services)
  expect(await requestAnyPageReading(services, by, typed)).toEqual({ ok: false, reason: NO_PAGE })
})

test('the retailer of the sample can be emptied, and leaves no hole; another one is named in its place', async ({ services }) => {
  const by = await anOwner(services)
  const words = {
    banner: 'Save 15% Off Retail Prices',
    homeNote: 'Leads to {retailer}’s home page.',
    equipmentText: 'All of it is at {retailer}.',
  }
  const equipment = async () =>
    (await findShopView(services, questionOf(new URLSearchParams({ tab: 'equipment' })))).view.equipment
  expect(await withRetailer(services, words, { isPriced: true })).toEqual({
    banner: 'Save 15% Off Retail Prices',
    homeNote: 'Leads to Rogue’s home page.',
    equipmentText: 'All of it is at Rogue.',
  })
  expect((await equipment())?.retailer).toMatchObject({ slug: 'rogue', name: 'Rogue' })

  const iron = { ...shopDefaults, retailerDomain: 'iron.example', retailerName: 'Iron House' }
  await saveShopSettings(services, by, iron)
  expect(await withRetailer(services, words, { isPriced: true })).toMatchObject({
    banner: '',
    equipmentText: 'All of it is at Iron House.',
  })
  expect((await equipment())?.retailer).toEqual({ slug: 'retailer', name: 'Iron House', destination: 'https://iron.example/' })
  expect(await requestPageReading(services, by, 'https://www.roguefitness.com/bar')).toEqual({
    ok: false,
    reason: 'Please enter a valid Iron House product URL',
  })

  await saveShopSettings(services, by, { ...shopDefaults, retailerDomain: '' })
  expect(await equipment()).toBeNull()
  expect(retailerTargets({ ...shopDefaults, retailerDomain: '' })).toEqual([])
  expect(await withRetailer(services, { banner: 'Mine', homeNote: '', equipmentText: '' }, { isPriced: true })).toMatchObject({
    banner: 'Mine',
  })
  expect(await requestPageReading(services, by, 'https://www.roguefitness.com/bar')).toMatchObject({ ok: false })
})
