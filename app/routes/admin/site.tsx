import { Form, data } from 'react-router'

import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { formOf, sectionNamed } from '#features/site/settings/section-forms.ts'
import { SettingFields } from '#features/site/settings/setting-fields.tsx'
import { findSection, forgetSection, saveSection } from '#features/site/settings/settings.server.ts'
import { sectionNames } from '#features/site/settings/site-settings.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readForm } from '#platform/form.server.ts'
import { services } from '#platform/services.server.ts'
import { Button } from '#ui/button.tsx'
import { Tabs } from '#ui/tabs.tsx'

import type { Route } from './+types/site.ts'
import { AdminHeading } from './admin-heading.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Site', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const section = sectionNamed(url.searchParams.get('section'))
  const { title, lead, groups, fill } = formOf(section)
  const { value, isSaved } = await findSection(context.get(services), section)
  const tabs = sectionNames.map((id) => ({ id, label: formOf(id).title, to: addressOf(id) }))
  return { section, title, lead, groups, values: fill(value), isSaved, tabs }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const all = context.get(services)
  const section = sectionNamed(url.searchParams.get('section'))
  const fields = await readForm(request)
  const { title, schema } = formOf(section)
  if (fields.do === 'forget') {
    await forgetSection(all, section, signedIn(context))
    return redirectWithToast(addressOf(section), { title: `${title}: back to what the product ships` })
  }
  const form = parseFields(fields, schema)
  if (!form.ok) return data({ report: form.report }, 400)
  await saveSection(all, section, form.value, signedIn(context))
  return redirectWithToast(addressOf(section), { title: `${title} saved`, text: 'The site shows it now.' })
}

export default function SitePage({ loaderData, actionData }: Route.ComponentProps) {
  const { section, title, lead, groups, values, isSaved, tabs } = loaderData
  return (
    <>
      <AdminHeading title="Site">What visitors read on every page. A change is there at once.</AdminHeading>
      <Tabs label="Sections" tabs={tabs} current={section} className="mb-8" />
      <Form method="post" action={addressOf(section)} key={section} noValidate className="grid max-w-measure gap-10">
        <header>
          <h2 className="title mb-1">{title}</h2>
          <p className="text-soft">{lead}</p>
        </header>
        <SettingFields groups={groups} values={values} report={actionData?.report} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-5">
          <Button busyLabel="Saving...">Save</Button>
          {isSaved && (
            <Button kind="tertiary" name="do" value="forget" formNoValidate>
              Back to what the product ships
            </Button>
          )}
        </div>
      </Form>
    </>
  )
}

function addressOf(section: string): string {
  return `/admin/settings/site?section=${section}`
}
