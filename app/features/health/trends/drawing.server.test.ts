import { expect, test } from 'vitest'

import { drawTrend } from './drawing.server.ts'

const written = { write: String, formatDay: String }
const week = { from: 100, to: 106, isBars: false, usual: null, ...written }
const none = Array.from({ length: 7 }, () => null)

function draw(given: Partial<Parameters<typeof drawTrend>[0]>) {
  return drawTrend({ values: [{ day: 103, value: 60 }], means: none, ...week, ...given }).drawing
}

/** The starting points of the strokes of a path. */
const starts = (path: string) => path.split('M').length - 1

test('a line ends where a mean is missing and begins anew behind it', () => {
  expect(starts(draw({ means: [60, 61, null, 62, 63, null, null] }).means)).toBe(2)
  expect(draw({ means: none }).means).toBe('')
  // Alone, it is a dot.
  expect(draw({ means: [null, null, null, 60, null, null, null] }).means).toMatch(/h0$/)
})

test('bars stand on zero, and points on what they are', () => {
  const { days, axis } = draw({ isBars: true, values: [{ day: 100, value: 4000 }] })
  expect(days).toMatch(new RegExp(`^M44 ${axis}V`))
  expect(draw({ values: [{ day: 100, value: 4000 }] }).days).toMatch(/^M44 [\d.]+h0$/)
})

test('the days run from the left edge to the right one, and today has its mark only when it has a number', () => {
  const { left, right, xTicks, today } = draw({ values: [{ day: 106, value: 60 }] })
  expect(xTicks.map(({ x, text }) => [x, text])).toEqual([
    [left, '100'],
    [(left + right) / 2, '103'],
  ])
  expect(today?.x).toBe(right)
  expect(draw({}).today).toBeNull()
})

test('labels at edges that lie close together are a line apart, others stand at their edges', () => {
  const far = [
    { day: 100, value: 0 },
    { day: 106, value: 12_000 },
  ]
  const close = draw({ values: far, usual: { median: 6000, low: 5950, high: 6050 } }).yLabels
  expect(close.map(({ text }) => text)).toEqual(['5950', '6050'])
  expect(close[0]!.y - close[1]!.y).toBeCloseTo(17, 1)
  const wide = draw({ values: far, usual: { median: 6000, low: 3000, high: 9000 } })
  expect(wide.yLabels.map(({ y }) => y)).toEqual([wide.band!.bottom, wide.band!.top])
})

test('a mean that rests on days before the range stays inside the drawing, however far it lies from the numbers that are shown', () => {
  for (const isBars of [false, true]) {
    const { means } = draw({ isBars, values: [{ day: 106, value: 70.7 }], means: [64, 64.2, 64.1, null, 64, 500, 70.7] })
    for (const [, x, y] of means.matchAll(/M([\d.]+) (-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThan(0)
      expect(Number(y)).toBeGreaterThanOrEqual(0)
      expect(Number(y)).toBeLessThanOrEqual(150)
    }
  }
})
