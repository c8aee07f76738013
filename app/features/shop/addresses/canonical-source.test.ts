import fc from 'fast-check'
import { expect, test } from 'vitest'

import { canonicalSource } from './canonical-source.ts'

test.for([
  ['https://Shop.test/products/bar?utm_source=x&UTM_Medium=y&gclid=1#reviews', 'https://shop.test/products/bar'],
  ['https://shop.test/bar?b=2&a=1&fbclid=x', 'https://shop.test/bar?a=1&b=2'],
  ['https://shop.test/collections/all/products/bar?variant=12', 'https://shop.test/products/bar'],
  ['https://shop.test/en-us/collections/all/products/bar', 'https://shop.test/en-us/products/bar'],
  ['https://shop.test/collections/all', 'https://shop.test/collections/all'],
  ['https://shop.test:443/bar?a_aid=5', 'https://shop.test/bar'],
] as const)('%s is %s', ([address, canonical]) => {
  expect(canonicalSource(address)).toBe(canonical)
})

test.for(['http://shop.test/', 'https://user@shop.test/', 'bar', '', 'javascript:alert(1)'])(
  '%j is no page of a shop',
  (address) => {
    expect(canonicalSource(address)).toBeNull()
  },
)

test('a canonical address is its own', () => {
  const part = fc.constantFrom(
    'a',
    'B',
    '/',
    '?',
    '&',
    '=',
    '#',
    '%20',
    'é',
    '.',
    '..',
    'utm_source=1',
    'collections/x/products/y',
    'variant=2',
  )
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const once = canonicalSource(`https://shop.test/${parts.join('')}`)
      expect(once).not.toBeNull()
      expect(canonicalSource(once!)).toBe(once)
    }),
  )
})
