import { join } from 'node:path'

import { expect, test } from 'vitest'

import { aBaseCopy } from '#tests/support/base-copy.ts'
import { scratchFolder } from '#tests/support/scratch-folder.ts'

import { makeBackupKey } from './backup-key.server.ts'
import { listBaseCopies, putManifest } from './base-copies.server.ts'
import { createFolderPlace } from './folder-place.server.ts'
import { pruneLog } from './prune-log.server.ts'
import { choose, listStretches } from './restorable.server.ts'
import { sealPlace, type SealedPlace } from './sealed-place.server.ts'
import { listLog, putSegment } from './shipped-log.server.ts'

const aPlace = () => sealPlace(createFolderPlace(join(scratchFolder(), 'backups')), makeBackupKey())
const segment = (number: number) => `0000000100000000000000${number.toString(16).toUpperCase().padStart(2, '0')}`
const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 2, day, hour))

/** Segments of a line, each written at the hour of its number on the first of March, or as told. */
async function putLog(sealed: SealedPlace, line: string, numbers: number[], when = (number: number) => at(1, number)) {
  for (const number of numbers) await putSegment(sealed, line, segment(number), { at: when(number), bytes: Buffer.from('x') })
}

const chosenBy = async (sealed: SealedPlace, to: Date | null, writer: string | null = null) =>
  choose(await listStretches(sealed), to, at(20), 'the place', writer).copy

test('an instant comes back from the newest base copy before it, while the log goes on', async () => {
  const sealed = aPlace()
  await putManifest(sealed, aBaseCopy('a', at(1, 2), segment(1), segment(2)))
  await putManifest(sealed, aBaseCopy('a', at(1, 6), segment(5), segment(6)))
  await putLog(sealed, 'a', [1, 2, 3, 4, 5, 6, 7, 8])
  expect((await chosenBy(sealed, at(1, 5))).start.segment).toBe(segment(1))
  expect((await chosenBy(sealed, at(1, 7))).start.segment).toBe(segment(5))
  expect((await chosenBy(sealed, null)).start.segment).toBe(segment(5))
})

test('what is not possible is told together with what is', async () => {
  const sealed = aPlace()
  await expect(chosenBy(sealed, null)).rejects.toThrow('There is no base copy of a database in the place')
  await putManifest(sealed, aBaseCopy('a', at(1, 2), segment(1), segment(2)))
  await putManifest(sealed, aBaseCopy('a', at(1, 8), segment(7), segment(8)))
  await putLog(sealed, 'a', [1, 2, 3, 5, 6, 7, 8, 9])
  const possible =
    'Possible is any instant from 2026-03-01T02:00:00Z to 2026-03-01T03:00:00Z, or from 2026-03-01T08:00:00Z to 2026-03-01T09:00:00Z.'
  for (const [to, why] of [
    [at(1, 1), 'that is before the first base copy'],
    [at(1, 5), 'a part of the log is missing there'],
    [at(1, 10), 'nothing newer was brought there'],
    [at(21), 'that is in the future'],
  ] as const)
    await expect(chosenBy(sealed, to)).rejects.toThrow(`${why}. ${possible}`)
})

test('a base copy whose own log is not whole is none', async () => {
  const sealed = aPlace()
  await putManifest(sealed, aBaseCopy('a', at(1, 3), segment(1), segment(3)))
  await putLog(sealed, 'a', [1, 2])
  await expect(chosenBy(sealed, null)).rejects.toThrow('not all of the log that belongs to it')
})

test('the life that was begun last wins, also where a machine thought dead goes on', async () => {
  const sealed = aPlace()
  await putManifest(sealed, aBaseCopy('dead', at(1, 2), segment(1), segment(2)))
  await putManifest(sealed, { ...aBaseCopy('new', at(1, 4), segment(1), segment(4)), lineBegan: at(1, 3) })
  await putLog(sealed, 'dead', [1, 2, 3, 4, 5, 6, 7])
  await putLog(sealed, 'new', [1, 2, 3, 4, 5])
  expect((await chosenBy(sealed, null)).line).toBe('new')
  expect((await chosenBy(sealed, at(1, 5))).line).toBe('new')
  expect((await chosenBy(sealed, at(1, 3))).line).toBe('dead')
})

