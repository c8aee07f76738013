import { contactWords } from '#features/inbox/contact-words.ts'
import { receiveContactMessage } from '#features/inbox/contact.server.ts'
import { ContactMessage, tooManyMessages } from '#features/inbox/contact.ts'
import { beginningTyped } from '#platform/form-limits.server.ts'
import { parseCall } from '#platform/form.server.ts'
import { jsonOf } from '#platform/json.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { logFailure } from '#routes/failures.server.ts'
import { helpInForm } from '#routes/help-in-form.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/function-send-contact-email.ts'
import { notPost } from './not-post.ts'

export const loader = notPost

export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return notPost()
  const body = jsonOf(await request.text())
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return failure(400, 'The body must be a JSON object.')
  const form = parseCall(body, ContactMessage)
  const fields = body as Record<string, unknown>
  const help = await helpInForm({ request, context, fields }, form.ok ? form.value.message : beginningTyped(fields, 'message'))
  const withHelp = (words: string) => (help ? `${help.text}\n\n${words}` : words)
  if (!form.ok) return Response.json({ error: withHelp(contactWords.refused.text), errors: form.report.errors }, { status: 400 })
  const { clientNetwork } = context.get(requestInfo)
  const services = context.get(servicesContext)
  const received = await receiveContactMessage(services, form.value, { clientNetwork, help }).catch(
    logFailure(context, 'A message could not be kept.'),
  )
  if (!received) return failure(503, withHelp(contactWords.failed.text))
  if (received.ok) return Response.json({ message: withHelp(contactWords.received.text) })
  const { retryAfterSeconds } = received
  return failure(429, withHelp(tooManyMessages(retryAfterSeconds)), { 'Retry-After': String(retryAfterSeconds) })
}

function failure(status: number, error: string, headers: HeadersInit = {}): Response {
  return Response.json({ error }, { status, headers })
}
