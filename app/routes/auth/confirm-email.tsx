import { data } from 'react-router'

import { commonPasswords } from '#features/identity/common-passwords.server.ts'
import { newPasswordForm } from '#features/identity/core/credentials.ts'
import { sessionCookie } from '#features/identity/core/session-cookie.server.ts'
import { AuthPanel } from '#features/identity/forms/auth-panel.tsx'
import { ConfirmationOver, ConfirmForm } from '#features/identity/forms/confirm-form.tsx'
import { confirmEmail, findConfirmation, linkRenewed, renewConfirmation } from '#features/identity/links/confirm-email.server.ts'
import { rememberAddress } from '#features/identity/typed-address.server.ts'
import { viewer } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readForm, reportOf, tooLong } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { requestInfo } from '#platform/request.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/confirm-email.ts'
import { refuse, refuseForNow, retryAfter } from './auth-answers.server.ts'

export { revalidateWhenExpired as shouldRevalidate } from './revalidate-when-expired.ts'

const leads = {
  ready: 'One click shows that the address is yours.',
  already: 'Nothing is left to do.',
  expired: 'That takes a new link.',
  gone: 'That takes a new link.',
} as const

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Confirm your email', listed: false })

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const browser = { request, viewerId: context.get(viewer)?.userId ?? null }
  const confirmation = await findConfirmation(context.get(servicesContext), token, browser)
  const isUnconfirmed = context.get(viewer)?.emailVerified === false
  const page = { token, choosesPassword: url.searchParams.has('new'), isUnconfirmed, confirmation }
  return data(page, confirmation.state === 'ready' || confirmation.state === 'already' ? 200 : 410)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const token = url.searchParams.get('token') ?? ''
  const fields = await readForm(request)
  const person = context.get(viewer)
  const visit = { request, network: context.get(requestInfo).clientNetwork, viewerId: person?.userId ?? null }
  // In pages of earlier versions the button has the name `renew`.
  return answerOf({ confirm, renew }, fields['intent'], fields['renew'] === undefined ? 'confirm' : 'renew')()

  async function renew() {
    await renewConfirmation(services, token, visit)
    return redirectWithToast(person ? '/' : '/auth', linkRenewed)
  }
  async function confirm() {
    const long = tooLong(fields)
    if (long) return refuse(400, long)
    const { password, newPassword } = fields
    if (newPassword !== undefined) {
      const form = parseFields({ password: newPassword }, newPasswordForm(commonPasswords(services)))
      if (!form.ok) return refuse(400, reportOf({}, { newPassword: form.report.errors.password ?? '' }))
    }
    const proof = { ...(password && { password }), ...(newPassword && { newPassword }) }
    const result = await confirmEmail(services, token, proof, visit)
    if (result.ok) {
      const isSignedOut = !person || (result.endedSessions && person.userId === result.userId)
      const headers = new Headers(person && isSignedOut ? { 'Set-Cookie': sessionCookie(services, null) } : {})
      if (isSignedOut) headers.append('Set-Cookie', rememberAddress(services, result.address))
      const home = person?.isAdmin ? '/admin' : '/'
      return redirectWithToast(isSignedOut ? '/auth' : home, { title: 'Your email address is confirmed' }, { headers })
    }
    if (result.reason === 'wait') return refuseForNow(fields, result)
    if (result.reason === 'link') return refuse(410, reportOf({}, {}))
    const sentence = result.reason === 'no proof' ? 'Password is required' : 'This is not the password chosen at sign-up'
    return refuse(400, reportOf({}, { password: sentence }))
  }
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return retryAfter(actionHeaders)
}

export default function ConfirmEmailPage({
  loaderData: { token, choosesPassword, isUnconfirmed, confirmation },
  actionData,
}: Route.ComponentProps) {
  return (
    <AuthPanel title="Confirm your email" lead={leads[confirmation.state]}>
      {confirmation.state === 'ready' ? (
        <ConfirmForm
          token={token}
          address={confirmation.address}
          asks={confirmation.asks === 'password' && choosesPassword ? 'new password' : confirmation.asks}
          {...actionData}
        />
      ) : (
        <ConfirmationOver state={confirmation.state} token={token} mayRenew={confirmation.state === 'expired' || isUnconfirmed} />
      )}
    </AuthPanel>
  )
}
