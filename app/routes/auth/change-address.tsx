import { data, Form } from 'react-router'

import { AuthPanel } from '#features/identity/forms/auth-panel.tsx'
import { confirmAddress, findAddressLink } from '#features/identity/links/change-address.server.ts'
import { viewer } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { reportOf } from '#platform/form.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { services } from '#platform/services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'

import type { Route } from './+types/change-address.ts'
import { refuse, refuseForNow, retryAfter } from './auth-answers.server.ts'

export { lookAgainWhenGone as shouldRevalidate } from './look-again-when-gone.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Change your address', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const link = await findAddressLink(context.get(services), token)
  return data({ token, link }, link ? 200 : 410)
}

export async function action({ url, context }: Route.ActionArgs) {
  const all = context.get(services)
  const network = context.get(requestInfo).clientNetwork
  const result = await confirmAddress(all, url.searchParams.get('token') ?? '', { network })
  if (!result.ok) {
    if (result.reason === 'wait') return refuseForNow({}, result)
    const alert = result.reason === 'taken' ? 'This address has an account of its own by now. Nothing was changed.' : undefined
    return refuse(410, reportOf({}, {}), alert)
  }
  const page = context.get(viewer) ? '/profile' : '/auth'
  if (result.isDone)
    return redirectWithToast(page, { title: 'Your address is changed', text: `From now on you sign in as ${result.address}.` })
  return redirectWithToast(page, {
    title: 'Thank you',
    text: 'Now the other address is asked too: the link is in the mail to it.',
  })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return retryAfter(actionHeaders)
}

export default function ChangeAddressPage({ loaderData: { token, link }, actionData }: Route.ComponentProps) {
  return (
    <AuthPanel
      title="Change your address"
      lead={link ? 'One click says yes for this address.' : 'There is nothing left to do here.'}
    >
      {link ? (
        <Form method="post" action={`/change-address?token=${encodeURIComponent(token)}`} className="grid gap-5">
          {actionData?.alert && <Alert kind="error">{actionData.alert}</Alert>}
          <p>
            The account of <strong className="wrap-anywhere">{link.from}</strong> is to have the address{' '}
            <strong className="wrap-anywhere">{link.to}</strong>.
          </p>
          <div>
            <Button busyLabel="One moment...">
              {link.side === 'take-address' ? 'Yes, this is my new address' : 'Yes, change it'}
            </Button>
          </div>
        </Form>
      ) : (
        <div className="grid gap-5">
          <Alert kind="error">
            {actionData?.alert ??
              'This link does nothing any more: it was used, it is more than a day old, or the change was taken back.'}
          </Alert>
          <div>
            <ButtonLink to="/profile">Your profile</ButtonLink>
          </div>
        </div>
      )}
    </AuthPanel>
  )
}
