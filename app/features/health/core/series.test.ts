import fc from 'fast-check'
import { expect, test } from 'vitest'

import { median, runsOf, sevenDayMeans, usualRange, type DayValue } from './series.ts'

const values = fc
  .uniqueArray(fc.record({ day: fc.integer({ min: 0, max: 60 }), value: fc.integer({ min: 0, max: 1000 }) }), {
    selector: ({ day }) => day,
  })
  .map((list): DayValue[] => list)

test('the mean of seven days is that of the days in it which have a number', () => {
  fc.assert(
    fc.property(values, (given) => {
      const means = sevenDayMeans(given, 20, 40)
      expect(means).toHaveLength(21)
      const naive = means.map((_, at) => {
        const week = given.filter(({ day }) => day > 20 + at - 7 && day <= 20 + at).map(({ value }) => value)
        return week.length < 3 ? null : week.reduce((a, b) => a + b) / week.length
      })
      expect(means.map((mean) => mean?.toFixed(6))).toEqual(naive.map((mean) => mean?.toFixed(6)))
    }),
  )
})

test('half of the numbers lie at or below the median, half at or above', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (numbers) => {
      const middle = median(numbers)
      expect(numbers.filter((number) => number <= middle).length * 2).toBeGreaterThanOrEqual(numbers.length)
      expect(numbers.filter((number) => number >= middle).length * 2).toBeGreaterThanOrEqual(numbers.length)
    }),
  )
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([])]).toEqual([2, 2.5, Number.NaN])
})

test('there is no usual range before fourteen of the last 28 days have a number, and what is older does not count', () => {
  const days = (count: number, from = 100) => Array.from({ length: count }, (_, at) => ({ day: from - at, value: 60 + (at % 3) }))
  expect(usualRange(days(13), 100)).toBeNull()
  expect(usualRange(days(14), 100)).toEqual({ median: 61, low: 61 - 1.4826, high: 61 + 1.4826 })
  expect(usualRange([...days(13), { day: 72, value: 900 }], 100)).toBeNull()
  expect(usualRange([...days(14), { day: 101, value: 900 }], 100)!.median).toBe(61)
})

test('one night out of the ordinary moves the usual range hardly', () => {
  const nights = Array.from({ length: 28 }, (_, at) => ({ day: at, value: 7 + (at % 5) / 10 }))
  const usual = usualRange(nights, 27)!
  const odd = usualRange(nights.with(3, { day: 3, value: 24 }), 27)!
  expect(Math.abs(odd.high - usual.high)).toBeLessThan(0.2)
})

test('a missing day parts two runs', () => {
  const points = [1, 2, 4, 7, 8].map((day) => ({ day }))
  expect(runsOf(points).map((run) => run.map(({ day }) => day))).toEqual([[1, 2], [4], [7, 8]])
})
