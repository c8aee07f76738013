import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { expect, onTestFinished, test } from 'vitest'

import { selfSignedCertificate } from '#tests/support/self-signed-certificate.ts'

import { isPublicAddress } from './address-ranges.server.ts'
import { createOutboundFetch, OutboundFetchError } from './fetch.server.ts'

const { key, certificate } = selfSignedCertificate('shop.test', 'other.test')
const outside = '93.184.215.14'

/** A site on this machine under names of its own, and a fetch that takes 127.0.0.1 for a public address. */
async function site(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  options: Parameters<typeof createOutboundFetch>[0] = {},
) {
  const server = createServer({ key, cert: certificate }, answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const fetch = createOutboundFetch({
    resolve: async () => ['127.0.0.1'],
    allowAddress: (address) => address === '127.0.0.1' || isPublicAddress(address),
    ports: [port, 443],
    ca: certificate,
    ...options,
  })
  return { fetch, address: (path: string, name = 'shop.test') => `https://${name}:${port}${path}` }
}

async function refusal(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(OutboundFetchError)
  const { reason, message } = error as OutboundFetchError
  expect(message).toMatch(/^[A-Z].*\.$/)
  return reason
}

test('a page comes back whole, with its status, headers and final address', async () => {
  const { fetch, address } = await site((request, response) => {
    response.writeHead(404, {
      'content-type': 'text/html',
      'x-seen': `${request.method} ${request.headers.host} ${request.headers['x-mine']}`,
    })
    response.end('<h1>Gone</h1>')
  })
  const page = await fetch(address('/p?q=1#part'), { headers: { 'X-Mine': 'yes', Host: 'evil.test' } })
  expect(page).toMatchObject({ url: address('/p?q=1'), status: 404 })
  expect(page.headers.get('x-seen')).toBe(`GET ${new URL(page.url).host} yes`)
  expect(Buffer.from(page.body).toString()).toBe('<h1>Gone</h1>')
})

test('HEAD brings headers and no body', async () => {
  const { fetch, address } = await site(
    (_request, response) => void response.writeHead(200, { 'content-length': '9999999' }).end(),
  )
  expect(await fetch(address('/'), { method: 'HEAD' })).toMatchObject({ status: 200, body: new Uint8Array() })
})

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
] as const)('%s is unpacked', async (encoding, pack) => {
  const text = 'Sleep well. '.repeat(1000)
  const { fetch, address } = await site((_request, response) => {
    response.writeHead(200, { 'content-encoding': encoding })
    response.end(pack(text))
  })
  const page = await fetch(address('/'))
  expect(Buffer.from(page.body).toString()).toBe(text)
  expect(page.headers.has('content-encoding')).toBe(false)
})

