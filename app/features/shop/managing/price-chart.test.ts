import { expect, test } from 'vitest'

import { priceChart } from './price-chart.ts'

const day = (date: number) => new Date(Date.UTC(2026, 2, date))

test('the price goes in steps until now, and a time without a number or without stock is a gap', () => {
  const steps = [
    { from: day(1), cents: 1000, inStock: true },
    { from: day(2), cents: 2000, inStock: false },
    { from: day(3), cents: null, inStock: true },
    { from: day(4), cents: 1500, inStock: true },
  ]
  expect(priceChart(steps, day(5))).toEqual({
    line: 'M0 114H150V6H300M450 60H600',
    gaps: [{ x: 150, width: 150 }],
    lowest: 1000,
    highest: 2000,
  })
})

test('one price is a line in the middle; nothing to draw is no chart', () => {
  expect(priceChart([{ from: day(1), cents: 1000, inStock: true }], day(2))).toMatchObject({ line: 'M0 60H600', gaps: [] })
  expect(priceChart([], day(2))).toBeNull()
  expect(priceChart([{ from: day(1), cents: null, inStock: true }], day(2))).toBeNull()
  expect(priceChart([{ from: day(1), cents: 5, inStock: true }], day(1))).toBeNull()
})
