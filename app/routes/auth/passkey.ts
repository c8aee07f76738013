import { SECURITY } from '#features/identity/account/security-page.ts'
import { waitSentence } from '#features/identity/core/limits.server.ts'
import { sameSitePath } from '#features/identity/core/next-path.ts'
import { findRemoval } from '#features/identity/factors/lost-step.server.ts'
import { askForPasskey, signInByPasskey } from '#features/identity/passkeys/passkeys.server.ts'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { jsonOf } from '#platform/json.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { notPost } from '#routes/endpoints/not-post.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/passkey.ts'
import { placeAfterSignIn } from './place-after-sign-in.server.ts'

export const loader = notPost

/** What the button "Use a passkey" talks to: a question, then its answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const fields = await readForm(request)
  return answerOf({ ask, answer }, fields['intent'], 'answer')()

  async function ask() {
    const { options, cookie } = await askForPasskey(services, request, sameSitePath(fields['next'] ?? null))
    return Response.json({ options }, { headers: { 'Set-Cookie': cookie } })
  }
  async function answer() {
    const visit = { request, network: context.get(requestInfo).clientNetwork }
    const result = await signInByPasskey(services, jsonOf(fields['response'] ?? ''), visit)
    if (result.ok) {
      const isGoing = await findRemoval(services, result.userId)
      const place = await placeAfterSignIn(services, request, result.headers, result.next)
      return Response.json({ next: isGoing ? SECURITY : place }, { headers: result.headers })
    }
    if (result.reason === 'unknown')
      return Response.json({ error: 'This passkey is not known here, or the question was too old.' }, { status: 400 })
    const headers = { 'Retry-After': String(result.retryAfterSeconds) }
    return Response.json({ error: waitSentence(result.retryAfterSeconds) }, { status: 429, headers })
  }
}
