import { expect, test } from 'vitest'

import { pageOfShare, sharePath } from './share-path.ts'

test.each([
  ['/', '/share/home.png'],
  ['/pricing', '/share/pricing.png'],
  ['/pillar/sleep', '/share/pillar/sleep.png'],
])('the picture of %s is at %s, and leads back', (page, address) => {
  expect(sharePath(page)).toBe(address)
  expect(pageOfShare(address.slice('/share/'.length))).toBe(page)
})

test('what is no picture belongs to no page', () => {
  expect([pageOfShare('home'), pageOfShare(''), pageOfShare('home.png.txt')]).toEqual([null, null, null])
})
