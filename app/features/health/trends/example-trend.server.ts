import { dayNumber } from '#base/dates/calendar-day.ts'
import type { Units } from '#base/units.ts'
import type { DayValue } from '#features/health/core/series.ts'
import type { VitalName } from '#features/health/core/vitals.ts'

import { trendOf } from './trend-of.server.ts'
import type { Trend } from './trend.ts'

/** The last day of the example. Nobody reads it: days are counted from the first that is shown. */
const TODAY = '2026-01-30'
const RANGE = 30
/** With the days before, of which usual ranges and the first means are made. */
const DAYS = 60

interface Example {
  /** Where a number begins, and where it is after sixty days. */
  readonly from: number
  readonly to: number
  /** How far single days lie from that. */
  readonly by: number
  /** After the point, as people note it. */
  readonly digits: number
}

const exampleOf: Readonly<Record<VitalName, Example>> = {
  weightKg: { from: 77.7, to: 77.2, by: 0.7, digits: 1 },
  sleepHours: { from: 6.7, to: 7.4, by: 0.5, digits: 2 },
  steps: { from: 6_400, to: 8_600, by: 2_100, digits: 0 },
  waterLiters: { from: 1.5, to: 2, by: 0.3, digits: 1 },
  hrvMs: { from: 46, to: 55, by: 6, digits: 0 },
  restingHr: { from: 64, to: 62, by: 2.6, digits: 0 },
}

/** Ups and downs of single days, between -1 and 1: two rows of prime length, so that no week is like another. */
const UPS = [0.2, -0.5, 0.7, 0, -0.8, 0.4, 0.9, -0.3, 0.1, -0.6, 0.5]
const DOWNS = [0.3, -0.2, 0.5, -0.7, 0.1, 0.6, -0.4, 0, 0.8, -0.6, 0.2, -0.1, -0.5]
/** Nobody measures every day. */
const isLeftOut = (day: number) => day % 17 === 6

/** A chart of example numbers, thirty days long, as a member reads their own: ours, and nobody’s. The same every time. */
export function exampleTrend(name: VitalName, units: Units): Trend {
  const to = dayNumber(TODAY)
  const trend = trendOf(
    { name, method: null, values: exampleValues(name, to) },
    { units, dateLanguage: null, today: TODAY, range: RANGE, formatDay: (day) => `Day ${day - to + RANGE}` },
  )!
  return { ...trend, finding: `Example numbers. ${trend.finding}` }
}

function exampleValues(name: VitalName, lastDay: number): DayValue[] {
  const { from, to, by, digits } = exampleOf[name]
  const size = 10 ** digits
  return Array.from({ length: DAYS }, (_, day) => {
    const wave = (UPS[day % UPS.length]! + DOWNS[day % DOWNS.length]!) / 1.7
    const value = from + ((to - from) * day) / (DAYS - 1) + by * wave
    return { day: lastDay - DAYS + 1 + day, value: Math.round(value * size) / size }
  }).filter(({ day }) => !isLeftOut(lastDay - day))
}
