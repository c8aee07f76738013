import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'

import { dayNumber, shiftDay } from '#base/dates/calendar-day.ts'

import { daysWithin, monthsOf, yearOf } from './year.ts'

const TODAY = '2026-11-20' // a Friday

test('the year begins on a Monday and ends today, 52 weeks and the days of this one', () => {
  const year = yearOf([], TODAY)
  expect(year).toEqual({ from: '2025-11-17', filled: '0'.repeat(52 * 7 + 5), firstDay: null, restDays: [], imported: [] })
  expect(yearOf([], '2026-11-16').filled).toHaveLength(52 * 7 + 1)
  expect(yearOf([], '2026-11-22').filled).toHaveLength(53 * 7)
})

test('every logged day has its place, and what lies outside the year none', () => {
  const logged = fc.uniqueArray(
    fc.record({
      day: fc.integer({ min: -3, max: 500 }).map((back) => shiftDay(TODAY, -back)),
      filled: fc.integer({ min: 1, max: 6 }),
      isEntered: fc.boolean(),
    }),
    { selector: (entry) => entry.day, maxLength: 40 },
  )
  fc.assert(
    fc.property(logged, (entries) => {
      const { from, filled, firstDay, imported } = yearOf(entries, TODAY)
      const placed = [...filled]
        .map((digit, at) => ({ day: shiftDay(from, at), filled: Number(digit) }))
        .filter((entry) => entry.filled > 0)
      const inside = entries.filter(({ day }) => dayNumber(day) >= dayNumber(from) && day <= TODAY)
      const fromFiles = (day: string) =>
        daysWithin(imported, dayNumber(day) - dayNumber(from), dayNumber(day) - dayNumber(from)) > 0
      expect(placed.map((one) => ({ ...one, isEntered: !fromFiles(one.day) }))).toEqual(
        inside.toSorted((a, b) => (a.day < b.day ? -1 : 1)),
      )
      const entered = entries.filter(({ isEntered }) => isEntered)
      expect(firstDay).toBe(entered.map(({ day }) => day).toSorted()[0] ?? null)
    }),
  )
})

test('the months of the year add up to its days', () => {
  const year = yearOf(
    [
      { day: '2025-12-31', filled: 2, isEntered: true },
      { day: '2026-01-01', filled: 6, isEntered: true },
      { day: '2026-01-31', filled: 1, isEntered: false },
    ],
    TODAY,
  )
  const months = monthsOf(year)
  expect(months.slice(0, 4)).toEqual([
    { month: '2025-11', days: 0, imported: 0, fields: 0, restDays: 0 },
    { month: '2025-12', days: 1, imported: 0, fields: 2, restDays: 0 },
    { month: '2026-01', days: 2, imported: 1, fields: 7, restDays: 0 },
    { month: '2026-02', days: 0, imported: 0, fields: 0, restDays: 0 },
  ])
  expect(months).toHaveLength(13)
  expect(months.at(-1)!.month).toBe(Temporal.PlainDate.from(TODAY).toPlainYearMonth().toString())
})

test('days of rest are those without a check-in, in stretches, and add up in their months', () => {
  const days = fc.integer({ min: -5, max: 400 })
  const drawn = fc.array(fc.tuple(days, fc.nat(20)), { maxLength: 6 })
  fc.assert(
    fc.property(fc.uniqueArray(days, { maxLength: 60 }), drawn, (backs, ranges) => {
      const logged = backs.map((back) => ({ day: shiftDay(TODAY, -back), filled: 3, isEntered: back % 3 > 0 }))
      const entered = new Set(logged.filter(({ isEntered }) => isEntered).map(({ day }) => day))
      const restDays = ranges.map(([back, length]) => {
        return { kind: 'travel', fromDay: shiftDay(TODAY, -back - length), toDay: shiftDay(TODAY, -back) } as const
      })
      const year = yearOf(logged, TODAY, restDays)
      const told = year.restDays.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
      const expected = Array.from(year.filled, (_, at) => ({ day: shiftDay(year.from, at), at }))
        .filter(({ day }) => !entered.has(day) && restDays.some(({ fromDay, toDay }) => fromDay <= day && day <= toDay))
        .map(({ at }) => at)
      expect(told).toEqual(expected)
      expect(year.restDays.every(([first], index) => index === 0 || first > year.restDays[index - 1]![1] + 1)).toBe(true)
      expect(monthsOf(year).reduce((sum, month) => sum + month.restDays, 0)).toBe(told.length)
    }),
  )
})

test('a stretch of rest over the end of a month is in both', () => {
  const year = yearOf([], TODAY, [{ kind: 'sick', fromDay: '2026-01-30', toDay: '2026-02-02' }])
  expect(monthsOf(year).filter(({ restDays }) => restDays > 0)).toMatchObject([
    { month: '2026-01', restDays: 2 },
    { month: '2026-02', restDays: 2 },
  ])
  expect(daysWithin(year.restDays, 0, 400)).toBe(4)
})
