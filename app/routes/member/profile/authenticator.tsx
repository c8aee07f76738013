import { data } from 'react-router'

import { AuthenticatorForm } from '#features/identity/account/authenticator-form.tsx'
import { RecoveryCodes } from '#features/identity/account/recovery-codes.tsx'
import { SECURITY } from '#features/identity/account/security-page.ts'
import { waitSentence } from '#features/identity/core/limits.server.ts'
import { showEnrolment, turnOn } from '#features/identity/factors/own-factor.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { readForm, reportOf } from '#platform/form.server.ts'
import { servicesContext } from '#services.server.ts'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/authenticator.ts'

export { revalidateWhenExpired as shouldRevalidate } from '#routes/auth/revalidate-when-expired.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Authenticator app', listed: false })

export async function loader({ request, context }: Route.LoaderArgs) {
  return { enrolment: await showEnrolment(context.get(servicesContext), signedIn(context), request) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const viewer = signedIn(context)
  const fields = await readForm(request)
  const refuse = (sentence: string, status = 400) => data({ report: reportOf(fields, { code: sentence }) }, status)
  const code = fields['code']?.trim() ?? ''
  if (code === '') return refuse('Code is required')
  const result = await turnOn(services, viewer, code, request)
  if (result.ok) return data({ codes: result.codes })
  if (result.reason === 'wait') return refuse(waitSentence(result.retryAfterSeconds), 429)
  if (result.reason === 'over') return refuse('That took too long', 410)
  return refuse('This code is not right. Codes change every 30 seconds; is the clock of your phone right?')
}

export default function AuthenticatorPage({ loaderData: { enrolment }, actionData }: Route.ComponentProps) {
  if (actionData && 'codes' in actionData) return <RecoveryCodes codes={actionData.codes} next={SECURITY} />
  if (!enrolment)
    return (
      <Card title="Set up an authenticator app">
        <p className="mb-4 max-w-measure">
          Nothing is being set up in this browser, or it took more than ten minutes. Please begin again.
        </p>
        <TextLink to={SECURITY}>Back to Security</TextLink>
      </Card>
    )
  return (
    <AuthenticatorForm
      action={`${SECURITY}/authenticator`}
      qr={enrolment.qr}
      secretKey={enrolment.key}
      report={actionData?.report}
    />
  )
}
