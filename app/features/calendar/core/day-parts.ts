import { shiftDay, type Day } from '#base/dates/calendar-day.ts'
import { instantOn, localDay } from '#base/dates/local-day.ts'

import { minuteOfDay } from './local-time.ts'

/** What of an appointment falls on one day. */
export interface DayPart {
  readonly day: Day
  readonly from: Date
  readonly to: Date
  /** Minutes since midnight, as the clocks show them. */
  readonly minute: number
  /** Where it ends on the face of the clock, at most 1,440. Where the clocks are set back within it, as long after its beginning as it takes. */
  readonly until: number
}

const DAY = 24 * 60

/** An appointment cut at the midnights of a zone. */
export function partsByDay(startsAt: Date, endsAt: Date, zone: string): DayPart[] {
  const parts: DayPart[] = []
  for (let from = startsAt; from < endsAt; from = parts.at(-1)!.to) {
    const day = localDay(from, zone)
    const midnight = instantOn(shiftDay(day, 1), '00:00', zone)
    const to = midnight < endsAt ? midnight : endsAt
    const minute = minuteOfDay(from, zone)
    const shown = to >= midnight ? DAY : minuteOfDay(to, zone)
    const until = shown > minute ? shown : Math.min(DAY, minute + (to.getTime() - from.getTime()) / 60_000)
    parts.push({ day, from, to, minute, until })
  }
  return parts
}