test.each([
  ['gzip', gzipSync],
  ['br', (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
] as const)('a %s bomb is stopped while it unpacks', async (encoding, pack) => {
  const bomb = pack(Buffer.alloc(100_000_000))
  const { fetch, address } = await site((_request, response) => {
    response.writeHead(200, { 'content-encoding': encoding })
    response.end(bomb)
  })
  const before = process.memoryUsage().arrayBuffers
  expect(await refusal(fetch(address('/')))).toBe('too-large')
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000)
})

test('five megabytes pass, one byte more does not', async () => {
  const { fetch, address } = await site(
    (request, response) => void response.end(Buffer.alloc(request.url === '/fits' ? 5_000_000 : 5_000_001)),
  )
  expect((await fetch(address('/fits'))).body).toHaveLength(5_000_000)
  expect(await refusal(fetch(address('/over')))).toBe('too-large')
})

/** As most servers send it: the bytes of UTF-8, one character each. */
const utf8 = (text: string) => Buffer.from(text).toString('latin1')

test('redirects are followed, relative ones too; credentials stay with the first host', async () => {
  const seen: string[] = []
  const { fetch, address } = await site((request, response) => {
    seen.push(`${request.url} ${request.headers.authorization ?? 'none'}`)
    if (request.url === '/a') response.writeHead(302, { location: '/b' }).end()
    else if (request.url === '/b') response.writeHead(308, { location: address(utf8('/ünd'), 'other.test') }).end()
    else response.end('there')
  })
  const page = await fetch(address('/a'), { headers: { authorization: 'Bearer sesame' } })
  expect(page.url).toBe(address('/%C3%BCnd', 'other.test'))
  expect(seen).toEqual(['/a Bearer sesame', '/b Bearer sesame', '/%C3%BCnd none'])
})

test('a redirect that the caller does not want is not fetched', async () => {
  const asked: string[] = []
  const { fetch, address } = await site((request, response) => {
    asked.push(request.url!)
    if (request.url === '/there') return void response.end('there')
    response.writeHead(302, { location: request.url === '/near' ? '/there' : address('/there', 'other.test') }).end()
  })
  const mayFollow = ({ hostname }: URL) => hostname === 'shop.test'
  expect((await fetch(address('/near'), { mayFollow })).status).toBe(200)
  expect(await refusal(fetch(address('/far'), { mayFollow }))).toBe('foreign-redirect')
  expect(asked).toEqual(['/near', '/there', '/far'])
})

test('five redirects are followed, six are too many', async () => {
  const { fetch, address } = await site((request, response) => {
    const left = Number(request.url!.slice(1))
    if (left === 0) response.end('there')
    else response.writeHead(301, { location: `/${left - 1}` }).end()
  })
  expect((await fetch(address('/5'))).status).toBe(200)
  expect(await refusal(fetch(address('/6')))).toBe('too-many-redirects')
})

test('a redirect to a private address, by number or by name, is refused before anything is sent there', async () => {
  const asked: string[] = []
  const { fetch, address } = await site(
    (request, response) => {
      asked.push(`${request.headers.host}${request.url}`)
      response
        .writeHead(302, { location: request.url === '/number' ? 'https://169.254.169.254/latest/' : address('/', 'other.test') })
        .end()
    },
    { resolve: async (name) => (name === 'other.test' ? ['10.0.0.7'] : ['127.0.0.1']) },
  )
  expect(await refusal(fetch(address('/number')))).toBe('forbidden-address')
  expect(await refusal(fetch(address('/name')))).toBe('forbidden-address')
  expect(asked).toHaveLength(2)
})

test('a redirect to plain http, to another port or to a file is refused', async () => {
  const targets = ['http://shop.test/', 'https://shop.test:8443/', 'file:///etc/passwd', 'https://a:b@shop.test/']
  const { fetch, address } = await site(
    (request, response) => void response.writeHead(302, { location: targets[Number(request.url!.slice(1))] }).end(),
  )
  for (const index of targets.keys()) expect(await refusal(fetch(address(`/${index}`)))).toBe('bad-address')
})

test.each([
  'http://example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://user:secret@example.com/',
  'https://user@example.com/',
  'https://example.com:8443/',
  'https://example.com:80/',
  'https://',
  '//example.com/',
  'example.com',
  '',
])('%j is no address to fetch', async (address) => {
  const fetch = createOutboundFetch({ resolve: () => Promise.reject(new Error('nothing may be looked up')) })
  expect(await refusal(fetch(address))).toBe('bad-address')
})

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://017700000001/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://192.168.0.1/',
])('%s, an inner address written out, is refused', async (address) => {
  expect(await refusal(createOutboundFetch()(address))).toBe('forbidden-address')
})

test('a name is refused when any of its addresses is an inner one', async () => {
  for (const inner of ['127.0.0.1', '10.1.2.3', '::1', '64:ff9b::7f00:1']) {
    const fetch = createOutboundFetch({ resolve: async () => [outside, inner] })
    expect(await refusal(fetch('https://shop.test/'))).toBe('forbidden-address')
  }
})

test('the connection goes to the address that was checked, even when the name changes its mind', async () => {
  let lookups = 0
  const { fetch, address } = await site((_request, response) => void response.end('from the checked address'), {
    resolve: async () => (lookups++ === 0 ? ['127.0.0.1'] : ['10.0.0.7']),
  })
  expect((await fetch(address('/'))).status).toBe(200)
  expect(lookups).toBe(1)
  expect(await refusal(fetch(address('/')))).toBe('forbidden-address')
})

test('a server that keeps silent, or drips, is given up', async () => {
  const { fetch, address } = await site(
    (request, response) => {
      if (request.url === '/silent') return
      const drip = setInterval(() => response.write('x'), 50)
      response.on('close', () => clearInterval(drip))
    },
    { timeoutMs: 400 },
  )
  expect(await refusal(fetch(address('/silent')))).toBe('timeout')
  expect(await refusal(fetch(address('/drip')))).toBe('timeout')
})

test('a name server that keeps silent is given up too', async () => {
  const fetch = createOutboundFetch({ resolve: () => new Promise(() => {}), timeoutMs: 100 })
  expect(await refusal(fetch('https://shop.test/'))).toBe('timeout')
})

test('an unknown name, a refused connection, a wrong certificate and a broken answer are all “unreachable”', async () => {
  const { fetch, address } = await site((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip')
  })
  expect(await refusal(fetch(address('/')))).toBe('unreachable')
  expect(await refusal(fetch(address('/', 'not-on-the-certificate.test')))).toBe('unreachable')
  expect(await refusal(fetch('https://shop.test/'))).toBe('unreachable')
  const unknown = createOutboundFetch({ resolve: () => Promise.reject(new Error('ENOTFOUND')) })
  expect(await refusal(unknown('https://shop.test/'))).toBe('unreachable')
  const untrusting = await site((_request, response) => void response.end(), {
    ca: selfSignedCertificate('shop.test').certificate,
  })
  expect(await refusal(untrusting.fetch(untrusting.address('/')))).toBe('unreachable')
})
