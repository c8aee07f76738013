import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { createRequest } from '@remix-run/node-fetch-server'
import { RouterContextProvider } from 'react-router'

import { hasSessionCookie } from '#features/identity/viewer.server.ts'
import { clientNetwork, clientProtocol } from '#platform/client-address.server.ts'
import { bringsToasts } from '#platform/flash.server.ts'
import { describeRequest, requestInfo } from '#platform/request.server.ts'
import { services, type Services } from '#platform/services.server.ts'

import { isApiCall } from './api-refusal.ts'
import { explainFailure } from './failure.ts'
import { answerHealth, type Dependency } from './health.ts'
import { comesFromElsewhere, rightAddress, rightSpelling } from './origin-check.ts'
import { PageCache } from './page-cache.ts'
import { mostBodyBytes, readBody } from './request-body.ts'
import { answerClientError, redirect, refuse, refuseMethod, respond } from './respond.ts'

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
}

const isPersonal = (cookie: string) => hasSessionCookie(cookie) || bringsToasts(cookie)

/** Everything between the socket and a route, in its order: health, address, files, page cache, origin, body, page. */
export function createListener(options: WebOptions): { listener: RequestListener; cache: PageCache } {
  const { handle, staticFiles, dependencies, trustedProxies } = options
  const { site, log } = options.services
  const cache = new PageCache(
    (path) => handle(new Request(site.origin + path), contextOf('page-cache', 'page-cache')),
    isPersonal,
  )
  const { host, protocol } = new URL(site.origin)

  function contextOf(id: string, network: string): RouterContextProvider {
    const context = new RouterContextProvider()
    context.set(services, options.services)
    context.set(requestInfo, describeRequest(id, network))
    return context
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    if (comesFromElsewhere(request, site.origin)) return refuse(response, 403, 'This form was sent from another site.')
    const bare = createRequest(request, response, { host, protocol })
    const body = request.method === 'GET' || request.method === 'HEAD' ? null : await readBody(request)
    if (body === 'too large') {
      const megabytes = mostBodyBytes(request.url!) / 1_000_000
      return refuse(response, 413, `This is more than the site takes at once (${megabytes} MB).`)
    }
    const asked = body
      ? new Request(bare.url, { method: bare.method, headers: bare.headers, signal: bare.signal, body: viewOf(body) })
      : bare
    const network = clientNetwork(
      request.socket.remoteAddress ?? '',
      request.headers['x-forwarded-for']?.toString(),
      trustedProxies,
    )
    const context = contextOf(id, network)
    const answer = explainFailure(await handle(asked, context), request.url!, context.get(requestInfo).unavailable())
    if (answer.headers.get('Cache-Control')?.includes('public') && cache.concerns(request)) cache.fill(request.url!)
    answer.headers.set('X-Request-Id', id)
    // Scripts cannot read the headers of an answer that React Router fetched, but they can read its server timing.
    if (answer.status >= 500) answer.headers.set('Server-Timing', `request;desc="${id}"`)
    await respond(request, response, answer)
  }

  /** Where a browser belongs that came to our proxy without TLS. */
  function secureAddress({ url, headers, socket }: IncomingMessage): string | null {
    if (protocol !== 'https:' || headers['x-forwarded-proto'] === undefined) return null
    const came = clientProtocol(socket.remoteAddress, headers['x-forwarded-proto'].toString(), trustedProxies, 'https')
    return came === 'http' ? site.origin + url : null
  }

  function listener(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url!
    if (answerHealth(url, response, dependencies)) return
    const elsewhere = rightAddress(request, site.origin) ?? secureAddress(request)
    if (elsewhere) return redirect(response, elsewhere)
    if (!isPath(url) || !isReadable(url)) return refuse(response, 400, 'This address makes no sense here.')
    const spelled = rightSpelling(request)
    if (spelled !== null) return redirect(response, spelled)
    if (!KNOWN_METHODS.has(request.method!) && !isAnsweredByRoute(request)) return refuseMethod(response)
    if (staticFiles?.(request, response) || cache.answer(request, response)) return
    const id = randomUUID()
    answerPage(request, response, id).catch((error: unknown) => {
      if (response.destroyed) return
      log.error({ err: error, requestId: id }, 'A request broke outside every page.')
      if (response.headersSent) response.destroy()
      else refuse(response, 500, `Something went wrong. The number of this mistake is ${id}.`)
    })
  }
  return { listener, cache }
}

