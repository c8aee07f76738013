import { setTimeout as sleep } from 'node:timers/promises'

import { expect, onTestFinished, test } from 'vitest'

import { aFolder } from '#tests/support/embedded-postgres.ts'
import { milliseconds, tell } from '#tests/support/figures.ts'
import { ask, manyNetworks } from '#tests/support/http-client.ts'
import { startTrial } from '#tests/support/member.ts'
import { mailTo } from '#tests/support/outbox.ts'
import { addressOf, anOutsidePostgres } from '#tests/support/outside-postgres.ts'
import { freeze, postmasterOf } from '#tests/support/postmaster.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

import { aGateTo } from './gate.ts'
import { sufferOutage, type Outage } from './outage.ts'

async function aProduct(settings: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct({ DATA_DIR: aFolder(), ...manyNetworks, ...settings })
  onTestFinished(async () => void (await product.stop()))
  return product
}

/** Frozen, and thawed even when the test fails. */
function frost(postmaster: number): Outage {
  let end = () => {}
  onTestFinished(() => end())
  return { begin: () => void (end = freeze(postmaster)), end: () => end() }
}

/** Jobs go on as well: a new trial brings its mail. */
async function expectMail({ origin, dataDir }: Product): Promise<void> {
  const begun = performance.now()
  const { email } = await startTrial(origin)
  await mailTo(dataDir, email, /confirm/)
  tell(`  then a mail was written within ${milliseconds(performance.now() - begun)}`)
}

test.for(['SIGINT', 'SIGQUIT', 'SIGKILL'] as const)('our own PostgreSQL ends by %s: it is started again', async (signal) => {
  const product = await aProduct()
  const before = postmasterOf(product.dataDir)
  const begin = () => void process.kill(before, signal)
  expect(await sufferOutage(`our own PostgreSQL, ${signal}`, product, { begin })).toEqual([])
  expect(postmasterOf(product.dataDir)).not.toBe(before)
  await expectMail(product)
})

test('our own PostgreSQL freezes and thaws: it is left alone', async () => {
  const product = await aProduct()
  const before = postmasterOf(product.dataDir)
  expect(await sufferOutage('our own PostgreSQL frozen', product, frost(before))).toEqual([])
  expect(postmasterOf(product.dataDir)).toBe(before)
  await expectMail(product)
})

test('an outside PostgreSQL stops and starts', async () => {
  const server = await anOutsidePostgres()
  const product = await aProduct({ DATABASE_URL: addressOf(server.port) })
  const outage = { begin: server.stop, end: server.start }
  expect(await sufferOutage('an outside PostgreSQL stopped', product, outage)).toEqual([])
  await expectMail(product)
})

test('an outside PostgreSQL freezes and thaws', async () => {
  const server = await anOutsidePostgres()
  const product = await aProduct({ DATABASE_URL: addressOf(server.port) })
  expect(await sufferOutage('an outside PostgreSQL frozen', product, frost(server.postmaster()))).toEqual([])
  await expectMail(product)
})

test('the network loses every connection to PostgreSQL without a word', async () => {
  const server = await anOutsidePostgres()
  const gate = await aGateTo(server.port)
  const product = await aProduct({ DATABASE_URL: addressOf(gate.port) })
  const outage = { begin: gate.swallow, end: gate.open }
  expect(await sufferOutage('connections to PostgreSQL lost', product, outage)).toEqual([])
  await expectMail(product)
})

test.for(['stopped', 'frozen'] as const)('a product whose PostgreSQL is %s ends within 10 s and with 0', async (how) => {
  const server = await anOutsidePostgres()
  const product = await aProduct({ DATABASE_URL: addressOf(server.port) })
  const { begin } = how === 'stopped' ? { begin: server.stop } : frost(server.postmaster())
  await begin()
  await sleep(2_000)
  expect((await ask(product.origin, { path: '/readyz' })).status).toBe(503)
  const begun = performance.now()
  expect(await product.stop()).toBe(0)
  const took = performance.now() - begun
  tell(`SIGTERM while PostgreSQL is ${how}: ${milliseconds(took)}`)
  expect(took).toBeLessThan(10_000)
})
