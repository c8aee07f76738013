import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'

import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'

import { openEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
import { dayAgo } from '#tests/support/days.ts'
import { isRoot } from '#tests/support/embedded-postgres.ts'
import { ask, manyNetworks } from '#tests/support/http-client.ts'
import { checkInOf, shownSteps, startTrial } from '#tests/support/member.ts'
import { mailTo } from '#tests/support/outbox.ts'
import { freePort, startProduct, type Product } from '#tests/support/product.ts'

import { sufferOutage } from './outage.ts'
import { aSmallDisk } from './small-disk.ts'

async function aProduct(dataDir: string): Promise<Product> {
  const product = await startProduct({ DATA_DIR: dataDir, ...manyNetworks })
  onTestFinished(async () => void (await product.stop()))
  return product
}

/** A start that is to fail: its exit code and all it says. */
async function failToStart(dataDir: string): Promise<{ code: number | null; said: string }> {
  const env = { PATH: process.env['PATH'], PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, ['bin/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill())
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

const isFull = (dataDir: string) => ({
  code: 1,
  said: expect.stringMatching(
    new RegExp(`^((Making|Starting) the database …\\n)*The disk that holds ${dataDir} is full: free some space [^\\n]+\\n$`),
  ) as string,
})

const note = isRoot ? '' : ' (NOT RUN: only root can make a small disk)'

describe.skipIf(!isRoot)(`a full disk${note}`, () => {
  test.for([
    { what: 'no byte left', left: 0 },
    { what: 'room for the folder alone', left: 200_000 },
    { what: 'room for half a database', left: 20_000_000 },
  ])('a first start with $what on the disk ends in one sentence', async ({ left }) => {
    const disk = aSmallDisk(100)
    disk.fill(left)
    expect(await failToStart(disk.dataDir)).toEqual(isFull(disk.dataDir))
    expect(readdirSync(dirname(disk.dataDir)).includes('data') ? readdirSync(disk.dataDir) : []).toEqual([])
    disk.free()
    await aProduct(disk.dataDir)
  })

  test('a start with a database and no byte left ends in one sentence, and later nothing is missing', async () => {
    const disk = aSmallDisk(150)
    const product = await aProduct(disk.dataDir)
    const member = await startTrial(product.origin)
    expect((await ask(product.origin, checkInOf(member, dayAgo(1, 'UTC'), 4321))).status).toBe(303)
    await product.stop()
    disk.fill()
    expect(await failToStart(disk.dataDir)).toEqual(isFull(disk.dataDir))
    disk.free()
    expect(await shownSteps((await aProduct(disk.dataDir)).origin, member)).toEqual([4321])
  })

  test.for(['rows', 'log'] as const)(
    'a disk too full for %s costs what needs it a 503, and nothing that was kept',
    async (what) => {
      const disk = aSmallDisk(200)
      const product = await aProduct(disk.dataDir)
      const member = await startTrial(product.origin)
      expect((await ask(product.origin, checkInOf(member, dayAgo(2, 'UTC'), 4321))).status).toBe(303)
      const useUp = await aGreedyClient(disk.dataDir, greed[what])
      const begin = () => {
        disk.fill()
        return useUp()
      }
      const outage = { begin, end: disk.free, isPartial: true }
      expect(await sufferOutage(`the disk too full for ${what}`, product, outage)).toEqual([])
      expect(await shownSteps(product.origin, member)).toEqual([4321])
      const { email } = await startTrial(product.origin)
      await mailTo(product.dataDir, email, /confirm/)
    },
  )
})

/** Statements that need room: more rows, or more of the log (without which PostgreSQL does not go on at all). */
const greed = {
  rows: `insert into ballast select string_agg(md5(random()::text), '') from generate_series(1, 20000) n`,
  log: `select pg_logical_emit_message(false, 'ballast', repeat('x', 1000000))`,
} as const

/** Uses up what PostgreSQL has set aside in advance, until it finds the disk full itself. */
async function aGreedyClient(dataDir: string, statement: string): Promise<() => Promise<void>> {
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'guest', report: () => {} })
  const client = new Client(postgres.config)
  client.on('error', () => {})
  await client.connect()
  onTestFinished(async () => {
    await client.end().catch(() => {})
    await postgres.close().catch(() => {})
  })
  await client.query('create table ballast (body text)')
  const untilRefused = async () => {
    for (;;) await client.query(statement)
  }
  return () => expect(untilRefused()).rejects.toThrow(/No space left|terminat/)
}
