import { signOut } from '#features/identity/core/access/sessions.server.ts'
import { signIn, WRONG_CREDENTIALS } from '#features/identity/core/access/sign-in.server.ts'
import { SignIn } from '#features/identity/core/credentials.ts'
import { waitSentence } from '#features/identity/core/limits.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { viewer } from '#features/identity/viewer.server.ts'
import { parseCall } from '#platform/form.server.ts'
import { jsonOf } from '#platform/json.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { servicesContext, type Services } from '#services.server.ts'

import type { Route } from './+types/auth-api.ts'

/** What better-auth would answer over HTTP, as far as this product has it; its other addresses do not exist here. */
const writes = new Map<string | undefined, (services: Services, request: Request, network: string) => Promise<Response>>([
  ['sign-in/email', signInByPassword],
  ['sign-out', async (all, request) => Response.json({ success: true }, { headers: await signOut(all, request) })],
])

export function loader({ params, context }: Route.LoaderArgs) {
  return params['*'] === 'get-session' ? Response.json(describeSession(context.get(viewer))) : notThere()
}

export function action({ request, params, context }: Route.ActionArgs) {
  const write = request.method === 'POST' ? writes.get(params['*']) : undefined
  return write?.(context.get(servicesContext), request, context.get(requestInfo).clientNetwork) ?? notThere()
}

function notThere(): Response {
  return Response.json({ error: 'There is nothing at this address.' }, { status: 404 })
}

/** The session and its person, or null. The token stays in the cookie, where scripts cannot read it. */
function describeSession(person: Viewer | null) {
  if (!person) return null
  const { userId, sessionId, email, emailVerified, displayName } = person
  return { session: { id: sessionId, userId }, user: { id: userId, email, emailVerified, name: displayName ?? '' } }
}

/** The same door as the form of /auth, with the same limits. The token it answers is good for `Authorization: Bearer`. */
async function signInByPassword(all: Services, request: Request, network: string): Promise<Response> {
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) return failure(415, 'The body must be JSON.')
  const body = jsonOf(await request.text())
  const form = parseCall(typeof body === 'object' && body !== null ? body : {}, SignIn)
  if (!form.ok) return Response.json({ error: 'Please check the fields.', errors: form.report.errors }, { status: 400 })
  const result = await signIn(all, form.value, { request, network })
  if (result.ok) return Response.json({ redirect: false, token: result.token, user: result.user }, { headers: result.headers })
  // A program has no second step; its person makes it a token of its own.
  if (result.reason === 'second step') return failure(401, 'This account asks for a second step. Please use an access token.')
  if (result.reason === 'wrong') return failure(401, WRONG_CREDENTIALS)
  return failure(429, waitSentence(result.retryAfterSeconds), { 'Retry-After': String(result.retryAfterSeconds) })
}

function failure(status: number, error: string, headers: HeadersInit = {}): Response {
  return Response.json({ error }, { status, headers })
}
