import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'

import { hourName } from '#features/calendar/schedule/public-schedule.ts'

import { dayName } from './day-names.ts'
import { dayAfterKey, dayNamed, shiftMonths, weekOf, weeksOfMonth } from './month-days.ts'

const anyDay = fc
  .integer({ min: -25_000, max: 80_000 })
  .map((days) => Temporal.PlainDate.from('1970-01-01').add({ days }).toString())

test('weeks, months and keys are those of the calendar', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -40, max: 40 }), (day, months) => {
      const date = Temporal.PlainDate.from(day)
      expect(shiftMonths(day, months)).toBe(date.add({ months }).toString())
      expect(weekOf(day)[date.dayOfWeek - 1]).toBe(day)
      const days = weeksOfMonth(day).flat()
      expect(days.filter((one) => one.startsWith(day.slice(0, 7)))).toHaveLength(date.daysInMonth)
      expect(days.length).toBeLessThan(date.daysInMonth + 13)
      expect(dayAfterKey(day, 'Home', false)).toBe(date.subtract({ days: date.dayOfWeek - 1 }).toString())
      expect(dayAfterKey(day, 'End', false)).toBe(date.add({ days: 7 - date.dayOfWeek }).toString())
      expect(dayNamed(day)).toBe(day)
    }),
  )
})

test.for([
  ['ArrowLeft', false, '2026-11-23'],
  ['ArrowRight', false, '2026-11-25'],
  ['ArrowUp', false, '2026-11-17'],
  ['ArrowDown', false, '2026-12-01'],
  ['PageUp', false, '2026-10-24'],
  ['PageDown', false, '2026-12-24'],
  ['PageUp', true, '2025-11-24'],
  ['PageDown', true, '2027-11-24'],
  ['Enter', false, null],
] as const)('%s with shift %s leads from 24 November to %s', ([key, shift, next]) => {
  expect(dayAfterKey('2026-11-24', key, shift)).toBe(next)
})

test('a month that is shorter keeps its last day', () => {
  expect(shiftMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(shiftMonths('2028-02-29', 12)).toBe('2029-02-28')
})

test('only days of the calendar are taken from an address', () => {
  for (const typed of ['2026-02-29', '2026-13-01', '1700-01-01', '2026-1-1', '', 'today', '2026-11-24T10:00']) {
    expect(dayNamed(typed)).toBe(null)
  }
  expect(dayNamed(null)).toBe(null)
})

test('days and hours are written out', () => {
  expect(dayName('2026-11-24')).toBe('Tuesday 24 November 2026')
  expect([0, 7 * 60, 12 * 60, 14 * 60 + 5].map(hourName)).toEqual(['12:00 AM', '7:00 AM', '12:00 PM', '2:05 PM'])
})
