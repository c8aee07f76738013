import fc from 'fast-check'
import { expect, test } from 'vitest'

import { shiftDay } from '#base/dates/calendar-day.ts'
import type { Units } from '#base/units.ts'
import { KG_PER_POUND } from '#features/health/core/units.ts'

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

test.for([
  ['metric', 1, 1],
  ['us', KG_PER_POUND, 10],
] as const)('a twentieth is near and whatever is more is asked about, as it is read: %s', ([units, size, step]) => {
  // Hundredths of the unit, so that a twentieth of the last weight can be typed in it.
  const twentieth = fc.integer({ min: Math.ceil(250 / step), max: Math.floor(1_000 / step) }).map((steps) => steps * step)
  const stored = (hundredths: number) => Number(((hundredths / 100) * size).toFixed(2))
  fc.assert(
    fc.property(twentieth, fc.constantFrom(-1, 1), fc.integer({ min: 1, max: 3 }), (part, sign, days) => {
      const last = { day: shiftDay(TODAY, -days), weightKg: stored(20 * part) }
      const ask = (hundredths: number) => weightQuestion({ day: TODAY, weightKg: stored(hundredths) }, last, TODAY, units)
      expect(ask(20 * part + sign * part)).toBeNull()
      expect(ask(20 * part + sign * (part + step))).not.toBeNull()
    }),
  )
})

test.for([
  [63, 60, 'metric'],
  [22.05, 21, 'metric'],
  [83.79, 79.8, 'metric'],
  [76, 80, 'metric'],
  [47.63, 45.36, 'us'], // 105 lb after 100
  [95.25, 90.72, 'us'], // 210 lb after 200
] as const)('%s kg after %s is exactly a twentieth away', ([typed, last, units]) => {
  expect(weightQuestion({ day: TODAY, weightKg: typed }, { day: shiftDay(TODAY, -1), weightKg: last }, TODAY, units)).toBeNull()
})
