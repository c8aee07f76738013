import { data, Form } from 'react-router'

import { SessionTypeFields } from '#features/calendar/session-types/session-type-fields.tsx'
import { SessionTypeForm } from '#features/calendar/session-types/session-type.ts'
import { listSessionTypes, saveSessionType } from '#features/calendar/session-types/session-types.server.ts'
import { PersonField } from '#features/identity/person-field.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readForm } from '#platform/form.server.ts'
import { services } from '#platform/services.server.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

import type { Route } from './+types/session-types.ts'

const HERE = '/admin/calendar/types'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Session types', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  return { types: await listSessionTypes(context.get(services)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const form = parseFields(fields, SessionTypeForm)
  const id = fields['id'] || null
  if (!form.ok) return data({ id, report: form.report }, 400)
  if (!(await saveSessionType(context.get(services), id, form.value))) throw data(null, 404)
  return redirectWithToast(HERE, { title: 'Session type saved' })
}

export default function SessionTypesPage({ loaderData: { types }, actionData }: Route.ComponentProps) {
  const reportFor = (id: string | null) => (actionData?.id === id ? actionData.report : undefined)
  return (
    <div className="grid max-w-measure gap-8">
      {types.length === 0 ? (
        <EmptyState title="Nothing can be booked yet" level={2}>
          A type has a name and a length, and if you like a price, a place and a colour. Enter the first one below.
        </EmptyState>
      ) : (
        <ul className="border-t border-ink">
          {types.map(({ id, ...type }) => (
            <li key={id} className="border-b border-line" data-pillar={type.pillar ?? undefined}>
              <details open={reportFor(id) !== undefined}>
                <summary className="flex min-h-12 flex-wrap items-center gap-x-4 py-2">
                  <b className="font-strong wrap-anywhere">{type.name}</b>
                  <span className="cap num">
                    {type.minutes} minutes{type.price && `, ${type.price}`}
                  </span>
                  {!type.isActive && <Badge>Not offered</Badge>}
                </summary>
                <TypeForm id={id} values={type} report={reportFor(id)} />
              </details>
            </li>
          ))}
        </ul>
      )}
      <Card title="New session type">
        <TypeForm report={reportFor(null)} />
      </Card>
    </div>
  )
}

function TypeForm({ id, ...fields }: { id?: string } & Parameters<typeof SessionTypeFields>[0]) {
  return (
    <Form method="post" action={HERE} noValidate preventScrollReset className="grid gap-5 pb-5">
      <PersonField />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <SessionTypeFields {...fields} />
      <div>
        <Button busyLabel="Saving...">Save</Button>
      </div>
    </Form>
  )
}
