import type { Appointment } from '#features/calendar/core/appointment.ts'

/** An appointment as its client may see it in another calendar: with the house, and nothing of the coach’s notes. */
export function entryForClient(appointment: Appointment, siteName: string) {
  return { ...base(appointment), summary: `${appointment.type.name}, ${siteName}` }
}

/** An appointment as the coach sees it in another calendar: with the client’s name, and without notes, which may speak of health. */
export function entryForCoach(appointment: Appointment) {
  return { ...base(appointment), summary: `${appointment.client.name}: ${appointment.type.name}` }
}

function base({ uid, sequence, startsAt, endsAt, updatedAt, status, type }: Appointment) {
  return { uid, sequence, startsAt, endsAt, stamp: updatedAt, isCancelled: status === 'cancelled', place: type.place }
}
