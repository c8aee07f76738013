import type { Day } from '#base/dates/calendar-day.ts'
import { localDay } from '#base/dates/local-day.ts'

/** The zone that is ahead of all others: what is later than today there is still to come everywhere. */
const FIRST_ZONE = 'Pacific/Kiritimati'

/** The last day that has begun anywhere. */
export function lastDayAnywhere(now: Date): Day {
  return localDay(now, FIRST_ZONE)
}
