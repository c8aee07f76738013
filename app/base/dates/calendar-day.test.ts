import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'

import { dayNumber, dayOfNumber, daysBetween, shiftDay } from './calendar-day.ts'

const anyDay = fc
  .integer({ min: -20_000, max: 40_000 })
  .map((days) => Temporal.PlainDate.from('1970-01-01').add({ days }).toString())

test('days are counted as the calendar counts them', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (a, b) => {
      expect(daysBetween(a, b)).toBe(Temporal.PlainDate.from(a).until(b, { largestUnit: 'day' }).days)
      expect(shiftDay(a, daysBetween(a, b))).toBe(b)
      expect(dayOfNumber(dayNumber(a))).toBe(a)
    }),
  )
})
