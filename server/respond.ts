import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

import { sendResponse } from '@remix-run/node-fetch-server'

import { PageResponse } from '#platform/page-response.server.ts'

import { refusalOf } from './api-refusal.ts'
import { chooseEncoding, encode } from './encoding.ts'
import { securityHeaders, withSecurityHeaders } from './security-headers.ts'

const COMPRESSIBLE =
  /^(text\/(?!event-stream)|application\/(json|javascript|xml|(rss|atom)\+xml|(manifest|feed)\+json)|image\/svg)/
/** Below this many bytes, compressing costs more than it saves. */
const WORTH_COMPRESSING = 1_000

/** Writes a handler's answer: with the security headers, compressed where that helps, streamed where it must be. */
export async function respond(request: IncomingMessage, response: ServerResponse, answer: Response): Promise<void> {
  const { headers } = answer
  withSecurityHeaders(headers)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  if (!COMPRESSIBLE.test(headers.get('Content-Type') ?? '') || headers.has('Content-Encoding')) {
    return sendResponse(response, answer)
  }
  const body = answer instanceof PageResponse ? answer.rendered : Buffer.from(await answer.arrayBuffer())
  const encoding = body.length < WORTH_COMPRESSING ? 'identity' : chooseEncoding(request.headers['accept-encoding'])
  const bytes = await encode(body, encoding, 'low')
  headers.append('Vary', 'Accept-Encoding')
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  // React Router gives no body for HEAD, so its length says nothing about the page’s.
  if (request.method !== 'HEAD') headers.set('Content-Length', String(bytes.length))
  response.writeHead(answer.status, [...headers].flat())
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/**
 * A refusal that the server itself makes, before any page is asked: text, and JSON for programs. The connection ends with it, unless it
 * `goesOn`.
 */
export function refuse(response: ServerResponse, status: number, sentence: string, { goesOn = false } = {}): void {
  const refusal = refusalOf(response.req.url ?? '', status, sentence)
  response
    .writeHead(status, [
      ...securityHeaders.flat(),
      'Content-Type',
      refusal ? 'application/json' : 'text/plain; charset=utf-8',
      'Cache-Control',
      'no-store',
      ...(goesOn ? [] : ['Connection', 'close']),
    ])
    .end(refusal ? JSON.stringify(refusal) : `${sentence}\n`)
}

const ALLOWED = 'GET, HEAD, POST'

export function refuseMethod(response: ServerResponse): void {
  response.setHeader('Allow', ALLOWED)
  refuse(response, 405, `Only ${ALLOWED} are understood here.`)
}

/** For good, with method and body. */
export function redirect(response: ServerResponse, to: string): void {
  response.writeHead(308, [...securityHeaders.flat(), 'Location', to, 'Cache-Control', 'no-store']).end()
}

const clientErrors: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** What could not be read as a request at all is answered by hand, with the same headers as everything else. */
export function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  answerByHand(socket, clientErrors[error.code ?? ''] ?? '400 Bad Request')
}

/** Answers on a bare connection, which ends with it. */
export function answerByHand(socket: Duplex, status: string, sentence = ''): void {
  const body = sentence && `${sentence}\n`
  const headers = [
    ...securityHeaders,
    ['Connection', 'close'],
    ['Cache-Control', 'no-store'],
    ...(body
      ? [
          ['Content-Type', 'text/plain; charset=utf-8'],
          ['Retry-After', '60'],
        ]
      : []),
    ['Content-Length', String(Buffer.byteLength(body))],
  ].map(([name, value]) => `${name}: ${value}`)
  socket.on('error', () => {})
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
