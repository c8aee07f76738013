import type { MiddlewareFunction } from 'react-router'

import { PERSON_FIELD } from '#features/identity/core/person-field.tsx'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { personFingerprint, viewer } from '#features/identity/viewer.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { sentForm } from '#platform/sent-form.server.ts'
import { addressOf } from '#routes/addresses.ts'
import { servicesContext, type Services } from '#services.server.ts'

import { OTHER_ACCOUNT } from './words.ts'

/** Saves nothing of a form that was filled in on a page of another person than the one who is signed in now. */
export const requireSamePerson: MiddlewareFunction<Response> = async ({ request, url, pattern, context }) => {
  const person = context.get(viewer)
  if (!person || addressOf(pattern).who === 'anyone') return
  if (await isOfOtherAccount(request, context.get(servicesContext), person))
    throw await redirectWithToast(url.pathname, OTHER_ACCOUNT)
}

async function isOfOtherAccount(request: Request, services: Pick<Services, 'secret'>, person: Viewer): Promise<boolean> {
  if (request.method !== 'POST') return false
  const form = await sentForm(request)
  const fingerprint = typeof form === 'string' ? undefined : form.texts.findLast(([name]) => name === PERSON_FIELD)?.[1]
  return fingerprint !== undefined && fingerprint !== personFingerprint(services, person)
}
