import { Form } from 'react-router'

import { actions, isAction } from '#features/audit/actions.ts'
import { listAuditLog } from '#features/audit/audit-log.server.ts'
import { AuditTable } from '#features/audit/audit-table.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { servicesContext } from '#services.server.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/audit.ts'
import { AdminHeading } from './admin-heading.tsx'
import { instantLabel } from './instant-label.ts'
import { pageNumber } from './page-number.ts'
import { Pager } from './pager.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Audit log', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const { timeZone } = signedIn(context)
  const wanted = url.searchParams.get('action')
  const action = isAction(wanted) ? wanted : ''
  const person = (url.searchParams.get('person') ?? '').trim().slice(0, 254)
  const page = pageNumber(url.searchParams.get('page'))
  const { entries, hasMore } = await listAuditLog(context.get(servicesContext), { action, person, page })
  return { action, person, page, hasMore, entries: entries.map((entry) => ({ ...entry, at: instantLabel(entry.at, timeZone) })) }
}

const choices = [{ value: '', label: 'Everything' }, ...Object.entries(actions).map(([value, label]) => ({ value, label }))]

export default function AuditPage({ loaderData: { action, person, page, hasMore, entries } }: Route.ComponentProps) {
  const isFiltered = action !== '' || person !== ''
  const filter = { ...(action && { action }), ...(person && { person }) }
  const addressOf = (to: number) => `/admin/audit?${new URLSearchParams({ ...filter, page: String(to) })}`
  return (
    <>
      <AdminHeading title="Audit log">
        What the people who run the site did, and when. Entries are only ever added: nobody can change or delete one.
      </AdminHeading>
      <search>
        <Form method="get" action="/admin/audit" key={JSON.stringify(filter)} className="mb-6 grid gap-4 md:grid-cols-2">
          <SelectField label="Action" name="action" options={choices} defaultValue={action} />
          <Field
            label="Person"
            name="person"
            type="search"
            maxLength={254}
            defaultValue={person}
            autoComplete="off"
            hint="A name or an address; of a deleted account, its mark"
          />
          <div className="flex flex-wrap items-center gap-4">
            <Button kind="secondary">Show</Button>
            {isFiltered && <TextLink to="/admin/audit">Show everything</TextLink>}
          </div>
        </Form>
      </search>
      {entries.length === 0 ? (
        <EmptyState title={isFiltered || page > 1 ? 'No matching entries' : 'Nothing yet'} level={2}>
          Acts such as making somebody an admin, saving settings or publishing a story appear here at once.
        </EmptyState>
      ) : (
        <AuditTable entries={entries} caption="Entries, the newest first" />
      )}
      <Pager page={page} hasMore={hasMore} addressOf={addressOf} />
    </>
  )
}
