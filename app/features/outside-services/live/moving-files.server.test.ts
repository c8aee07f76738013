import { findMove } from '#features/outside-services/files/find-move.server.ts'
import { moveFiles } from '#features/outside-services/files/move-files.server.ts'
import { findService } from '#features/outside-services/settings/saved-services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { test } from '#tests/support/replicas.ts'
import { aBucket } from '#tests/support/s3-bucket.ts'
import { expect } from '#tests/support/test.ts'

import type { LiveServices } from './live-services.server.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const text = async (live: LiveServices, key: string) => {
  const file = await live.files.get(key)
  return file && Buffer.from(file.body).toString()
}
const put = (live: LiveServices, key: string, body: string) => live.files.put(key, bytes(body), 'image/png')
const AT = '/coach-files/'

test('files are copied, read from both meanwhile, and come from the bucket on every replica once all are the same', async ({
  house,
  sent,
}) => {
  const { objects, settings } = await aBucket()
  const [one, two] = [await house.replica(), await house.replica()]
  for (const number of [1, 2, 3, 4, 5]) await put(one, `pictures/${number}.png`, `picture ${number}`)
  expect(await one.outside.tryOut('files', settings, '')).toMatchObject({ ok: true })
  expect(objects.size).toBe(0)

  expect(await house.saveBucket(settings)).toEqual({ ok: true })
  expect(sent.map(({ name }) => name)).toContain(moveFiles.name)
  expect(await findMove(house.services)).toMatchObject({ main: 'folder', phase: 'copying', done: 0 })
  // No replica has to have heard of it: what they change now is changed in both.
  await put(two, 'pictures/new.png', 'new')
  await two.files.delete('pictures/1.png')
  expect([...objects.keys()]).toEqual([`${AT}pictures/new.png`])
  expect(await house.folder.get('pictures/1.png')).toBeNull()
  expect(one.outside.inUse('files')).toBe(false)

  await one.outside.reload()
  await one.outside.moveFiles(house.services)
  expect(await findMove(house.services)).toMatchObject({ main: 'bucket', phase: 'settled', sentence: null })
  for (const live of [one, two]) await expect.poll(() => live.outside.inUse('files'), { interval: 10, timeout: 1000 }).toBe(true)
  expect([...objects.keys()].toSorted()).toEqual(['2', '3', '4', '5', 'new'].map((name) => `${AT}pictures/${name}.png`))
  expect(await auditLines(house.services)).toContainEqual(expect.stringContaining('service.files-moved to bucket'))

  await put(one, 'pictures/late.png', 'late')
  expect(await house.folder.get('pictures/late.png')).toBeNull()
  expect(await text(two, 'pictures/late.png')).toBe('late')
  objects.delete(`${AT}pictures/2.png`)
  expect(await text(two, 'pictures/2.png')).toBe('picture 2')
  await put(two, 'pictures/3.png', 'changed')
  expect(await house.folder.get('pictures/3.png')).toBeNull()
  await one.files.delete('pictures/4.png')
  expect([objects.has(`${AT}pictures/4.png`), await house.folder.get('pictures/4.png')]).toEqual([false, null])
})

test('where the bucket fails while files are copied, the folder goes on, the page says why, and nothing is forgotten', async ({
  house,
}) => {
  const { objects, state, settings } = await aBucket()
  const live = await house.replica()
  for (const name of ['a', 'b', 'c']) await put(live, `${name}.png`, name)
  await house.saveBucket(settings)
  await live.outside.reload()
  await put(live, 'd.png', 'd')
  state.isAway = true
  await live.outside.moveFiles(house.services)
  expect(await findMove(house.services)).toMatchObject({
    main: 'folder',
    phase: 'copying',
    sentence: 'The S3 service answered 503 (SlowDown).',
  })
  await put(live, 'e.png', 'e')
  await live.files.delete('d.png')
  expect([await text(live, 'e.png'), await text(live, 'd.png')]).toEqual(['e', null])
  expect(await findMove(house.services)).toMatchObject({ toDelete: 1 })
  expect(objects.has(`${AT}d.png`)).toBe(true)

  state.isAway = false
  state.corrupts = true
  await live.outside.moveFiles(house.services)
  expect(await findMove(house.services)).toMatchObject({
    phase: 'copying',
    sentence: 'The file store took a file, and gave back another one.',
  })
  state.corrupts = false
  // The round that had begun missed a change, so it is not the last one.
  while ((await findMove(house.services))!.phase === 'copying') await live.outside.moveFiles(house.services)
  expect(await findMove(house.services)).toMatchObject({ main: 'bucket', toDelete: 0 })
  expect([...objects.keys()].toSorted()).toEqual(['a', 'b', 'c', 'e'].map((name) => `${AT}${name}.png`))
})

