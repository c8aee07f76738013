import { data } from 'react-router'

import { AuthenticatorForm } from '#features/identity/account/authenticator-form.tsx'
import { RecoveryCodes } from '#features/identity/account/recovery-codes.tsx'
import { SECURITY } from '#features/identity/account/security-page.ts'
import { showEnrolment, turnOn } from '#features/identity/factors/own-factor.server.ts'
import { addressKey, codesOfAccount, waitSentence } from '#features/identity/limits.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { readForm, reportOf } from '#platform/form.server.ts'
import { services } from '#platform/services.server.ts'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/authenticator.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Authenticator app', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  return { enrolment: await showEnrolment(context.get(services), signedIn(context)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const all = context.get(services)
  const viewer = signedIn(context)
  const fields = await readForm(request)
  const refuse = (sentence: string, status = 400) => data({ report: reportOf(fields, { code: sentence }) }, status)
  const code = fields['code']?.trim() ?? ''
  if (code === '') return refuse('Code is required')
  const allowed = await all.limits.take(codesOfAccount, addressKey(all, viewer.email))
  if (!allowed.ok) return refuse(waitSentence(allowed.retryAfterSeconds), 429)
  const codes = await turnOn(all, viewer, code)
  return codes
    ? data({ codes })
    : refuse('This code is not right. Codes change every 30 seconds; is the clock of your phone right?')
}

export default function AuthenticatorPage({ loaderData: { enrolment }, actionData }: Route.ComponentProps) {
  if (actionData && 'codes' in actionData) return <RecoveryCodes codes={actionData.codes} next={SECURITY} />
  if (!enrolment) return <TextLink to={SECURITY}>Nothing is being set up here. Back to Security</TextLink>
  return (
    <AuthenticatorForm
      action={`${SECURITY}/authenticator`}
      qr={enrolment.qr}
      secretKey={enrolment.key}
      report={actionData?.report}
    />
  )
}
