import { expect, test } from 'vitest'

import { ShopSettingsForm } from './settings-form.ts'

const typed = { retailerDomain: ' RogueFitness.com ', partnerParameter: 'a_aid', partnerId: '' }

test('a shop may have no retailer: then no card of equipment leads anywhere', () => {
  const form = { ...typed, retailerDomain: ' ', 'department-apparel': 'https://www.roguefitness.com/gear' }
  expect(ShopSettingsForm.parse(form)).toMatchObject({ retailerDomain: '', departments: {} })
})

test('an owner names the pages of the retailer to which the cards of equipment lead', () => {
  const form = { ...typed, 'department-apparel': ' https://www.roguefitness.com/gear#top ', 'department-crossfit': '' }
  expect(ShopSettingsForm.parse(form).departments).toEqual({ apparel: 'https://www.roguefitness.com/gear' })
})

test.for(['http://www.roguefitness.com/gear', 'www.roguefitness.com/gear', 'https://example.com/gear', 'gear'])(
  '%j is no page of the retailer, and its own field says so',
  (address) => {
    const { error } = ShopSettingsForm.safeParse({ ...typed, 'department-apparel': address })
    expect(error?.issues).toMatchObject([
      {
        path: ['department-apparel'],
        message: 'Please enter an address of roguefitness.com that begins with https://, or leave it empty.',
      },
    ])
  },
)
