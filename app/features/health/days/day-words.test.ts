import { expect, test } from 'vitest'

import { countDays, formatDayBefore } from './day-words.ts'

const TODAY = '2026-11-20'

test('days are counted in words', () => {
  expect([0, 1, 2].map(countDays)).toEqual(['0 days', '1 day', '2 days'])
})

test.for([
  ['2026-11-19', TODAY, 'Yesterday', 'Yesterday'],
  ['2026-11-17', TODAY, '3 days ago', '3 days ago'],
  ['2026-11-13', TODAY, '7 days ago', '7 days ago'],
  ['2026-11-12', TODAY, '12 Nov', 'Nov 12'],
  ['2026-11-09', '2026-11-10', 'The day before', 'The day before'],
  ['2026-11-07', '2026-11-10', '3 days before', '3 days before'],
  ['2026-10-01', '2026-11-10', '1 Oct', 'Oct 1'],
])('%s seen from %s is “%s”, and “%s” with dates in US English', ([day, from, words, american]) => {
  expect(formatDayBefore(day!, from!, TODAY, null)).toBe(words)
  expect(formatDayBefore(day!, from!, TODAY, 'en-US')).toBe(american)
})