test('of two sites with one history that one comes back which writes to the place, whichever line began last', async () => {
  const sealed = aPlace()
  const [live, drill] = ['0d0f4c9e-57a1-4b0e-8f0a-9d6d1b6c2e44', '7be1a7bd-4a6e-4d0e-9d4c-3b8a1d1a5b55']
  await putManifest(sealed, { ...aBaseCopy('live', at(1, 2), segment(1), segment(2)), writer: live })
  await putManifest(sealed, { ...aBaseCopy('drill', at(1, 4), segment(1), segment(4)), lineBegan: at(1, 3), writer: drill })
  await putLog(sealed, 'live', [1, 2, 3, 4, 5, 6, 7])
  await putLog(sealed, 'drill', [1, 2, 3, 4, 5, 6])
  for (const to of [null, at(1, 5)]) {
    expect((await chosenBy(sealed, to, live)).line).toBe('live')
    expect((await chosenBy(sealed, to, drill)).line).toBe('drill')
    expect((await chosenBy(sealed, to)).line).toBe('drill')
  }
})

test('where the log goes on behind what is missing or damaged, the newest state is refused and every instant before it comes back', async () => {
  for (const breakIt of [
    (sealed: SealedPlace) => sealed.place.delete(`log/a/${segment(5).toLowerCase()}`),
    (sealed: SealedPlace) => sealed.place.put(`log/a/${segment(7).toLowerCase()}`, Buffer.from('damaged')),
  ]) {
    const sealed = aPlace()
    await putManifest(sealed, aBaseCopy('a', at(1, 2), segment(1), segment(2)))
    await putLog(sealed, 'a', [1, 2, 3, 4, 5, 6, 7])
    await breakIt(sealed)
    const [{ until, brokenAt } = { until: at(0), brokenAt: '' }] = await listStretches(sealed)
    expect([until, brokenAt]).toEqual(brokenAt === segment(5) ? [at(1, 4), segment(5)] : [at(1, 6), segment(7)])
    const words = `${until.toISOString().slice(0, 19)}Z`
    await expect(chosenBy(sealed, null)).rejects.toThrow(`${brokenAt} is missing or damaged there`)
    await expect(chosenBy(sealed, null)).rejects.toThrow(`with --to ${words}`)
    expect((await chosenBy(sealed, until)).line).toBe('a')
    expect((await chosenBy(sealed, at(1, 3))).line).toBe('a')
    // A base copy of behind it makes the newest state whole again.
    await putManifest(sealed, aBaseCopy('a', at(1, 9), segment(9), segment(9)))
    await putLog(sealed, 'a', [9, 10])
    expect((await chosenBy(sealed, null)).start.segment).toBe(segment(9))
  }
})

test('another key is told from an empty place', async () => {
  const sealed = aPlace()
  await putManifest(sealed, aBaseCopy('a', at(1, 2), segment(1), segment(2)))
  await expect(chosenBy(sealPlace(sealed.place, makeBackupKey()), null)).rejects.toThrow('were not written with this key')
})

test('seven days stay, in every line; lines that ended before go', async () => {
  const sealed = aPlace()
  for (const day of [10, 11, 12, 13, 14, 19]) await putManifest(sealed, aBaseCopy('a', at(day, 3), segment(day), segment(day)))
  await putLog(sealed, 'a', [10, 11, 12, 13, 14, 15, 16, 17, 18, 19], (day) => at(day, 3))
  await putManifest(sealed, aBaseCopy('over', at(1, 3), segment(1), segment(1)))
  await putLog(sealed, 'over', [1, 2])
  await putManifest(sealed, aBaseCopy('quiet', at(1, 3), segment(1), segment(1)))
  await putLog(sealed, 'quiet', [1, 2], (day) => at(day + 15))
  await sealed.put(`base/a/20260310t000000-ffffffff/files.0`, Buffer.from('never finished'))
  await pruneLog(sealed, at(20))
  const { copies } = await listBaseCopies(sealed)
  expect(copies.map(({ line, start }) => [line, start.segment])).toEqual([
    ['quiet', segment(1)],
    ['a', segment(12)],
    ['a', segment(13)],
    ['a', segment(14)],
    ['a', segment(19)],
  ])
  expect((await listLog(sealed, 'a'))[0]).toBe(segment(12))
  expect(await listLog(sealed, 'over')).toEqual([])
  expect(await listLog(sealed, 'quiet')).toHaveLength(2)
  for await (const name of sealed.place.list('base/a/20260310t000000-ffffffff/')) expect(name).toBe('gone')
})
