import type { RouterContextProvider } from 'react-router'

import { findHelp } from '#features/chat/intent/danger-sense.server.ts'
import { waitToDetect } from '#features/chat/intent/danger/prepare-detection.server.ts'
import type { Help } from '#features/chat/intent/help-in-danger.ts'
import { viewer } from '#features/identity/viewer.server.ts'
import { keepReason } from '#features/inbox/read-first/keep-reason.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { servicesContext } from '#services.server.ts'

import { logFailure } from './failures.server.ts'

/** A form, or a call, and who sent it. */
export interface SentForm {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
  readonly fields: Readonly<Record<string, unknown>>
}

/**
 * What the writer of a form is told where danger is recognised in it, else null. The country is that of the profile’s zone, else of the zone that the
 * form’s field `timeZone` tells, else of the browser’s language.
 */
export async function helpInForm({ request, context, fields }: SentForm, written: string): Promise<Help | null> {
  const timeZone = fields['timeZone']
  await waitToDetect(context.get(requestInfo).clientNetwork)
  return findHelp(context.get(servicesContext).readers, written, {
    timeZone: context.get(viewer)?.timeZone || (typeof timeZone === 'string' ? timeZone : null),
    languages: request.headers.get('Accept-Language'),
  })
}

/** Has a reason in which danger was recognised read first. Its writer is told whom to call all the same where that fails. */
export async function keepInInbox(context: SentForm['context'], reason: Parameters<typeof keepReason>[1]): Promise<void> {
  await keepReason(context.get(servicesContext), reason).catch(
    logFailure(context, 'A reason that is to be read first could not be kept.'),
  )
}
