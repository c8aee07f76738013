import { type Day, shiftDay } from '#base/dates/calendar-day.ts'
import { localDay, instantOn } from '#base/dates/local-day.ts'
import { weekdays } from '#features/calendar/core/day-names.ts'
import { partsByDay } from '#features/calendar/core/day-parts.ts'
import { listAppointments } from '#features/calendar/core/find-appointments.server.ts'
import { distinctTime } from '#features/calendar/core/local-time.ts'
import { weekdayOf } from '#features/calendar/core/month-days.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { CoachDay } from './coach-week.ts'

/** The appointments of some days that follow each other, each on its day on the coach’s clocks, and one over midnight on both. */
export async function findCoachDays(
  services: Pick<Infrastructure, 'db'>,
  days: readonly Day[],
  zone: string,
): Promise<CoachDay[]> {
  const from = instantOn(days[0]!, '00:00', zone)
  const to = instantOn(shiftDay(days.at(-1)!, 1), '00:00', zone)
  const found = await listAppointments(services, { from, to })
  const placed = found.flatMap(({ id, startsAt, endsAt, status, client, type }) =>
    partsByDay(startsAt, endsAt, zone).map(({ day, minute, until }) => ({
      day,
      id,
      minute,
      minutes: until - minute,
      hours: hoursOn(day, { startsAt, endsAt }, zone),
      client: client.name,
      type: type.name,
      pillar: type.pillar,
      status,
    })),
  )
  return days.map((day) => ({
    day,
    appointments: placed.filter((one) => one.day === day).map(({ day: _day, ...one }) => one),
  }))
}

/** The hours of an appointment as one of its days says them: "09:00 to 10:00", and over midnight "20:00 to Wed 08:00". */
function hoursOn(day: Day, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }, zone: string): string {
  // What ends at midnight ends with the day before.
  const lastDay = localDay(new Date(endsAt.getTime() - 1), zone)
  return `${from(day, localDay(startsAt, zone))}${distinctTime(startsAt, zone)} to ${from(day, lastDay)}${distinctTime(endsAt, zone)}`
}

function from(day: Day, other: Day): string {
  return day === other ? '' : `${weekdays[weekdayOf(other)]!.slice(0, 3)} `
}