/** The same bytes, not copied once more: a part of a recording has 4 MB of them. */
function viewOf(body: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.length)
}

/** Milliseconds that idle connections are still answered after the door was closed, so that a request on its way is not cut off. */
const GRACE = 400

/** Milliseconds without a new connection that count as a quiet moment. */
const QUIET = 25

/** Milliseconds of a turn of the event loop in which nothing was done. After a longer one somebody may be standing at the door. */
const IDLE_TURN = 0.2

/** Milliseconds that a connection which was let in last may take to say what it wants. */
const NEWCOMERS = 1_200

/** Milliseconds that a request in flight is waited for; who has not sent the rest of it by then never will. */
const PATIENCE = 3_500

/** Everything else changes nothing here and is nothing that a page or a call needs. */
const KNOWN_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST'])

/** Addresses of the API say themselves by which methods they are called. */
function isAnsweredByRoute({ method, url }: IncomingMessage): boolean {
  return isApiCall(url!) && /^(PUT|PATCH|DELETE)$/.test(method!)
}

/** A path from the root; the absolute form, `*` and a fragment are for proxies and broken clients. */
function isPath(url: string): boolean {
  return /^\/[^#]*$/.test(url)
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

export interface WebServer {
  listen(port: number, host: string): Promise<void>
  /** Stops accepting, finishes what is in flight, and then ends idle connections. */
  stop(): Promise<void>
}

/** A server that no slow client can hold: headers within 15 s, a whole request within 60 s. */
export function createWebServer(listener: RequestListener): WebServer {
  let stopping = false
  let held: Array<() => void> | null = null
  let accepted = 0
  const sockets = new Set<Socket>()
  const answering = new Set<Socket>()
  // Slow clients are looked for every second; the default of 30 s would let them stay three times as long.
  const server = createServer({ connectionsCheckingInterval: 1_000 }, (request, response) => {
    answering.add(request.socket)
    response.once('close', () => answering.delete(request.socket))
    if (stopping) response.setHeader('Connection', 'close')
    if (held) held.push(() => listener(request, response))
    else listener(request, response)
  })
  server.on('connection', (socket) => {
    accepted += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  /**
   * Closes the door when nobody stands at it: the system resets a connection that is made but not accepted yet. Requests are
   * held meanwhile, so that the loop comes round at once; they are answered right after.
   */
  async function closeInAQuietMoment(): Promise<{ done: Promise<unknown> }> {
    held = []
    let [seen, since] = [accepted, performance.now()]
    for (const latest = since + GRACE; ;) {
      const begun = performance.now()
      await new Promise(setImmediate)
      const now = performance.now()
      if (accepted !== seen) [seen, since] = [accepted, now]
      if ((now - since > QUIET && now - begun < IDLE_TURN) || now > latest) break
    }
    const done = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
    const waiting = held
    held = null
    for (const answer of waiting) answer()
    return { done }
  }

  server.on('clientError', answerClientError)
  server.headersTimeout = 15_000
  server.requestTimeout = 60_000
  server.keepAliveTimeout = 30_000
  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          server.off('error', reject)
          resolve()
        })
      }),
    async stop() {
      stopping = true
      // http.Server.close() would cut idle connections at once, and with them a request that is already on its way. Nor does
      // it count a browser's spare connection, which has sent nothing yet, as idle.
      const closed = await closeInAQuietMoment()
      await sleep(GRACE)
      const [newcomersUntil, giveUp] = [Date.now() + NEWCOMERS, Date.now() + PATIENCE]
      // A timer can run before what a socket has received is read, so a socket is idle only when nothing came between two looks.
      const idle = new Map<Socket, number>()
      const sweep = setInterval(() => {
        for (const socket of sockets) {
          if (Date.now() > giveUp) socket.destroy()
          else if (answering.has(socket)) idle.delete(socket)
          else if (socket.bytesRead === 0 && Date.now() < newcomersUntil) idle.delete(socket)
          else if (idle.get(socket) === socket.bytesRead) socket.destroySoon()
          else idle.set(socket, socket.bytesRead)
        }
      }, 50)
      await closed.done
      clearInterval(sweep)
    },
  }
}
