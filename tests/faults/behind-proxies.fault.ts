import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { beforeAll, expect, onTestFinished, test } from 'vitest'

import { tell } from '#tests/support/figures.ts'
import { ask } from '#tests/support/http-client.ts'
import { discardProduct, freePort, OWNER, startProduct, type Product } from '#tests/support/product.ts'

import {
  announceThrough,
  askPlainly,
  openThrough,
  SITE,
  startProxy,
  through,
  type Kind,
  type Passed,
  type Proxy,
} from './proxies.ts'

const kinds: ReadonlyArray<Kind> = ['nginx', 'caddy']
const settings = { SITE_URL: `https://${SITE}`, TRUSTED_PROXIES: '127.0.0.1', STREAMS_PER_NETWORK: '1' }
const cookiesOf = ({ headers }: Passed) => (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')

async function signIn(proxy: Proxy) {
  const form = { email: OWNER.email, password: OWNER.password }
  const answer = await through(proxy, { path: '/auth', form })
  expect([answer.status, answer.headers.location]).toEqual([303, '/'])
  return { cookies: cookiesOf(answer) }
}

test.for(kinds)('%s passes on the name of the site, who asks and how', async (kind) => {
  const told: Array<Record<string, unknown>> = []
  const server = createServer((request, response) => {
    told.push(request.headers)
    response.end('heard')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const proxy = await startProxy(kind, [(server.address() as AddressInfo).port])
  await through(proxy, { path: '/', from: '127.0.0.2', headers: { 'Accept-Encoding': 'br, gzip' } })
  expect(told.at(-1)).toMatchObject({
    host: SITE,
    'x-forwarded-for': '127.0.0.2',
    'x-forwarded-proto': 'https',
    'accept-encoding': 'br, gzip',
  })
})

/** The one product that stands behind each of them in turn. */
let product: Product
let port: number
beforeAll(async () => {
  port = await freePort()
  product = await startProduct({ ...settings, PORT: String(port) })
  return () => discardProduct(product)
}, 180_000)
const inFrontOf = (kind: Kind) => startProxy(kind, [port])

/** Opens a stream that stays open until the test is over; the status that it was answered with. */
async function openStream(proxy: Proxy, from: string, headers: Record<string, string> = {}) {
  const browser = Array.from({ length: 43 }, () => String(randomInt(10))).join('')
  const stream = await openThrough(proxy, {
    path: '/chat/events',
    from,
    headers: { Cookie: `__Host-chat=${browser}`, ...headers },
  })
  onTestFinished(() => void stream.destroy())
  return stream
}

test.for(kinds)(
  'behind %s everybody counts as the network that they come from, whatever they say of themselves',
  async (kind) => {
    const proxy = await inFrontOf(kind)
    const statusFrom = async (from: string, headers?: Record<string, string>) =>
      (await openStream(proxy, from, headers)).statusCode
    expect([await statusFrom('127.0.0.2'), await statusFrom('127.0.0.3')]).toEqual([200, 200])
    // One stream a network is allowed here.
    expect(await statusFrom('127.0.0.2')).toBe(429)
    expect(await statusFrom('127.0.0.2', { 'X-Forwarded-For': '203.0.113.9' })).toBe(429)

    expect((await signIn(proxy)).cookies).toContain('__Host-')
    const plain = await askPlainly(proxy, '/pricing?a=b')
    expect([plain.statusCode, plain.headers.location]).toEqual([308, `https://${SITE}/pricing?a=b`])
  },
)

test.for(kinds)('behind %s answers are compressed once, and keep what they say to caches', async (kind) => {
  const proxy = await inFrontOf(kind)
  const coded = async (path: string, coding: string) => {
    const answer = await through(proxy, { path, headers: { 'Accept-Encoding': coding } })
    return { ...answer, coding: answer.headers['content-encoding'] }
  }
  // The first answer is made, and has no ETag yet.
  await expect.poll(async () => (await through(proxy, { path: '/pricing' })).headers.etag).toBeDefined()
  const plain = await coded('/pricing', 'identity')
  const brotli = await coded('/pricing', 'br, gzip')
  const gzip = await coded('/pricing', 'gzip')
  expect([plain.coding, brotli.coding, gzip.coding]).toEqual([undefined, 'br', 'gzip'])
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
  expect(plain.body.toString()).toContain(`https://${SITE}/pricing`)

  const [asset] = /\/assets\/[\w.-]+\.css/.exec(plain.body.toString()) ?? []
  for (const path of ['/pricing', asset!, '/auth', '/robots.txt']) {
    const directly = () => ask(product.origin, { path, headers: { Host: SITE, 'X-Forwarded-Proto': 'https' } })
    // Until the page is kept, which a busy machine takes a moment for, its answer has no ETag.
    await expect
      .poll(async () => {
        const [direct, passed] = [await directly(), await through(proxy, { path })]
        expect(passed.status).toBe(200)
        return ['cache-control', 'etag', 'vary', 'strict-transport-security', 'x-content-type-options']
          .filter((name) => passed.headers[name] !== direct.headers[name])
          .map((name) => [path, name, passed.headers[name], direct.headers[name]])
      })
      .toEqual([])
  }
  const again = await through(proxy, { path: '/pricing', headers: { 'If-None-Match': plain.headers.etag! } })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test.for(kinds)('behind %s a stream of events comes as it is written', async (kind) => {
  const proxy = await inFrontOf(kind)
  const begun = performance.now()
  const stream = await openStream(proxy, '127.0.0.4')
  expect([stream.statusCode, stream.headers['content-type']]).toEqual([200, 'text/event-stream'])
  const [first] = (await once(stream, 'data')) as [Buffer]
  const ms = performance.now() - begun
  tell(`${kind}: the first ${first.length} bytes of a stream that goes on came after ${Math.round(ms)} ms`)
  expect(stream.complete).toBe(false)
  expect(ms).toBeLessThan(2_000)
})

test.for(kinds)('%s lets through the largest file that is taken, and no larger one', async (kind) => {
  const proxy = await inFrontOf(kind)
  const { cookies } = await signIn(proxy)
  const form = (bytes: number) => {
    const head =
      '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nread\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n'
    const body = Buffer.concat([Buffer.from(head), randomBytes(bytes), Buffer.from('\r\n--x--\r\n')])
    const headers = { Cookie: cookies, 'Content-Type': 'multipart/form-data; boundary=x' }
    return { path: '/health/labs/new', body, headers }
  }
  const taken = await through(proxy, form(14_900_000))
  expect(taken.status).toBe(400)
  expect(taken.body.toString()).toContain('Add a lab report')
})

test.for(kinds)('%s itself refuses 17 MB, and nothing behind it gets them', async (kind) => {
  const whole: number[] = []
  const server = createServer(async (request, response) => {
    let bytes = 0
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) bytes += chunk.length
      whole.push(bytes)
      response.end(`${bytes} bytes`)
    } catch {
      response.destroy()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const proxy = await startProxy(kind, [(server.address() as AddressInfo).port])
  whole.length = 0
  const taken = await announceThrough(proxy, { path: '/', bytes: 15_500_000, sends: 15_500_000 })
  expect([taken.status, taken.body.toString()]).toEqual([200, '15500000 bytes'])
  // Caddy counts what comes, nginx goes by the length that is named.
  const refused = await announceThrough(proxy, { path: '/', bytes: 17_000_000, sends: 16_100_000 })
  expect([refused.status, whole]).toEqual([413, [15_500_000]])
})

test.for(kinds)('while the product is started again %s says so, and asks to come back', async (kind) => {
  const proxy = await inFrontOf(kind)
  await product.stop()
  const away = await through(proxy, { path: '/pricing' })
  expect(away).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } })
  expect(away.headers['content-type']).toMatch(/^text\/html/)
  expect(away.body.toString()).toContain('<h1>Back in a moment</h1>')
  product = await startProduct({ ...settings, PORT: String(port), DATA_DIR: product.dataDir })
  const begun = performance.now()
  await expect.poll(async () => (await through(proxy, { path: '/pricing' })).status, { interval: 20 }).toBe(200)
  tell(`${kind}: a page ${Math.round(performance.now() - begun)} ms after the product was back`)
})
