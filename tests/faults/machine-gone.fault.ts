import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client, type ClientConfig } from 'pg'
import { expect, onTestFinished, test } from 'vitest'

import { parseBackupKey } from '#platform/backup/backup-key.server.ts'
import { listBaseCopies } from '#platform/backup/base-copies.server.ts'
import { createFolderPlace } from '#platform/backup/folder-place.server.ts'
import { listStretches } from '#platform/backup/restorable.server.ts'
import { restoreCluster } from '#platform/backup/restore-cluster.server.ts'
import { sealPlace, type SealedPlace } from '#platform/backup/sealed-place.server.ts'
import { openEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
import { aFolder } from '#tests/support/embedded-postgres.ts'
import { milliseconds, tell } from '#tests/support/figures.ts'
import { manyNetworks } from '#tests/support/http-client.ts'
import { postmasterOf } from '#tests/support/postmaster.ts'
import { startProduct } from '#tests/support/product.ts'

import { businessAt } from './business.ts'

const ROUNDS = 3
/** In the product a segment is finished every minute; here more often, so that a round takes seconds. */
const ARCHIVE_TIMEOUT_S = 3
/** What a busy machine may take to bring a finished segment to the place. */
const SHIPPING_MS = 30_000

const report = () => {}

test(`${ROUNDS} times a machine is gone at a random moment, and comes back elsewhere with what was acknowledged`, async () => {
  for (let round = 1; round <= ROUNDS; round++) {
    const { business, sealed, die } = await aBusinessThatIsShipped()
    await sleep(SHIPPING_MS + 10_000 + randomInt(15_000))
    const dead = await die()
    const diedAt = new Date()
    await business.brokenOff

    const begun = performance.now()
    const elsewhere = aFolder()
    const { lastChangeAt } = await restoreCluster(sealed, { to: null, dataDir: elsewhere, report })
    const took = performance.now() - begun
    const safe = new Date(diedAt.getTime() - ARCHIVE_TIMEOUT_S * 1000 - SHIPPING_MS)
    expect(business.acknowledgedBefore(safe), 'acknowledged long enough before').toBeGreaterThan(0)
    const [found, before] = [await rowsIn(elsewhere, lastChangeAt!), await rowsIn(dead, lastChangeAt!)]
    expect(business.missingFrom(found.keys, safe), `lost in round ${round}`).toEqual([])
    expect(found.checksums, 'each table, up to the last change that came back').toEqual(before.checksums)
    tell(
      `round ${round}: ${business.count()} writes acknowledged, those of the last ${milliseconds(+diedAt - +lastChangeAt!)} lost, back in ${milliseconds(took)}`,
    )
    await comesUpAgain(elsewhere, sealed)
  }
})

test('an accident is undone: the database comes back as it was a moment before', async () => {
  const { business, sealed, config, die } = await aBusinessThatIsShipped()
  await expect.poll(() => business.count(), { timeout: 60_000 }).toBeGreaterThan(20)
  await business.pause()
  const kept = await checksumsOf(config, null)
  const before = new Date()
  await sleep(50)
  await query(config, 'DELETE FROM health_stats')
  await query(config, 'DELETE FROM stripe_events')
  await expect.poll(async () => (await shippedTo(sealed)) > +before + 1_000, { timeout: 60_000, interval: 500 }).toBe(true)
  await die()
  const elsewhere = aFolder()
  await restoreCluster(sealed, { to: before, dataDir: elsewhere, report })
  expect((await rowsIn(elsewhere, null)).checksums).toEqual(kept)
})

/** The built product on a data folder of its own, its backups as if on another machine, with people at it. */
async function aBusinessThatIsShipped() {
  const dataDir = aFolder()
  const elsewhere = join(aFolder(), 'backups')
  mkdirSync(elsewhere)
  symlinkSync(elsewhere, join(dataDir, 'backups'))
  // The product goes on with a server that runs: with its settings.
  const settings = { archive_timeout: String(ARCHIVE_TIMEOUT_S) }
  const guest = await openEmbeddedPostgres({ dataDir, role: 'guest', report, settings })
  const product = await startProduct({ DATA_DIR: dataDir, ...manyNetworks })
  onTestFinished(async () => void (await product.stop()))
  const sealed = sealPlace(createFolderPlace(elsewhere), parseBackupKey(readFileSync(join(dataDir, 'backup-key'), 'utf8')))
  const business = await businessAt(product.origin, guest.config)
  await expect
    .poll(async () => (await listStretches(sealed)).length || product.output(), { timeout: 240_000, interval: 500 })
    .toBe(1)
  /** Everything at once; what was there is kept for comparison, and the folder is gone. */
  const die = async () => {
    process.kill(postmasterOf(dataDir), 'SIGKILL')
    await product.kill()
    const dead = aFolder()
    execFileSync('cp', ['-a', join(dataDir, 'postgres'), dead])
    rmSync(dataDir, { recursive: true, force: true })
    return dead
  }
  return { business, sealed, config: guest.config as ClientConfig, die }
}

/** Up to where the log in the place goes, by the instants in it. */
async function shippedTo(sealed: SealedPlace): Promise<number> {
  return Math.max(0, ...(await listStretches(sealed)).map(({ until }) => Number(until)))
}

/** What a database holds, by the words of those who wrote it, and a checksum of each table of what stood there at an instant. */
async function rowsIn(dataDir: string, until: Date | null) {
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'owner', report })
  try {
    const keys = await query<{ key: string }>(
      postgres.config as ClientConfig,
      `SELECT u.email || ' ' || s.day || ' ' || s.steps AS key FROM health_stats s JOIN users u ON u.id = s.user_id
       UNION ALL SELECT email FROM users UNION ALL SELECT id FROM stripe_events`,
    )
    return { keys: new Set(keys.map(({ key }) => key)), checksums: await checksumsOf(postgres.config as ClientConfig, until) }
  } finally {
    await postgres.close()
  }
}

async function checksumsOf(config: ClientConfig, until: Date | null): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const [table, at] of [
    ['health_stats', 'recorded_at'],
    ['users', 'created_at'],
    ['stripe_events', 'received_at'],
  ] as const) {
    const [row] = await query<{ sum: string }>(
      config,
      // Five seconds are what a transaction may take between its clock and its commit.
      `SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) AS sum FROM ${table} t
       WHERE ${at} < coalesce($1::timestamptz - interval '5 seconds', 'infinity')`,
      [until],
    )
    sums[table] = row!.sum
  }
  return sums
}

async function query<Row extends object>(config: ClientConfig, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client(config)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** The product starts on what came back, and begins a line of its own. */
async function comesUpAgain(dataDir: string, sealed: SealedPlace): Promise<void> {
  writeFileSync(join(dataDir, 'backup-key'), sealed.key.text, { mode: 0o600 })
  symlinkSync(sealed.place.address, join(dataDir, 'backups'))
  const product = await startProduct({ DATA_DIR: dataDir })
  try {
    await expect.poll(async () => (await fetch(`${product.origin}/readyz`)).status).toBe(200)
    const lines = async () => new Set((await listBaseCopies(sealed)).copies.map(({ line }) => line)).size
    await expect.poll(lines, { timeout: 120_000, interval: 500 }).toBe(2)
  } finally {
    await product.stop()
  }
}
