import fc from 'fast-check'
import { expect, test } from 'vitest'

import { dayOfNumber } from './calendar-day.ts'
import { countDays, weekdayOf, writeDay, writeDayBefore, writeDayInFull, writeDayShort } from './day-words.ts'

const TODAY = '2026-11-20'

test('days in words', () => {
  expect(writeDay('2026-11-05')).toBe('5 November 2026')
  expect(writeDayInFull(TODAY)).toBe('Friday 20 November 2026')
  expect(writeDayShort('2026-01-09', TODAY)).toBe('9 Jan')
  expect(writeDayShort('2025-12-31', TODAY)).toBe('31 Dec 2025')
  expect([0, 1, 2].map(countDays)).toEqual(['0 days', '1 day', '2 days'])
})

test.for([
  ['2026-11-19', TODAY, 'Yesterday'],
  ['2026-11-17', TODAY, '3 days ago'],
  ['2026-11-13', TODAY, '7 days ago'],
  ['2026-11-12', TODAY, '12 Nov'],
  ['2026-11-09', '2026-11-10', 'The day before'],
  ['2026-11-07', '2026-11-10', '3 days before'],
  ['2026-10-01', '2026-11-10', '1 Oct'],
])('%s seen from %s is “%s”', ([day, from, words]) => {
  expect(writeDayBefore(day!, from!, TODAY)).toBe(words)
})

test('weekdays agree with the calendar of JavaScript', () => {
  fc.assert(
    fc.property(fc.integer({ min: -30_000, max: 60_000 }), (number) => {
      const day = dayOfNumber(number)
      expect(weekdayOf(day)).toBe((new Date(day).getUTCDay() + 6) % 7)
    }),
  )
})
