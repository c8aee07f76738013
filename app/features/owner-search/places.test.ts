import { expect, test } from 'vitest'

import { findPlaces, placesGroup, type Place } from './places.ts'

const places: Place[] = [
  { label: 'Site settings', to: '/site', words: 'brand logo colours' },
  { label: 'Add a product', to: '/new', words: 'shop create' },
  { label: 'Lab targets', to: '/labs' },
  { label: 'Settings of the shop', to: '/shop-settings' },
]
const labels = (asked: string) => findPlaces(places, asked).map(({ label }) => label)

test('a place is found by the beginnings of its words, in any order and case', () => {
  expect(labels('prod add')).toEqual(['Add a product'])
  expect(labels('LOGO')).toEqual(['Site settings'])
  expect(labels('roduct')).toEqual([])
})

test('whose name begins with it stands first, and nothing typed finds nothing', () => {
  expect(labels('settings')).toEqual(['Settings of the shop', 'Site settings'])
  expect([labels(''), labels(' - ')]).toEqual([[], []])
})

test('no found place makes no group', () => {
  expect(placesGroup('Pages', [])).toEqual([])
  expect(placesGroup('Pages', places.slice(2, 3))).toEqual([
    { name: 'Pages', found: [{ title: 'Lab targets', detail: '', to: '/labs' }] },
  ])
})
