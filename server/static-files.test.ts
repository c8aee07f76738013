import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { serveStaticFiles } from './static-files.ts'

let server: Server
let origin: string
const folder = mkdtempSync(join(tmpdir(), 'static-'))
const script = 'export const paper = "white"\n'.repeat(20)

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/app-1a2b.js'), script)
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script))
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  const serve = serveStaticFiles(folder)
  server = createServer((request, response) => {
    if (!serve(request, response)) response.writeHead(200).end('page')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

test('a hashed file is kept for a year and sent as it was compressed', async () => {
  const answer = await fetch(`${origin}/assets/app-1a2b.js`, { headers: { 'Accept-Encoding': 'br' } })
  expect(answer.headers.get('Content-Encoding')).toBe('br')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(await answer.text()).toBe(script)
})

test('a script carries what the specification asks of every answer, and little else', async () => {
  const { rawHeaders } = await new Promise<IncomingMessage>((resolve) =>
    get(`${origin}/assets/app-1a2b.js`, { headers: { 'Accept-Encoding': 'br' } }, (answer) => resolve(answer.resume())),
  )
  const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []))
  for (const name of [
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Strict-Transport-Security',
  ])
    expect(rawHeaders).toContain(name)
  expect(lines.join('\r\n').length).toBeLessThan(540)
  const picture = await fetch(`${origin}/favicon.svg`)
  expect(picture.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
})

test('without a fitting compressed file the bytes themselves are sent', async () => {
  const answer = await fetch(`${origin}/assets/app-1a2b.js`, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(answer.headers.get('Content-Encoding')).toBeNull()
  expect(await answer.text()).toBe(script)
})

test('a file without a hash is asked for again, and answered with 304', async () => {
  const first = await fetch(`${origin}/favicon.svg`)
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=300')
  const again = await fetch(`${origin}/favicon.svg`, { headers: { 'If-None-Match': first.headers.get('ETag')! } })
  expect(again.status).toBe(304)
})

test.each(['/assets/gone-9z9z.js', '/assets/../../etc/passwd', '/assets/%2e%2e/secret'])(
  '%s is no file of the build',
  async (path) => {
    const answer = await fetch(origin + path, { redirect: 'manual' })
    expect([404, 200]).toContain(answer.status)
    expect(await answer.text()).toMatch(/^(Not found|page)$/)
  },
)

test('other addresses are left to the pages', async () => {
  expect(await (await fetch(`${origin}/about`)).text()).toBe('page')
})
