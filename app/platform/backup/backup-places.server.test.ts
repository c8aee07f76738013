import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { aBucket } from '#tests/support/s3-bucket.ts'
import { scratchFolder } from '#tests/support/scratch-folder.ts'

import { createFolderPlace } from './folder-place.server.ts'
import { createS3Place } from './s3-place.server.ts'

const places = [
  ['a folder', async () => createFolderPlace(join(scratchFolder(), 'backups'))],
  ['a bucket', async () => createS3Place((await aBucket()).settings)],
  ['a bucket below a prefix', async () => createS3Place((await aBucket()).settings, 'coach/wellward')],
] as const

async function listed(names: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const name of names) all.push(name)
  return all
}

test.each(places)('%s gives back what was put, lists it in order, and forgets what was deleted', async (_, open) => {
  const place = await open()
  expect(await place.get('wal/0001')).toBeNull()
  expect(await listed(place.list(''))).toEqual([])
  for (const name of ['wal/0002', 'wal/0001', 'wal-0', 'copies/a/manifest', 'copies/b/manifest', 'copies/b/t.0'])
    await place.put(name, Buffer.from(name))
  await place.put('wal/0001', Buffer.from('again'))
  expect(Buffer.from((await place.get('wal/0001'))!).toString()).toBe('again')
  expect(await listed(place.list(''))).toEqual([
    'copies/a/manifest',
    'copies/b/manifest',
    'copies/b/t.0',
    'wal-0',
    'wal/0001',
    'wal/0002',
  ])
  expect(await listed(place.list('copies/b/'))).toEqual(['copies/b/manifest', 'copies/b/t.0'])
  expect(await listed(place.list('wal/0002'))).toEqual(['wal/0002'])
  await place.delete('wal/0001')
  await place.delete('wal/0001')
  expect(await listed(place.list('wal/'))).toEqual(['wal/0002'])
})

test.each(places)('%s takes no name that leads out of it', async (_, open) => {
  const place = await open()
  for (const name of ['../x', '/x', 'a/../b', 'a//b', '', 'A', 'a/.b', 'a\0'])
    await expect(place.put(name, Buffer.from('x'))).rejects.toThrow(TypeError)
})

test('a draft that was left behind in a folder is in no list, nor what a new disk has of itself', async () => {
  const folder = scratchFolder()
  writeFileSync(join(folder, '.draft'), 'half')
  mkdirSync(join(folder, 'lost+found'))
  writeFileSync(join(folder, 'lost+found/12345'), 'half')
  expect(await listed(createFolderPlace(folder).list(''))).toEqual([])
})

test('a folder says whether the data stands on the same disk', async () => {
  const folder = scratchFolder()
  expect(await createFolderPlace(join(folder, 'backups')).diesWith(folder)).toBe(true)
  expect(await createFolderPlace(folder).diesWith('/proc')).toBe(false)
})
