import { expect, test } from 'vitest'

import { addressAt, addresses } from './addresses.ts'
import { isRedirectable } from './redirectable.ts'

test('redirects answer at public addresses that stand for many pages or for one that can leave, and nowhere that somebody has to be let in', () => {
  expect(addresses.filter(isRedirectable).map(({ path }) => path)).toEqual([
    '/about',
    '/courses/:course',
    '/courses/:course/:lesson',
    '/pillar/:pillar',
    '/testimonials',
    '/shop/:slug',
    '/go/:target',
    '/blog/:slug',
    '/coaching',
    '/services',
    '/corporate',
    '/how-we-help',
    '/health-data/versions/:id',
    '/:slug',
    '/*',
  ])
})

test.each([
  ['/old', true],
  ['/wp-content/uploads/a.pdf', true],
  ['/admin/nothing', true],
  ['/admin/people/3f', false],
  ['/about', true],
  ['/setup', false],
  ['/pricing', false],
  ['/media/a.jpg', false],
  ['/api/v1/nothing', false],
  ['/health/labs/3f', false],
])('whether one may answer at %s: %s', (path, may) => {
  expect(isRedirectable(addressAt(path))).toBe(may)
})
