import { findCaller, type Caller } from '#features/identity/tokens/caller.server.ts'
import type { Scope } from '#features/identity/tokens/scopes.ts'
import { longInJson } from '#platform/form-limits.server.ts'
import { jsonOf } from '#platform/json.server.ts'
import { servicesContext, type Services } from '#services.server.ts'

import type { Route } from './+types/api-me.ts'

/** What goes wrong with a call, by its status (docs/api.md). */
const codes = {
  400: 'invalid_json',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  415: 'unsupported_media_type',
  422: 'invalid_fields',
  429: 'too_many_requests',
} as const

interface Details {
  readonly headers?: Record<string, string>
  /** One sentence for each field that was refused. */
  readonly fields?: Readonly<Record<string, string>>
}

/** An error of the JSON API, in the one shape that all of them have. */
export function apiError(status: keyof typeof codes, message: string, { headers = {}, fields }: Details = {}): Response {
  return Response.json({ error: { code: codes[status], message, ...(fields && { fields }) } }, { status, headers })
}

/** Answers a call by another method than the address knows. */
export function wrongMethod(allowed: string): Response {
  return apiError(405, `This address is called by ${allowed}.`, { headers: { Allow: allowed } })
}

type Call = Pick<Route.LoaderArgs, 'request' | 'context'>

/** Answers a call whose token has a scope (null: any token), and refuses every other. */
export async function answerCall(
  { request, context }: Call,
  scope: Scope | null,
  answer: (
    services: Pick<Services, 'db' | 'broadcast' | 'clock' | 'log' | 'site' | 'secret'>,
    caller: Caller,
  ) => Response | Promise<Response>,
): Promise<Response> {
  const services = context.get(servicesContext)
  const called = await findCaller(services, request)
  if (called.ok) return scope === null || called.caller.scopes.includes(scope) ? answer(services, called.caller) : lacks(scope)
  if (called.reason === 'wait') {
    const { retryAfterSeconds } = called
    return apiError(429, `Too many calls with this token. Try again in ${retryAfterSeconds} seconds.`, {
      headers: { 'Retry-After': String(retryAfterSeconds) },
    })
  }
  const [sentence, why] =
    called.reason === 'nobody'
      ? ['This address takes a token: send “Authorization: Bearer …”.', '']
      : [called.sentence, `, error="invalid_token", error_description="${called.sentence}"`]
  return apiError(401, sentence, { headers: { 'WWW-Authenticate': `Bearer realm="api"${why}` } })
}

function lacks(scope: Scope): Response {
  const challenge = `Bearer realm="api", error="insufficient_scope", scope="${scope}"`
  return apiError(403, `This token lacks the scope ${scope}.`, { headers: { 'WWW-Authenticate': challenge } })
}

/** The JSON object that a call brings, or the answer that refuses it. */
export async function readJson(request: Request): Promise<object | Response> {
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? ''))
    return apiError(415, 'The body must be JSON: send “Content-Type: application/json”.')
  const body = jsonOf(await request.text())
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
    const fields = longInJson(body)
    return Object.keys(fields).length > 0 ? apiError(422, 'Please check the fields.', { fields }) : body
  }
  return apiError(400, 'The body must be a JSON object.')
}
