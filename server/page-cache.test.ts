import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { movableClock } from '#tests/support/recording-services.ts'

import { PageCache } from './page-cache.ts'

let server: Server
let origin: string
let rendered: string[]
let page: (path: string) => Response | Promise<Response>
let cache: PageCache
const clock = movableClock('2026-03-02T09:30:00Z')

const shared = (body: string, headers = {}) =>
  new Response(body, { headers: { 'Cache-Control': 'public, max-age=0', ...headers } })

beforeEach(async () => {
  rendered = []
  page = (path) => shared(`<h1>${path}</h1>`)
  cache = new PageCache(
    async (path) => {
      rendered.push(path)
      return page(path)
    },
    (cookies) => cookies.includes('session='),
    { clock },
  )
  server = createServer((request, response) => {
    if (!cache.answer(request, response)) response.writeHead(404).end('miss')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

async function filled(path: string) {
  cache.fill(path)
  await expect.poll(() => cache.size).toBeGreaterThan(0)
}

test('a kept page is answered with an entity tag, and with 304 to whoever has it', async () => {
  await filled('/about')
  const first = await fetch(`${origin}/about`)
  expect(await first.text()).toBe('<h1>/about</h1>')
  expect(first.headers.get('Vary')).toContain('Cookie')
  expect(first.headers.get('X-Content-Type-Options')).toBe('nosniff')
  const again = await fetch(`${origin}/about`, { headers: { 'If-None-Match': `"x", ${first.headers.get('ETag')}` } })
  expect(again.status).toBe(304)
  expect(again.headers.get('ETag')).toBe(first.headers.get('ETag'))
})

test('every encoding has a tag of its own', async () => {
  await filled('/about')
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) =>
      (await fetch(`${origin}/about`, { headers: { 'Accept-Encoding': encoding } })).headers.get('ETag'),
    ),
  )
  expect(new Set(tags).size).toBe(3)
})

test.each([
  ['a session cookie', '/about', { headers: { Cookie: 'a=1; session=abc' } }],
  ['a query', '/about?x=1', {}],
  ['another method', '/about', { method: 'POST' }],
])('a request with %s goes past the cache', async (_what, path, init) => {
  await filled('/about')
  expect((await fetch(origin + path, init)).status).toBe(404)
})

test.each(['/About', '/about/', '/a/../about', '/about/..', '/about#x', '//about', '/%61bout', '/about/.'])(
  'another spelling, %s, fills no memory',
  async (path) => {
    cache.fill('/about')
    await expect.poll(() => cache.size).toBe(1)
    expect(cache.concerns({ method: 'GET', url: path, headers: {} } as IncomingMessage)).toBe(false)
  },
)

test('only a few pages are rendered for the cache at the same time', async () => {
  const answers = Promise.withResolvers<Response>()
  page = () => answers.promise
  for (let at = 0; at < 20; at++) cache.fill(`/page-${at}`)
  await expect.poll(() => rendered.length).toBe(4)
  answers.resolve(shared('x'))
  page = () => shared('x')
  await expect.poll(() => (cache.fill('/page-9'), cache.size)).toBeGreaterThan(1)
})

test('the memory has an end: the oldest pages give way', async () => {
  const small = new PageCache(
    () => Promise.resolve(shared(randomBytes(1_000).toString('hex'))),
    () => false,
    { mostBytes: 10_000 },
  )
  const isKept = (path: string) => small.answer({ method: 'GET', url: path, headers: {} } as IncomingMessage, nowhere)
  for (let at = 0; at < 9; at++) {
    small.fill(`/page-${at}`)
    await expect.poll(() => isKept(`/page-${at}`)).toBe(true)
  }
  expect(small.size).toBeLessThan(4)
  expect([isKept('/page-0'), isKept('/page-8')]).toEqual([false, true])
})

/** A response that goes nowhere. */
const nowhere = { writeHead: () => nowhere, end: () => nowhere } as unknown as ServerResponse

test('a cookie that says nothing about the person changes nothing', async () => {
  await filled('/about')
  expect((await fetch(`${origin}/about`, { headers: { Cookie: 'theme=dark' } })).status).toBe(200)
})

test.each([
  ['is personal', () => new Response('x', { headers: { 'Cache-Control': 'no-store' } })],
  ['sets a cookie', () => shared('x', { 'Set-Cookie': 'a=b' })],
  ['is not there', () => new Response('x', { status: 404, headers: { 'Cache-Control': 'public' } })],
])('a page that %s is not kept', async (_what, answer) => {
  page = answer
  cache.fill('/about')
  await expect.poll(() => rendered).toEqual(['/about'])
  expect((await fetch(`${origin}/about`)).status).toBe(404)
})

test('many who ask at once cost one rendering', async () => {
  for (let i = 0; i < 50; i++) cache.fill('/about')
  await expect.poll(() => cache.size).toBe(1)
  expect(rendered).toEqual(['/about'])
})

test('a page that was being rendered while its content changed is not kept', async () => {
  const answer = Promise.withResolvers<Response>()
  page = () => answer.promise
  cache.fill('/about')
  await expect.poll(() => rendered.length).toBe(1)
  cache.clear()
  answer.resolve(shared('old'))
  page = () => shared('new')
  await expect.poll(() => (cache.fill('/about'), cache.size)).toBe(1)
  expect(await (await fetch(`${origin}/about`)).text()).toBe('new')
})

test.each([
  ['an instant', { Expires: 'Mon, 02 Mar 2026 09:30:10 GMT' }],
  ['seconds', { 'Cache-Control': 'public, max-age=0, s-maxage=10' }],
])('a page that names its end by %s is not answered after it', async (_how, headers) => {
  clock.set('2026-03-02T09:30:00Z')
  page = () => shared('$20.00', headers)
  await filled('/shop')
  clock.set('2026-03-02T09:30:09Z')
  expect((await fetch(`${origin}/shop`)).status).toBe(200)
  clock.set('2026-03-02T09:30:10Z')
  expect((await fetch(`${origin}/shop`)).status).toBe(404)
  expect(cache.size).toBe(0)
})

test('HEAD has the headers and no body', async () => {
  await filled('/about')
  const head = await fetch(`${origin}/about`, { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } })
  expect(head.headers.get('Content-Length')).toBe('15')
  expect(await head.text()).toBe('')
})

test('a failing page leaves the server standing', async () => {
  page = () => Promise.reject(new Error('broken'))
  cache.fill('/about')
  await expect.poll(() => rendered.length).toBe(1)
  expect((await fetch(`${origin}/about`)).status).toBe(404)
})
