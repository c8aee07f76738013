import type { Viewer } from '#features/identity/core/viewer.ts'
import { findBearerViewer, viewer } from '#features/identity/viewer.server.ts'
import { jsonOf } from '#platform/json.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/function-ai-blog-generator.ts'

type Call = Pick<Route.ActionArgs, 'request' | 'context'>

interface Details {
  readonly errors?: object
  /** What can be asked for instead. */
  readonly topics?: readonly object[]
  readonly headers?: HeadersInit
}

export type Fail = (status: number, error: string, details?: Details) => Response

/** What a function answers when it could not do what was asked. */
export const fail: Fail = (status, error, { errors, headers = {} } = {}) =>
  Response.json({ error, ...(errors && { errors }) }, { status, headers })

/** The same for a function whose answers say whether they succeeded. */
export const failWithSuccess: Fail = (status, error, { errors, topics, headers = {} } = {}) =>
  Response.json({ success: false, error, ...(errors && { errors }), ...(topics && { topics }) }, { status, headers })

/** The administrator who calls, by the session’s cookie or its token in the `Authorization` header; or the answer that refuses the call. */
export async function administrator({ request, context }: Call, fail: Fail): Promise<Viewer | Response> {
  const services = context.get(servicesContext)
  const person = request.headers.has('Authorization') ? await findBearerViewer(services, request) : context.get(viewer)
  if (!person) return fail(401, 'You must be logged in to access this page.')
  return person.isAdmin ? person : fail(403, "You don't have permission to access this page.")
}

/** The JSON object that a call brings; no body is an empty one. Null when it is none. */
export async function calledWith(request: Request): Promise<Record<string, unknown> | null> {
  const text = await request.text()
  if (text.trim() === '') return {}
  const body = jsonOf(text)
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : null
}

/** The process stops, and the work goes on after it. */
export function goesOnLater(
  fail: Fail,
  error = 'The server is restarting. The article is still being written: look for it among the drafts in a minute.',
): Response {
  return fail(503, error, { headers: { 'Retry-After': '10' } })
}
