import { data, redirect } from 'react-router'

import { findSecondStep, takeSecondStep } from '#features/identity/factors/second-step.server.ts'
import { AuthPanel } from '#features/identity/forms/auth-panel.tsx'
import { SecondStepForm, SecondStepOver } from '#features/identity/forms/second-step-form.tsx'
import { viewer } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm, reportOf } from '#platform/form.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { services } from '#platform/services.server.ts'

import type { Route } from './+types/second-step.ts'
import { refuse, refuseForNow, retryAfter } from './auth-answers.server.ts'

export { lookAgainWhenGone as shouldRevalidate } from './look-again-when-gone.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Second step', listed: false })

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const asked = await findSecondStep(context.get(services), request)
  if (!asked && context.get(viewer)) throw redirect('/', 303)
  return data({ isAsked: asked !== null, withRecoveryCode: url.searchParams.has('recovery') }, asked ? 200 : 410)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const all = context.get(services)
  const fields = await readForm(request)
  const code = fields.code?.trim() ?? ''
  if (code === '') {
    const sentence = url.searchParams.has('recovery') ? 'Recovery code is required' : 'Code is required'
    return refuse(400, reportOf(fields, { code: sentence }))
  }
  const result = await takeSecondStep(all, code, { request, network: context.get(requestInfo).clientNetwork })
  if (result.ok) return goOn(result)
  if (result.reason === 'wait') return refuseForNow({}, result)
  if (result.reason === 'over') return refuse(410, reportOf({}, {}))
  const left = result.triesLeft === 1 ? 'One try is left.' : `${result.triesLeft} tries are left.`
  return refuse(400, reportOf({}, { code: `This code is not right, or it was used already. ${left}` }))
}

function goOn({ headers, next, recoveryCodesLeft }: { headers: Headers; next: string | null; recoveryCodesLeft: number | null }) {
  if (recoveryCodesLeft === null) return redirect(next ?? '/', { status: 303, headers })
  const left = recoveryCodesLeft === 1 ? 'One recovery code is left.' : `${recoveryCodesLeft} recovery codes are left.`
  return redirectWithToast('/profile/security', { title: 'You are signed in', text: left }, { headers })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return retryAfter(actionHeaders)
}

export default function SecondStepPage({ loaderData: { isAsked, withRecoveryCode }, actionData }: Route.ComponentProps) {
  return (
    <AuthPanel title="Second step" lead={isAsked ? 'Your password was right. One thing more.' : 'That takes a new sign-in.'}>
      {isAsked ? <SecondStepForm withRecoveryCode={withRecoveryCode} {...actionData} /> : <SecondStepOver />}
    </AuthPanel>
  )
}
