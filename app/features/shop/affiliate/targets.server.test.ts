import { expect, test } from 'vitest'

import { shopDefaults, type ShopSettings } from '#features/shop/settings/shop-settings.ts'

import { retailerTargets } from './targets.server.ts'

const addresses = (settings: Partial<ShopSettings>) =>
  Object.fromEntries(retailerTargets({ ...shopDefaults, ...settings }).map(({ slug, address }) => [slug, address]))

test('a card leads where the owner says, else where the product ships it, else to the retailer’s home', () => {
  const departments = { apparel: 'https://www.roguefitness.com/gear?x=1' }
  expect(addresses({ departments, partnerId: 'ann' })).toMatchObject({
    apparel: 'https://www.roguefitness.com/gear?x=1&a_aid=ann',
    conditioning: 'https://www.roguefitness.com/conditioning?a_aid=ann',
    crossfit: 'https://www.roguefitness.com/?a_aid=ann',
    rogue: 'https://www.roguefitness.com/?a_aid=ann',
  })
})

test('pages of a former retailer are not led to', () => {
  const departments = { apparel: 'https://www.roguefitness.com/gear' }
  const led = addresses({ retailerDomain: 'iron.example', departments })
  expect(new Set(Object.values(led))).toEqual(new Set(['https://iron.example/']))
})
