import { createServer } from 'node:http'

import { expect, test } from 'vitest'

import { freePort } from '#tests/support/product.ts'

import { refuse } from './respond.ts'

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
