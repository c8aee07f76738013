import { data, Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { RedirectFields } from '#features/site/redirects/redirect-fields.tsx'
import { deleteRedirect, findRedirectById } from '#features/site/redirects/redirects.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { servicesContext } from '#services.server.ts'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { UnsavedSettings } from '#ui/unsaved-settings.tsx'

import type { Route } from './+types/redirect.ts'
import { saveTyped } from './save-redirect.server.ts'

const LIST = '/admin/redirects'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Redirect', listed: false })

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findRedirectById(context.get(servicesContext), params.id)
  if (!found) throw data(null, 404)
  const { id, from, to } = found
  return { redirect: { id, from, to } }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const remove = async () => {
    const isDone = await deleteRedirect(context.get(servicesContext), signedIn(context), params.id)
    const toast: Toast = isDone
      ? { title: 'Redirect deleted', text: 'You can restore it below the list.' }
      : { title: 'This redirect was already deleted', kind: 'error' }
    return redirectWithToast(LIST, toast)
  }
  return answerOf({ delete: remove, save: () => saveTyped(context, params.id, fields) }, fields['intent'], 'save')()
}

export default function RedirectPage({ loaderData: { redirect }, actionData }: Route.ComponentProps) {
  const address = `${LIST}/${redirect.id}`
  const report = actionData?.report
  return (
    <>
      <AdminHeading title="Redirect" eyebrow={<TextLink to={LIST}>Redirects</TextLink>} />
      <UnsavedSettings isRefused={report !== undefined}>
        <Form method="post" action={address} noValidate className="grid max-w-measure gap-5">
          <PersonField />
          <RedirectFields redirect={redirect} report={report} />
          <div className="border-t border-line pt-5">
            <Button name="intent" value="save" busyLabel="Saving...">
              Save redirect
            </Button>
          </div>
        </Form>
      </UnsavedSettings>
      <Form method="post" action={address} className="mt-6">
        <PersonField />
        <Button kind="danger" size="small" name="intent" value="delete" busyLabel="Deleting...">
          Delete redirect
        </Button>
        <p className="mt-2 text-sm text-soft">It answers no more at once. You can restore it below the list.</p>
      </Form>
    </>
  )
}
