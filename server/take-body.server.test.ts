import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

import { Browser, haveSignedIn, haveSignedUp } from '#features/identity/account.factory.server.ts'
import type { Services } from '#services.server.ts'
import { freePort } from '#tests/support/product.ts'
import { expect, test } from '#tests/support/test.ts'

import { createWebServer } from './http-server.ts'
import { createListener } from './web.ts'

const SECRET = 'a secret of the mail server, long enough'

interface Served {
  readonly port: number
  /** What pages saw: how many bytes of each body, -1 where there was none. */
  readonly seen: number[]
  stop(): Promise<void>
}

/** The server with a page that tells how much it was sent. */
async function serve(services: Services, bodyBytes = 64_000_000): Promise<Served> {
  const seen: number[] = []
  const { listener } = createListener({
    services: { ...services, inbound: { address: 'inbox@wellward.test', secret: SECRET } },
    handle: async (request) => {
      seen.push(request.body === null ? -1 : (await request.arrayBuffer()).byteLength)
      return new Response('seen')
    },
    dependencies: [],
    trustedProxies: [],
    bodyBytes,
  })
  const web = createWebServer(listener, { inAll: 1_000, ofNetwork: 1_000, trustedProxies: [] })
  const port = await freePort()
  await web.listen(port, '127.0.0.1')
  return { port, seen, stop: web.stop }
}

interface Sent {
  readonly path: string
  readonly bytes: number
  readonly headers?: Readonly<Record<string, string>>
}

/** The answer to a body that says how long it is, of which nothing ever comes unless it is asked for. */
function send(
  port: number,
  { path, bytes, headers = {} }: Sent,
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  return new Promise((resolve, reject) => {
    const fields = {
      Host: 'wellward.test',
      Origin: 'https://wellward.test',
      'Content-Length': bytes,
      Expect: '100-continue',
      ...headers,
    }
    const sent = ask({ host: '127.0.0.1', port, path, method: 'POST', agent: false, headers: fields }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        sent.destroy()
        resolve({ status: response.statusCode!, headers: response.headers, text: Buffer.concat(chunks).toString() })
      })
    })
    sent.on('continue', () => sent.end(Buffer.alloc(bytes, 'x')))
    sent.on('error', reject)
    sent.flushHeaders()
  })
}

async function cookieOf(services: Services): Promise<string> {
  const browser = new Browser()
  await haveSignedUp(services, browser)
  await haveSignedIn(services, browser)
  return browser.request().headers.get('Cookie')!
}

test('who sends much is known before it is read, and what they may not send is never asked for', async ({ services }) => {
  const { port, seen, stop } = await serve(services)
  const cookie = await cookieOf(services)
  const Authorization = `Bearer ${SECRET}`
  const bytes = 5_000_000
  const rows: ReadonlyArray<readonly [who: string, sent: Sent, status: number, seen: number | null]> = [
    ['a stranger with a message', { path: '/contact', bytes: 250_000 }, 200, 250_000],
    ['a stranger with more', { path: '/contact', bytes: 250_001 }, 413, null],
    ['somebody signed in with as much', { path: '/contact', bytes: 250_001, headers: { Cookie: cookie } }, 200, 250_001],
    ['a stranger with a file', { path: '/health/imports', bytes }, 200, -1],
    ['a cookie that we did not sign', { path: '/health/imports', bytes, headers: { Cookie: '__Host-session=a.b' } }, 200, -1],
    ['a member with a file', { path: '/health/imports', bytes, headers: { Cookie: cookie } }, 200, bytes],
    ['a member with too large a file', { path: '/health/imports', bytes: 9_500_001, headers: { Cookie: cookie } }, 413, null],
    ['a member at the door of the team', { path: '/admin/posts/1/pictures', bytes, headers: { Cookie: cookie } }, 403, null],
    ['a stranger at the door of the team', { path: '/admin/posts/1/pictures', bytes }, 401, null],
    ['the mail server', { path: '/api/inbound-mail', bytes, headers: { Authorization } }, 200, bytes],
    ['somebody else with a mail', { path: '/api/inbound-mail', bytes, headers: { Authorization: 'Bearer x' } }, 200, -1],
    ['a member with a mail', { path: '/api/inbound-mail', bytes, headers: { Cookie: cookie } }, 200, -1],
    ['the webhook of payments', { path: '/api/stripe/webhook', bytes: 900_000 }, 200, 900_000],
    [
      'a program with a token that is none',
      { path: '/api/v1/check-ins', bytes: 900_000, headers: { Authorization: 'Bearer wwp_x' } },
      413,
      null,
    ],
    ['a story whose writer was signed out', { path: '/stories/new', bytes }, 200, -1],
    ['the same, sent by the page’s script', { path: '/stories/new.data', bytes }, 401, null],
  ]
  for (const [who, sent, status, saw] of rows) {
    seen.length = 0
    const answer = await send(port, sent)
    expect([who, answer.status, seen]).toEqual([who, status, saw === null ? [] : [saw]])
    if (saw !== sent.bytes) expect([who, answer.headers.connection]).toEqual([who, 'close'])
    expect([who, answer.headers['x-content-type-options']]).toEqual([who, 'nosniff'])
  }
  await stop()
})

