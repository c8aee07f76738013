import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { expect, onTestFinished, test } from 'vitest'

import { selfSignedCertificate } from '#tests/support/self-signed-certificate.ts'

import { ForbiddenAddressError } from './checked-addresses.server.ts'
import { createServiceFetch } from './service-fetch.server.ts'

const { key, certificate } = selfSignedCertificate('ai.test', 'other.test')

async function service(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer({ key, cert: certificate }, answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  return (server.address() as AddressInfo).port
}

test('a call goes with its method, headers and body, and comes back with its status', async () => {
  const port = await service(async (request, response) => {
    response.writeHead(201).end(`${request.method} ${request.headers.authorization} ${await text(request)}`)
  })
  const fetch = createServiceFetch({ allowPrivate: true, ca: certificate, resolve: async () => ['127.0.0.1'] })
  const init = { method: 'POST', headers: { Authorization: 'Bearer key' }, body: '{}', signal: AbortSignal.timeout(5_000) }
  const response = await fetch(`https://ai.test:${port}/v1`, init)
  expect([response.status, await response.text()]).toEqual([201, 'POST Bearer key {}'])
})

test('no redirect is followed: the key goes to the first server alone', async () => {
  const asked: string[] = []
  const port = await service((request, response) => {
    asked.push(request.url!)
    response.writeHead(307, { Location: '/elsewhere' }).end()
  })
  const fetch = createServiceFetch({ allowPrivate: true, ca: certificate, resolve: async () => ['127.0.0.1'] })
  await expect(fetch(`https://ai.test:${port}/first`)).rejects.toThrow('fetch failed')
  expect(asked).toEqual(['/first'])
})

test.each([
  'http://93.184.215.14/v1',
  'https://127.0.0.1/v1',
  'https://[::1]/v1',
  'https://[::ffff:10.0.0.1]/v1',
  'https://inside.test/v1',
])('%s is not asked', async (address) => {
  const fetch = createServiceFetch({ allowPrivate: false, resolve: async () => ['93.184.215.14', '10.0.0.1'] })
  await expect(fetch(address)).rejects.toBeInstanceOf(ForbiddenAddressError)
})
