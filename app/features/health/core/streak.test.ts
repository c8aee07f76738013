import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'

import { shiftDay } from '#base/dates/calendar-day.ts'

import { dayStreak, weekStreak } from './streak.ts'

const TODAY = '2026-11-20' // a Friday
const ago = (...days: number[]) => days.map((n) => shiftDay(TODAY, -n))

test('nothing logged is no streak', () => {
  expect(dayStreak([], TODAY)).toEqual({ current: 0, longest: 0, keeps: 0, lastEntryDay: null })
})

test('the current streak ends today and stops at the first gap', () => {
  expect(dayStreak(ago(0, 1, 2, 4, 5, 6, 7), TODAY)).toEqual({ current: 3, longest: 4, keeps: 2, lastEntryDay: TODAY })
})

test('before today’s entry the current streak is 0, and the run it would keep is told', () => {
  expect(dayStreak(ago(1, 2, 3), TODAY)).toMatchObject({ current: 0, keeps: 3, longest: 3 })
})

test('a day entered later closes its gap, in whatever order days come', () => {
  expect(dayStreak([...ago(6, 0, 5, 1, 4, 2), ...ago(3)], TODAY)).toMatchObject({ current: 7, longest: 7 })
})

test('a longer record kept earlier stands', () => {
  expect(dayStreak(ago(0), TODAY, 41).longest).toBe(41)
  expect(dayStreak(ago(0, 1), TODAY, 1).longest).toBe(2)
})

test('runs go over the ends of months and years and over a leap day', () => {
  expect(dayStreak(['2027-12-31', '2028-01-01'], '2028-01-01').current).toBe(2)
  expect(dayStreak(['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01').current).toBe(3)
  expect(dayStreak(['2027-02-28', '2027-03-01'], '2027-03-01').current).toBe(2)
})

test('a day after today breaks nothing', () => {
  expect(dayStreak([...ago(0, 1), shiftDay(TODAY, 1)], TODAY)).toMatchObject({ current: 2, longest: 3 })
})

test('lab weeks are ISO weeks, from Monday to Sunday', () => {
  const monday = '2026-11-16'
  const sundayBefore = '2026-11-15'
  expect(weekStreak([monday, sundayBefore], TODAY)).toMatchObject({ current: 2, longest: 2, lastEntryDay: monday })
  expect(weekStreak([sundayBefore, '2026-11-09'], TODAY)).toMatchObject({ current: 0, keeps: 1, longest: 1 })
  expect(weekStreak(['2026-12-28', '2027-01-03', '2027-01-04'], '2027-01-10')).toMatchObject({ current: 2 })
})

const someDays = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 60 })

/** Walks back one calendar day at a time, as the spec tells it. */
function walk(days: Set<string>, from: string, step: Temporal.DurationLike): number {
  let length = 0
  for (let day = Temporal.PlainDate.from(from); days.has(day.toString()); day = day.subtract(step)) length++
  return length
}

test('the streak is what walking back day by day finds', () => {
  fc.assert(
    fc.property(someDays, (back) => {
      const days = ago(...back)
      const set = new Set(days)
      expect(dayStreak(days, TODAY)).toEqual({
        current: walk(set, TODAY, { days: 1 }),
        keeps: walk(set, shiftDay(TODAY, -1), { days: 1 }),
        longest: Math.max(0, ...days.map((day) => walk(set, day, { days: 1 }))),
        lastEntryDay: days.toSorted().at(-1) ?? null,
      })
    }),
  )
})

test('the streak of weeks is what walking back Monday by Monday finds', () => {
  const monday = (day: string) => {
    const date = Temporal.PlainDate.from(day)
    return date.subtract({ days: date.dayOfWeek - 1 }).toString()
  }
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 40 }), (back) => {
      const days = ago(...back)
      const mondays = new Set(days.map(monday))
      expect(weekStreak(days, TODAY)).toMatchObject({
        current: walk(mondays, monday(TODAY), { weeks: 1 }),
        keeps: walk(mondays, shiftDay(monday(TODAY), -7), { weeks: 1 }),
        longest: Math.max(0, ...[...mondays].map((day) => walk(mondays, day, { weeks: 1 }))),
      })
    }),
  )
})
