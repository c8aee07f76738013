import { createContext, type MiddlewareFunction } from 'react-router'

import { takeToasts } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import { addressOf } from '#routes/addresses.ts'

/** Toasts that this request brought, for the page to show. */
export const toasts = createContext<ReadonlyArray<Toast>>([])

/** Hands the page what its visitor was told last, once. */
export const showToasts: MiddlewareFunction<Response> = async ({ request, pattern, context }, next) => {
  if (addressOf(pattern).kind !== 'page' || !showsRoot(request)) return next()
  const taken = await takeToasts(request)
  context.set(toasts, taken.toasts)
  const response = await next()
  // Who is only led on has not seen them yet. A toast that this answer sends along comes later, and counts.
  if (taken.usedUp && !leadsOn(response)) response.headers.append('Set-Cookie', taken.usedUp)
  return response
}

/**
 * Toasts stand in the data of the root route. A look that leaves it out (the browser may ask for each route on its own), or that only
 * fetches ahead, would use them up without anybody seeing them.
 */
function showsRoot(request: Request): boolean {
  const routes = new URL(request.url).searchParams.get('_routes')
  const looksAhead = request.headers.get('Sec-Purpose')?.includes('prefetch') ?? false
  return request.method === 'GET' && !looksAhead && (routes === null || routes.split(',').includes('root'))
}

/** A redirect; React Router’s own fetches get theirs as data, with status 202. */
function leadsOn({ status }: Response): boolean {
  return (status >= 300 && status < 400) || status === 202
}
