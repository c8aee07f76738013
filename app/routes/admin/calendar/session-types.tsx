import { type Ref, useRef } from 'react'
import { data, Form } from 'react-router'

import { SessionTypeFields } from '#features/calendar/session-types/session-type-fields.tsx'
import { NAME_TAKEN, SessionTypeForm } from '#features/calendar/session-types/session-type.ts'
import { listSessionTypes, saveSessionType } from '#features/calendar/session-types/session-types.server.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readForm, reportOf } from '#platform/form.server.ts'
import { servicesContext } from '#services.server.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { UnsavedSettings } from '#ui/unsaved-settings.tsx'
import { useResetAfterSaving } from '#ui/use-reset-after-saving.ts'

import type { Route } from './+types/session-types.ts'

const PATH = '/admin/calendar/types'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Session types', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  return { types: await listSessionTypes(context.get(servicesContext)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const form = parseFields(fields, SessionTypeForm)
  const id = fields['id'] || null
  if (!form.ok) return data({ id, report: form.report }, 400)
  const saved = await saveSessionType(context.get(servicesContext), id, form.value)
  if (!saved.ok && saved.reason === 'gone') throw data(null, 404)
  if (!saved.ok) return data({ id, report: reportOf(fields, { name: NAME_TAKEN }) }, 409)
  return redirectWithToast(PATH, { title: 'Session type saved' })
}

export default function SessionTypesPage({ loaderData: { types }, actionData }: Route.ComponentProps) {
  const reportFor = (id: string | null) => (actionData?.id === id ? actionData.report : undefined)
  return (
    <UnsavedSettings className="grid max-w-measure gap-8" isRefused={actionData !== undefined}>
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
        <NewTypeForm report={reportFor(null)} />
      </Card>
    </UnsavedSettings>
  )
}

const isNew = (sent: FormData) => !sent.has('id')

function NewTypeForm({ report }: Pick<TypeFormProps, 'report'>) {
  const form = useRef<HTMLFormElement>(null)
  useResetAfterSaving(form, report, isNew)
  return <TypeForm ref={form} report={report} />
}

type TypeFormProps = { id?: string; ref?: Ref<HTMLFormElement> } & Parameters<typeof SessionTypeFields>[0]

function TypeForm({ id, ref, ...fields }: TypeFormProps) {
  return (
    <Form ref={ref} method="post" action={PATH} noValidate preventScrollReset className="grid gap-5 pb-5">
      <PersonField />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <SessionTypeFields {...fields} />
      <div>
        <Button busyLabel="Saving...">Save</Button>
      </div>
    </Form>
  )
}
