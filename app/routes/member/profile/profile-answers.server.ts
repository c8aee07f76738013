import { data } from 'react-router'

import { PASSWORD_WRONG, SIGNED_OUT_MEANWHILE } from '#features/identity/core/access/own-password.server.ts'
import { ResetRequest } from '#features/identity/core/credentials.ts'
import { waitSentence } from '#features/identity/core/limits.server.ts'
import { ProfileForm } from '#features/identity/core/profile-form.ts'
import { saveProfile } from '#features/identity/core/profile.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Visit } from '#features/identity/core/visit.ts'
import { askForAddress, dropAddressChange } from '#features/identity/links/change-address.server.ts'
import { linkRenewed, renewConfirmation } from '#features/identity/links/confirm-email.server.ts'
import { saveMailPreferences } from '#features/identity/mail-topics/preferences.server.ts'
import { removePicture, savePicture } from '#features/identity/profile-picture.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, reportOf } from '#platform/form.server.ts'
import type { FormReport } from '#platform/form.ts'
import { pictureProblems } from '#platform/picture.ts'
import type { Services } from '#services.server.ts'

interface Sent {
  readonly services: Services
  readonly viewer: Viewer
  readonly fields: Record<string, string>
  readonly files: Readonly<Record<string, File | undefined>>
  readonly visit: Visit
}

/** What went wrong, and in which of the page's forms. */
interface Refusal {
  readonly form: 'profile' | 'picture' | 'address'
  readonly report: FormReport
  readonly alert?: string
}

const refuse = (form: Refusal['form'], report: FormReport, status = 400, alert?: string) =>
  data<Refusal>({ form, report, ...(alert !== undefined && { alert }) }, status)

/** What each button of /profile does. */
export const profileAnswers = {
  save: async ({ services, viewer, fields }: Sent) => {
    const form = parseFields(fields, ProfileForm)
    if (!form.ok) return refuse('profile', form.report)
    await saveProfile(services, viewer.userId, form.value)
    return redirectWithToast('/profile', { title: 'Your profile is saved' })
  },
  'save-picture': async ({ services, viewer, files }: Sent) => {
    const file = files['picture']
    if (!file) return refuse('picture', reportOf({}, { picture: 'Please choose a picture first' }))
    const saved = await savePicture(services, viewer.userId, new Uint8Array(await file.arrayBuffer()))
    if (!saved.ok) return refuse('picture', reportOf({}, { picture: pictureProblems[saved.reason] }))
    return redirectWithToast('/profile', { title: 'Your picture is saved' })
  },
  'remove-picture': async ({ services, viewer }: Sent) => {
    await removePicture(services, viewer.userId)
    return redirectWithToast('/profile', { title: 'Your picture is removed' })
  },
  'save-mails': async ({ services, viewer, fields }: Sent) => {
    const ticked = Object.keys(fields).filter((name) => name.startsWith('mail-') && fields[name] === 'yes')
    await saveMailPreferences(services, viewer, new Set(ticked.map((name) => name.slice('mail-'.length))))
    return redirectWithToast('/profile', { title: 'Saved which mails you want' })
  },
  confirm: async ({ services, viewer, visit }: Sent) => {
    await renewConfirmation(services, '', { ...visit, viewerId: viewer.userId })
    return redirectWithToast('/profile', linkRenewed)
  },
  'change-address': async ({ services, viewer, fields }: Sent) => {
    const form = parseFields(fields, ResetRequest)
    if (!form.ok) return refuse('address', form.report)
    const asked = await askForAddress(services, viewer, { address: form.value.email, password: fields['password'] ?? '' })
    if (asked.ok)
      return redirectWithToast('/profile', {
        title: 'Two mails are on their way',
        text: 'Please open the link in each of them.',
      })
    if (asked.reason === 'wait') return refuse('address', reportOf(fields, {}), 429, waitSentence(asked.retryAfterSeconds))
    return refuse('address', reportOf(fields, sentences[asked.reason]))
  },
  'keep-address': async ({ services, viewer }: Sent) => {
    await dropAddressChange(services, viewer.userId)
    return redirectWithToast('/profile', { title: 'Your address stays as it is' })
  },
} as const

const sentences = {
  same: { email: 'This is your address already' },
  taken: { email: 'This address has an account of its own' },
  wrong: { password: PASSWORD_WRONG },
  none: {},
  'signed-out': { password: SIGNED_OUT_MEANWHILE },
}
