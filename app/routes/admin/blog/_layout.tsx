import { data, Form, Outlet, useLocation } from 'react-router'

import { blogTabAddress, blogTabAt, blogTabs } from '#features/blog/blog-tabs.ts'
import { PersonField } from '#features/identity/person-field.tsx'
import { readForm } from '#platform/form.server.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { Button } from '#ui/button.tsx'
import { Tabs } from '#ui/tabs.tsx'

import type { Route } from './+types/_layout.ts'
import { generateToday } from './generate-today.server.ts'

import blogAdminCss from '#features/blog/blog-admin.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: blogAdminCss }]

/** The form of the frame is sent to `/blog-automation`, whichever tab it stands above. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  if (fields.do === 'generate-today') return generateToday(context, blogTabAt(fields.from ?? ''))
  throw data(null, 400)
}

const tabs = blogTabs.map(({ id, label }) => ({ id, label, to: blogTabAddress(id) }))

export default function BlogAutomationFrame() {
  const { pathname } = useLocation()
  return (
    <>
      <AdminHeading title="Blog automation" action={<GenerateToday from={pathname} />} />
      <Tabs label="Blog automation" tabs={tabs} current={blogTabAt(pathname)} className="blog-tabs mb-6" />
      <Outlet />
    </>
  )
}

function GenerateToday({ from }: { from: string }) {
  return (
    <Form method="post" action="/blog-automation">
      <PersonField />
      <input type="hidden" name="from" value={from} />
      <Button size="small" name="do" value="generate-today" busyLabel="Generating...">
        Generate Today's Blog
      </Button>
    </Form>
  )
}
