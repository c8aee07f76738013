import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { diskRoomOf } from './disk-room.server.ts'
import { isNoRoom, NoRoomError } from './files.server.ts'

const { bsize, blocks, bavail } = statfsSync(tmpdir())
const [whole, free] = [blocks * bsize, bavail * bsize]
/** A percentage of which this much of the disk is free. */
const percentOfFree = (part: number) => ((free * part) / whole) * 100
const folder = join(tmpdir(), 'not', 'there', 'yet')
const MB = 1_000_000

test('there is room as long as the wanted share stays free', async () => {
  const room = diskRoomOf(folder, percentOfFree(0.5))
  expect(await room.isThereFor(MB, 'begun')).toBe(true)
  expect(await room.isThereFor(free * 0.4, 'begun')).toBe(true)
  expect(await room.isThereFor(free * 0.6, 'begun')).toBe(false)
  expect(await diskRoomOf(folder, 0).isThereFor(free * 0.9, 'begun')).toBe(true)
  expect(await diskRoomOf(folder, 0).isThereFor(whole * 2, 'begun')).toBe(false)
})

test('a single file may go on where nothing large begins, and a mail where no file does', async () => {
  const room = diskRoomOf(folder, percentOfFree(1.5))
  expect(await room.isThereFor(MB, 'begun')).toBe(false)
  await room.demandFor(MB, 'file')
  const tight = diskRoomOf(folder, percentOfFree(3))
  await expect(tight.demandFor(MB, 'file')).rejects.toThrow(NoRoomError)
  await tight.demandFor(MB, 'mail')
  await expect(diskRoomOf(folder, percentOfFree(20)).demandFor(MB, 'mail')).rejects.toThrow(NoRoomError)
})

test('a full disk is known by whatever said it', () => {
  for (const code of ['ENOSPC', 'EDQUOT']) {
    const full = Object.assign(new Error('no space left'), { code })
    expect(isNoRoom(new Error('It was not kept.', { cause: full }))).toBe(true)
  }
  expect(isNoRoom(new NoRoomError())).toBe(true)
  expect(isNoRoom(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toBe(false)
  expect(isNoRoom('ENOSPC')).toBe(false)
})
