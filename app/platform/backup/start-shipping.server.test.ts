import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { deep } from '#tests/support/deep.ts'
import { aFolder } from '#tests/support/embedded-postgres.ts'
import { aBucket } from '#tests/support/s3-bucket.ts'
import { aPlaceElsewhere, openShipped } from '#tests/support/shipped-postgres.ts'

import { checkLog } from './check-log.server.ts'
import { createFolderPlace } from './folder-place.server.ts'
import { mirrorPlace } from './mirrored-place.server.ts'
import { takePlace } from './place-head.server.ts'
import { createAdmission } from './place-writer.server.ts'
import { listStretches } from './restorable.server.ts'
import { createS3Place } from './s3-place.server.ts'
import { sealPlace } from './sealed-place.server.ts'

const patient = { timeout: 120_000, interval: 200 }

/** A clock that can be put forward. */
function aClock() {
  let ahead = 0
  return { now: () => new Date(Date.now() + ahead), putForward: (ms: number) => void (ahead += ms) }
}

test('a place that was emptied has a new base copy, from which everything comes back', { timeout: 240_000 }, async () => {
  const folder = join(aFolder(), 'backups')
  const sealed = aPlaceElsewhere(createFolderPlace(folder))
  const clock = aClock()
  const live = await openShipped(sealed, aFolder(), { clock })
  await expect.poll(async () => (await listStretches(sealed)).length, patient).toBe(1)
  rmSync(folder, { recursive: true })
  await live.pool.query('CREATE TABLE kept (n int)')
  clock.putForward(61_000)
  await expect.poll(async () => (await listStretches(sealed)).length, patient).toBe(1)
  expect((await live.shipping.state()).failure).toBeNull()
})

test(
  'a site that was restored to try a backup writes nothing while the one that it came from does, and its log is no part of it',
  { timeout: 240_000 },
  async () => {
    const folder = createFolderPlace(join(aFolder(), 'backups'))
    const sealed = aPlaceElsewhere(folder)
    const clock = aClock()
    const installation = crypto.randomUUID()
    await takePlace(folder, sealed.key, installation, clock.now())
    const admitted = (writer: string) =>
      createAdmission({ places: [folder], key: sealed.key, owner: async () => ({ installation, writer }), clock })
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
    const live = await openShipped(sealed, aFolder(), { clock, admit: admitted(one) })
    await live.pool.query('CREATE TABLE kept (n int)')
    await expect.poll(async () => (await listStretches(sealed)).length, patient).toBe(1)
    const drill = await openShipped(sealed, aFolder(), { clock, admit: admitted(other) })
    await drill.pool.query('CREATE TABLE tried (n int)')
    await expect
      .poll(async () => (await drill.shipping.state()).failure?.sentence, patient)
      .toContain('Another copy of this site writes its backups to')
    expect((await drill.shipping.state()).lastBaseCopy).toBeNull()
    await live.pool.query('INSERT INTO kept VALUES (1)')
    await live.stop()
    expect((await listStretches(sealed)).map(({ copy }) => copy.writer)).toEqual([one])
    const checked = await checkLog(sealed)
    expect(checked).toMatchObject({ problem: null, tables: 1, rows: 1 })
    // Now the machine of the other one counts as gone.
    clock.putForward(6 * 60_000)
    await expect.poll(async () => (await listStretches(sealed)).map(({ copy }) => copy.writer), patient).toContain(other)
    expect((await drill.shipping.state()).failure).toBeNull()
  },
)

test(
  'a place that hangs is told, and its log takes no more room than there is',
  deep('app/platform/backup/start-shipping.server.test.ts'),
  async () => {
    const folder = createFolderPlace(join(aFolder(), 'backups'))
    let hangs = false
    let waiting = 0
    const hang = () => {
      waiting++
      return new Promise<never>(() => {})
    }
    const sealed = aPlaceElsewhere({ ...folder, put: (name, bytes) => (hangs ? hang() : folder.put(name, bytes)) })
    const clock = aClock()
    let isRoom = true
    const room = { isThereFor: async () => isRoom, demandFor: async () => {} }
    const live = await openShipped(sealed, aFolder(), { clock, room })
    await expect.poll(async () => (await listStretches(sealed)).length, patient).toBe(1)
    hangs = true
    const change = async () => {
      await live.pool.query(`SELECT pg_logical_emit_message(true, 'a change', 'x')`)
      await live.pool.query('SELECT pg_switch_wal()')
    }
    await change()
    await expect.poll(() => waiting, patient).toBeGreaterThan(0)
    expect((await live.shipping.state()).spool.segments).toBeGreaterThan(0)
    expect((await live.shipping.state()).failure).toBeNull()
    clock.putForward(3 * 60_000)
    await expect.poll(async () => (await live.shipping.state()).failure?.sentence, patient).toMatch(/does not answer$/)
    expect((await live.shipping.state()).spool.segments).toBeGreaterThan(0)
    isRoom = false
    await expect
      .poll(() => live.told.join(), patient)
      .toContain('the part of the database’s log that could not be shipped was deleted')
  },
)

test(
  'what a bucket missed is told, and brought once it is there again',
  deep('app/platform/backup/start-shipping.server.test.ts'),
  async () => {
    const { settings, state } = await aBucket()
    const [main, bucket] = [createFolderPlace(join(aFolder(), 'backups')), createS3Place(settings)]
    const mirror = mirrorPlace(main, bucket, { mayDelete: false })
    state.isAway = true
    const sealed = aPlaceElsewhere(mirror)
    const live = await openShipped(sealed, aFolder(), { mirror })
    await expect.poll(async () => (await listStretches(sealed)).length, patient).toBe(1)
    await expect
      .poll(async () => (await live.shipping.state()).failure?.sentence, patient)
      .toMatch(/^What the second place lacks .*503/)
    state.isAway = false
    await expect.poll(async () => (await live.shipping.state()).failure, patient).toBeNull()
    await expect.poll(async () => (await listStretches(sealPlace(bucket, sealed.key))).length, patient).toBe(1)
  },
)
