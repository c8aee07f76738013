import { expect, test } from 'vitest'

import { pageOfShare, sharePath, uploadedSharePath } from './share-path.ts'

test.each([
  ['/', '/share/home.png'],
  ['/pricing', '/share/pricing.png'],
  ['/pillar/sleep', '/share/pillar/sleep.png'],
])('the picture of %s is at %s, and leads back', (page, address) => {
  expect(sharePath(page)).toBe(address)
  expect(pageOfShare(address.slice('/share/'.length))).toEqual({ page, kind: 'drawn' })
  const uploaded = new URL(uploadedSharePath(page, 'a+b'), 'https://a.example')
  expect(uploaded.searchParams.get('picture')).toBe('a+b')
  expect(pageOfShare(uploaded.pathname.slice('/share/'.length))).toEqual({ page, kind: 'uploaded' })
})

test('what is no picture belongs to no page', () => {
  expect([pageOfShare('home'), pageOfShare(''), pageOfShare('home.png.txt')]).toEqual([null, null, null])
})
