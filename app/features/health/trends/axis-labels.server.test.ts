import fc from 'fast-check'
import { expect, test } from 'vitest'

import { dayNumber, shiftDay } from '#base/dates/calendar-day.ts'
import { vitalNames, vitals, type VitalName } from '#features/health/core/vitals.ts'

import { dayWriter, trendOf } from './trend-of.server.ts'
import { ranges } from './trend.ts'

const TODAY = '2026-11-20'

/** Numbers as they are kept: far apart, close together, and all alike. */
function someValues(name: VitalName) {
  const { least, most, digits } = vitals[name]
  const kept = (value: number) => Number(Math.min(most, Math.max(least, value)).toFixed(digits))
  const spread = fc.constantFrom(0, 10 ** -digits, 0.04, 0.06, 0.4, 1, (most - least) / 3)
  return fc
    .record({ middle: fc.double({ min: least, max: most, noNaN: true }), by: spread, count: fc.integer({ min: 1, max: 40 }) })
    .chain(({ middle, by, count }) =>
      fc
        .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: count, maxLength: count })
        .map((shares) =>
          shares
            .map((share, back) => ({ day: dayNumber(shiftDay(TODAY, -back)), value: kept(middle + share * by) }))
            .toReversed(),
        ),
    )
}

const someTrend = fc
  .constantFrom(...vitalNames)
  .chain((name) => fc.record({ name: fc.constant(name), method: fc.constant(null), values: someValues(name) }))

test('labels of one axis never read the same, whatever the numbers, units and language', () => {
  fc.assert(
    fc.property(
      someTrend,
      fc.constantFrom('metric' as const, 'us' as const),
      fc.constantFrom(...ranges),
      fc.constantFrom(null, 'de', 'zh', 'ar', 'hi'),
      (series, units, range, language) => {
        const trend = trendOf(series, {
          units,
          dateLanguage: language,
          today: TODAY,
          range,
          formatDay: dayWriter(TODAY, language),
        })
        if (!trend) return
        const { yLabels, xTicks } = trend.drawing
        for (const labels of [yLabels.map(({ text }) => text), [...xTicks.map(({ text }) => text), 'Today']])
          expect(new Set(labels).size).toBe(labels.length)
        const gap = yLabels.length === 2 ? yLabels[0]!.y - yLabels[1]!.y : Infinity
        expect(gap).toBeGreaterThanOrEqual(17 - 0.15)
      },
    ),
    { numRuns: 3_000 },
  )
})

test('where both edges read the same, one label stands between them', () => {
  const values = [3, 2, 1, 0].map((back) => ({ day: dayNumber(shiftDay(TODAY, -back)), value: back % 2 === 0 ? 64.21 : 64.24 }))
  const drawn = { units: 'us', dateLanguage: null, today: TODAY, range: 30, formatDay: dayWriter(TODAY, null) } as const
  const { yLabels } = trendOf({ name: 'weightKg', method: null, values }, drawn)!.drawing
  expect(yLabels.map(({ text }) => text)).toEqual(['141.6'])
})
