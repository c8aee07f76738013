import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

import { createHeaders } from '@remix-run/node-fetch-server'
import { RouterContextProvider } from 'react-router'

import { hasSessionCookie } from '#features/identity/viewer.server.ts'
import { clientNetwork, clientProtocol, isTrustedProxy } from '#platform/client-address.server.ts'
import { bringsToasts } from '#platform/flash.server.ts'
import { requestIdFor, withRequestId } from '#platform/request-id.server.ts'
import { describeRequest, requestInfo } from '#platform/request.server.ts'
import { attachForm, isForm } from '#platform/sent-form.server.ts'
import { addresses } from '#routes/addresses.ts'
import { servicesContext, type Services } from '#services.server.ts'

import { isApiCall } from './api-refusal.ts'
import { BodyBudget } from './body-budget.ts'
import { explainFailure } from './failure.ts'
import { answerHealth, type Dependency } from './health.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Measured } from './metrics/request-metrics.ts'
import { arrivedAt, comesFromElsewhere, rightAddress, rightSpelling } from './origin-check.ts'
import { PageCache } from './page-cache.ts'
import { RenderQueue } from './render-queue.ts'
import { redirect, refuse, refuseMethod, respond } from './respond.ts'
import { asksForTooManyRoutes } from './route-list.ts'
import { answerProbe } from './site-probe.ts'
import { takeBody } from './take-body.ts'

export type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response>

export interface WebOptions {
  readonly services: Services
  /** React Router's handler. */
  readonly handle: PageHandler
  /** Answers a request for a file of the build; absent in development. */
  readonly staticFiles?: (request: IncomingMessage, response: ServerResponse) => boolean
  readonly dependencies: ReadonlyArray<Dependency>
  /** Addresses whose X-Forwarded-For counts. */
  readonly trustedProxies: ReadonlyArray<string>
  /** Memory for the bodies of all requests together. */
  readonly bodyBytes: number
  /** Absent where nothing is measured. */
  readonly metrics?: Metrics | undefined
}

/** Of a request that only looks. */
const NO_BODY = { ok: true, body: null } as const

const TOO_MANY_PAGES = 'Too many pages are asked for from your network. Please try again in a minute.'

const isPersonal = (cookie: string) => hasSessionCookie(cookie) || bringsToasts(cookie)

