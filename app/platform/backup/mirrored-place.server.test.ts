import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { aBucket } from '#tests/support/s3-bucket.ts'
import { scratchFolder } from '#tests/support/scratch-folder.ts'

import { makeBackupKey } from './backup-key.server.ts'
import type { BackupPlace } from './backup-place.server.ts'
import { createBackups } from './backups.server.ts'
import { createFolderPlace } from './folder-place.server.ts'
import { mirrorPlace } from './mirrored-place.server.ts'
import { HEAD } from './place-head.server.ts'
import { WRITER } from './place-writer.server.ts'
import { createS3Place } from './s3-place.server.ts'

const piece = (text: string) => Buffer.from(text)

async function namesIn(place: BackupPlace): Promise<string[]> {
  const names: string[] = []
  for await (const name of place.list('')) names.push(name)
  return names
}

async function aFolderAndABucket({ mayDelete = true } = {}) {
  const folder = join(scratchFolder(), 'backups')
  const main = createFolderPlace(folder)
  const { settings, state, objects } = await aBucket()
  const bucket = createS3Place(settings, 'wellward')
  await main.put(HEAD, piece('{}'))
  await bucket.put(HEAD, piece('{}'))
  return { folder, main, bucket, state, objects, both: mirrorPlace(main, bucket, { mayDelete }) }
}

test('what a bucket missed while it was away is brought once it is there again, and what was deleted goes there too', async () => {
  const { main, bucket, state, both } = await aFolderAndABucket()
  for (const name of ['copies/a', 'copies/b', 'log/1']) await both.put(name, piece(name))
  expect(both.behind()).toBeNull()
  state.isAway = true
  await both.put('log/2', piece('log/2'))
  await both.delete('copies/a')
  expect(both.behind()).toMatch(/503/)
  await expect(both.catchUp()).rejects.toThrow(/503/)
  expect(await namesIn(main)).toEqual(['copies/b', 'log/1', 'log/2', HEAD])
  state.isAway = false
  expect(await both.catchUp()).toBe(1)
  expect(both.behind()).toBeNull()
  expect(await namesIn(bucket)).toEqual(await namesIn(main))
  expect(Buffer.from((await bucket.get('log/2'))!).toString()).toBe('log/2')
})

test('a folder that was emptied takes nothing from the bucket with it', async () => {
  const { folder, bucket, both } = await aFolderAndABucket()
  await both.put('copies/a', piece('a'))
  rmSync(folder, { recursive: true })
  await both.put('log/2', piece('2'))
  await both.catchUp()
  expect(await namesIn(bucket)).toEqual(['copies/a', 'log/2', HEAD])
  expect(Buffer.from((await both.get('copies/a'))!).toString()).toBe('a')
})

test('while the bucket is away the folder alone is asked, and what is put meanwhile is brought too', async () => {
  const { main, bucket, state, both, objects } = await aFolderAndABucket()
  state.isAway = true
  expect(await both.get('log/1')).toBeNull()
  await both.put('log/1', piece('1'))
  state.isAway = false
  // Nobody waits for the bucket until it has caught up.
  await both.put('log/2', piece('2'))
  expect(Array.from(objects.keys())).not.toContain('/coach-files/wellward/log/2')
  await both.catchUp()
  expect(await namesIn(bucket)).toEqual(await namesIn(main))
  await both.put('log/3', piece('3'))
  expect(await namesIn(bucket)).toContain('log/3')
})

test('a folder that knows less than the bucket deletes nothing there', async () => {
  const { bucket, both } = await aFolderAndABucket({ mayDelete: false })
  await bucket.put('copies/of-before', piece('a'))
  await both.catchUp()
  expect(await namesIn(bucket)).toContain('copies/of-before')
})

test('a place that is emptied while the product runs is taken anew, and every file is looked for again', async () => {
  const folder = join(scratchFolder(), 'backups')
  let emptied = 0
  let now = new Date('2026-03-01T00:00:00Z')
  const { settings } = await aBucket()
  const bucket = createS3Place(settings)
  const backups = createBackups({
    dataDir: scratchFolder(),
    key: makeBackupKey(),
    places: [createFolderPlace(folder), bucket],
    source: {},
    release: '0.0.0',
    migrations: 'db/migrations',
    isTemporary: () => false,
    listFiles: async function* () {},
    owner: async () => ({
      installation: '6a3c5b0e-8a52-4f0c-9a54-3c2f8d1f0a11',
      writer: '0d0f4c9e-57a1-4b0e-8f0a-9d6d1b6c2e44',
    }),
    now: () => now,
    onEmpty: async () => void emptied++,
  })
  await (await backups.open()).put('copies/a', piece('a'))
  await backups.open()
  expect(emptied).toBe(1)
  rmSync(folder, { recursive: true })
  now = new Date('2026-03-02T00:00:00Z')
  const again = await backups.open()
  expect(emptied).toBe(2)
  await again.mirror!.catchUp()
  expect(await namesIn(bucket)).toEqual(['copies/a', HEAD, WRITER])
})
