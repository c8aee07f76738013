import type { Day } from '#base/dates/calendar-day.ts'
import { shiftDay } from '#base/dates/calendar-day.ts'
import { instantOn } from '#base/dates/local-day.ts'
import { partsByDay } from '#features/calendar/core/day-parts.ts'
import { listAppointments } from '#features/calendar/core/find-appointments.server.ts'
import type { Services } from '#platform/services.server.ts'

import type { CoachDay } from './coach-week.ts'
import { hoursOn } from './hours-on.ts'

/** The appointments of some days that follow each other, each on its day on the coach’s clocks, and one over midnight on both. */
export async function findCoachDays(services: Pick<Services, 'db'>, days: readonly Day[], zone: string): Promise<CoachDay[]> {
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
