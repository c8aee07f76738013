import { expect, test } from 'vitest'

import type { ScrapedProduct } from '#features/shop/core/scraped-product.ts'
import { differencesOf as inWords } from '#features/shop/managing/proposed-differences.ts'

import { differencesOf, type StoredValues } from './page-differences.ts'

const stored: StoredValues = {
  name: 'Bar',
  description: '',
  price: '$300',
  currency: 'USD',
  compareAt: '',
  imageUrl: '',
  inStock: true,
  goneAt: null,
  handEdited: ['price'],
  proposed: {},
  declined: {},
  provenance: {},
  sourceSite: 'rogue',
}
const page: ScrapedProduct = {
  name: 'Bar',
  description: '',
  price: '300.00',
  currency: 'EUR',
  compareAt: '',
  images: [],
  inStock: true,
  url: 'https://shop.test/bar',
  kind: '',
  tags: [],
  method: 'json-ld',
  provenance: {},
}

test('a price in another currency than the one that somebody wrote waits with its code, and both are shown with theirs', () => {
  const { proposed } = differencesOf(stored, page)
  expect(proposed).toEqual({ price: '300.00 EUR' })
  expect(inWords({ ...stored, proposed })).toEqual([{ field: 'price', name: 'Price', own: '$300 (USD)', found: '300.00 EUR' }])
  expect(differencesOf({ ...stored, price: '300.00' }, page).proposed).toEqual({ price: '300.00 EUR' })
  expect(differencesOf({ ...stored, declined: { price: '300.00 EUR' } }, page).proposed).toEqual({})
  expect(differencesOf({ ...stored, price: '€280', currency: 'EUR' }, page).proposed).toEqual({ price: '300.00' })
})
