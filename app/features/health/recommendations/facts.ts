import { shiftDay, type Day } from '#base/dates/calendar-day.ts'
import type { Flag } from '#features/health/core/flags.ts'
import type { RestRange } from '#features/health/core/rest.ts'
import type { MeasuredDay } from '#features/health/core/vital-series.ts'

/** A result that the laboratory’s own range does not hold. */
export interface OutsideResult {
  /** As printed. */
  readonly name: string
  readonly loinc: string | null
  readonly flag: Flag
}

export interface NewestReport {
  readonly day: Day
  readonly outside: ReadonlyArray<OutsideResult>
}

/** What rules look at. */
export interface Facts {
  readonly today: Day
  /** Those of the last six weeks, in any order. */
  readonly days: ReadonlyArray<MeasuredDay>
  readonly report: NewestReport | null
  readonly restRanges: ReadonlyArray<RestRange>
}

/** Of so many days with today the facts are made. */
export const FACT_DAYS = 42

/** Whether the member declared a rest, an illness or a journey for any of the last seven days. */
export function isRestWeek({ restRanges, today }: Facts): boolean {
  const from = shiftDay(today, -6)
  return restRanges.some(({ fromDay, toDay }) => fromDay <= today && toDay >= from)
}
