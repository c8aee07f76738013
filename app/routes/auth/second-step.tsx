import { data, redirect } from 'react-router'

import { SECURITY } from '#features/identity/account/security-page.ts'
import { dayOfRemoval } from '#features/identity/factors/lost-step-mails.server.ts'
import { askForRemoval, findRemoval } from '#features/identity/factors/lost-step.server.ts'
import { findSecondStep, takeSecondStep } from '#features/identity/factors/second-step.server.ts'
import { AuthPanel } from '#features/identity/forms/auth-panel.tsx'
import { LostStepForm } from '#features/identity/forms/lost-step-form.tsx'
import { SecondStepForm, SecondStepOver } from '#features/identity/forms/second-step-form.tsx'
import { viewer } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm, reportOf } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { requestInfo } from '#platform/request.server.ts'
import { servicesContext, type Services } from '#services.server.ts'

import type { Route } from './+types/second-step.ts'
import { refuse, refuseForNow, retryAfter } from './auth-answers.server.ts'
import { placeAfterSignIn } from './place-after-sign-in.server.ts'

export { revalidateWhenExpired as shouldRevalidate } from './revalidate-when-expired.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Second step', listed: false })

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const asked = await findSecondStep(services, request)
  if (!asked && context.get(viewer)) throw redirect('/', 303)
  if (!asked?.userId) return data({ asked: null }, 410)
  const goesOn = await dayOfRemoval(services, asked.userId)
  const shown = asked.methods.includes('password') ? ('password' as const) : ('link' as const)
  return data({ asked: { shown, goesOn, withRecoveryCode: url.searchParams.has('recovery') } }, 200)
}

type Sent = Pick<Route.ActionArgs, 'request' | 'url' | 'context'>

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const fields = await readForm(request)
  const answers = { lost: () => answerLost(services, request), code: () => answerCode({ request, url, context }, fields) }
  return answerOf(answers, fields['intent'], 'code')()
}

async function answerCode({ request, url, context }: Sent, fields: Record<string, string>) {
  const services = context.get(servicesContext)
  const code = fields.code?.trim() ?? ''
  if (code === '') {
    const sentence = url.searchParams.has('recovery') ? 'Recovery code is required' : 'Code is required'
    return refuse(400, reportOf(fields, { code: sentence }))
  }
  const result = await takeSecondStep(services, code, { request, network: context.get(requestInfo).clientNetwork })
  if (result.ok) {
    const place = await placeAfterSignIn(services, request, result.headers, result.next)
    return goOn({ ...result, place, isGoing: (await findRemoval(services, result.userId)) !== null })
  }
  if (result.reason === 'wait') return refuseForNow({}, result)
  if (result.reason === 'over') return refuse(410, reportOf({}, {}))
  const left = result.triesLeft === 1 ? 'One try is left.' : `${result.triesLeft} tries are left.`
  return refuse(400, reportOf({}, { code: `This code is not right, or it was used already. ${left}` }))
}

interface SignedIn {
  readonly headers: Headers
  /** Where signing in leads. */
  readonly place: string
  readonly recoveryCodesLeft: number | null
  /** Whether the second step is about to go: the page that can stop it comes first. */
  readonly isGoing: boolean
}

function goOn({ headers, place, recoveryCodesLeft, isGoing }: SignedIn) {
  if (recoveryCodesLeft === null) return redirect(isGoing ? SECURITY : place, { status: 303, headers })
  const left = recoveryCodesLeft === 1 ? 'One recovery code is left.' : `${recoveryCodesLeft} recovery codes are left.`
  return redirectWithToast(SECURITY, { title: 'You are signed in', text: left }, { headers })
}

const refusals = {
  password: [403, 'A mailed link is not enough for this. Please sign in with your password, then ask again.'],
  unconfirmed: [403, 'Your address was never confirmed, so a mail proves nothing. Please write to us under Contact.'],
  'under way': [409, 'The second step is already about to be removed: our mails say when.'],
} as const

async function answerLost(services: Pick<Services, 'db' | 'jobs' | 'limits' | 'clock' | 'site'>, request: Request) {
  const asked = await askForRemoval(services, request)
  if (asked.ok) return redirectWithToast('/auth/second-step', { title: 'A link is on its way', text: 'Please check your email.' })
  if (asked.reason === 'wait') return refuseForNow({}, asked)
  if (asked.reason === 'over') return refuse(410, reportOf({}, {}))
  const [status, sentence] = refusals[asked.reason]
  return refuse(status, reportOf({}, {}), sentence)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return retryAfter(actionHeaders)
}

const leads = {
  password: 'Your password was right. One thing more.',
  link: 'Your link was right. One thing more.',
} as const

export default function SecondStepPage({ loaderData: { asked }, actionData }: Route.ComponentProps) {
  return (
    <AuthPanel title="Second step" lead={asked ? leads[asked.shown] : 'That takes a new sign-in.'}>
      {asked ? (
        <>
          <SecondStepForm withRecoveryCode={asked.withRecoveryCode} {...actionData} />
          <LostStepForm goesOn={asked.goesOn} />
        </>
      ) : (
        <SecondStepOver />
      )}
    </AuthPanel>
  )
}