test('files go back to the folder in the same way, then the copies go, and the settings after them', async ({ house }) => {
  const { objects, settings } = await aBucket()
  const [one, two] = [await house.replica(), await house.replica()]
  await put(one, 'a.png', 'a')
  await house.saveBucket(settings)
  await one.outside.reload()
  await one.outside.moveFiles(house.services)
  await put(one, 'b.png', 'b')
  expect(await house.saveBucket({ ...settings, bucket: 'another' })).toEqual({ ok: false, reason: 'elsewhere' })
  expect(await house.decideMove('remove')).toEqual({ ok: false, reason: 'not-now' })

  expect(await house.decideMove('to-folder')).toEqual({ ok: true })
  await two.files.delete('a.png')
  await put(two, 'c.png', 'c')
  await one.outside.moveFiles(house.services)
  expect(await findMove(house.services)).toMatchObject({ main: 'folder', phase: 'settled' })
  expect([await house.folder.get('a.png'), objects.has(`${AT}a.png`)]).toEqual([null, false])
  for (const name of ['b', 'c']) expect(Buffer.from((await house.folder.get(`${name}.png`))!.body).toString()).toBe(name)

  expect(await house.decideMove('remove')).toEqual({ ok: true })
  await house.folder.delete('b.png')
  await one.outside.moveFiles(house.services)
  expect([objects.size, await findMove(house.services), await findService(house.services, 'files')]).toEqual([0, null, null])
  for (const name of ['b', 'c']) expect(await text(two, `${name}.png`)).toBe(name)
  await put(two, 'd.png', 'd')
  expect(objects.size).toBe(0)
})

test('a move that is broken off goes on where it was, and one that is stopped leaves files where they were', async ({
  house,
}) => {
  const { objects, settings } = await aBucket()
  const live = await house.replica()
  const names = Array.from({ length: 25 }, (_, number) => `${String(number).padStart(2, '0')}.png`)
  for (const name of names) await put(live, name, name)
  await house.saveBucket(settings)
  await live.outside.reload()
  const { folder } = house
  const get = folder.get
  let reads = 0
  folder.get = async (key) => {
    if (++reads > 30) throw Object.assign(new Error('EIO'), { syscall: 'read', path: key })
    return get(key)
  }
  await live.outside.moveFiles(house.services)
  const before = (await findMove(house.services))!
  expect(before).toMatchObject({ total: 25, done: 15, sentence: expect.stringContaining('could not be read') })
  reads = -1000
  await live.outside.moveFiles(house.services)
  expect(await findMove(house.services)).toMatchObject({ main: 'bucket', phase: 'settled' })
  // Two looks at each of the ten that were left, before and after it was copied.
  expect(reads).toBe(-1000 + 20)

  await house.decideMove('to-folder')
  expect(await house.decideMove('stop')).toEqual({ ok: true })
  await live.outside.moveFiles(house.services)
  expect([await findMove(house.services), objects.size]).toMatchObject([{ main: 'bucket', phase: 'settled' }, 25])
})

test('a bucket that does not answer any more can be forgotten once files are in the folder', async ({ house }) => {
  const { state, settings } = await aBucket()
  const live = await house.replica()
  await put(live, 'a.png', 'a')
  await house.saveBucket(settings)
  state.isAway = true
  expect(await house.decideMove('give-up')).toEqual({ ok: false, reason: 'not-now' })
  await house.decideMove('stop')
  await house.decideMove('remove')
  await live.outside.reload()
  await live.outside.moveFiles(house.services)
  expect(await findMove(house.services)).toMatchObject({ phase: 'emptying', sentence: expect.stringContaining('503') })
  expect(await house.decideMove('give-up')).toEqual({ ok: true })
  expect([await findMove(house.services), await findService(house.services, 'files')]).toEqual([null, null])
  expect(await text(live, 'a.png')).toBe('a')
})

test('a bucket that has files of others is not taken, and a lost secret takes no file away', async ({ house }) => {
  const { objects, settings } = await aBucket()
  const live = await house.replica()
  objects.set(`${AT}others.png`, { body: Buffer.from('x'), contentType: 'image/png' })
  expect(await live.outside.tryOut('files', settings, '')).toMatchObject({
    ok: false,
    sentence: expect.stringContaining('empty'),
  })
  objects.clear()

  await put(live, 'a.png', 'a')
  await house.saveBucket(settings)
  await live.outside.reload()
  await live.outside.moveFiles(house.services)
  await put(live, 'b.png', 'b')
  const lost = await house.replica({}, 'another secret, long enough to be taken for a real one')
  expect([await text(lost, 'a.png'), await text(lost, 'b.png'), lost.outside.inUse('files')]).toEqual(['a', null, false])
  await put(lost, 'c.png', 'c')
  await lost.files.delete('a.png')
  expect([await text(live, 'c.png'), await text(live, 'b.png')]).toEqual(['c', 'b'])
  await live.outside.moveFiles(house.services)
  expect([objects.has(`${AT}a.png`), await text(live, 'a.png')]).toEqual([false, null])
})
