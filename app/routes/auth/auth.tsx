import { data, redirect } from 'react-router'

import { authTabOf } from '#features/identity/core/auth-tab.ts'
import { sameSitePath } from '#features/identity/core/next-path.ts'
import { AuthPanel } from '#features/identity/forms/auth-panel.tsx'
import { AuthTabs } from '#features/identity/forms/auth-tabs.tsx'
import { CheckYourMail } from '#features/identity/forms/check-your-mail.tsx'
import { NewPasswordPanel } from '#features/identity/forms/new-password-panel.tsx'
import { ResetForm, ResetSent } from '#features/identity/forms/reset-form.tsx'
import { SignInForm } from '#features/identity/forms/sign-in-form.tsx'
import { SignUpForm } from '#features/identity/forms/sign-up-form.tsx'
import { awaitsConfirmation } from '#features/identity/links/confirm-email.server.ts'
import { isResetLinkReady } from '#features/identity/links/reset-password.server.ts'
import { PasskeySignIn } from '#features/identity/passkeys/passkey-sign-in.tsx'
import { readReturnPath } from '#features/identity/return-path.server.ts'
import { readTypedAddress } from '#features/identity/typed-address.server.ts'
import { viewer } from '#features/identity/viewer.server.ts'
import { authFrame } from '#features/pages/kinds/auth-frame.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { readForm, reportOf } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { requestInfo } from '#platform/request.server.ts'
import { isAdminAddress } from '#routes/addresses.ts'
import { logFailure } from '#routes/failures.server.ts'
import { loadFrame } from '#routes/public/framed-page.server.ts'
import { FramedPage } from '#routes/public/framed-page.tsx'
import { sendPicture } from '#routes/public/send-picture.server.ts'
import { servicesContext } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { ReadyMarkup } from '#ui/ready-markup.tsx'

import type { Route } from './+types/auth.ts'
import {
  answerNewPassword,
  answerReset,
  answerSendAgain,
  answerSignIn,
  answerSignUp,
  refuse,
  retryAfter,
} from './auth-answers.server.ts'
import { whyHere } from './why-here.server.ts'

export { revalidateWhenExpired as shouldRevalidate } from './revalidate-when-expired.ts'

const titles = {
  'sign-in': 'Sign in',
  'sign-up': 'Sign up',
  reset: 'Reset your password',
  'reset-sent': 'Check your email',
  'new-password': 'Choose a new password',
  'link-gone': 'Choose a new password',
} as const

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: titles[args.loaderData?.form ?? 'sign-in'], listed: !args.location.search.includes('token=') })

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const token = url.searchParams.get('token')
  if (token !== null) {
    if (await isResetLinkReady(services, token)) return data({ form: 'new-password' as const, token })
    return data({ form: 'link-gone' as const }, 410)
  }
  const next = sameSitePath(url.searchParams.get('next')) ?? readReturnPath(services, request)
  const person = context.get(viewer)
  if (person) throw redirect(next && (person.isAdmin || !isAdminAddress(next)) ? next : '/', 303)
  const tab = authTabOf(url.searchParams.get('tab'))
  const typed = readTypedAddress(services, request)
  const frame = await loadFrame({ request, context }, '/auth', authFrame)
  const wasSent = tab === 'reset' && url.searchParams.has('sent')
  return data({
    form: wasSent ? ('reset-sent' as const) : tab,
    frame,
    picture: sendPicture(request, frame.texts.picture, 560, 320),
    next,
    why: await whyHere(services, next),
    ...typed,
    awaitsMail: typed.isOpened === true && (await awaitsConfirmation(services, request)),
  })
}

const answers = { 'sign-in': answerSignIn, 'sign-up': answerSignUp, reset: answerReset }

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const fields = await readForm(request)
  const next = sameSitePath(url.searchParams.get('next'))
  const sent = { fields, next, visit: { request, network: context.get(requestInfo).clientNetwork } }
  const token = url.searchParams.get('token')
  const tab = authTabOf(url.searchParams.get('tab'))
  // Each form has the address of its tab, and but for one button asks for what the tab is for.
  const answer =
    token === null
      ? answerOf({ send: answers[tab], 'send-again': answerSendAgain }, fields.intent, 'send')
      : answerOf({ send: answerNewPassword(token) }, fields.intent, 'send')
  try {
    return await answer(services, sent)
  } catch (error) {
    logFailure(context, 'A form of /auth could not be answered.')(error)
    return refuse(503, reportOf(fields, {}), 'An unexpected error occurred')
  }
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return retryAfter(actionHeaders)
}

export default function AuthPage({ loaderData, actionData }: Route.ComponentProps) {
  const { form } = loaderData
  if (form === 'new-password') return <NewPasswordPanel token={loaderData.token} {...actionData} />
  if (form === 'link-gone') return <NewPasswordPanel token={null} />
  const { frame, picture, next, why, address, isMailed, awaitsMail } = loaderData
  const shared = { next, address, ...actionData }
  return (
    <FramedPage frame={frame}>
      <AuthPanel title={frame.texts.title} lead={frame.texts.lead} picture={picture && <ReadyMarkup markup={picture} />}>
        {why && (
          <Alert className="mb-5">
            <p>{why}</p>
          </Alert>
        )}
        <AuthTabs current={form === 'reset-sent' ? 'reset' : form} next={next}>
          {form === 'sign-in' && (
            <>
              {awaitsMail && <CheckYourMail next={next} address={address} />}
              <SignInForm {...shared} isMailed={isMailed} />
              <PasskeySignIn next={next} />
            </>
          )}
          {form === 'sign-up' && <SignUpForm {...shared} />}
          {form === 'reset' && <ResetForm {...shared} />}
          {form === 'reset-sent' && <ResetSent next={next} />}
        </AuthTabs>
      </AuthPanel>
    </FramedPage>
  )
}
