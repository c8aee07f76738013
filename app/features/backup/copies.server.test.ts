import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { eq } from 'drizzle-orm'

import { filePieces, reconcileFiles } from '#platform/backup/file-inventory.server.ts'
import { createFolderPlace } from '#platform/backup/folder-place.server.ts'
import { pruneCopies } from '#platform/backup/portable/prune-copies.server.ts'
import { listCopies } from '#platform/backup/portable/read-copy.server.ts'
import { createS3Place } from '#platform/backup/s3-place.server.ts'
import { sealPlace } from '#platform/backup/sealed-place.server.ts'
import { NoRoomError } from '#platform/files.server.ts'
import { storedFiles } from '#platform/tables.server.ts'
import { aSite } from '#tests/support/backed-up-site.ts'
import { aBucket } from '#tests/support/s3-bucket.ts'
import { expect, test } from '#tests/support/test.ts'

import { copyEverything, makeNightlyCopy, shipNewFiles } from './copies.server.ts'
import { findBackupState } from './state.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PDF = 'application/pdf'

/** A site whose files are named by what is in them, and which of them its place holds. */
async function aSiteWithFiles(...given: Parameters<typeof aSite>) {
  const site = await aSite(...given)
  const { services, folder, key } = site
  const place = createFolderPlace(folder)
  const put = (name: string, content = name) => services.files.put(`papers/${name}.pdf`, Buffer.from(content), PDF)
  const isKept = async (content: string) => {
    const stream = filePieces(sealPlace(place, key), createHash('sha256').update(content).digest('hex'))
    return (await place.get(`${stream}.0`)) !== null
  }
  return { ...site, place, put, isKept, remove: (name: string) => services.files.delete(`papers/${name}.pdf`) }
}

test('a file that was deleted, or stored anew, stays for the seven days in which any minute comes back, and goes then', async ({
  freshDatabase,
  clock,
}) => {
  clock.set(new Date().toISOString())
  const { services, put, remove, isKept } = await aSiteWithFiles(await freshDatabase())
  await put('kept')
  await put('deleted')
  await put('changed', 'before')
  await shipNewFiles(services)
  await remove('deleted')
  await put('changed', 'after')
  await makeNightlyCopy(services)
  const now = clock.now().getTime()
  for (const days of [0, 6.9]) {
    clock.set(new Date(now + days * DAY_MS).toISOString())
    await makeNightlyCopy(services)
    for (const content of ['kept', 'deleted', 'before', 'after'])
      expect([content, days, await isKept(content)]).toEqual([content, days, true])
  }
  clock.set(new Date(now + 7.1 * DAY_MS).toISOString())
  await makeNightlyCopy(services)
  const left = await Promise.all(['kept', 'deleted', 'before', 'after'].map(isKept))
  expect(left).toEqual([true, false, false, true])
})

test('a file that the place has lost since is brought again by the next copy, and one that is nowhere is told', async ({
  freshDatabase,
}) => {
  const { services, put, isKept, place } = await aSiteWithFiles(await freshDatabase())
  await put('kept')
  await put('lost')
  await put('nowhere')
  await shipNewFiles(services)
  for await (const name of place.list('files/')) await place.delete(name)
  await services.db
    .update(storedFiles)
    .set({ sha256: '0'.repeat(64) })
    .where(eq(storedFiles.key, 'papers/nowhere.pdf'))
  const inFolder = services.files
  const withoutOne = { ...inFolder, get: async (key: string) => (key === 'papers/nowhere.pdf' ? null : inFolder.get(key)) }
  const made = await copyEverything({ ...services, files: withoutOne })
  expect(made).toMatchObject({ files: 2, lacking: 1 })
  expect([await isKept('kept'), await isKept('lost')]).toEqual([true, true])
})

