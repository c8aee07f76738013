import { mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client, type ClientConfig } from 'pg'
import { expect, onTestFinished, test } from 'vitest'

import { parseBackupKey } from '#platform/backup/backup-key.server.ts'
import { createFolderPlace } from '#platform/backup/folder-place.server.ts'
import { listStretches } from '#platform/backup/restorable.server.ts'
import { sealPlace } from '#platform/backup/sealed-place.server.ts'
import { openEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
import { dayAgo } from '#tests/support/days.ts'
import { aFolder, isRoot } from '#tests/support/embedded-postgres.ts'
import { tell } from '#tests/support/figures.ts'
import { haveSignedIn } from '#tests/support/http-account.ts'
import { ask, manyNetworks } from '#tests/support/http-client.ts'
import { checkInOf, startTrial } from '#tests/support/member.ts'
import { OWNER, startProduct } from '#tests/support/product.ts'

import { bringReport } from './business.ts'
import { filesIn, restoreByCommand, rowsIn } from './restored-business.ts'
import { aSmallDisk } from './small-disk.ts'

const note = isRoot ? '' : ' (NOT RUN: only root can make a small disk)'
const MB = 1024 ** 2
const DISK_MB = 700

test('a backup folder that is gone stops nobody, is told to the owner, and is filled again by itself', async () => {
  const place = join(aFolder(), 'backups')
  const site = await aSiteThatIsShipped(aFolder(), place)
  const report = await bringReport(site.origin, site.member)
  await expect.poll(() => site.isShipped(new Date(0)), { timeout: 120_000, interval: 1_000 }).toBe(true)

  rmSync(place, { recursive: true })
  writeFileSync(place, 'A disk that could not be mounted looks like this.')
  await site.checkIn(1)
  await expect.poll(site.toldOwner, { timeout: 180_000, interval: 1_000 }).toContain('Changes do not reach the backup')

  rmSync(place)
  await site.checkIn(2)
  const since = new Date()
  await expect.poll(() => site.isShipped(since), { timeout: 300_000, interval: 1_000 }).toBe(true)
  expect(await site.toldOwner()).not.toContain('Changes do not reach the backup')
  // Files go there again too, and the secret.
  await expect.poll(() => site.countPieces('files/'), { timeout: 120_000, interval: 1_000 }).toBe(1)
  expect(await site.countPieces('secret')).toBe(1)
  const elsewhere = aFolder()
  restoreByCommand(place, elsewhere, site.key)
  expect(filesIn(elsewhere)).toEqual(new Set([report]))
  expect((await rowsIn(elsewhere, null)).keys).toEqual(expect.arrayContaining(site.checkIns()))
})

test.skipIf(!isRoot)(
  `while the disk of the backups is full, the log takes no more of the data’s disk than it may, and catches up${note}`,
  async () => {
    const [data, backups] = [aSmallDisk(DISK_MB), aSmallDisk(250)]
    mkdirSync(backups.dataDir)
    const site = await aSiteThatIsShipped(data.dataDir, backups.dataDir)
    await expect.poll(() => site.isShipped(new Date(0)), { timeout: 120_000, interval: 1_000 }).toBe(true)

    backups.fill()
    let fullest = 0
    const written = await writeLog(site.config, 1.5 * DISK_MB, async (megabytes) => {
      if (megabytes % 100 === 0) await site.checkIn(1 + megabytes / 100)
      const { bsize, blocks, bavail } = statfsSync(data.dataDir)
      fullest = Math.max(fullest, ((blocks - bavail) * bsize) / MB)
    })
    tell(
      `${written} MB of log written while the place was full, on a disk of ${DISK_MB} MB: at the most ${Math.round(fullest)} MB were in use`,
    )
    expect(fullest).toBeLessThan(DISK_MB)
    expect(site.output()).toContain('the part of the database’s log that could not be shipped was deleted')
    expect(await site.toldOwner()).toContain('Changes do not reach the backup')

    backups.free()
    const since = new Date()
    await expect.poll(() => site.isShipped(since), { timeout: 300_000, interval: 1_000 }).toBe(true)
    expect(await site.toldOwner()).not.toContain('Changes do not reach the backup')
    const elsewhere = aFolder()
    restoreByCommand(backups.dataDir, elsewhere, site.key)
    expect((await rowsIn(elsewhere, null)).keys).toEqual(expect.arrayContaining(site.checkIns()))
  },
)

/** The product with a member, and its backups in a place of their own. */
async function aSiteThatIsShipped(dataDir: string, place: string) {
  const product = await startProduct({ DATA_DIR: dataDir, BACKUP_DIR: place, ...manyNetworks })
  onTestFinished(async () => void (await product.stop()))
  const { origin, output } = product
  const guest = await openEmbeddedPostgres({ dataDir, role: 'guest', report: () => {} })
  onTestFinished(() => guest.close())
  const member = await startTrial(origin)
  const owner = await haveSignedIn(origin, OWNER.email, OWNER.password)
  const key = readFileSync(join(dataDir, 'backup-key'), 'utf8').trim()
  const sealed = sealPlace(createFolderPlace(place), parseBackupKey(key))
  const acknowledged: string[] = []
  return {
    origin,
    output,
    member,
    key,
    config: guest.config as ClientConfig,
    checkIns: () => acknowledged,
    async checkIn(day: number) {
      const date = dayAgo(day, 'UTC')
      expect((await ask(origin, checkInOf(member, date, day))).status).toBe(303)
      acknowledged.push(`${member.email} ${date} ${day}`)
    },
    toldOwner: async () => (await ask(origin, { path: '/admin/settings/backup', cookie: owner })).body,
    async countPieces(prefix: string) {
      let count = 0
      for await (const _ of sealed.place.list(prefix)) count++
      return count
    },
    /** Whether the place brings back an instant. */
    isShipped: async (instant: Date) => (await listStretches(sealed)).some(({ until }) => until > instant),
  }
}

/** Has PostgreSQL write so many megabytes of log, at the pace of a busy site. */
async function writeLog(config: ClientConfig, megabytes: number, after: (written: number) => Promise<void>): Promise<number> {
  const client = new Client(config)
  await client.connect()
  try {
    for (let written = 0; ; written++) {
      await after(written)
      if (written >= megabytes) return written
      await client.query(`select pg_logical_emit_message(false, 'ballast', repeat('x', 1000000))`)
      await sleep(60)
    }
  } finally {
    await client.end()
  }
}
