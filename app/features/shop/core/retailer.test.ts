import { expect, test } from 'vitest'

import { notRetailer, retailerOf } from './retailer.ts'

test('the retailer that came with the shop is called as the specification has it', () => {
  const rogue = retailerOf({ retailerDomain: 'roguefitness.com', retailerName: '' })
  expect(rogue).toMatchObject({ name: 'Rogue Fitness', short: 'Rogue', key: 'rogue', isShipped: true })
  expect(notRetailer(rogue)).toBe('Please enter a valid Rogue Fitness product URL')
})

test.each([
  ['iron.example', 'Iron House', 'Iron House'],
  ['iron.example', '', 'iron.example'],
])('another one at %s, named “%s”, is called %s', (retailerDomain, retailerName, name) => {
  const other = retailerOf({ retailerDomain, retailerName })
  expect(other).toEqual({ domain: 'iron.example', name, short: name, key: 'iron.example', isShipped: false })
  expect(notRetailer(other)).toBe(`Please enter a valid ${name} product URL`)
})

test('without a domain there is none, and that is said', () => {
  expect(retailerOf({ retailerDomain: '', retailerName: 'Iron House' })).toBeNull()
  expect(notRetailer(null)).toMatch(/^No retailer is set\./)
})
