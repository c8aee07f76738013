import { anOwner } from '#features/identity/people/people.factory.server.ts'
import { findTarget } from '#features/shop/affiliate/targets.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import { saveShopSettings } from '#features/shop/settings/settings.server.ts'
import { shopDefaults } from '#features/shop/settings/shop-settings.ts'
import { decideClaim } from '#features/site/claims/decide-claims.server.ts'
import { openedSite } from '#features/site/opening/opening.factory.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { withRetailer } from './retailer-words.server.ts'
import { questionOf } from './shelf.ts'
import { findShopTabs, findShopView } from './shop-view.server.ts'

const ALL = ['supplements', 'equipment', 'books', 'accessories']
const silent = { booksText: '', accessoriesSoonText: '' }
const proof = { source: 'Our contract', asOf: '2026-03-01', reviewOn: null }

const retailerOf = async (services: Services) =>
  (await findShopView(services, questionOf(new URLSearchParams('tab=equipment')))).view.equipment?.retailer.name ?? null

test('an open site sends nobody to the retailer of the sample until its owner vouches for it', async ({ services }) => {
  expect(await retailerOf(services)).toBe('Rogue')
  await openedSite(services)
  expect(await retailerOf(services)).toBeNull()
  for (const place of ['rogue', 'strength', 'apparel']) expect(await findTarget(services, place), place).toBeNull()
  const words = { banner: '', equipmentText: 'All of it is at {retailer}.' }
  expect((await withRetailer(services, words, { isPriced: true })).equipmentText).not.toContain('Rogue')

  await decideClaim(services, 'system', 'retailer', { state: 'confirmed', ...proof })
  expect(await retailerOf(services)).toBe('Rogue')
  expect((await findTarget(services, 'strength'))?.address).toContain('roguefitness.com')
})

test.for([
  ['another retailer', { retailerDomain: 'iron.example', retailerName: 'Iron House' }, 'Iron House'],
  ['a partner’s id at the one that ships', { partnerId: 'me' }, 'Rogue'],
  ['an address at the one that ships', { departments: { apparel: 'https://www.roguefitness.com/shoes' } }, 'Rogue'],
] as const)('%s is the owner’s own', async ([, settings, name], { services }) => {
  await openedSite(services)
  await saveShopSettings(services, await anOwner(services), { ...shopDefaults, ...settings })
  expect(await retailerOf(services)).toBe(name)
})

test('an open site offers the shelves on which something stands, and what its owner wrote of the others', async ({
  services,
}) => {
  const tabs = (words = silent) => findShopTabs(services, 'supplements', words)
  expect(await tabs()).toEqual(ALL)
  await openedSite(services)
  expect(await tabs()).toEqual(['supplements'])
  expect(await findShopTabs(services, 'books', silent)).toEqual(['books'])
  expect(await tabs({ ...silent, booksText: 'Ask me for my list.' })).toEqual(['supplements', 'books'])
  await aStoredProduct(services, { name: 'Gone', category: 'equipment', inStock: false })
  expect(await tabs()).toEqual(['supplements'])
  await aStoredProduct(services, { name: 'Barbell', category: 'equipment' })
  expect(await tabs()).toEqual(['supplements', 'equipment'])
})
