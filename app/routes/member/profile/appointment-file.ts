import { writeOwnAppointment } from '#features/calendar/own/own-appointments.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/appointment-file.ts'

/** A member’s own appointment for another calendar. Foreign and missing ones answer alike. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const text = await writeOwnAppointment(context.get(servicesContext), signedIn(context).userId, params.id)
  if (text === null) {
    return new Response('There is no such appointment.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  }
  const headers = {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'attachment; filename="appointment.ics"',
    'Cache-Control': 'private, no-store',
  }
  return new Response(text, { headers })
}
