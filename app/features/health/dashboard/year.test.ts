import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'

import { dayNumber, shiftDay } from '#features/identity/dates/calendar-day.ts'

import { monthsOf, yearOf } from './year.ts'

const TODAY = '2026-11-20' // a Friday

test('the year begins on a Monday and ends today, 52 weeks and the days of this one', () => {
  const year = yearOf([], TODAY)
  expect(year).toEqual({ from: '2025-11-17', filled: '0'.repeat(52 * 7 + 5), firstDay: null })
  expect(yearOf([], '2026-11-16').filled).toHaveLength(52 * 7 + 1)
  expect(yearOf([], '2026-11-22').filled).toHaveLength(53 * 7)
})

test('every logged day has its place, and what lies outside the year none', () => {
  const logged = fc.uniqueArray(
    fc.record({
      day: fc.integer({ min: -3, max: 500 }).map((back) => shiftDay(TODAY, -back)),
      filled: fc.integer({ min: 1, max: 6 }),
    }),
    { selector: (entry) => entry.day, maxLength: 40 },
  )
  fc.assert(
    fc.property(logged, (entries) => {
      const { from, filled, firstDay } = yearOf(entries, TODAY)
      const placed = [...filled]
        .map((digit, at) => ({ day: shiftDay(from, at), filled: Number(digit) }))
        .filter((entry) => entry.filled > 0)
      const inside = entries.filter(({ day }) => dayNumber(day) >= dayNumber(from) && day <= TODAY)
      expect(placed).toEqual(inside.toSorted((a, b) => (a.day < b.day ? -1 : 1)))
      expect(firstDay).toBe(entries.map(({ day }) => day).toSorted()[0] ?? null)
    }),
  )
})

test('the months of the year add up to its days', () => {
  const year = yearOf(
    [
      { day: '2025-12-31', filled: 2 },
      { day: '2026-01-01', filled: 6 },
      { day: '2026-01-31', filled: 1 },
    ],
    TODAY,
  )
  const months = monthsOf(year)
  expect(months.slice(0, 4)).toEqual([
    { month: '2025-11', days: 0, fields: 0 },
    { month: '2025-12', days: 1, fields: 2 },
    { month: '2026-01', days: 2, fields: 7 },
    { month: '2026-02', days: 0, fields: 0 },
  ])
  expect(months).toHaveLength(13)
  expect(months.at(-1)!.month).toBe(Temporal.PlainDate.from(TODAY).toPlainYearMonth().toString())
})
