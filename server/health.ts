import type { ServerResponse } from 'node:http'

import { securityHeaders } from './security-headers.ts'

/** One thing that the product needs to answer, and whether it is there. */
export interface Dependency {
  readonly name: string
  isReady(): boolean
  /** Pages are answered without it, so that it is said and no reason to send nobody here. */
  readonly isOptional?: true
}

/** `/healthz` says that the process lives; `/readyz` has a JSON line for each dependency and is 503 while one that it needs is missing. */
export function answerHealth(path: string, response: ServerResponse, dependencies: ReadonlyArray<Dependency>): boolean {
  if (path === '/healthz') {
    respond(response, 200, 'text/plain; charset=utf-8', 'ok')
    return true
  }
  if (path !== '/readyz') return false
  const lines = dependencies.map(({ name, isReady, isOptional }) => ({
    dependency: name,
    ready: isReady(),
    ...(isOptional && { optional: true }),
  }))
  const ready = lines.every((line) => line.ready || line.optional)
  respond(response, ready ? 200 : 503, 'application/x-ndjson', lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return true
}

function respond(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, [...securityHeaders.flat(), 'Content-Type', type, 'Cache-Control', 'no-store']).end(body)
}
