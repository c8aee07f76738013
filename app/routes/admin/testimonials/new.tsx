import { Form } from 'react-router'

import { localDay } from '#base/dates/local-day.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { TestimonialFields } from '#features/site/stories/testimonial-fields.tsx'
import { readFormWithFiles } from '#platform/form.server.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { servicesContext } from '#services.server.ts'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { UnsavedSettings } from '#ui/unsaved-settings.tsx'

import type { Route } from './+types/new.ts'
import { saveTyped } from './save-testimonial.server.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Add a testimonial', listed: false })

export function loader({ context }: Route.LoaderArgs) {
  return { today: localDay(context.get(servicesContext).clock.now(), signedIn(context).timeZone ?? 'UTC') }
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveTyped(context, null, await readFormWithFiles(request))
}

export default function NewTestimonialPage({ loaderData: { today }, actionData }: Route.ComponentProps) {
  const report = actionData?.report
  return (
    <>
      <AdminHeading title="Add a testimonial" eyebrow={<TextLink to="/admin/stories?pile=typed">Stories</TextLink>}>
        What somebody without an account here said of you, for example on your former site. It is shown where stories are, with a
        line that says that it did not come through an account.
      </AdminHeading>
      <UnsavedSettings isRefused={report !== undefined}>
        <Form
          method="post"
          action="/admin/stories/new"
          encType="multipart/form-data"
          noValidate
          className="grid max-w-measure gap-5"
        >
          <PersonField />
          <TestimonialFields testimonial={null} today={today} report={report} />
          <div className="border-t border-line pt-5">
            <Button busyLabel="Saving...">Add and publish</Button>
          </div>
        </Form>
      </UnsavedSettings>
    </>
  )
}
