import { PersonForm } from '#features/chat/conversation/chat-call.ts'
import { talkToPerson } from '#features/chat/conversation/talk-to-person.server.ts'
import { tooManySentence } from '#features/chat/conversation/too-many.ts'
import { visitOf } from '#features/chat/conversation/visit.server.ts'
import { viewer } from '#features/identity/viewer.server.ts'
import { parseCall } from '#platform/form.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/chat-person.ts'
import { calledWith, fail } from './function-answers.server.ts'
import { notPost } from './not-post.ts'

export const loader = notPost

/** The panel asks for a person. */
export async function action({ request, context }: Route.ActionArgs) {
  const body = await calledWith(request)
  if (!body) return fail(400, 'The body must be a JSON object.')
  const form = parseCall(body, PersonForm)
  if (!form.ok) return fail(400, form.report.errors['email']!)
  const services = context.get(servicesContext)
  const { clientNetwork } = context.get(requestInfo)
  const visit = visitOf(services, { request, network: clientNetwork, viewer: context.get(viewer) })
  const asked = await talkToPerson(services, visit, form.value.email)
  if (asked.ok)
    return Response.json({ sessionId: asked.sessionId }, { headers: visit.setCookie ? { 'Set-Cookie': visit.setCookie } : {} })
  if (asked.reason === 'no-address') return fail(400, 'Email is required')
  const { retryAfterSeconds } = asked
  return fail(429, tooManySentence(retryAfterSeconds), { headers: { 'Retry-After': String(retryAfterSeconds) } })
}
