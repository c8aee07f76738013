import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { Budget } from '#platform/budget.ts'
import { clientNetwork, isTrustedProxy } from '#platform/client-address.server.ts'

import { answerByHand, answerClientError, refuse } from './respond.ts'

const TOO_MANY = 'Too many connections are open from your network. Please try again in a minute.'

/** Milliseconds that idle connections are still answered after the door was closed, so that a request on its way is not cut off. */
const GRACE = 400

/** Milliseconds that a quiet moment to close the door in is waited for. */
const LATEST_CLOSING = 1_500

/** Milliseconds without a new connection that count as a quiet moment. */
const QUIET = 25

/** Milliseconds of a turn of the event loop in which nothing was done. After a longer one somebody may be standing at the door. */
const IDLE_SHARE = 0.2

/** Milliseconds that a connection which was let in last may take to say what it wants. */
const NEWCOMERS = 1_200

/** Milliseconds that a request in flight is waited for; who has not sent the rest of it by then never will. */
const PATIENCE = 3_500

/** Requests that a connection may send before the first is answered. Browsers and proxies send one. */
const MAX_PIPELINED = 16

export interface WebServer {
  listen(port: number, host: string): Promise<void>
  /** Stops accepting, finishes what is in flight, and then ends idle connections. */
  stop(): Promise<void>
}

/** How many connections may be open at once, and from where. */
export interface ConnectionLimits {
  readonly inAll: number
  /** From one network. Those of trusted proxies do not count: everybody comes through them. */
  readonly ofNetwork: number
  readonly trustedProxies: ReadonlyArray<string>
}

/** A server that no slow client can hold: headers within 15 s, a whole request within 60 s, and so many connections. */
export function createWebServer(listener: RequestListener, limits: ConnectionLimits): WebServer {
  let stopping = false
  let held: Array<() => void> | null = null
  let accepted = 0
  const sockets = new Set<Socket>()
  /** How many requests of each connection are being answered. */
  const answering = new Map<Socket, number>()
  // Slow clients are looked for every second; the default of 30 s would let them stay three times as long.
  // A request without a host is refused by the listener, in a sentence and with the headers of every answer.
  const server = createServer({ connectionsCheckingInterval: 1_000, requireHostHeader: false })
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const open = (answering.get(socket) ?? 0) + 1
    if (open > MAX_PIPELINED) return void socket.destroy()
    answering.set(socket, open)
    response.once('close', () => {
      const left = answering.get(socket)! - 1
      if (left > 0) answering.set(socket, left)
      else answering.delete(socket)
    })
    if (stopping) response.setHeader('Connection', 'close')
    if (held) held.push(() => listener(request, response))
    else listener(request, response)
  }
  server.on('request', onRequest)
  // Whoever asks before they send a body gets their answer when it is known who they are.
  server.on('checkContinue', onRequest)
  server.on('checkExpectation', (_request, response) => refuse(response, 417, 'Only “Expect: 100-continue” is understood here.'))
  server.on('connect', (_request, socket) => answerByHand(socket, '405 Method Not Allowed'))
  server.maxConnections = limits.inAll
  const connections = new Budget({ inAll: limits.inAll, each: limits.ofNetwork })
  server.on('connection', (socket) => {
    accepted += 1
    const network = isTrustedProxy(socket.remoteAddress, limits.trustedProxies)
      ? null
      : clientNetwork(socket.remoteAddress, undefined, [])
    if (network !== null) {
      if (!connections.take(network).ok) return answerByHand(socket, '429 Too Many Requests', TOO_MANY)
      socket.once('close', () => connections.giveBack(network))
    }
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
    for (const latest = since + LATEST_CLOSING; ;) {
      const begun = performance.now()
      await new Promise(setImmediate)
      const now = performance.now()
      if (accepted !== seen) [seen, since] = [accepted, now]
      if ((now - since > QUIET && now - begun < IDLE_SHARE) || now > latest) break
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
