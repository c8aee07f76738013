import fc from 'fast-check'
import { expect, test } from 'vitest'

import { formatDay } from '#base/dates/format-date.ts'

import { drawTrend } from './trend-geometry.ts'

const number = fc.oneof(
  fc.double({ min: 0, max: 100_000, noNaN: true }).filter((value) => value === 0 || value >= 1e-6),
  fc.constantFrom(0, 0.3, 0.1 + 0.2, 5, 5.0001, 140, 140.5, 1e-6),
)

test('ticks and days of a chart of results never read the same', () => {
  const point = fc.record({
    value: number,
    low: fc.option(number),
    high: fc.option(number),
    back: fc.integer({ min: 0, max: 900 }),
  })
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 8 }), (given) => {
      const points = given
        .toSorted((a, b) => b.back - a.back)
        .map(({ back, ...rest }) => {
          const day = new Date(Date.UTC(2026, 1, 20) - back * 86_400_000).toISOString().slice(0, 10)
          const words = { dayText: formatDay(day, null), written: '', printed: '', range: '' }
          return { reportId: 'r', day, operator: null, flag: null, ...words, ...rest }
        })
      const { ticks, days } = drawTrend(points, 'mg/L', null)
      for (const labels of [ticks.map(({ text }) => text), days.map(({ text }) => text)])
        expect(new Set(labels).size).toBe(labels.length)
    }),
    { numRuns: 3_000 },
  )
})
