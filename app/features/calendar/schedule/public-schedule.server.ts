import { shiftDay, type Day } from '#base/dates/calendar-day.ts'
import { instantOn, localDay } from '#base/dates/local-day.ts'
import { partsByDay } from '#features/calendar/core/day-parts.ts'
import { listAppointments } from '#features/calendar/core/find-appointments.server.ts'
import { minuteOfDay, occurrenceLabel } from '#features/calendar/core/local-time.ts'
import { weeksOfMonth } from '#features/calendar/core/month-days.ts'
import { listOffered } from '#features/calendar/session-types/session-types.server.ts'
import { findCalendarSettings } from '#features/calendar/settings/settings.server.ts'
import { isSiteOpen } from '#features/site/opening/is-open.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { hourName, type BookedHour, type PublicSchedule } from './public-schedule.ts'

/** What /calendar shows, and until when it holds: the hours of the real calendar that are taken, free of names; until it is on the sample, and on an open site none. */
export async function findPublicSchedule(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'clock'>,
  asked: Day | null,
): Promise<{ schedule: PublicSchedule; holdsUntil: Date }> {
  const now = services.clock.now()
  const { isOn, timeZone } = await findCalendarSettings(services)
  const zone = isOn && timeZone !== null ? timeZone : 'UTC'
  const today = localDay(now, zone)
  const holdsUntil = nextMidnight(now, zone)
  if (!isOn && (await isSiteOpen(services))) return { schedule: { kind: 'none' }, holdsUntil }
  if (!isOn) return { schedule: { kind: 'sample', asked, today }, holdsUntil }
  const weeks = weeksOfMonth(asked ?? today)
  const [first, last] = [weeks[0]![0]!, weeks.at(-1)!.at(-1)!]
  const [booked, offered] = await Promise.all([bookedHours(services, first, last, { today, zone }), listOffered(services)])
  return { schedule: { kind: 'real', asked, today, zone, first, last, booked, offered }, holdsUntil }
}

/** What is over is nobody’s business any more. */
async function bookedHours(
  services: Pick<Infrastructure, 'db'>,
  first: Day,
  last: Day,
  { today, zone }: { today: Day; zone: string },
): Promise<BookedHour[]> {
  const begin = first < today ? today : first
  if (begin > last) return []
  const span = { from: instantOn(begin, '00:00', zone), to: instantOn(shiftDay(last, 1), '00:00', zone) }
  const found = await listAppointments(services, span, { cancelled: false })
  const name = (instant: Date) => hourName(minuteOfDay(instant, zone)) + occurrenceLabel(instant, zone)
  return found
    .flatMap(({ startsAt, endsAt }) => partsByDay(startsAt, endsAt, zone))
    .filter(({ day }) => begin <= day && day <= last)
    .map(({ day, from, to }) => ({ day, from: name(from), to: name(to) }))
}

/** When the next day begins on the clocks of a zone. */
function nextMidnight(now: Date, timeZone: string): Date {
  return instantOn(shiftDay(localDay(now, timeZone), 1), '00:00', timeZone)
}
