import { receiveContactMessage } from '#features/inbox/contact.server.ts'
import { ContactMessage, contactWords, tooManyMessages } from '#features/inbox/contact.ts'
import { parseFields } from '#platform/form.server.ts'
import { jsonOf } from '#platform/json.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { services } from '#platform/services.server.ts'

import type { Route } from './+types/function-send-contact-email.ts'
import { notPost } from './not-post.ts'

export const loader = notPost

export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return notPost()
  const body = jsonOf(await request.text())
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return failure(400, 'The body must be a JSON object.')
  const form = parseFields(body as Record<string, string>, ContactMessage)
  if (!form.ok) return Response.json({ error: contactWords.refused.text, errors: form.report.errors }, { status: 400 })
  const { clientNetwork } = context.get(requestInfo)
  const received = await receiveContactMessage(context.get(services), form.value, { clientNetwork })
  if (received.ok) return Response.json({ message: contactWords.received.text })
  const { retryAfterSeconds } = received
  return failure(429, tooManyMessages(retryAfterSeconds), { 'Retry-After': String(retryAfterSeconds) })
}

function failure(status: number, error: string, headers: HeadersInit = {}): Response {
  return Response.json({ error }, { status, headers })
}
