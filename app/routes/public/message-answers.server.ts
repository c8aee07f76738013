import { data } from 'react-router'

import { contactWords } from '#features/inbox/contact-words.ts'
import type { MessageOrigin, Received } from '#features/inbox/contact.server.ts'
import { botSignalsOf, tooManyMessages } from '#features/inbox/contact.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import { reportOf, type ParsedForm } from '#platform/form.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { logFailure } from '#routes/failures.server.ts'
import { toasts } from '#routes/guard/toasts.server.ts'
import { helpInForm, type SentForm } from '#routes/help-in-form.server.ts'
import { servicesContext, type Services } from '#services.server.ts'

interface Sent<Value> extends SentForm {
  readonly fields: Record<string, string>
  readonly form: ParsedForm<Value>
  /** All that somebody wrote in it. */
  readonly written: string
  /** The page with the form. */
  readonly path: string
  readonly receive: (
    services: Pick<Services, 'db' | 'jobs' | 'broadcast' | 'limits' | 'clock' | 'isInDanger'>,
    value: Value,
    origin: MessageOrigin,
  ) => Promise<Received>
}

/**
 * Answers a form that writes to the owner: kept, refused with what was typed, too many, or not to be kept at the moment. Somebody in danger is told
 * whom to call whatever becomes of it.
 */
export async function answerMessage<Value>({ request, context, fields, form, written, path, receive }: Sent<Value>) {
  const help = await helpInForm({ request, context, fields }, written)
  const refuse = (status: number, toast: Toast, report = reportOf(fields, {}), headers: HeadersInit = {}) => {
    context.set(toasts, [toast])
    return data({ report, toast, help: help?.text ?? null, isKept: false }, { status, headers })
  }
  if (!form.ok) return refuse(400, { ...contactWords.refused, kind: 'error' }, form.report)
  const services = context.get(servicesContext)
  const { clientNetwork } = context.get(requestInfo)
  const received = await receive(services, form.value, { clientNetwork, botSignals: botSignalsOf(fields), help }).catch(
    logFailure(context, 'A message could not be kept.'),
  )
  if (!received) return refuse(503, { ...contactWords.failed, kind: 'error' })
  if (received.ok && help) return data({ report: reportOf({}, {}), toast: undefined, help: help.text, isKept: true })
  if (received.ok) return redirectWithToast(path, contactWords.received)
  const { retryAfterSeconds } = received
  const toast: Toast = { title: contactWords.failed.title, text: tooManyMessages(retryAfterSeconds), kind: 'error' }
  return refuse(429, toast, undefined, { 'Retry-After': String(retryAfterSeconds) })
}
