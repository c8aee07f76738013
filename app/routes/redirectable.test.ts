import { expect, test } from 'vitest'

import { addressAt, addresses } from './addresses.ts'
import { isRedirectable } from './redirectable.ts'

test('redirects answer at public addresses that stand for many pages, and nowhere that somebody has to be let in', () => {
  expect(addresses.filter(isRedirectable).map(({ path }) => path)).toEqual([
    '/courses/:course',
    '/courses/:course/:lesson',
    '/pillar/:pillar',
    '/shop/:slug',
    '/go/:target',
    '/blog/:slug',
    '/*',
  ])
})

test.each([
  ['/old', true],
  ['/wp-content/uploads/a.pdf', true],
  ['/admin/nothing', true],
  ['/admin/people/3f', false],
  ['/about', false],
  ['/setup', false],
  ['/media/a.jpg', false],
  ['/api/v1/nothing', false],
  ['/health/labs/3f', false],
])('whether one may answer at %s: %s', (path, may) => {
  expect(isRedirectable(addressAt(path))).toBe(may)
})
