import { createContext, data, redirect, type MiddlewareFunction } from 'react-router'

import { findViewer, viewer } from '#features/identity/viewer.server.ts'
import { takeToasts, toastCookie } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import { services } from '#platform/services.server.ts'

import { REFUSAL_SECONDS } from './admin/access-denied.tsx'
import { permissions, type Access } from './permissions.ts'

/** Toasts that this request brought, for the page to show. */
export const toasts = createContext<ReadonlyArray<Toast>>([])

/** Header lines that the answer takes along, whatever route writes it and even when it is an error page. */
const answerHeaders = createContext<Headers>()

const DENIED: Toast = { title: 'Access Denied', text: "You don't have permission to access this page.", kind: 'error' }

const nobody = { viewer: null, setCookies: [] }
/** Addresses that must answer even while nobody can be looked up: one signs out, the other then says "not subscribed". */
const looksForItself: ReadonlySet<string> = new Set(['/sign-out', '/api/functions/check-subscription'])

/** Who asks, and what they were told last. Nothing of one person's answer is ever stored on the way. */
export const identify: MiddlewareFunction<Response> = async ({ request, pattern, context }, next) => {
  const headers = new Headers()
  context.set(answerHeaders, headers)
  const found = looksForItself.has(lineOf(pattern)) ? nobody : await findViewer(context.get(services), request)
  context.set(viewer, found.viewer)
  for (const cookie of found.setCookies) headers.append('Set-Cookie', cookie)
  if (showsToasts(request)) {
    const brought = await takeToasts(request)
    context.set(toasts, brought.toasts)
    if (brought.usedUp) headers.append('Set-Cookie', brought.usedUp)
  }
  const response = await next()
  for (const [name, value] of headers) response.headers.append(name, value)
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
  return response
}

/** Holds every address to its line in permissions.ts, loaders and actions alike. */
export const guard: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
  const person = context.get(viewer)
  const access = accessOf(pattern)
  if (access === 'member' && !person) throw redirect(`/auth?next=${encodeURIComponent(url.pathname + url.search)}`)
  if (access !== 'admin' || person?.isAdmin) return next()
  const headers = context.get(answerHeaders)
  headers.set('Refresh', `${REFUSAL_SECONDS};url=${person ? '/' : '/auth'}`)
  if (person && request.method === 'GET') headers.append('Set-Cookie', await toastCookie(DENIED))
  throw data(null, { status: person ? 403 : 401 })
}

/** @throws Error for a pattern without a line: an address that nobody declared is closed. */
export function accessOf(pattern: string): Access {
  const line = lineOf(pattern)
  const access = permissions[line]
  if (!access) throw new Error(`The route ${line} has no line in app/routes/permissions.ts.`)
  return access
}

/**
 * Toasts stand in the data of the root route. A look that leaves it out (the browser may ask for each route on its own), or that only
 * fetches ahead, would use them up without anybody seeing them.
 */
function showsToasts(request: Request): boolean {
  const routes = new URL(request.url).searchParams.get('_routes')
  const looksAhead = request.headers.get('Sec-Purpose')?.includes('prefetch') ?? false
  return request.method === 'GET' && !looksAhead && (routes === null || routes.split(',').includes('root'))
}

/** React Router names a pattern without its first slash. */
function lineOf(pattern: string): string {
  return `/${pattern.replace(/^\/+/, '')}`
}
