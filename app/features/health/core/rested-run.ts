import { dayNumber, type Day } from '#base/dates/calendar-day.ts'
import type { RestRange } from '#features/health/core/rest.ts'

/** A run that goes on over days of rest. */
export interface RestedRun {
  /** Days that were logged in it. */
  readonly days: number
  /** Days of rest that it went over: they keep it and add nothing. */
  readonly rested: number
}

/**
 * The run that reaches today, or yesterday while today is open, where a declared day of rest without an entry is no gap. It is shown beside the
 * streak of the spec, which knows no rests. A run begins with an entry, so rests before the first one do not count; nor do days after today.
 */
export function restedRun(days: Iterable<Day>, restRanges: ReadonlyArray<RestRange>, today: Day): RestedRun {
  const logged = new Set(Array.from(days, dayNumber))
  const stretches = restRanges.map(({ fromDay, toDay }) => [dayNumber(fromDay), dayNumber(toDay)] as const)
  const isRest = (day: number) => stretches.some(([from, to]) => day >= from && day <= to)
  const now = dayNumber(today)
  let [count, rested, waiting] = [0, 0, 0]
  let day = logged.has(now) || isRest(now) ? now : now - 1
  for (; logged.has(day) || isRest(day); day--) {
    if (logged.has(day)) {
      count += 1
      rested += waiting
      waiting = 0
    } else waiting += 1
  }
  return { days: count, rested: count === 0 ? 0 : rested }
}
