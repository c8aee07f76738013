import { expect, test } from 'vitest'

import { firstFreeSlug, slugOf } from './slug.ts'

test('a slug is what is left of a title in small letters, digits and hyphens', () => {
  expect(slugOf('  Crème brûlée: how’s it done? ')).toBe('creme-brulee-hows-it-done')
  expect(slugOf('Vitamin D3 + K2')).toBe('vitamin-d3-k2')
  expect(slugOf('睡眠')).toBe('')
})

test('a long title ends where its slug ends, never on a hyphen', () => {
  expect(slugOf(`${'a'.repeat(119)} b`)).toBe('a'.repeat(119))
  expect(slugOf('a'.repeat(400))).toHaveLength(120)
})

test('a taken slug gets the first free number', () => {
  expect(firstFreeSlug('sleep', new Set())).toBe('sleep')
  expect(firstFreeSlug('sleep', new Set(['sleep', 'sleep-2', 'sleep-4']))).toBe('sleep-3')
})
