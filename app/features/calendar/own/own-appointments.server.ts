import { formatInstant } from '#base/dates/format-date.ts'
import { spell } from '#base/dates/spelling.ts'
import { cancelBound, mayCancel, statusNames, type Appointment } from '#features/calendar/core/appointment.ts'
import { findNextAppointment, findOwnAppointment, listOwnAppointments } from '#features/calendar/core/find-appointments.server.ts'
import { occurrenceLabel } from '#features/calendar/core/local-time.ts'
import { entryForClient } from '#features/calendar/invitations/calendar-entry.ts'
import { writeInvitation } from '#features/calendar/invitations/write-calendar.server.ts'
import { findCalendarSettings } from '#features/calendar/settings/settings.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { lateSentence, type NextAppointment, type OwnAppointment } from './own-appointment.ts'

/** A member’s appointments on their own clocks, and whether each may still be cancelled. */
export async function findOwnPage(services: Pick<Infrastructure, 'db' | 'clock'>, { userId, timeZone, dateLanguage }: Viewer) {
  const [{ cancelHours }, { coming, past }] = await Promise.all([
    findCalendarSettings(services),
    listOwnAppointments(services, userId),
  ])
  const now = services.clock.now()
  const shown = (appointment: Appointment): OwnAppointment => {
    const { id, startsAt, endsAt, status, type, cancelReason, cancelledBy } = appointment
    const isOpen = mayCancel(appointment, cancelHours, now)
    return {
      id,
      when: formatInstant(startsAt, timeZone, dateLanguage) + occurrenceLabel(startsAt, timeZone ?? 'UTC'),
      minutes: (endsAt.getTime() - startsAt.getTime()) / 60_000,
      type: type.name,
      place: type.place,
      pillar: type.pillar,
      status: spell(statusNames[status], dateLanguage),
      isCancelled: status === 'cancelled',
      // What they wrote themselves they know.
      reason: cancelledBy === 'coach' ? cancelReason : '',
      cancelUntil: isOpen ? formatInstant(cancelBound(startsAt, cancelHours), timeZone, dateLanguage) : null,
      late: isOpen || status !== 'confirmed' ? null : lateSentence(startsAt <= now, cancelHours),
    }
  }
  return { cancelHours, coming: coming.map(shown), past: past.map(shown) }
}

/** A member’s next appointment on their own clocks; null when none is booked. */
export async function findNextOwn(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  { userId, timeZone, dateLanguage }: Viewer,
): Promise<NextAppointment | null> {
  const next = await findNextAppointment(services, userId)
  return next && { when: formatInstant(next.startsAt, timeZone, dateLanguage), type: next.type.name, place: next.type.place }
}

/** The file with which a member puts one of their appointments into another calendar; null for none, and for somebody else’s. */
export async function writeOwnAppointment(
  services: Pick<Infrastructure, 'db' | 'site'>,
  userId: string,
  id: string,
): Promise<string | null> {
  const appointment = await findOwnAppointment(services, userId, id)
  if (!appointment) return null
  const name = await services.site.name()
  const { organizer } = await findCalendarSettings(services)
  const parties = organizer === '' ? {} : { organizer: { name, email: organizer } }
  return writeInvitation(entryForClient(appointment, name), parties, 'PUBLISH')
}
