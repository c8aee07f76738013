import { data } from 'react-router'

import { formatInstant } from '#base/dates/format-date.ts'
import { clockTime, localDay } from '#base/dates/local-day.ts'
import { AppointmentEditor } from '#features/calendar/appointments/appointment-editor.tsx'
import { possibleActions, statusNames } from '#features/calendar/core/appointment.ts'
import { findAppointment } from '#features/calendar/core/find-appointments.server.ts'
import { occurrenceLabel } from '#features/calendar/core/local-time.ts'
import { listSessionTypes } from '#features/calendar/session-types/session-types.server.ts'
import { findCoachZone } from '#features/calendar/settings/settings.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { servicesContext } from '#services.server.ts'
import { Badge } from '#ui/badge.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/appointment.ts'
import { appointmentActions } from './appointment-actions.server.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Appointment', listed: false })

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const [appointment, types, zone] = await Promise.all([
    findAppointment(services, params.id),
    listSessionTypes(services),
    findCoachZone(services, signedIn(context)),
  ])
  if (!appointment) throw data(null, 404)
  const { startsAt, type } = appointment
  return {
    appointment: {
      id: appointment.id,
      client: appointment.client,
      status: appointment.status,
      cancelReason: appointment.cancelReason,
      cancelledBy: appointment.cancelledBy,
      when: formatInstant(startsAt, zone, null) + occurrenceLabel(startsAt, zone),
      values: { day: localDay(startsAt, zone), time: clockTime(startsAt, zone), typeId: type.id, note: appointment.note },
      type: type.name,
    },
    types: types
      .filter(({ id, isActive }) => isActive || id === type.id)
      .map(({ id, name, minutes }) => ({ value: id, label: `${name}, ${minutes} minutes` })),
    actions: possibleActions(appointment, services.clock.now()),
    zone,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const answer = answerOf(appointmentActions, fields['intent'], 'save')
  return answer({ services: context.get(servicesContext), viewer: signedIn(context), id: params.id, fields })
}

export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { appointment, actions, types, zone } = loaderData
  const { client, status, type, when } = appointment
  return (
    <>
      <header className="mb-6">
        <p className="cap num">{when}</p>
        <h2 className="title mt-1 wrap-anywhere">
          {type} with <TextLink to={`/admin/calendar/clients/${client.id}`}>{client.name}</TextLink>
        </h2>
        <p className="mt-2">
          <Badge tone={status === 'confirmed' ? 'plain' : status === 'done' ? 'good' : 'caution'}>{statusNames[status]}</Badge>
        </p>
      </header>
      <AppointmentEditor appointment={appointment} actions={actions} types={types} zone={zone} {...actionData} />
    </>
  )
}
