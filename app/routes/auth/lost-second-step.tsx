import { data, Form } from 'react-router'

import { SECURITY } from '#features/identity/account/security-page.ts'
import { LOST_STEP_DAYS } from '#features/identity/core/access/lost-step.ts'
import { dayOfRemoval } from '#features/identity/factors/lost-step-mails.server.ts'
import { findLostStepLink, followLostStepLink } from '#features/identity/factors/lost-step.server.ts'
import { AuthPanel } from '#features/identity/forms/auth-panel.tsx'
import { viewer } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { reportOf } from '#platform/form.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { servicesContext } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'

import type { Route } from './+types/lost-second-step.ts'
import { refuse, refuseForNow, retryAfter } from './auth-answers.server.ts'

export { revalidateWhenExpired as shouldRevalidate } from './revalidate-when-expired.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Your second step', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const found = await findLostStepLink(context.get(servicesContext), token)
  if (!found) return data({ token, link: null }, 410)
  const { purpose, address, userId } = found
  return { token, link: { purpose, address, goesOn: await dayOfRemoval(context.get(servicesContext), userId) } }
}

export async function action({ url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const network = context.get(requestInfo).clientNetwork
  const result = await followLostStepLink(services, url.searchParams.get('token') ?? '', { network })
  if (!result.ok) return result.reason === 'wait' ? refuseForNow({}, result) : refuse(410, reportOf({}, {}))
  const page = context.get(viewer) ? SECURITY : '/auth'
  if (result.goesAt === null)
    return redirectWithToast(page, { title: 'The second step stays', text: 'Please choose a new password now.' })
  const title = `Your second step will be removed on ${await dayOfRemoval(services, result.userId)}`
  return redirectWithToast(page, { title, text: 'Until then we mail you every day, and you can stop it.' })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return retryAfter(actionHeaders)
}

export default function LostSecondStepPage({ loaderData: { token, link }, actionData }: Route.ComponentProps) {
  return (
    <AuthPanel title="Your second step" lead={link ? leads[link.purpose] : 'There is nothing left to do here.'}>
      {link ? (
        <Form method="post" action={`/auth/lost-second-step?token=${encodeURIComponent(token)}`} className="grid gap-5">
          {actionData?.alert && <Alert kind="error">{actionData.alert}</Alert>}
          <p>
            It is about the account of <strong className="wrap-anywhere">{link.address}</strong>.
          </p>
          <p>
            {link.purpose === 'keep-second-step'
              ? `Its second step will be removed on ${link.goesOn}. Keep it, and signing in still asks for a code.`
              : `In ${LOST_STEP_DAYS} days the second step is removed, and the password alone signs in. Until then we mail you every day, and you can stop it.`}
          </p>
          <div>
            <Button busyLabel="Saving...">
              {link.purpose === 'keep-second-step' ? 'Keep the second step' : 'Remove the second step'}
            </Button>
          </div>
        </Form>
      ) : (
        <div className="grid gap-5">
          <Alert kind="error">
            This link no longer works: it was used, it is too old, or the second step was already removed or kept.
          </Alert>
          <div>
            <ButtonLink to="/auth">Sign in</ButtonLink>
          </div>
        </div>
      )}
    </AuthPanel>
  )
}

const leads = {
  'lose-second-step': 'Neither phone nor recovery codes.',
  'keep-second-step': 'One click keeps it.',
} as const
