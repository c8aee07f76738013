import { expect, test } from 'vitest'

import { pillars } from '#content/pillars.ts'

import { pillarAddress } from './core/pillar-address.ts'
import { formatPrice } from './format-price.ts'
import { formatPublicDay } from './format-public-day.ts'

test('a pillar’s link is its title in lower case with hyphens', () => {
  expect(pillars.map(({ title }) => pillarAddress(title))).toEqual([
    '/pillar/sleep',
    '/pillar/nutrition',
    '/pillar/fitness',
    '/pillar/supplements',
    '/pillar/stress-mindset',
  ])
})

test.each([
  [2900, '$29'],
  [2950, '$29.50'],
  [49_900, '$499'],
  [129_900, '$1,299'],
  [0, '$0'],
])('%i cents read %s', (cents, words) => {
  expect(formatPrice(cents)).toBe(words)
})

test('a calendar day is the same day everywhere', () => {
  expect(formatPublicDay('2026-11-20')).toBe('20 November 2026')
  expect(formatPublicDay('2026-01-01')).toBe('1 January 2026')
})
