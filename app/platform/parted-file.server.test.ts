import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { diskRoomOf } from './disk-room.server.ts'
import { createLocalFiles } from './files-local.server.ts'
import { openParts } from './parted-file.server.ts'

const body = Uint8Array.from({ length: 25 }, (_, at) => at)

async function parted(stored = [0, 1, 2]) {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = createLocalFiles(folder, diskRoomOf(folder, 0))
  const keyOf = (part: number) => `some/${part}.part`
  for (const part of stored) await files.put(keyOf(part), body.subarray(part * 10, part * 10 + 10), 'application/octet-stream')
  return openParts({ files }, { bytes: 25, partBytes: 10, keyOf })
}

async function all(slices: AsyncIterable<Uint8Array>) {
  const read: number[] = []
  for await (const slice of slices) read.push(...slice)
  return read
}

test('any stretch of it is read, over the ends of parts', async () => {
  const file = await parted()
  expect(await all(file.read(8, 22))).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21])
  expect(await all(file.read(21, 99))).toEqual([21, 22, 23, 24])
  expect(await all(file.read(24, 24))).toEqual([])
})

test('a part that is gone ends the reading', async () => {
  const file = await parted([0, 2])
  await expect(all(file.read(0, 25))).rejects.toThrow('Part 1')
})
