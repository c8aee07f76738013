import { data, Form } from 'react-router'

import { formatInstant } from '#base/dates/format-date.ts'
import { ClientFields } from '#features/calendar/clients/client-fields.tsx'
import { ClientForm, clientRefusals } from '#features/calendar/clients/client.ts'
import { listClients, saveClient } from '#features/calendar/clients/clients.server.ts'
import { findCoachZone } from '#features/calendar/settings/settings.server.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readForm, reportOf } from '#platform/form.server.ts'
import { servicesContext } from '#services.server.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/clients.ts'

const PATH = '/admin/calendar/clients'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Clients', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, 100)
  const [found, zone] = await Promise.all([listClients(services, search), findCoachZone(services, signedIn(context))])
  const clients = found.map(({ lastAt, userId, ...client }) => ({
    ...client,
    isMember: userId !== null,
    last: lastAt && formatInstant(lastAt, zone, null),
  }))
  return { search, clients }
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const form = parseFields(fields, ClientForm)
  if (!form.ok) return data({ report: form.report }, 400)
  const saved = await saveClient(context.get(servicesContext), null, form.value)
  if (saved.ok) return redirectWithToast(`${PATH}/${saved.id}`, { title: 'Client saved' })
  if (saved.reason === 'gone') throw data(null, 404)
  return data({ report: reportOf(fields, clientRefusals[saved.reason]) }, 400)
}

export default function ClientsPage({ loaderData: { search, clients }, actionData }: Route.ComponentProps) {
  return (
    <>
      <search>
        <Form method="get" action={PATH} className="mb-5 flex max-w-measure items-end gap-3">
          <Field label="Find a client" name="search" type="search" defaultValue={search} className="flex-1" />
          <Button kind="secondary">Search</Button>
        </Form>
      </search>
      {clients.length === 0 ? (
        <EmptyState title={search ? 'No client matches' : 'No client yet'} level={2}>
          {search
            ? 'No name or address contains these words.'
            : 'Your clients appear here, with what they have booked. Add the first one below.'}
        </EmptyState>
      ) : (
        <table className="table table-pairs clients">
          <caption className="vh">Clients</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Email</th>
              <th scope="col">Last booked for</th>
              <th scope="col" className="n">
                To come
              </th>
              <th scope="col" className="n">
                In all
              </th>
            </tr>
          </thead>
          <tbody>
            {clients.map(({ id, name, email, isMember, coming, appointments, last }) => (
              <tr key={id}>
                <th scope="row" className="wrap-anywhere">
                  <span>
                    <TextLink to={`${PATH}/${id}`}>{name}</TextLink> {isMember && <Badge>Member</Badge>}
                  </span>
                </th>
                <td data-label="Email" className="wrap-anywhere">
                  {email || 'None'}
                </td>
                <td data-label="Last booked for" className="num">
                  {last ?? 'Never'}
                </td>
                <td data-label="To come" className="n">
                  {coming}
                </td>
                <td data-label="In all" className="n">
                  {appointments}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Card title="New client" className="mt-8 max-w-measure">
        <Form method="post" action={PATH} noValidate className="grid gap-5">
          <PersonField />
          <ClientFields report={actionData?.report} />
          <div>
            <Button busyLabel="Saving...">Save the client</Button>
          </div>
        </Form>
      </Card>
    </>
  )
}