test('a file that only a kept copy names stays with it', async ({ freshDatabase, clock }) => {
  clock.set(new Date().toISOString())
  const { services, put, remove, isKept, place } = await aSiteWithFiles(await freshDatabase())
  await put('gone')
  const { name } = await copyEverything(services)
  await remove('gone')
  // That copy is the newest there is, as when none could be made since.
  clock.set(new Date(clock.now().getTime() + 20 * DAY_MS).toISOString())
  await pruneCopies(services, await services.backups!.open(), clock.now())
  expect(await listCopies(place)).toEqual([name])
  expect(await isKept('gone')).toBe(true)
})

test('files that were stored while nobody noted it are taken in, and those that are gone are noted as deleted', async ({
  freshDatabase,
}) => {
  const { services, put } = await aSiteWithFiles(await freshDatabase())
  await put('noted')
  await put('lost')
  const { db, files } = services
  const keys = ['papers/noted.pdf', 'papers/unnoted.pdf', 'exports/for-a-day.zip']
  const store = {
    list: async function* () {
      yield* keys
    },
    get: async (key: string) => {
      if (key === 'papers/unnoted.pdf') return { body: new Uint8Array(Buffer.from('unnoted')), contentType: PDF }
      return keys.includes(key) ? files.get(key) : null
    },
  }
  await reconcileFiles({ ...services, files: store }, services.backups!.isTemporary)
  const rows = await db
    .select({ key: storedFiles.key, deletedAt: storedFiles.deletedAt })
    .from(storedFiles)
    .orderBy(storedFiles.key)
  expect(rows).toEqual([
    { key: 'papers/lost.pdf', deletedAt: expect.any(Date) },
    { key: 'papers/noted.pdf', deletedAt: null },
    { key: 'papers/unnoted.pdf', deletedAt: null },
  ])
  const [unnoted] = await db.select().from(storedFiles).where(eq(storedFiles.key, 'papers/unnoted.pdf'))
  expect(unnoted).toMatchObject({ bytes: 'unnoted'.length, pieces: 1, shippedAt: null })
})

test('a bucket that was away has everything a minute after it is back, and the secret stands beside the log at once', async ({
  freshDatabase,
}) => {
  const { settings, state } = await aBucket()
  const bucket = createS3Place(settings)
  const { services, put, key } = await aSiteWithFiles(await freshDatabase(), bucket)
  await shipNewFiles(services)
  expect((await sealPlace(bucket, key).get('secret'))!.toString()).toBe(services.secret)
  state.isAway = true
  await put('meanwhile')
  await expect(shipNewFiles(services)).rejects.toThrow(/503/)
  state.isAway = false
  await shipNewFiles(services)
  const stream = filePieces(sealPlace(bucket, key), createHash('sha256').update('meanwhile').digest('hex'))
  expect((await sealPlace(bucket, key).get(`${stream}.0`))!.toString()).toBe('meanwhile')
})

test('a nightly copy that cannot be made leaves nothing of itself, tells the owner why, and too old copies go all the same', async ({
  freshDatabase,
  clock,
}) => {
  const { services, place } = await aSiteWithFiles(await freshDatabase())
  await copyEverything(services)
  // Copies of one second are as old as each other.
  await sleep(1_000)
  const { name } = await copyEverything(services)
  clock.set(new Date(Date.now() + 60_000))
  const full = async () => {
    const opened = await services.backups!.open()
    const put = async (piece: string, bytes: Uint8Array) => {
      if (piece.endsWith('/manifest')) throw new NoRoomError()
      await opened.put(piece, bytes)
    }
    return { ...opened, put }
  }
  await expect(makeNightlyCopy({ ...services, backups: { ...services.backups!, open: full } })).rejects.toThrow(NoRoomError)
  expect(await listCopies(place)).toEqual([name])
  for await (const piece of place.list('copies/')) expect(piece).toContain(name)
  expect((await findBackupState(services)).failure).toBe('The disk is nearly full: nothing more is kept on it.')
})

test('that the backup lies on the disk of the data is known within the first minute', async ({ freshDatabase }) => {
  const { services } = await aSiteWithFiles(await freshDatabase())
  expect((await findBackupState(services)).diesWithMachine).toBeNull()
  await shipNewFiles(services)
  expect((await findBackupState(services)).diesWithMachine).toBe(true)
})
