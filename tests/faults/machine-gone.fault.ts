import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { ClientConfig } from 'pg'
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
import { aHoldingMailServer } from './holding-mail-server.ts'
import {
  checksumsOf,
  filesIn,
  ownerSendsHeldMails,
  query,
  restoreByCommand,
  rowsIn,
  untilJobsAreDone,
} from './restored-business.ts'

/** What is acknowledged leaves the machine once a minute; the rest is what a busy machine may take to bring it to the place. */
const LONGEST_LOSS_MS = 60_000 + 30_000
const report = () => {}

test.for([1, 2, 3])(
  'time %i: a machine is gone at a random moment, and comes back elsewhere with what was acknowledged',
  async (round) => {
    const mails = await aHoldingMailServer()
    mails.takeMails()
    const { business, place, key, die } = await aBusinessThatIsShipped({ SMTP_URL: mails.url })
    await sleep(5_000 + randomInt(15_000))
    // From here on jobs are in flight, and mails that nobody takes.
    mails.holdMails()
    await sleep(LONGEST_LOSS_MS + randomInt(60_000))
    const { cluster, diedAt } = await die()
    await business.brokenOff

    const begun = performance.now()
    const elsewhere = aFolder()
    const said = restoreByCommand(place, elsewhere, key)
    const took = performance.now() - begun
    const stateOf = new Date(/^Restored the state of (\S+) /m.exec(said)![1]!)
    const safe = new Date(diedAt.getTime() - LONGEST_LOSS_MS)
    expect(business.acknowledgedBefore(safe), 'acknowledged long enough before').toBeGreaterThan(0)
    const [found, before] = [await rowsIn(elsewhere, stateOf), await rowsIn(cluster, stateOf)]
    const files = filesIn(elsewhere)
    expect(business.missingFrom(new Set([...found.keys, ...files]), safe), `lost in round ${round}`).toEqual([])
    expect(found.checksums, 'each table, up to the last change that came back').toEqual(before.checksums)
    expect(found.unfinished.length, 'jobs in flight').toBeGreaterThan(0)
    tell(
      `time ${round}: ${business.count()} things acknowledged; lost are those of the last ${seconds(+diedAt - +stateOf)} of the database and ${seconds(+diedAt - +business.reportsGoneSince(files))} of files; ${found.unfinished.length} jobs in flight; back in ${milliseconds(took)}`,
    )

    const product = await startProduct({ DATA_DIR: elsewhere, BACKUP_DIR: place, BACKUP_KEY: key, ...manyNetworks })
    onTestFinished(async () => void (await product.stop()))
    const held = await untilJobsAreDone(elsewhere, found.unfinished)
    expect(held.toSorted(), 'each mail that was due, held once').toEqual([...new Set(held)].toSorted())
    const nobodyTook = found.members.filter((address) => !mails.taken.includes(address))
    expect(held, 'mails that nobody took').toEqual(expect.arrayContaining(nobodyTook))
    expect(await ownerSendsHeldMails(product, held), 'mails that went out once the owner said so').toEqual(held.toSorted())
    // It goes on with a line of its own once the machine counts as gone: tried once, because that takes minutes.
    if (round > 1) return
    await expect.poll(async () => (await linesIn(place, key)).size, { timeout: 300_000, interval: 500 }).toBe(2)
  },
)

test('an accident is undone: the database comes back as it was a moment before', async () => {
  // A segment is finished every three seconds instead of every minute, so that this takes seconds.
  const { business, sealed, config, die } = await aBusinessThatIsShipped({}, { archive_timeout: '3' })
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
async function aBusinessThatIsShipped(settings: Record<string, string>, ofPostgres: Record<string, string> = {}) {
  const dataDir = aFolder()
  const place = join(aFolder(), 'backups')
  mkdirSync(place)
  // The product goes on with a server that runs: with its settings.
  const guest = await openEmbeddedPostgres({ dataDir, role: 'guest', report, settings: ofPostgres })
  const product = await startProduct({ DATA_DIR: dataDir, BACKUP_DIR: place, ...manyNetworks, ...settings })
  onTestFinished(async () => void (await product.stop()))
  const key = readFileSync(join(dataDir, 'backup-key'), 'utf8').trim()
  const sealed = sealPlace(createFolderPlace(place), parseBackupKey(key))
  const business = await businessAt(product.origin, guest.config)
  await expect
    .poll(async () => (await listStretches(sealed)).length || product.output(), { timeout: 240_000, interval: 500 })
    .toBe(1)
  /** Everything at once; the database is kept for comparison, and the folder is gone. */
  const die = async () => {
    process.kill(postmasterOf(dataDir), 'SIGKILL')
    await product.kill()
    const diedAt = new Date()
    const cluster = aFolder()
    execFileSync('cp', ['-a', join(dataDir, 'postgres'), cluster])
    rmSync(dataDir, { recursive: true, force: true })
    return { cluster, diedAt }
  }
  return { business, sealed, place, key, config: guest.config as ClientConfig, die }
}

/** Up to where the log in the place goes, by the instants in it. */
async function shippedTo(sealed: SealedPlace): Promise<number> {
  return Math.max(0, ...(await listStretches(sealed)).map(({ until }) => Number(until)))
}

async function linesIn(place: string, key: string): Promise<Set<string>> {
  const { copies } = await listBaseCopies(sealPlace(createFolderPlace(place), parseBackupKey(key)))
  return new Set(copies.map(({ line }) => line))
}

function seconds(duration: number): string {
  return `${(Math.max(0, duration) / 1000).toFixed(0)} s`
}
