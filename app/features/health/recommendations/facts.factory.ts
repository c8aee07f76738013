import { shiftDay } from '#base/dates/calendar-day.ts'
import type { MeasuredDay } from '#features/health/core/vital-series.ts'
import { noNumbers } from '#features/health/core/vitals.factory.ts'
import type { HrvMethod, VitalName } from '#features/health/core/vitals.ts'

import { FACT_DAYS, type Facts } from './facts.ts'

export const TODAY = '2026-03-02'

/** A day so many days back with some of its numbers. */
export function aDay(back: number, given: Partial<MeasuredDay>): MeasuredDay {
  return { ...noNumbers, hrvMethod: null, day: shiftDay(TODAY, -back), ...given }
}

/** Six weeks of one number, as a function of how many days back it lies; null is no number. */
export function daysOf(vital: VitalName, at: (back: number) => number | null, hrvMethod: HrvMethod | null = null): MeasuredDay[] {
  return Array.from({ length: FACT_DAYS }, (_, back) => aDay(back, { [vital]: at(back), hrvMethod }))
}

export function facts(given: Partial<Facts>): Facts {
  return { today: TODAY, days: [], report: null, restRanges: [], ...given }
}
