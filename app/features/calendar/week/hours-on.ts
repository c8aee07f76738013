import type { Day } from '#base/dates/calendar-day.ts'
import { localDay } from '#base/dates/local-day.ts'
import { weekdays } from '#features/calendar/core/day-names.ts'
import { distinctTime } from '#features/calendar/core/local-time.ts'
import { weekdayOf } from '#features/calendar/core/month-days.ts'

/** The hours of an appointment as one of its days says them: "09:00 to 10:00", and over midnight "20:00 to Wed 08:00". */
export function hoursOn(day: Day, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }, zone: string): string {
  // What ends at midnight ends with the day before.
  const lastDay = localDay(new Date(endsAt.getTime() - 1), zone)
  return `${from(day, localDay(startsAt, zone))}${distinctTime(startsAt, zone)} to ${from(day, lastDay)}${distinctTime(endsAt, zone)}`
}

function from(day: Day, other: Day): string {
  return day === other ? '' : `${weekdays[weekdayOf(other)]!.slice(0, 3)} `
}