test('with no memory left for bodies a sender is told when to come again, and there is room as soon as others go', async ({
  services,
}) => {
  const { port, stop } = await serve(services, 4_000_000)
  const sockets = Array.from({ length: 3 }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    const lines = ['POST /contact HTTP/1.1', 'Host: wellward.test', 'Content-Length: 240000']
    socket.write(`${lines.join('\r\n')}\r\n\r\n${'x'.repeat(200_000)}`)
    return socket
  })
  const another = () => send(port, { path: '/contact', bytes: 240_000 })
  await expect.poll(async () => (await another()).status).toBe(503)
  const full = await another()
  expect([full.status, full.headers['retry-after'], full.text]).toEqual([
    503,
    '10',
    'Too much is being sent to the site at this moment. Please try again in a few seconds.\n',
  ])
  for (const socket of sockets) socket.destroy()
  await expect.poll(async () => (await another()).status).toBe(200)
  await stop()
})

/** Sends a body whole before anything is read, and then tells what was answered, and whether another request follows on the same connection. */
async function sendWhole(port: number, bytes: number, isChunked: boolean): Promise<{ answer: string; next: string }> {
  const socket = connect(port, '127.0.0.1')
  let read = ''
  socket.pause()
  socket.on('data', (chunk) => (read += chunk.toString('latin1')))
  const ended = new Promise((resolve) => socket.once('close', resolve).on('error', () => {}))
  const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`
  socket.write(`POST /contact HTTP/1.1\r\nHost: wellward.test\r\n${length}\r\n\r\n`)
  if (isChunked) socket.write(`${bytes.toString(16)}\r\n`)
  for (let left = bytes; left > 0; left -= 1_000_000) {
    await new Promise((resolve) => socket.write(Buffer.alloc(Math.min(left, 1_000_000), 'x'), resolve))
  }
  if (isChunked) socket.write('\r\n0\r\n\r\n')
  socket.end('GET /about HTTP/1.1\r\nHost: wellward.test\r\nConnection: close\r\n\r\n')
  socket.resume()
  await ended
  const [answer = '', next = ''] = read.split(/(?<=\n)(?=HTTP)/)
  return { answer, next }
}

test.for([
  [300_000, 'and said so'],
  [15_000_000, 'and said so'],
  [300_000, 'in chunks'],
  [15_000_000, 'in chunks'],
] as const)(
  'who has sent %s bytes %s of a body that is refused still reads why, on a connection that serves on',
  async ([bytes, how], { services }) => {
    const { port, seen, stop } = await serve(services)
    const { answer, next } = await sendWhole(port, bytes, how === 'in chunks')
    expect(answer).toMatch(/^HTTP\/1.1 413 .*This is more than the site takes at once/s)
    expect(answer).not.toMatch(/^Connection: close/im)
    expect([next.slice(0, 12), seen]).toEqual(['HTTP/1.1 200', [-1]])
    await stop()
  },
)

/** What is answered to a request as it is written. */
async function say(port: number, words: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(words)
  const chunks: Buffer[] = []
  for await (const chunk of socket as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('latin1')
}

const requests = [
  ['a backslash', 'GET /\\evil.test/ HTTP/1.1\r\nHost: wellward.test', 400],
  ['a backslash behind a slash', 'GET /x/\\evil.test/ HTTP/1.1\r\nHost: wellward.test', 400],
  ['backslashes for slashes', 'GET \\\\evil.test/ HTTP/1.1\r\nHost: wellward.test', 400],
  ['a backslash in the query', 'GET /about?x=\\ HTTP/1.1\r\nHost: wellward.test', 200],
  ['an escaped backslash', 'GET /%5Cevil.test HTTP/1.1\r\nHost: wellward.test', 200],
  ['another site', 'GET http://evil.test/x/ HTTP/1.1\r\nHost: wellward.test', 400],
  ['another site, under a loopback name', 'GET http://evil.test/x/ HTTP/1.1\r\nHost: 127.0.0.1', 400],
  ['our own site in full', 'GET https://wellward.test/about HTTP/1.1\r\nHost: wellward.test', 400],
  ['everything', 'GET * HTTP/1.1\r\nHost: wellward.test', 400],
  ['everything, by its options', 'OPTIONS * HTTP/1.1\r\nHost: wellward.test', 400],
  ['a fragment', 'GET /about#x HTTP/1.1\r\nHost: wellward.test', 400],
  ['two hosts', 'GET /about HTTP/1.1\r\nHost: wellward.test\r\nHost: evil.test', 400],
  ['two hosts that are one', 'GET /about HTTP/1.1\r\nHost: wellward.test\r\nhost: wellward.test', 400],
  ['two hosts at the health check', 'GET /healthz HTTP/1.1\r\nHost: wellward.test\r\nHost: evil.test', 400],
  ['no host', 'GET /about HTTP/1.1', 400],
  ['no host, by an older protocol', 'GET /about HTTP/1.0', 200],
] as const

test.for(['https://wellward.test', 'http://localhost:3000'])(
  'a request that %s is asked in so many words is answered as it should be',
  async (origin, { services }) => {
    const { port, stop } = await serve({ ...services, site: { ...services.site, origin, origins: [origin] } })
    for (const [what, words, status] of requests) {
      const answer = await say(port, `${words}\r\n${words.includes('HTTP/1.0') ? '' : 'Connection: close\r\n'}\r\n`)
      expect([what, answer]).toEqual([what, expect.stringMatching(new RegExp(`^HTTP/1.1 ${status} `))])
      expect([what, /^Location:/im.test(answer)]).toEqual([what, false])
      expect([what, /^X-Content-Type-Options: nosniff\r$/im.test(answer)]).toEqual([what, true])
    }
    await stop()
  },
)
