import { createContext, data, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router'

import { faceAddress } from '#features/identity/account/face-address.ts'
import { keepPlace } from '#features/identity/kept-place.server.ts'
import { PERSON_FIELD } from '#features/identity/person-field.tsx'
import { findViewer, personMark, viewer } from '#features/identity/viewer.server.ts'
import type { Viewer } from '#features/identity/viewer.ts'
import { FACE_IN_BAR, type FrameViewer } from '#features/site/frame/navigation.ts'
import { redirectWithToast, takeToasts, toastCookie } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import { requestInfo } from '#platform/request.server.ts'
import { sentForm } from '#platform/sent-form.server.ts'
import { servicesContext, type Services } from '#platform/services.server.ts'

import { accessOf, lineOf } from './access.ts'
import { besidePages, keepsWhatWasTyped, looksForItself, takesToasts, takesTokens } from './addresses-apart.ts'
import { REFUSAL_SECONDS } from './admin/access-denied.tsx'
import { DENIED, NOBODY_KNOWN, NOT_LOGGED_IN, SIGNED_OUT, SOMEBODY_ELSE } from './guard-words.ts'

/** Toasts that this request brought, for the page to show. */
export const toasts = createContext<ReadonlyArray<Toast>>([])

/** What a refusal carries, because no loader runs for its page. */
export interface Refused {
  readonly viewer: FrameViewer | null
}

/** What the frame knows of the person. */
export function frameViewer(services: Services, person: Viewer) {
  const { displayName, email, isAdmin, picture, dateLanguage: language } = person
  const face = faceAddress(picture, FACE_IN_BAR)
  return { name: displayName ?? email, isAdmin, face, language, mark: personMark(services, person) }
}

/** Header lines that the answer takes along, whatever route writes it and even when it is an error page. */
export const answerHeaders = createContext<Headers>()

const nobody = { viewer: null, setCookies: [] }
/** Who asks, and what they were told last. Nothing of one person's answer is ever stored on the way. */
export const identify: MiddlewareFunction<Response> = async ({ request, pattern, context }, next) => {
  const headers = new Headers()
  context.set(answerHeaders, headers)
  const isNobodys = looksForItself.has(lineOf(pattern)) || takesTokens(lineOf(pattern))
  const found = isNobodys ? nobody : await lookFor(request, pattern, context)
  context.set(viewer, found.viewer)
  for (const cookie of found.setCookies) headers.append('Set-Cookie', cookie)
  const brought = takesToasts(lineOf(pattern)) && showsToasts(request) ? await takeToasts(request) : { toasts: [], usedUp: null }
  context.set(toasts, brought.toasts)
  const response = await next()
  // Who is only led on has not seen them yet. A toast that this answer sends along comes later, and counts.
  if (brought.usedUp && !leadsOn(response)) response.headers.append('Set-Cookie', brought.usedUp)
  for (const [name, value] of headers) response.headers.append(name, value)
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
  return response
}

/** Holds every address to its line in permissions.ts, loaders and actions alike. */
export const guard: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
  const person = context.get(viewer)
  const access = accessOf(pattern)
  if (access === 'member' && !person) {
    if (staysOpen(request, pattern)) return next()
    const signIn = `/auth?next=${encodeURIComponent(url.pathname + url.search)}`
    throw request.method === 'POST' ? await redirectWithToast(signIn, SIGNED_OUT) : redirect(signIn)
  }
  if (person && access !== 'anyone' && (await isOfSomebodyElse(request, context.get(servicesContext), person))) {
    throw await redirectWithToast(url.pathname, SOMEBODY_ELSE)
  }
  if (access !== 'admin' || person?.isAdmin) return next()
  const isPage = !besidePages.has(lineOf(pattern))
  if (request.method === 'GET') {
    const headers = context.get(answerHeaders)
    headers.append('Set-Cookie', await toastCookie(person ? DENIED : NOT_LOGGED_IN))
    // `/auth` keeps the address that the specification gives it: where to go back to travels beside it.
    const place = isPage && !person ? keepPlace(context.get(servicesContext), url.pathname + url.search) : null
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

/** Who sent the request. Where the form stays open, a session that cannot be read is no reason to throw away what was typed. */
async function lookFor(request: Request, pattern: string, context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  if (!staysOpen(request, pattern)) return findViewer(services, request)
  return findViewer(services, request).catch((error: unknown) => {
    const info = context.get(requestInfo)
    info.unavailable(true)
    services.log.error({ err: error, requestId: info.id }, 'A session could not be read.')
    return nobody
  })
}

/** A form that the page’s own script sent: the page with what was typed is still there, whatever is answered. */
function staysOpen(request: Request, pattern: string): boolean {
  return request.method === 'POST' && new URL(request.url).pathname.endsWith('.data') && keepsWhatWasTyped.has(lineOf(pattern))
}

/** Whether a form was filled in on a page of another person than the one who is signed in now. */
async function isOfSomebodyElse(request: Request, services: Services, person: Viewer): Promise<boolean> {
  if (request.method !== 'POST') return false
  const form = await sentForm(request)
  const mark = typeof form === 'string' ? undefined : form.texts.findLast(([name]) => name === PERSON_FIELD)?.[1]
  return mark !== undefined && mark !== personMark(services, person)
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

/** A redirect; React Router’s own fetches get theirs as data, with status 202. */
function leadsOn({ status }: Response): boolean {
  return (status >= 300 && status < 400) || status === 202
}
