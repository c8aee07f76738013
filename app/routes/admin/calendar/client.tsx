import { data, Form } from 'react-router'

import { formatInstant } from '#base/dates/format-date.ts'
import { ClientFields } from '#features/calendar/clients/client-fields.tsx'
import { ClientForm, clientRefusals } from '#features/calendar/clients/client.ts'
import { deleteClient, findClient, saveClient } from '#features/calendar/clients/clients.server.ts'
import { statusNames } from '#features/calendar/core/appointment.ts'
import { listAppointmentsOf } from '#features/calendar/core/find-appointments.server.ts'
import { findCoachZone } from '#features/calendar/settings/settings.server.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readForm, reportOf } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { servicesContext } from '#services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { UnsavedSettings } from '#ui/unsaved-settings.tsx'

import type { Route } from './+types/client.ts'

const LIST = '/admin/calendar/clients'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Client', listed: false })

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const client = await findClient(services, params.id)
  if (!client) throw data(null, 404)
  const [zone, had] = await Promise.all([findCoachZone(services, signedIn(context)), listAppointmentsOf(services, client.id)])
  const appointments = had.map(({ id, startsAt, type, status }) => {
    return { id, when: formatInstant(startsAt, zone, null), type: type.name, status: statusNames[status] }
  })
  return { client, appointments }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const fields = await readForm(request)
  const remove = async () => {
    const deleted = await deleteClient(services, signedIn(context), params.id)
    if (!deleted) throw data(null, 404)
    if (deleted.ok) return redirectWithToast(LIST, { title: 'Client deleted' })
    const title = 'Cancel the appointments to come first'
    return redirectWithToast(`${LIST}/${params.id}`, { title, kind: 'error' })
  }
  const save = async () => {
    const form = parseFields(fields, ClientForm)
    if (!form.ok) return data({ report: form.report }, 400)
    const saved = await saveClient(services, params.id, form.value)
    if (saved.ok) return redirectWithToast(`${LIST}/${saved.id}`, { title: 'Client saved' })
    if (saved.reason === 'gone') throw data(null, 404)
    return data({ report: reportOf(fields, clientRefusals[saved.reason]) }, 400)
  }
  return answerOf({ delete: remove, save }, fields['intent'], 'save')()
}

export default function ClientPage({ loaderData: { client, appointments }, actionData }: Route.ComponentProps) {
  const here = `${LIST}/${client.id}`
  return (
    <div className="grid max-w-measure gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="title wrap-anywhere">{client.name}</h2>
        <ButtonLink to={`/admin/calendar/new?client=${client.id}`} size="small">
          New appointment
        </ButtonLink>
      </div>
      <Card title="Appointments" level={3}>
        {appointments.length === 0 ? (
          <p className="text-soft">Nothing booked yet.</p>
        ) : (
          <ul>
            {appointments.map(({ id, when, type, status }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 text-sm">
                <TextLink to={`/admin/calendar/${id}`} className="num">
                  {when}
                </TextLink>
                <span>
                  {type}, {status.toLowerCase()}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <UnsavedSettings isRefused={actionData !== undefined}>
        <Card title="Details" level={3}>
          <Form method="post" action={here} noValidate className="grid gap-5">
            <PersonField />
            <ClientFields values={{ ...client, isMember: client.userId !== null }} report={actionData?.report} />
            <div>
              <Button name="intent" value="save" busyLabel="Saving...">
                Save
              </Button>
            </div>
          </Form>
        </Card>
      </UnsavedSettings>
      <details className="border-t border-line pt-4">
        <summary className="min-h-11 text-sm">Delete this client</summary>
        <Form method="post" action={here} className="mt-2 grid gap-3">
          <PersonField />
          <p className="text-sm text-soft">All their appointments go with them. This cannot be undone.</p>
          <div>
            <Button kind="secondary" name="intent" value="delete" busyLabel="Deleting...">
              Delete {client.name}
            </Button>
          </div>
        </Form>
      </details>
    </div>
  )
}
