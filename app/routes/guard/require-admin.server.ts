import { data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'

import type { Viewer } from '#features/identity/core/viewer.ts'
import { rememberReturnPath } from '#features/identity/return-path.server.ts'
import { viewer } from '#features/identity/viewer.server.ts'
import type { FrameViewer } from '#features/site/frame/navigation.ts'
import { toastCookie } from '#platform/flash.server.ts'
import { addressOf } from '#routes/addresses.ts'
import { REFUSAL_SECONDS } from '#routes/admin/access-denied.tsx'
import { servicesContext } from '#services.server.ts'

import { answerHeaders } from './answer-headers.server.ts'
import { frameViewer } from './frame-viewer.server.ts'
import { DENIED, NOBODY_KNOWN, NOT_LOGGED_IN } from './words.ts'

/** What a refusal carries, because no loader runs for its page. */
export interface Refused {
  readonly viewer: FrameViewer | null
}

/** Refuses whoever does not run the site, where an address is for administrators. */
export const requireAdmin: MiddlewareFunction<Response> = async ({ request, url, pattern, context }) => {
  const { who, kind } = addressOf(pattern)
  const person = context.get(viewer)
  if (who !== 'admin' || person?.isAdmin) return
  const isPage = kind === 'page'
  if (request.method === 'GET') {
    const headers = context.get(answerHeaders)
    headers.append('Set-Cookie', await toastCookie(person ? DENIED : NOT_LOGGED_IN))
    // `/auth` keeps the address that the specification gives it: where to go back to travels beside it.
    const place = isPage && !person ? rememberReturnPath(context.get(servicesContext), url.pathname + url.search) : null
    if (place) headers.append('Set-Cookie', place)
  }
  const refusal = accessDenied(context, person)
  throw isPage ? refusal : inText(person)
}

/** The answer to somebody who does not run the site, or does not any more; thrown, it becomes the 'Access Denied' page. */
export function accessDenied(context: Readonly<RouterContextProvider>, person: Viewer | null) {
  context.get(answerHeaders).set('Refresh', `${REFUSAL_SECONDS};url=${person ? '/' : '/auth'}`)
  const refused: Refused = { viewer: person && frameViewer(context.get(servicesContext), person) }
  return data(refused, { status: person ? 403 : 401 })
}

/** The same refusal where no page renders. */
function inText(person: Viewer | null): Response {
  const words = `Access Denied\n${person ? DENIED.text : NOBODY_KNOWN}\n`
  return new Response(words, { status: person ? 403 : 401, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
