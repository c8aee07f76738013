import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

import { onTestFinished } from 'vitest'

import { isPublicAddress } from '#platform/address-ranges.server.ts'
import { createOutboundFetch, type OutboundFetch } from '#platform/fetch.server.ts'

import { pointNames, SHOP_NAMES, type Internet } from './internet.ts'
import { selfSignedCertificate } from './self-signed-certificate.ts'

/** One way to answer a request for a path. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** A shop on this machine, under names that only its own fetch knows. */
export interface ShopServer {
  /** What was asked for, in order: “/path”, or “host/path” where that is not the shop’s own name. */
  readonly asked: string[]
  readonly requests: IncomingMessage['headers'][]
  /** The product’s own fetch; addresses without a port lead to this server. */
  readonly fetch: OutboundFetch
  /** From now on the path is answered so; another one is 404. */
  answer(path: string, answer: Answer | string): void
  /** Names that lead elsewhere when they are looked up, one answer after the other. */
  readonly names: Map<string, string[]>
}

const HOSTS = ['shop.test', 'www.shop.test', 'roguefitness.test', 'www.roguefitness.test', 'other.test', 'rebinding.shop.test']
const own = selfSignedCertificate(...HOSTS)

/** With another port in it; what is no web address stays as it is. */
function withPort(address: string, port: number | ''): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  if (port === '' || url.port === '') url.port = String(port)
  return url.href
}

/** Starts one for a test, with an empty robots.txt. With an internet, the product that looks at it finds the shop under SHOP_NAMES. */
export async function startShopServer(
  pages: Record<string, Answer | string> = {},
  { timeoutMs = 15_000, internet }: { timeoutMs?: number; internet?: Internet } = {},
): Promise<ShopServer> {
  const answers = new Map<string, Answer>()
  const asked: string[] = []
  const requests: IncomingMessage['headers'][] = []
  const names = new Map<string, string[]>()
  const server = createServer({ key: (internet ?? own).key, cert: (internet ?? own).certificate }, (request, response) => {
    const host = request.headers.host?.replace(/:\d+$/, '') ?? ''
    asked.push(`${host === 'shop.test' ? '' : host}${request.url}`)
    requests.push(request.headers)
    const answer = answers.get(request.url!) ?? answers.get(request.url!.replace(/\?.*$/, '')) ?? status(404)
    answer(response, request)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  if (internet) {
    pointNames(internet, SHOP_NAMES, port)
    onTestFinished(() => pointNames(internet, SHOP_NAMES, null))
  }
  const fetch = createOutboundFetch({
    resolve: async (name) => [names.get(name)?.shift() ?? '127.0.0.1'],
    allowAddress: (address) => address === '127.0.0.1' || isPublicAddress(address),
    ports: [port, 443],
    ca: own.certificate,
    timeoutMs,
  })
  const shop: ShopServer = {
    asked,
    requests,
    names,
    fetch: async (url, { mayFollow = () => true, ...options } = {}) => {
      const page = await fetch(withPort(url, port), {
        ...options,
        mayFollow: (next) => mayFollow(new URL(withPort(next.href, ''))),
      })
      return { ...page, url: withPort(page.url, '') }
    },
    answer: (path, answer) => void answers.set(path, typeof answer === 'string' ? html(answer) : answer),
  }
  shop.answer('/robots.txt', text(''))
  for (const [path, answer] of Object.entries(pages)) shop.answer(path, answer)
  return shop
}

export const html = (body: string | Uint8Array, headers: Record<string, string> = {}): Answer =>
  send(body, { 'content-type': 'text/html; charset=utf-8', ...headers })
export const json = (value: unknown): Answer => send(JSON.stringify(value), { 'content-type': 'application/json' })
export const xml = (body: string | Uint8Array): Answer => send(body, { 'content-type': 'application/xml' })
export const text = (body: string): Answer => send(body, { 'content-type': 'text/plain' })
export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(code, { 'content-type': 'text/html', ...headers }).end()
/** To another page of this server, under any of its names. */
export const redirect =
  (location: string): Answer =>
  (response) =>
    void response.writeHead(302, { location: withPort(location, response.socket!.localPort!) }).end()

/** Answers 304 to whoever names the edition. */
export const edition =
  (etag: string, body: string): Answer =>
  (response, request) => {
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
    response.writeHead(200, { 'content-type': 'text/html', etag }).end(body)
  }

/** A body that never ends. */
export const endless: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' })
  const more = () => response.write('<p>More and more.</p>'.repeat(2_000), (error) => !error && setImmediate(more))
  response.on('error', () => {})
  more()
}

const nothing = gzipSync(Buffer.alloc(30_000_000), { level: 1 })

/** Thirty megabytes of nothing in a few kilobytes. */
export const bomb: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
  response.end(nothing)
}

/** A sign now and then. */
export const slow: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' })
  const drip = setInterval(() => response.write(' '), 100)
  response.on('close', () => clearInterval(drip))
}

export const packed = (body: string): Answer => send(gzipSync(body), { 'content-type': 'application/gzip' })

function send(body: string | Uint8Array, headers: Record<string, string>): Answer {
  return (response) => void response.writeHead(200, headers).end(body)
}
