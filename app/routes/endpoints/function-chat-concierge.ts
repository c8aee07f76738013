import { chatSpec } from '#content/chat/words.ts'
import { answerMessage, type Answered } from '#features/chat/conversation/answer-message.server.ts'
import { answerStream } from '#features/chat/conversation/answer-stream.server.ts'
import { ChatCall } from '#features/chat/conversation/chat-call.ts'
import { tooManySentence } from '#features/chat/conversation/too-many.ts'
import { visitOf } from '#features/chat/conversation/visit.server.ts'
import { viewer } from '#features/identity/viewer.server.ts'
import { parseCall } from '#platform/form.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/function-chat-concierge.ts'
import { calledWith, fail } from './function-answers.server.ts'
import { notPost } from './not-post.ts'

export const loader = notPost

export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return notPost()
  const body = await calledWith(request)
  if (!body) return fail(400, 'The body must be a JSON object.')
  const call = parseCall(body, ChatCall)
  if (!call.ok) return fail(400, Object.values(call.report.errors)[0]!, { errors: call.report.errors })
  const services = context.get(servicesContext)
  const { clientNetwork } = context.get(requestInfo)
  const { messages: text, sessionId, email } = call.value
  const visit = visitOf(services, {
    request,
    sessionId,
    network: clientNetwork,
    viewer: context.get(viewer),
    timeZone: zoneOf(body['timeZone']),
  })
  const answering = answerMessage(services, visit, { text, email }).catch(
    logFailure(context, 'A message to the assistant could not be answered.'),
  )
  const headers = new Headers(visit.setCookie ? { 'Set-Cookie': visit.setCookie } : {})
  if (request.headers.get('Accept')?.includes('text/event-stream')) return answerStream(answering.then(asEvent), headers)
  const answered = await answering
  if (!answered) return fail(502, chatSpec.failed.text)
  if (answered.ok) return Response.json({ message: answered.message, intent: answered.intent }, { headers })
  const { retryAfterSeconds } = answered
  return fail(429, tooManySentence(retryAfterSeconds), { headers: { 'Retry-After': String(retryAfterSeconds) } })
}

/** Null when nothing could be answered. */
function asEvent(answered: Answered | null) {
  if (answered?.ok) {
    const { ok: _, ...data } = answered
    return { event: 'end', data } as const
  }
  const error = answered ? tooManySentence(answered.retryAfterSeconds) : chatSpec.failed.text
  return { event: 'failed', data: { error } } as const
}

/** An IANA name, as far as its form tells. */
function zoneOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w+/-]{1,60}$/.test(value) ? value : undefined
}
