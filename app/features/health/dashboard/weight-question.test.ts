import fc from 'fast-check'
import { expect, test } from 'vitest'

import { shiftDay } from '#features/identity/dates/calendar-day.ts'
import type { Units } from '#features/identity/units.ts'

import { weightQuestion } from './weight-question.ts'

const TODAY = '2026-11-20'

test.for<[typed: number, last: number, daysAgo: number, units: Units, text: string | null]>([
  [46.5, 64.5, 2, 'metric', 'Is 46.5 kg right? Your last was 64.5 kg two days ago.'],
  [64.5, 46.5, 1, 'metric', 'Is 64.5 kg right? Your last was 46.5 kg yesterday.'],
  [645, 64.5, 3, 'metric', 'Is 645 kg right? Your last was 64.5 kg three days ago.'],
  [67.73, 64.5, 1, 'metric', 'Is 67.73 kg right? Your last was 64.5 kg yesterday.'],
  [63.96, 46.49, 2, 'us', 'Is 141 lb right? Your last was 102.5 lb two days ago.'],
  [67.72, 64.5, 1, 'metric', null],
  [61.28, 64.5, 1, 'metric', null],
  [64.5, 64.5, 1, 'metric', null],
  [46.5, 64.5, 4, 'metric', null],
  [46.5, 64.5, 0, 'metric', null],
])('%s after %s, %s days ago', ([typed, last, daysAgo, units, text]) => {
  const question = weightQuestion(
    { day: TODAY, weightKg: typed },
    { day: shiftDay(TODAY, -daysAgo), weightKg: last },
    TODAY,
    units,
  )
  expect(question?.text ?? null).toBe(text)
})

test('of another day than today it is told from that day, and the first weight is asked nothing', () => {
  const typed = { day: shiftDay(TODAY, -5), weightKg: 46.5 }
  expect(weightQuestion(typed, { day: shiftDay(TODAY, -6), weightKg: 64.5 }, TODAY, 'metric')).toEqual({
    text: 'Is 46.5 kg right? Your last was 64.5 kg the day before.',
    lastDay: shiftDay(TODAY, -6),
  })
  expect(weightQuestion(typed, null, TODAY, 'metric')).toBeNull()
})

test('whether it is asked is the same in kilograms and pounds', () => {
  const weight = fc.integer({ min: 2_000, max: 40_000 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(weight, weight, fc.integer({ min: 1, max: 5 }), (typed, last, days) => {
      const ask = (units: Units) =>
        weightQuestion({ day: TODAY, weightKg: typed }, { day: shiftDay(TODAY, -days), weightKg: last }, TODAY, units)
      expect(ask('us') === null).toBe(ask('metric') === null)
      expect(ask('metric') !== null).toBe(days <= 3 && Math.abs(typed - last) > 0.05 * last)
    }),
  )
})
