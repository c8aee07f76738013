import { createContext, data, redirect, type MiddlewareFunction } from 'react-router'

import { findViewer, viewer } from '#features/identity/viewer.server.ts'
import { takeToasts, toastCookie } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import { services } from '#platform/services.server.ts'

import { REFUSAL_SECONDS } from './admin/access-denied.tsx'
import { permissions, type Access } from './permissions.ts'

/** Toasts that this request brought, for the page to show. */
export const toasts = createContext<ReadonlyArray<Toast>>([])

/** Set-Cookie lines that the answer takes along, whatever route writes it. */
const outgoingCookies = createContext<string[]>()

const DENIED: Toast = { title: 'Access Denied', text: "You don't have permission to access this page.", kind: 'error' }

/** Who asks, and what they were told last. Nothing of one person's answer is ever stored on the way. */
export const identify: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const cookies: string[] = []
  context.set(outgoingCookies, cookies)
  const found = await findViewer(context.get(services), request)
  context.set(viewer, found.viewer)
  cookies.push(...found.setCookies)
  if (request.method === 'GET') {
    const brought = await takeToasts(request)
    context.set(toasts, brought.toasts)
    if (brought.usedUp) cookies.push(brought.usedUp)
  }
  const response = await next()
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
  return response
}

/** Holds every address to its line in permissions.ts, loaders and actions alike. */
export const guard: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
  const person = context.get(viewer)
  const access = accessOf(pattern)
  if (access === 'member' && !person) throw redirect(`/auth?next=${encodeURIComponent(url.pathname + url.search)}`)
  if (access !== 'admin' || person?.isAdmin) return next()
  if (person && request.method === 'GET') context.get(outgoingCookies).push(await toastCookie(DENIED))
  const headers = { Refresh: `${REFUSAL_SECONDS};url=${person ? '/' : '/auth'}` }
  throw data(null, { status: person ? 403 : 401, headers })
}

/** @throws Error for a pattern without a line: an address that nobody declared is closed. */
export function accessOf(pattern: string): Access {
  const access = permissions[pattern]
  if (!access) throw new Error(`The route ${pattern} has no line in app/routes/permissions.ts.`)
  return access
}
