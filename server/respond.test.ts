import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'

import { expect, test, vi } from 'vitest'

import { freePort } from '#tests/support/product.ts'

import { refuse, respond } from './respond.ts'

test.each([
  ['/contact', 'text/plain; charset=utf-8', 'No.\n'],
  ['/api', 'text/plain; charset=utf-8', 'No.\n'],
  ['/api/functions/scrape-products', 'application/json', '{"error":"No."}'],
  ['/api/functions/ai-blog-generator', 'application/json', '{"success":false,"error":"No."}'],
  ['/api/functions/ai-blog-generator?now', 'application/json', '{"success":false,"error":"No."}'],
  ['/api/auth/sign-in/email', 'application/json', '{"error":"No."}'],
  ['/api/v1/me', 'application/json', '{"error":{"code":"forbidden","message":"No."}}'],
])('what is refused at %s is told as that address tells its own errors', async (path, type, body) => {
  const server = createServer((_, response) => refuse(response, 403, 'No.'))
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  expect([answer.status, answer.headers.get('Content-Type'), await answer.text()]).toEqual([403, type, body])
  await new Promise((closed) => server.close(closed))
})

test.each(['identity', 'gzip', 'br'])('an answer (%s) is written at once, its head with it', async (encoding) => {
  const page = randomBytes(20_000).toString('base64')
  const headers = { 'Content-Type': 'text/html; charset=utf-8' }
  const server = createServer((request, response) => void respond(request, response, new Response(page, { headers })))
  const written: Array<ReturnType<typeof vi.spyOn>> = []
  server.on('connection', (socket) => written.push(vi.spyOn(socket, '_write'), vi.spyOn(socket, '_writev' as '_write')))
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'Accept-Encoding': encoding } })
  expect(await answer.text()).toBe(page)
  expect(written.flatMap(({ mock }) => mock.calls)).toHaveLength(1)
  await new Promise((closed) => server.close(closed))
})
