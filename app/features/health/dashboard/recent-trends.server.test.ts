import { expect, test } from 'vitest'

import { shiftDay } from '#base/dates/calendar-day.ts'
import type { MeasuredDay } from '#features/health/core/vital-series.ts'
import { noNumbers } from '#features/health/core/vitals.factory.ts'

import { recentTrendsOf } from './recent-trends.server.ts'

const TODAY = '2026-03-02'
const READER = { units: 'metric', dateLanguage: null } as const

function measured(back: number, given: Partial<MeasuredDay>): MeasuredDay {
  return { ...noNumbers, hrvMethod: null, day: shiftDay(TODAY, -back), ...given }
}

const daysBack = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index)

test('before the first number there is no glance, nor of numbers that are older than 30 days', () => {
  expect(recentTrendsOf([], TODAY, READER)).toBeNull()
  expect(recentTrendsOf([measured(30, { steps: 1 })], TODAY, READER)).toBeNull()
  expect(recentTrendsOf([measured(29, { steps: 1 })], TODAY, READER)).not.toBeNull()
})

test('the body comes before habits, and what is beyond six charts has a line', () => {
  const all = { weightKg: 64.2, sleepHours: 7.2, steps: 6240, waterLiters: 2, hrvMs: 58, restingHr: 55 }
  const days = daysBack(5, 0).map((back) => measured(back, { ...all, hrvMethod: back % 2 === 0 ? 'rmssd' : 'sdnn' }))
  const recentTrends = recentTrendsOf(days, TODAY, READER)!
  expect(recentTrends.charts.map(({ title }) => title)).toEqual([
    'Sleep',
    'HRV, RMSSD',
    'HRV, SDNN',
    'Resting heart rate',
    'Steps',
    'Weight',
  ])
  expect(recentTrends.others.map(({ title, latest }) => [title, latest?.value])).toEqual([['Water', '2']])
  expect(recentTrends.days[0]).toEqual({ day: '2 Mar', values: ['7:12', '58', '', '55', '6,240', '64.2'] })
  expect(recentTrends.days).toHaveLength(6)
})

test('HRV by two methods is two charts, and what a day lacks is empty in the table', () => {
  const days = [
    measured(2, { hrvMs: 60, hrvMethod: 'sdnn' }),
    measured(1, { hrvMs: 40, hrvMethod: 'rmssd' }),
    measured(0, { steps: 10 }),
  ]
  const { charts, days: table } = recentTrendsOf(days, TODAY, READER)!
  expect(charts.map(({ title }) => title)).toEqual(['HRV, RMSSD', 'HRV, SDNN', 'Steps'])
  expect(table.map(({ values }) => values)).toEqual([
    ['', '', '10'],
    ['40', '', ''],
    ['', '60', ''],
  ])
})

test('what is usual is made of 28 days, and a day after today is nobody’s yet', () => {
  const days = [
    ...daysBack(27, 7).map((back) => measured(back, { restingHr: 55 + (back % 3) })),
    ...daysBack(6, 0).map((back) => measured(back, { restingHr: 61 })),
    measured(-1, { restingHr: 200 }),
  ]
  const [chart] = recentTrendsOf(days, TODAY, READER)!.charts
  expect(chart).toMatchObject({
    latest: { value: '61', day: 'today' },
    finding: expect.stringMatching(/^Mean of seven days 61, above your usual range, \d+ to \d+$/),
  })
})
