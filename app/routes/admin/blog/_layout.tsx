import { Form, Outlet, useLocation } from 'react-router'

import { findRunView } from '#features/automation/runs/find-runs.server.ts'
import { RunPanel } from '#features/automation/runs/run-panel.tsx'
import { WrittenPostLink } from '#features/automation/runs/written-post-link.tsx'
import { blogTabAddress, blogTabAt, blogTabs } from '#features/blog/blog-tabs.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'
import { Button } from '#ui/button.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TimeZoneField } from '#ui/time-zone-field.tsx'

import type { Route } from './+types/_layout.ts'
import { generateToday } from './generate-today.server.ts'
import { cancel, retry } from './run-actions.server.ts'

import blogAdminCss from '#features/blog/blog-admin.css?url'
import editorCss from '#ui/editor.css?url'
import sendingCss from '#ui/sending.css?url'

export const links: Route.LinksFunction = () => [blogAdminCss, editorCss, sendingCss].map((href) => ({ rel: 'stylesheet', href }))

/** The article of today that is being written, or that the form of the frame has led to. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const named = url.searchParams.get('run')
  const today = await findRunView(context.get(servicesContext), ['today'], named, { onlyGoingOn: true }).catch(
    logFailure(context, 'The article of today could not be read.'),
  )
  return { today }
}

/** The forms of the frame, and those of a run, are sent to `/blog-automation`, whichever tab they stand above. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const answers = {
    'generate-today': () => generateToday(context, blogTabAt(fields.from ?? ''), fields.timeZone),
    cancel: () => cancel(context, fields),
    retry: () => retry(context, fields),
  }
  return answerOf(answers, fields.intent)()
}

const tabs = blogTabs.map(({ id, label }) => ({ id, label, to: blogTabAddress(id) }))

export default function BlogAutomationFrame({ loaderData: { today } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <>
      <AdminHeading title="Blog automation" action={<GenerateToday from={pathname} />} />
      <Tabs label="Blog automation" tabs={tabs} current={blogTabAt(pathname)} className="blog-tabs mb-6" />
      {today && (
        <div className="mb-6">
          <RunPanel run={today.run} from={pathname} isNamed={today.isNamed}>
            <WrittenPostLink postId={today.postId} />
          </RunPanel>
        </div>
      )}
      <Outlet />
    </>
  )
}

function GenerateToday({ from }: { from: string }) {
  return (
    <Form method="post" action="/blog-automation">
      <PersonField />
      <TimeZoneField name="timeZone" />
      <input type="hidden" name="from" value={from} />
      <Button size="small" name="intent" value="generate-today" busyLabel="Generating...">
        Generate Today's Blog
      </Button>
    </Form>
  )
}
