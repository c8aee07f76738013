import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, onTestFinished, test } from 'vitest'

import { dayAgo } from '#tests/support/days.ts'
import { aFolder } from '#tests/support/embedded-postgres.ts'
import { milliseconds, spread, tell } from '#tests/support/figures.ts'
import { askSlowly, manyNetworks } from '#tests/support/http-client.ts'
import { checkInOf, shownSteps, startTrial } from '#tests/support/member.ts'
import { freePort, startProduct, type Product } from '#tests/support/product.ts'

import { untilDoorCloses } from './busy-clients.ts'
import { aHoldingMailServer } from './holding-mail-server.ts'

const ROUNDS = 10
const LONGEST_STOP = 10_000

async function aProduct(settings: Record<string, string>): Promise<Product> {
  const product = await startProduct({ ...manyNetworks, ...settings })
  onTestFinished(async () => void (await product.stop()))
  return product
}

/** Stops the product and returns how long it took; the contract is held against it. */
async function stopInTime(product: Product): Promise<number> {
  const begun = performance.now()
  expect(await product.stop(), `it said: ${product.output()}`).toBe(0)
  const took = performance.now() - begun
  expect(took).toBeLessThan(LONGEST_STOP)
  expect(isServed(product.dataDir), 'PostgreSQL is still there').toBe(false)
  return took
}

const isServed = (dataDir: string) => existsSync(join(dataDir, 'postgres', 'postmaster.pid'))

test(`SIGTERM under traffic, ${ROUNDS} times: no request in flight fails`, async () => {
  const settings = { PORT: String(await freePort()), DATA_DIR: aFolder() }
  const stops: number[] = []
  let answered = 0
  for (let round = 1; round <= ROUNDS; round++) {
    const product = await aProduct(settings)
    const { origin } = product
    const members = await Promise.all([startTrial(origin), startTrial(origin)])
    const traffic = untilDoorCloses(origin, members)
    const signalled = Promise.withResolvers<void>()
    const slow = askSlowly(
      origin,
      checkInOf(members[0]!, dayAgo(9, 'UTC'), 4321),
      signalled.promise.then(() => sleep(1_500)),
    )
    await sleep(1_000 + Math.random() * 100)
    const stopping = stopInTime(product)
    signalled.resolve()
    const tally = await traffic
    expect(tally.failures, `round ${round}`).toEqual([])
    expect(tally.answered).toBeGreaterThan(100)
    expect((await slow).status).toBe(303)
    stops.push(await stopping)
    answered += tally.answered
    if (round < ROUNDS) continue
    const again = await aProduct(settings)
    expect(await shownSteps(again.origin, members[0]!)).toContain(4321)
  }
  tell(`SIGTERM under traffic, ${ROUNDS} times: ${answered} requests answered, none lost; ended in: ${spread(stops)}`)
})

test('clients that say nothing, or never finish, hold no stop up', async () => {
  const product = await aProduct({ DATA_DIR: aFolder() })
  const { port } = new URL(product.origin)
  const held = ['', 'GET / HT', 'POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nname='].map((begun) => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
    socket.write(begun)
    return socket
  })
  onTestFinished(() => held.forEach((socket: Socket) => void socket.destroy()))
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  await sleep(500)
  const took = await stopInTime(product)
  tell(`SIGTERM with clients that never finish: ${milliseconds(took)}`)
  expect(took).toBeLessThan(LONGEST_STOP)
})

test('a spare connection that was never used is not waited for like one that is being used', async () => {
  const unvisited = await stopInTime(await aProduct({ DATA_DIR: aFolder() }))
  const product = await aProduct({ DATA_DIR: aFolder() })
  const spare = connect(Number(new URL(product.origin).port), '127.0.0.1').on('error', () => {})
  onTestFinished(() => void spare.destroy())
  await once(spare, 'connect')
  await sleep(500)
  const took = await stopInTime(product)
  tell(`SIGTERM with a spare connection: ${milliseconds(took)}, without one ${milliseconds(unvisited)}`)
  expect(took - unvisited).toBeLessThan(2_500)
})

test('a mail that is being sent at SIGTERM, and those that wait behind it, are sent after the restart', async () => {
  const mailServer = await aHoldingMailServer()
  const settings = { DATA_DIR: aFolder(), SMTP_URL: mailServer.url }
  const product = await aProduct(settings)
  const members = [await startTrial(product.origin), await startTrial(product.origin), await startTrial(product.origin)]
  const addresses = members.map(({ email }) => email).toSorted()
  await expect.poll(() => mailServer.received.length, { timeout: 20_000 }).toBeGreaterThan(0)
  tell(`SIGTERM while a mail is being sent: ${milliseconds(await stopInTime(product))}`)
  expect(mailServer.taken).toEqual([])

  mailServer.takeMails()
  const begun = performance.now()
  await aProduct(settings)
  await expect.poll(() => [...new Set(mailServer.taken)].toSorted(), { timeout: 120_000, interval: 100 }).toEqual(addresses)
  tell(`  all of them were sent ${milliseconds(performance.now() - begun)} after the next start`)
})

test.for([50, 150, 250, 350, 500, 700, 1_000])('SIGTERM %i ms after a start leaves nothing behind', async (delay) => {
  const dataDir = aFolder()
  const env = { PATH: process.env['PATH'], PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, ['bin/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  await sleep(delay)
  const begun = performance.now()
  child.kill('SIGTERM')
  const [code, signal] = await ended
  // Before our own modules run, it is Node that ends.
  expect(code === 0 || signal === 'SIGTERM', `${code} ${signal}`).toBe(true)
  expect(performance.now() - begun).toBeLessThan(LONGEST_STOP)
  expect(isServed(dataDir)).toBe(false)
  await stopInTime(await aProduct({ DATA_DIR: dataDir }))
})
