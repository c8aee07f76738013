import { expect, test } from 'vitest'

import { findPlaces } from '#features/owner-search/places.ts'
import { addressAt } from '#routes/addresses.ts'

import { deskActions, deskPages } from './desk-places.ts'

const first = (asked: string) => findPlaces([...deskActions, ...deskPages], asked)[0]?.to

test('every place is a page of the product, of which each stands once in its list', () => {
  for (const { to } of [...deskActions, ...deskPages]) expect([to, addressAt(to).kind]).toEqual([to, 'page'])
  for (const places of [deskActions, deskPages]) {
    const own = places.map(({ to }) => to)
    expect(new Set(own).size).toBe(own.length)
  }
})

test('what an owner wants is found by its words', () => {
  expect(first('add product')).toBe('/shop/manage/new')
  expect(first('new post')).toBe('/blog-automation/manage')
  expect(first('services mail')).toBe('/admin/settings/services/mail')
  expect(first('plans')).toBe('/admin/settings/site?section=plans')
  expect(first('audit')).toBe('/admin/audit')
  expect(first('manage posts')).toBe('/blog-automation/manage')
})
