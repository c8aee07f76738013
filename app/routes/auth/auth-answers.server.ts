import { data, redirect } from 'react-router'

import { commonPasswords } from '#features/identity/common-passwords.server.ts'
import { signIn, WRONG_CREDENTIALS } from '#features/identity/core/access/sign-in.server.ts'
import { authPath } from '#features/identity/core/auth-tab.ts'
import { lastStartedIn } from '#features/identity/core/browser-cookie.server.ts'
import { newPasswordForm, ResetRequest, SignIn, signUpForm } from '#features/identity/core/credentials.ts'
import { waitSentence } from '#features/identity/core/limits.server.ts'
import type { Visit } from '#features/identity/core/visit.ts'
import { linkRenewed, renewConfirmation } from '#features/identity/links/confirm-email.server.ts'
import { requestReset, resetPassword } from '#features/identity/links/reset-password.server.ts'
import { ALREADY_REGISTERED, signUp } from '#features/identity/sign-up.server.ts'
import { rememberAddress, readTypedAddress } from '#features/identity/typed-address.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, reportOf } from '#platform/form.server.ts'
import type { FormReport } from '#platform/form.ts'
import type { Services } from '#services.server.ts'

import { placeAfterSignIn } from './place-after-sign-in.server.ts'

/** A form that was sent: its fields, where the person wanted to go, and where it came from. */
export interface Sent {
  readonly fields: Record<string, string>
  readonly next: string | null
  readonly visit: Visit
}

export interface Refusal {
  readonly report: FormReport
  /** What is wrong with the form as a whole. */
  readonly alert?: string
}

export async function answerSignIn(services: Services, { fields, next, visit }: Sent) {
  const form = parseFields(fields, SignIn)
  if (!form.ok) return refuse(400, form.report)
  const result = await signIn(services, form.value, visit, next)
  if (result.ok) {
    const place = await placeAfterSignIn(services, visit.request, result.headers, next)
    return redirect(place, { status: 303, headers: result.headers })
  }
  if (result.reason === 'second step') return redirect('/auth/second-step', { status: 303, headers: result.headers })
  return result.reason === 'wait' ? refuseForNow(fields, result) : refuse(400, reportOf(fields, {}), WRONG_CREDENTIALS)
}

export async function answerSignUp(services: Services, { fields, next, visit }: Sent) {
  const form = parseFields(fields, signUpForm(commonPasswords(services)))
  if (!form.ok) return refuse(400, form.report)
  const result = await signUp(services, form.value, visit)
  if (!result.ok && result.reason === 'wait') return refuseForNow(fields, result)
  if (!result.ok) return refuse(409, reportOf(fields, {}), ALREADY_REGISTERED)
  const { headers } = result
  headers.append('Set-Cookie', rememberAddress(services, form.value.email, { isOpened: true }))
  const toast = { title: 'Account created! Please check your email to verify your account.' }
  return redirectWithToast(authPath('sign-in', next), toast, { headers })
}

/**
 * Mails the link of the account that was opened last in this browser once more, if it still needs one and has not had many. Who asks reads
 * the same in every case.
 */
export async function answerSendAgain(
  services: Pick<Services, 'db' | 'jobs' | 'limits' | 'clock' | 'site' | 'secret'>,
  { next, visit }: Sent,
) {
  await renewConfirmation(services, '', { ...visit, viewerId: lastStartedIn(services, visit.request) })
  const { address } = readTypedAddress(services, visit.request)
  const headers = { 'Set-Cookie': rememberAddress(services, address, { isOpened: true }) }
  return redirectWithToast(authPath('sign-in', next), linkRenewed, { headers })
}

export async function answerReset(services: Pick<Services, 'db' | 'jobs' | 'limits' | 'secret'>, { fields, next, visit }: Sent) {
  const form = parseFields(fields, ResetRequest)
  if (!form.ok) return refuse(400, form.report)
  const result = await requestReset(services, form.value.email, visit)
  if (!result.ok) return refuseForNow(fields, result)
  const toast = { title: 'Password reset email sent!', text: 'Check your email for instructions to reset your password.' }
  return redirectWithToast(authPath('reset', next).concat('&sent=yes'), toast)
}

export const answerNewPassword =
  (token: string) =>
  async (services: Services, { fields, visit }: Sent) => {
    const form = parseFields(fields, newPasswordForm(commonPasswords(services)))
    if (!form.ok) return refuse(400, form.report)
    const result = await resetPassword(services, token, form.value.password, visit)
    if (!result.ok) return result.reason === 'wait' ? refuseForNow(fields, result) : refuse(410, reportOf({}, {}))
    const toast = {
      title: 'Your password is changed',
      text: 'You were signed out on all devices, and your passkeys, tokens and private calendar addresses have ended. Sign in with the new password.',
    }
    return redirectWithToast('/auth', toast, { headers: { 'Set-Cookie': rememberAddress(services, result.address) } })
  }

export function refuse(status: number, report: FormReport, alert?: string) {
  return data<Refusal>({ report, ...(alert !== undefined && { alert }) }, status)
}

export function refuseForNow(fields: Record<string, string>, { retryAfterSeconds }: { retryAfterSeconds: number }) {
  const headers = { 'Retry-After': String(retryAfterSeconds) }
  return data<Refusal>({ report: reportOf(fields, {}), alert: waitSentence(retryAfterSeconds) }, { status: 429, headers })
}

/** The headers of a page after its form: cookies travel by themselves, this one has to be named. */
export function retryAfter(actionHeaders: Headers): Headers {
  const seconds = actionHeaders.get('Retry-After')
  return new Headers(seconds === null ? {} : { 'Retry-After': seconds })
}
