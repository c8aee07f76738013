import { data, Form, redirect } from 'react-router'

import { authPath } from '#features/identity/core/auth-tab.ts'
import { AuthPanel } from '#features/identity/forms/auth-panel.tsx'
import { findSignInLink, signInByLink } from '#features/identity/links/sign-in-link.server.ts'
import { startRequestedTrial } from '#features/membership/trial.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { reportOf } from '#platform/form.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { servicesContext } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'

import type { Route } from './+types/sign-in-link.ts'
import { refuse, refuseForNow, retryAfter } from './auth-answers.server.ts'

export { revalidateWhenExpired as shouldRevalidate } from './revalidate-when-expired.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Sign in', listed: false })

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const link = await findSignInLink(context.get(servicesContext), token, request)
  return data({ token, link }, link ? 200 : 410)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const visit = { request, network: context.get(requestInfo).clientNetwork }
  const result = await signInByLink(services, url.searchParams.get('token') ?? '', visit)
  if (!result.ok) return result.reason === 'wait' ? refuseForNow({}, result) : refuse(410, reportOf({}, {}))
  await startRequestedTrial(services, result.userId)
  return redirect(result.next ?? '/', { status: 303, headers: result.headers })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return retryAfter(actionHeaders)
}

export default function SignInLinkPage({ loaderData: { token, link }, actionData }: Route.ComponentProps) {
  return (
    <AuthPanel title="Sign in" lead={link ? 'One click and you are signed in.' : 'There are two other ways in.'}>
      {link ? (
        <Form method="post" action={`/sign-in-link?token=${encodeURIComponent(token)}`} className="grid gap-5">
          {actionData?.alert && <Alert kind="error">{actionData.alert}</Alert>}
          <p>
            You are signing in as <strong>{link.address}</strong>.
          </p>
          {link.endsEarlierAccess && (
            <p className="text-sm text-soft">
              This address was not confirmed so far. To be sure that nobody else prepared the account, a password set earlier,
              sessions in other browsers and every other way in end now. You can choose a new password any time with Reset.
            </p>
          )}
          <div>
            <Button busyLabel="Signing in...">Sign in</Button>
          </div>
        </Form>
      ) : (
        <div className="grid gap-5">
          <Alert kind="error">This link no longer works: it was used already, or it is more than an hour old.</Alert>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/auth">Sign in with your password</ButtonLink>
            <ButtonLink to={authPath('reset')} kind="secondary">
              Reset it by mail
            </ButtonLink>
          </div>
        </div>
      )}
    </AuthPanel>
  )
}
