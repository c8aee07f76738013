import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'

import { expect, test } from 'vitest'

import { freePort } from '#tests/support/product.ts'

import { createWebServer } from './http-server.ts'
import { securityHeaders } from './security-headers.ts'

const manyConnections = { inAll: 1_000, ofNetwork: 1_000, trustedProxies: [] }

/** One request on a connection of its own: its status, or why there was none. */
function ask(port: number): Promise<number | string> {
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode!))
    })
      .on('error', (error) => resolve('code' in error ? String(error.code) : error.message))
      .end()
  })
}

test('nobody who is let in, or stands at the door, is turned away without an answer', async () => {
  for (let round = 0; round < 5; round++) {
    const port = await freePort()
    const web = createWebServer((_, response) => {
      for (const end = performance.now() + 2; performance.now() < end;);
      response.end('hello')
    }, manyConnections)
    await web.listen(port, '127.0.0.1')
    const answers: Array<number | string> = []
    const clients = Array.from({ length: 10 }, async () => {
      for (let answer = await ask(port); answer !== 'ECONNREFUSED'; answer = await ask(port)) answers.push(answer)
    })
    await expect.poll(() => answers.length).toBeGreaterThan(10)
    await web.stop()
    await Promise.all(clients)
    expect(answers.filter((answer) => answer !== 200)).toEqual([])
  }
})

/** The status line and the headers of an answer to whatever was written on a socket. */
async function say(port: number, words: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(words)
  const chunks: Buffer[] = []
  for await (const chunk of socket as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('latin1')
}

test('what is no request is refused with the headers of every answer', async () => {
  const port = await freePort()
  const web = createWebServer((_, response) => void response.end('hello'), manyConnections)
  await web.listen(port, '127.0.0.1')
  const rubbish = await say(port, 'FOO /\r\n\r\n')
  const tooLong = await say(port, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)
  await web.stop()
  expect(rubbish).toMatch(/^HTTP\/1\.1 400 /)
  expect(tooLong).toMatch(/^HTTP\/1\.1 431 /)
  for (const answer of [rubbish, tooLong]) expect(answer).toContain('\r\nX-Content-Type-Options: nosniff\r\n')
})

test('what Node would answer by itself is answered with the headers of every answer', async () => {
  const port = await freePort()
  const web = createWebServer((_, response) => void response.end('hello'), manyConnections)
  await web.listen(port, '127.0.0.1')
  const answers = {
    400: await say(port, 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n'),
    405: await say(port, 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'),
    417: await say(port, 'POST / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nContent-Length: 1\r\n\r\nx'),
    431: await say(port, `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`),
  }
  await web.stop()
  for (const [status, answer] of Object.entries(answers)) {
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    for (const [name, value] of securityHeaders) expect(answer).toContain(`\r\n${name}: ${value}\r\n`)
  }
})

/** Connections that are held, and the beginning of what each was told by itself. */
async function hold(port: number, count: number): Promise<{ refused: () => string[]; end: () => void }> {
  const told: string[] = []
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('data', (words) => told.push(words.toString('latin1'))).on('error', () => {})
    return socket
  })
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  return { refused: () => told, end: () => sockets.forEach((socket) => void socket.destroy()) }
}

test('a network has so many connections and no more, and gets new ones when it has closed them', async () => {
  const port = await freePort()
  const limits = { inAll: 100, ofNetwork: 5, trustedProxies: [] }
  const web = createWebServer((_, response) => void response.end('hello'), limits)
  await web.listen(port, '127.0.0.1')
  const { refused, end } = await hold(port, 8)
  await expect.poll(refused).toHaveLength(3)
  for (const answer of refused()) expect(answer).toMatch(/^HTTP\/1\.1 429 [^]*Retry-After: 60\r\n[^]*Too many connections/)
  end()
  await expect.poll(() => ask(port)).toBe(200)
  await web.stop()
})

test('the connections of a trusted proxy are everybody’s, and count only in all', async () => {
  const port = await freePort()
  const limits = { inAll: 10, ofNetwork: 5, trustedProxies: ['127.0.0.1'] }
  const web = createWebServer((_, response) => void response.end('hello'), limits)
  await web.listen(port, '127.0.0.1')
  const { refused, end } = await hold(port, 9)
  expect(refused()).toEqual([])
  expect(await ask(port)).toBe(200)
  const further = await hold(port, 2)
  expect(await ask(port)).toMatch(/ECONNRESET|socket hang up/)
  further.end()
  end()
  await web.stop()
})

test('requests on one connection are answered in their order, and a connection that sends many before it reads is ended', async () => {
  const port = await freePort()
  let begun = 0
  const web = createWebServer((request, response) => {
    begun += 1
    setTimeout(() => response.end(request.url), 20)
  }, manyConnections)
  await web.listen(port, '127.0.0.1')
  /** What came until the connection ended: the last request asks for that. */
  const answersTo = async (count: number) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    const line = (at: number) => `GET /${at} HTTP/1.1\r\nHost: a\r\n${at === count - 1 ? 'Connection: close\r\n' : ''}\r\n`
    socket.write(Array.from({ length: count }, (_, at) => line(at)).join(''))
    let answers = ''
    socket.on('data', (chunk: Buffer) => (answers += chunk.toString('latin1')))
    await new Promise((resolve) => socket.once('close', resolve))
    return Array.from(answers.matchAll(/^\/(\d+)/gm), ([, at]) => Number(at))
  }
  expect(await answersTo(10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  begun = 0
  expect(await answersTo(5_000)).toEqual([])
  expect(begun).toBe(16)
  await web.stop()
})
