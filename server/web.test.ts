import { request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { freePort } from '#tests/support/product.ts'

import { createWebServer } from './web.ts'

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
    })
    await web.listen(port, '127.0.0.1')
    const answers: Array<number | string> = []
    const clients = Array.from({ length: 10 }, async () => {
      for (let answer = await ask(port); answer !== 'ECONNREFUSED'; answer = await ask(port)) answers.push(answer)
    })
    await sleep(100)
    await web.stop()
    await Promise.all(clients)
    expect(answers.length).toBeGreaterThan(10)
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
  const web = createWebServer((_, response) => void response.end('hello'))
  await web.listen(port, '127.0.0.1')
  const rubbish = await say(port, 'FOO /\r\n\r\n')
  const tooLong = await say(port, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)
  await web.stop()
  expect(rubbish).toMatch(/^HTTP\/1\.1 400 /)
  expect(tooLong).toMatch(/^HTTP\/1\.1 431 /)
  for (const answer of [rubbish, tooLong]) expect(answer).toContain('\r\nX-Content-Type-Options: nosniff\r\n')
})