/** Everything between the socket and a route, in its order: health, address, files, page cache, origin, body, page. */
export function createListener(options: WebOptions): { listener: RequestListener; cache: PageCache } {
  const { handle, staticFiles, dependencies, trustedProxies, metrics } = options
  const { site, log } = options.services
  const cache = new PageCache(
    (path) => handle(new Request(site.origin + path), contextOf('page-cache', 'page-cache')),
    isPersonal,
    { clock: options.services.clock },
  )
  const bodies = new BodyBudget(options.bodyBytes)
  const queue = new RenderQueue()

  function contextOf(id: string, network: string): RouterContextProvider {
    const context = new RouterContextProvider()
    context.set(servicesContext, options.services)
    context.set(requestInfo, describeRequest(id, network))
    return context
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, id: string, measured?: Measured): Promise<void> {
    if (comesFromElsewhere(request, arrivedAt(request, site.origins)))
      return refuse(named(response, id), 403, 'This form was sent from another site.')
    const network = networkOf(request)
    const bare = pageRequest(request, response)
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    const taken = hasBody ? await takeBody(options.services, bodies, { request, response, bare, network }) : NO_BODY
    if (!taken.ok) {
      const { status, sentence, retryAfter } = taken.refusal
      if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter)
      return refuse(named(response, id), status, sentence, taken)
    }
    const asked = taken.body ? withBody(bare, taken.body) : bare
    const context = contextOf(id, network)
    const endSlot = await queue.take(network)
    if (!endSlot) return refuse(named(response, id), 503, TOO_MANY_PAGES)
    // Nobody waits for it any more.
    if (response.destroyed) return endSlot()
    const made = await handle(asked, context).finally(endSlot)
    const { unavailable, route } = context.get(requestInfo)
    noteRoute(measured, route())
    const answer = explainFailure(made, request.url!, unavailable())
    if (answer.headers.get('Cache-Control')?.includes('public') && cache.concerns(request)) cache.fill(request.url!)
    answer.headers.set(REQUEST_ID, id)
    // Scripts cannot read the headers of an answer that React Router fetched, but they can read its server timing.
    if (answer.status >= 500) answer.headers.set('Server-Timing', `request;desc="${id}"`)
    await respond(request, response, answer)
  }

  function networkOf({ socket, headers }: IncomingMessage): string {
    return clientNetwork(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString(), trustedProxies)
  }

  /** A request as pages see it, without its body. Its signal says that nobody waits for the answer any more. */
  function pageRequest(request: IncomingMessage, response: ServerResponse): Request {
    const over = new AbortController()
    response.once('close', () => over.abort())
    return new Request(arrivedAt(request, site.origins) + request.url, {
      method: request.method!,
      headers: createHeaders(request),
      signal: over.signal,
    })
  }

  /** Where a browser belongs that came to our proxy without TLS. */
  function secureAddress({ url, headers, socket }: IncomingMessage, origin: string): string | null {
    if (!origin.startsWith('https:') || headers['x-forwarded-proto'] === undefined) return null
    const came = clientProtocol(socket.remoteAddress, headers['x-forwarded-proto'].toString(), trustedProxies, 'https')
    return came === 'http' ? origin + url : null
  }

  function listener(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url!
    const measured = metrics?.requests.begin(request, response)
    const given = request.headers['x-request-id']?.toString()
    const id = requestIdFor(given, () => isTrustedProxy(request.socket.remoteAddress, trustedProxies))
    if (WATCHED.test(url)) named(response, id)
    if (!namesOneHost(request)) return refuse(named(response, id), 400, 'A request names one host.')
    if (answerHealth(url, response, dependencies)) return noteRoute(measured, '(health)')
    if (metrics?.answer(request, response)) return noteRoute(measured, '(metrics)')
    if (answerProbe(url, response, options.services)) return
    if (!isPath(url) || !isReadable(url)) return refuse(named(response, id), 400, 'This address makes no sense here.')
    if (asksForTooManyRoutes(url)) return refuse(named(response, id), 400, 'This asks for too many pages at once.')
    const origin = arrivedAt(request, site.origins)
    const elsewhere = rightAddress(request, origin) ?? secureAddress(request, origin)
    if (elsewhere) return redirect(named(response, id), elsewhere)
    const spelled = rightSpelling(request)
    if (spelled !== null) return redirect(named(response, id), spelled)
    if (!KNOWN_METHODS.has(request.method!) && !isAnsweredByRoute(request)) return refuseMethod(named(response, id))
    if (staticFiles?.(request, response)) return noteRoute(measured, '(file)')
    if (cache.answer(request, response, [REQUEST_ID, id])) return noteRoute(measured, cache.routeOf(url) ?? null)
    const broke = (error: unknown) => {
      if (response.destroyed) return
      log.error({ err: error }, 'A request broke outside every page.')
      if (response.headersSent) response.destroy()
      else refuse(named(response, id), 500, `Something went wrong. The number of this mistake is ${id}.`)
    }
    withRequestId(id, () => void answerPage(request, response, id, measured).catch(broke))
  }
  return { listener, cache }
}

const REQUEST_ID = 'X-Request-Id'

/** What supervisors ask, and other installations: answered apart. */
const WATCHED = /^\/(?:healthz|readyz|metrics|\.well-known\/)/

/**
 * For answers that are made here. Headers that are written as one list cost several times as much once one was set before, so that pages have it in
 * their list. Files of the build go without: nothing is logged of them, and they are kept by browsers for a year.
 */
function named(response: ServerResponse, id: string): ServerResponse {
  return response.setHeader(REQUEST_ID, id)
}

/** Never the address itself: people type it. */
function noteRoute(measured: Measured | undefined, route: string | null): void {
  if (!measured || route === null) return
  measured.route = route
  measured.isStream = STREAMS.has(route)
}

const STREAMS: ReadonlySet<string> = new Set(addresses.filter(({ kind }) => kind === 'stream').map(({ path }) => path))

function withBody(bare: Request, body: Uint8Array<ArrayBuffer>): Request {
  if (isForm(bare)) return attachForm(bare, body)
  const { url, method, headers, signal } = bare
  return new Request(url, { method, headers, signal, body })
}

/** Everything else changes nothing here and is nothing that a page or a call needs. */
const KNOWN_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST'])

/** Addresses of the API say themselves by which methods they are called. */
function isAnsweredByRoute({ method, url }: IncomingMessage): boolean {
  return isApiCall(url!) && /^(PUT|PATCH|DELETE)$/.test(method!)
}

/**
 * A path from the root; the absolute form, `*` and a fragment are for proxies and broken clients. Browsers take a backslash before the
 * query for a slash, so that an address with one is not the same to them as to us.
 */
function isPath(url: string): boolean {
  return /^\/[^#\\?]*(?:\?[^#]*)?$/.test(url)
}

/** A request of HTTP/1.1 names its host, and none names two: whoever stands before us may have believed the other one. */
function namesOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const named = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
  return named === 1 || (named === 0 && httpVersion === '1.0')
}

/** Whether the escapes of its path can be undone, and none hides U+0000, which no address and no text of ours holds. */
function isReadable(url: string): boolean {
  if (/%00/.test(url)) return false
  try {
    decodeURIComponent(url.replace(/\?.*$/s, ''))
    return true
  } catch {
    return false
  }
}
