import { data, redirect } from 'react-router'

import { SECURITY } from '#features/identity/account/security-page.ts'
import { commonPasswords } from '#features/identity/common-passwords.server.ts'
import { PHONE_REFUSED } from '#features/identity/core/access/factors.server.ts'
import {
  changeOwnPassword,
  PASSWORD_NONE,
  PASSWORD_WRONG,
  SIGNED_OUT_MEANWHILE,
  type NotDone,
} from '#features/identity/core/access/own-password.server.ts'
import { explainReauthentication } from '#features/identity/core/access/reauthenticate.server.ts'
import { newPasswordForm } from '#features/identity/core/credentials.ts'
import { waitSentence } from '#features/identity/core/limits.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { keepSecondStep } from '#features/identity/factors/lost-step.server.ts'
import { beginEnrolment, renewRecoveryCodes, turnOff } from '#features/identity/factors/own-factor.server.ts'
import { requestReset } from '#features/identity/links/reset-password.server.ts'
import { endOtherSessions, endOwnSession } from '#features/identity/own-sessions.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, reportOf } from '#platform/form.server.ts'
import type { FormReport } from '#platform/form.ts'
import type { Services } from '#services.server.ts'

interface Sent {
  readonly services: Services
  readonly viewer: Viewer
  readonly fields: Record<string, string>
  readonly network: string
}

/** What went wrong, and in which of the page's forms. */
interface Refusal {
  readonly form: 'password' | 'second-step'
  readonly report: FormReport
  readonly alert?: string
}

/** What each button of the page does. */
export const securityAnswers = {
  'change-password': async ({ services, viewer, fields }: Sent) => {
    const form = parseFields(fields, newPasswordForm(commonPasswords(services)))
    const errors = {
      ...(!fields['currentPassword'] && { currentPassword: 'Current password is required' }),
      ...(!form.ok && form.report.errors),
    }
    if (!form.ok || Object.keys(errors).length > 0) return refuse('password', errors, { fields })
    const endsTokens = fields['endTokens'] === 'yes'
    const endsAddresses = fields['endAddresses'] === 'yes'
    const change = { current: fields['currentPassword']!, next: form.value.password, endsTokens, endsAddresses }
    const changed = await changeOwnPassword(services, viewer, change)
    if (!changed.ok) return refuseChecked('password', 'currentPassword', changed, fields)
    const ended = [endsTokens && 'tokens for programs', endsAddresses && 'private calendar addresses'].filter(Boolean)
    const text = `All other devices were signed out${ended.length > 0 ? `, and your ${ended.join(' and ')} have ended` : ''}.`
    return redirectWithToast(SECURITY, { title: 'Your password is changed', text })
  },
  'mail-password-link': async ({ services, viewer, network }: Sent) => {
    const asked = await requestReset(services, viewer.email, { network })
    if (!asked.ok) return refuse('password', {}, { alert: waitSentence(asked.retryAfterSeconds), status: 429 })
    return redirectWithToast(SECURITY, { title: 'A link is on its way', text: 'Please check your email.' })
  },
  begin: async ({ services, viewer, fields }: Sent) => {
    if (fields['kind'] === 'phone') return refuse('second-step', {}, { alert: PHONE_REFUSED })
    const begun = await beginEnrolment(services, viewer, fields['password'] ?? '')
    if (begun.ok) return redirect(`${SECURITY}/authenticator`, { status: 303, headers: begun.headers })
    if (begun.reason === 'on') return redirect(SECURITY, 303)
    const { sentence, field, status } = explainReauthentication(begun)
    return field
      ? refuse('second-step', { [field]: sentence }, { status })
      : refuse('second-step', {}, { alert: sentence, status })
  },
  'renew-codes': async ({ services, viewer, fields }: Sent) => {
    if (!fields['password']) return refuse('second-step', { password: 'Password is required' })
    const renewed = await renewRecoveryCodes(services, viewer, fields['password'])
    if (renewed.ok) return data({ codes: renewed.codes })
    if (renewed.reason !== 'off') return refuseChecked('second-step', 'password', renewed)
    return redirectWithToast(SECURITY, {
      title: 'The second step is off',
      text: 'Recovery codes stand in for it: turn it on first, and you are given ten.',
      kind: 'error',
    })
  },
  'turn-off': async ({ services, viewer, fields }: Sent) => {
    if (!fields['password']) return refuse('second-step', { password: 'Password is required' })
    const off = await turnOff(services, viewer, fields['password'])
    if (!off.ok) return refuseChecked('second-step', 'password', off)
    return redirectWithToast(SECURITY, { title: 'The second step is off', text: 'Your password alone signs you in again.' })
  },
  'keep-second-step': async ({ services, viewer }: Sent) => {
    const isKept = await keepSecondStep(services, viewer.userId)
    return redirectWithToast(SECURITY, { title: isKept ? 'The second step stays' : 'Nothing was about to be removed' })
  },
  'end-session': async ({ services, viewer, fields }: Sent) => {
    const ended = await endOwnSession(services, viewer, fields['session'] ?? '')
    return redirectWithToast(SECURITY, { title: ended ? 'Signed out there' : 'That session had already ended' })
  },
  'end-others': async ({ services, viewer }: Sent) => {
    await endOtherSessions(services, viewer)
    return redirectWithToast(SECURITY, { title: 'Signed out everywhere else' })
  },
} as const

interface About {
  readonly alert?: string
  readonly status?: number
  /** What was sent, of which everything but passwords stands in the form again. */
  readonly fields?: Record<string, string>
}

function refuse(form: Refusal['form'], errors: Record<string, string>, { alert, status = 400, fields = {} }: About = {}) {
  return data<Refusal>({ form, report: reportOf(fields, errors), ...(alert !== undefined && { alert }) }, status)
}

function refuseChecked(form: Refusal['form'], field: string, checked: NotDone, fields: Record<string, string> = {}) {
  if (checked.reason === 'wait') return refuse(form, {}, { alert: waitSentence(checked.retryAfterSeconds), status: 429, fields })
  if (checked.reason === 'signed-out') return refuse(form, {}, { alert: SIGNED_OUT_MEANWHILE, status: 401, fields })
  return refuse(form, { [field]: checked.reason === 'wrong' ? PASSWORD_WRONG : PASSWORD_NONE }, { fields })
}
