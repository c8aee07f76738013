import { shiftDay } from '#base/dates/calendar-day.ts'
import { instantOn, localDay } from '#base/dates/local-day.ts'

/** When the next day begins on the clocks of a zone. */
export function nextMidnight(now: Date, timeZone: string): Date {
  return instantOn(shiftDay(localDay(now, timeZone), 1), '00:00', timeZone)
}
