import fc from 'fast-check'
import { expect, test } from 'vitest'

import { HEIGHT, WIDTH } from './chart-size.ts'
import type { TrendPoint } from './lab-trend.ts'
import { drawTrend } from './trend-geometry.ts'

const aPoint = (given: Partial<TrendPoint>): TrendPoint => ({
  reportId: 'r',
  day: '2026-02-20',
  dayText: '20 February 2026',
  value: 5,
  operator: null,
  written: '5',
  printed: '5',
  low: null,
  high: null,
  range: '',
  flag: null,
  ...given,
})

const TENTH = 0.1 + 1e-9

test('higher numbers stand higher, later days further right, and all of it inside of the picture', () => {
  // As many as can be read, and some that differ in their last digit alone.
  const any = fc.double({ min: -1000, max: 100_000, noNaN: true }).filter((value) => value === 0 || Math.abs(value) >= 1e-12)
  const number = fc.oneof(any, fc.constantFrom(5, 5 + Number.EPSILON * 8, 0.3, 0.1 + 0.2, 1e-12, 2e-12))
  const point = fc.record({
    value: number,
    low: fc.option(number),
    high: fc.option(number),
    back: fc.integer({ min: 0, max: 4000 }),
  })
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 20 }), fc.option(number), (given, aim) => {
      const points = given
        .toSorted((a, b) => b.back - a.back)
        .map(({ back, ...point }) =>
          aPoint({ ...point, day: new Date(Date.UTC(2026, 1, 20) - back * 86_400_000).toISOString().slice(0, 10) }),
        )
      const { dots, ranges, target } = drawTrend(
        points,
        'mg/L',
        aim === null ? null : { low: aim, high: null, words: '', reason: '' },
      )
      for (const [at, { x, y }] of dots.entries()) {
        expect(x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT).toBe(true)
        const before = dots[at - 1]
        if (!before) continue
        expect(x).toBeGreaterThanOrEqual(before.x)
        // Heights are tenths: numbers that differ by less than a tenth shows may fall on either side of one.
        expect(points[at]!.value <= points[at - 1]!.value || y <= before.y + TENTH).toBe(true)
      }
      for (const { x, y, width, height } of [...ranges, ...(target ? [target] : [])]) {
        expect(x >= 0 && x + width <= WIDTH + 0.2 && y >= 0 && y + height <= HEIGHT && height >= 0).toBe(true)
      }
    }),
  )
})

test('what lies below or above a number, and outside of its range, has another mark', () => {
  const marks = drawTrend(
    [aPoint({}), aPoint({ flag: 'H' }), aPoint({ operator: '<', flag: 'L' }), aPoint({ operator: '>=' })],
    '',
    null,
  )
  expect(marks.dots.map(({ shape }) => shape)).toEqual(['dot', 'diamond', 'below', 'above'])
  expect(marks.days).toEqual([{ x: expect.any(Number), text: '20 February 2026', anchor: 'middle' }])
})
