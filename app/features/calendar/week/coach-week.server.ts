import { listAppointments } from '#features/calendar/appointments/find-appointments.server.ts'
import { clockTime, minuteOfDay } from '#features/calendar/appointments/local-time.ts'
import type { Day } from '#features/identity/dates/calendar-day.ts'
import { shiftDay } from '#features/identity/dates/calendar-day.ts'
import { instantOn, localDay } from '#features/identity/dates/local-day.ts'
import type { Services } from '#platform/services.server.ts'

import type { CoachDay } from './coach-week.ts'

/** The appointments of some days that follow each other, each on the day on which it begins on the coach’s clocks. */
export async function findCoachDays(services: Pick<Services, 'db'>, days: readonly Day[], zone: string): Promise<CoachDay[]> {
  const from = instantOn(days[0]!, '00:00', zone)
  const to = instantOn(shiftDay(days.at(-1)!, 1), '00:00', zone)
  const found = await listAppointments(services, { from, to })
  const placed = found.map(({ id, startsAt, endsAt, status, client, type }) => ({
    day: localDay(startsAt, zone),
    id,
    minute: minuteOfDay(startsAt, zone),
    minutes: (endsAt.getTime() - startsAt.getTime()) / 60_000,
    hours: `${clockTime(startsAt, zone)} to ${clockTime(endsAt, zone)}`,
    client: client.name,
    type: type.name,
    pillar: type.pillar,
    status,
  }))
  return days.map((day) => ({
    day,
    appointments: placed.filter((one) => one.day === day).map(({ day: _day, ...one }) => one),
  }))
}
