import { Form, data, redirect } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pathLabel } from '#features/pages/core/page.ts'
import { listPages, type EditedPage } from '#features/pages/editing/edit-page.server.ts'
import { createPage } from '#features/pages/editing/own-pages.server.ts'
import { PageAddressForm, SLUG_TAKEN } from '#features/pages/editing/page-address.ts'
import { groupPages } from '#features/pages/editing/page-groups.server.ts'
import { PageRows } from '#features/pages/editing/page-rows.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { parseFields, readForm, reportOf } from '#platform/form.server.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { servicesContext } from '#services.server.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/list.ts'

import pagesAdminCss from '#features/pages/pages-admin.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: pagesAdminCss }]

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Pages', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const groups = groupPages(await listPages(context.get(servicesContext)))
  return { groups: groups.map(({ title, pages }) => ({ title, pages: pages.map(rowOf) })) }
}

function rowOf({ starter, page, unread, lost, ...state }: EditedPage) {
  return {
    ...state,
    id: starter.id,
    path: pathLabel(starter.path),
    shownWhen: starter.shownWhen ?? null,
    name: state.isOwn ? page.head.title || starter.path : starter.name,
    sections: page.sections.length,
    unread: unread.length + lost.length,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const form = parseFields(fields, PageAddressForm)
  if (!form.ok) return data({ report: form.report }, 400)
  const made = await createPage(context.get(servicesContext), signedIn(context), form.value)
  if (!made.ok) return data({ report: reportOf(fields, { slug: SLUG_TAKEN }) }, 409)
  return redirect(`/admin/pages/${made.id}`, 303)
}

export default function PagesPage({ loaderData: { groups }, actionData }: Route.ComponentProps) {
  const report = actionData?.report
  return (
    <>
      <AdminHeading title="Pages">
        Every public page is yours to write. What you change is a draft until you publish it; what you leave as it is follows
        updates.{' '}
        <TextLink to="#new-page" className="xl:hidden">
          New page
        </TextLink>
      </AdminHeading>
      <div className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <PageRows groups={groups} />
        <Card title="New page" id="new-page" className="self-start">
          <Form method="post" noValidate className="grid gap-4">
            <PersonField />
            <Field label="Title" name="title" report={report} autoComplete="off" />
            <Field
              label="Address"
              name="slug"
              report={report}
              optional
              autoComplete="off"
              spellCheck={false}
              hint="The part behind the last slash. Empty: made of the title."
            />
            <div>
              <Button busyLabel="Creating...">Create page</Button>
            </div>
          </Form>
        </Card>
      </div>
    </>
  )
}
