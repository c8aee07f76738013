import { data, Form } from 'react-router'

import { localDay } from '#base/dates/local-day.ts'
import { AppointmentFields, NothingToBook } from '#features/calendar/appointments/appointment-fields.tsx'
import { NewAppointmentForm } from '#features/calendar/appointments/appointment-form.ts'
import { bookAppointment } from '#features/calendar/appointments/keep-appointments.server.ts'
import { listClientNames } from '#features/calendar/clients/clients.server.ts'
import { dayNamed } from '#features/calendar/core/month-days.ts'
import { listOffered } from '#features/calendar/session-types/session-types.server.ts'
import { findCoachZone } from '#features/calendar/settings/settings.server.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readForm, reportOf } from '#platform/form.server.ts'
import { servicesContext } from '#services.server.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/select-field.tsx'

import type { Route } from './+types/new-appointment.ts'

const PATH = '/admin/calendar/new'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'New appointment', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const [zone, clients, types] = await Promise.all([
    findCoachZone(services, signedIn(context)),
    listClientNames(services),
    listOffered(services),
  ])
  const asked = url.searchParams
  const time = asked.get('time') ?? ''
  return {
    zone,
    client: asked.get('client') ?? '',
    clients: clients.map(({ id, name }) => ({ value: id, label: name })),
    types: types.map(({ id, name, minutes }) => ({ value: id, label: `${name}, ${minutes} minutes` })),
    day: dayNamed(asked.get('day')) ?? localDay(services.clock.now(), zone),
    time: /^\d\d:\d\d$/.test(time) ? time : '09:00',
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const fields = await readForm(request)
  const form = parseFields(fields, NewAppointmentForm)
  if (!form.ok) return data({ report: form.report }, 400)
  const booked = await bookAppointment(services, form.value, await findCoachZone(services, signedIn(context)))
  if (!booked.ok) return data({ report: reportOf(fields, booked.errors) }, 400)
  return redirectWithToast(`/admin/calendar?date=${form.value.day}`, { title: 'Appointment booked' })
}

export default function NewAppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { zone, client, clients, types, day, time } = loaderData
  const report = actionData?.report
  const choose = { value: '', label: 'Please choose' }
  return (
    <Card title="New appointment" className="max-w-measure">
      {clients.length === 0 || types.length === 0 ? (
        <NothingToBook clients={clients.length} types={types.length} />
      ) : (
        <Form method="post" action={PATH} noValidate className="grid gap-5">
          <PersonField />
          <SelectField label="Client" name="clientId" options={[choose, ...clients]} defaultValue={client} report={report} />
          <AppointmentFields
            values={{ day, time, typeId: types.length === 1 ? types[0]!.value : '', note: '' }}
            types={[choose, ...types]}
            zone={zone}
            report={report}
          />
          <div>
            <Button busyLabel="Booking...">Book it</Button>
          </div>
        </Form>
      )}
    </Card>
  )
}
