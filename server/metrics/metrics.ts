import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { collectDefaultMetrics, Registry } from 'prom-client'

import type { Log } from '#platform/log.server.ts'
import { answerHealth, type Dependency } from '#server/health.ts'
import { securityHeaders } from '#server/security-headers.ts'

import { RequestMetrics } from './request-metrics.ts'
import { stateMetrics, type MeasuredState } from './state-metrics.ts'

const METRICS_PATH = '/metrics'
/** What all processes share is read at most so often, however many ask. */
const SHARED_MS = 5_000

export interface Metrics {
  readonly requests: RequestMetrics
  /** Answers a request for `/metrics`; false where it is for something else. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
}

/** What Prometheus reads, for whoever shows the token. */
export function createMetrics(token: string, state: MeasuredState, log: Log): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new RequestMetrics(registry)
  const readState = stateMetrics(registry, { ...state, read: shared(state.read) })

  async function write(response: ServerResponse): Promise<void> {
    await readState().catch((error: unknown) =>
      log.warn({ err: error }, 'The state of queues and services could not be read for the metrics.'),
    )
    send(response, 200, registry.contentType, await registry.metrics())
  }
  return {
    requests,
    answer(request, response) {
      if (request.url!.replace(/\?.*$/s, '') !== METRICS_PATH) return false
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.setHeader('Allow', 'GET, HEAD')
        send(response, 405, TEXT, 'Only GET and HEAD are understood here.\n')
      } else if (!showsToken(request.headers.authorization ?? '', token)) {
        response.setHeader('WWW-Authenticate', 'Bearer realm="metrics"')
        send(response, 401, TEXT, 'The token of METRICS_TOKEN is missing, or is another one.\n')
      } else {
        write(response).catch((error: unknown) => {
          log.error({ err: error }, 'The metrics could not be written.')
          send(response, 500, TEXT, 'The metrics could not be written.\n')
        })
      }
      return true
    },
  }
}

/** The time that it takes says nothing about the token: hashes are compared, whole. */
function showsToken(authorization: string, token: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hashOf(authorization.replace(/^bearer /i, '')), hashOf(token)) && /^bearer /i.test(authorization)
}

const TEXT = 'text/plain; charset=utf-8'

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, [...securityHeaders.flat(), 'Content-Type', type, 'Cache-Control', 'no-store']).end(body)
}

function shared<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let last: { readonly at: number; readonly result: Promise<Result> } | null = null
  return () => {
    if (last === null || performance.now() - last.at > SHARED_MS) last = { at: performance.now(), result: read() }
    return last.result
  }
}

/** Serves the metrics, and what supervisors ask, on a port of their own: a worker has no other. */
export function createMetricsServer(metrics: Metrics, dependencies: readonly Dependency[]) {
  const server = createServer((request, response) => {
    if (answerHealth(request.url!, response, dependencies) || metrics.answer(request, response)) return
    send(response, 404, TEXT, 'Here are /metrics, /healthz and /readyz.\n')
  })
  server.headersTimeout = 5_000
  server.requestTimeout = 5_000
  server.maxConnections = 100
  return {
    listen: (port: number, host: string) =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, resolve)
      }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
