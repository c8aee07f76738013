import { data, Form } from 'react-router'

import { AuthPanel } from '#features/identity/forms/auth-panel.tsx'
import { confirmAddress, findAddressLink, whatIsAsked } from '#features/identity/links/change-address.server.ts'
import { viewer } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm, reportOf } from '#platform/form.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { servicesContext } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

import type { Route } from './+types/change-address.ts'
import { refuse, refuseForNow, retryAfter } from './auth-answers.server.ts'

export { revalidateWhenExpired as shouldRevalidate } from './revalidate-when-expired.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Change your address', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const services = context.get(servicesContext)
  const found = await findAddressLink(services, token)
  if (!found) return data({ token, link: null }, 410)
  const { side, from, to } = found
  return { token, link: { side, from, to, asks: await whatIsAsked(services, found, context.get(viewer)?.userId ?? null) } }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const person = context.get(viewer)
  const { password = '' } = await readForm(request)
  const visit = { request, network: context.get(requestInfo).clientNetwork, viewerId: person?.userId ?? null }
  const result = await confirmAddress(services, url.searchParams.get('token') ?? '', password, visit)
  if (!result.ok) {
    if (result.reason === 'wait') return refuseForNow({}, result)
    if (result.reason === 'missing') return refuse(400, reportOf({}, { password: 'Password is required' }))
    if (result.reason === 'wrong') return refuse(400, reportOf({}, { password: 'This is not the password of that account' }))
    if (result.reason === 'sign-in') return refuse(403, reportOf({}, {}), 'Please sign in to that account first.')
    return refuse(410, reportOf({}, {}), result.reason === 'taken' ? TAKEN : undefined)
  }
  const page = person ? '/profile' : '/auth'
  if (result.isDone)
    return redirectWithToast(page, { title: 'Your address is changed', text: `From now on you sign in as ${result.address}.` })
  return redirectWithToast(page, {
    title: 'Thank you',
    text: 'The other address has to confirm too: the link is in the mail to it.',
  })
}

const TAKEN = 'This address has its own account now. Nothing was changed.'

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return retryAfter(actionHeaders)
}

export default function ChangeAddressPage({ loaderData: { token, link }, actionData }: Route.ComponentProps) {
  return (
    <AuthPanel title="Change your address" lead={link ? 'Both addresses have to confirm.' : 'There is nothing left to do here.'}>
      {link ? (
        <Form method="post" action={`/change-address?token=${encodeURIComponent(token)}`} noValidate className="grid gap-5">
          {actionData?.alert && <Alert kind="error">{actionData.alert}</Alert>}
          <p>
            The account of <strong className="wrap-anywhere">{link.from}</strong> wants to use the address{' '}
            <strong className="wrap-anywhere">{link.to}</strong>
            {link.side === 'take-address' && '. Say yes only if that account is yours'}.
          </p>
          {link.asks === 'password' && (
            <Field
              label="Password"
              name="password"
              type="password"
              autoComplete="current-password"
              hint="The password of that account: nobody is signed in to it in this browser."
              report={actionData?.report}
              required
            />
          )}
          {link.asks === 'sign-in' ? (
            <>
              <p>It has no password. Sign in to it in this browser first, then open the link in your mail again.</p>
              <div>
                <ButtonLink to="/auth">Sign in</ButtonLink>
              </div>
            </>
          ) : (
            <div>
              <Button busyLabel="Saving...">
                {link.side === 'take-address' ? 'Yes, this is my new address' : 'Yes, change it'}
              </Button>
            </div>
          )}
        </Form>
      ) : (
        <div className="grid gap-5">
          <Alert kind="error">
            {actionData?.alert ??
              'This link no longer works: it was used, it is more than a day old, or the change was cancelled.'}
          </Alert>
          <div>
            <ButtonLink to="/profile">Your profile</ButtonLink>
          </div>
        </div>
      )}
    </AuthPanel>
  )
}
