import { randomBytes } from 'node:crypto'

import { expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'

import { unzipped } from '#tests/support/zip.ts'

import { zipOf } from './zip.server.ts'

const madeAt = new Date('2026-11-26T09:30:00Z')

test('files are packed in their order, whatever their names and lengths, with the time at which it was made', async () => {
  const files = {
    'posts/first.md': Buffer.from('# Hello\n'.repeat(50_000)),
    'empty.txt': Buffer.alloc(0),
    'csv/Überblick 睡眠.csv': Buffer.from('a,b\r\n'),
    'media/picture.webp': randomBytes(300_000),
  }
  const zip = await zipOf(
    Object.entries(files).map(([name, body]) => ({ name, body })),
    madeAt,
  )
  expect(Object.entries(await unzipped(zip))).toEqual(Object.entries(files))
  const sizes = new Map<string, number>()
  for await (const entry of (await fromBufferPromise(Buffer.from(zip), { lazyEntries: true })).eachEntry()) {
    sizes.set(entry.fileName, entry.compressedSize)
    expect(entry.getLastModDate()).toEqual(madeAt)
  }
  expect(sizes.get('posts/first.md')).toBeLessThan(4_000)
  expect(sizes.get('media/picture.webp'), 'what is compressed already stays as it is').toBe(300_000)
  expect(await unzipped(await zipOf([], madeAt))).toEqual({})
})

test('what goes wrong with a file is said to whoever packs, and the next is not asked for', async () => {
  let asked = 0
  async function* files() {
    asked++
    yield { name: 'a.txt', body: Buffer.from('a') }
    asked++
    throw new Error('Part 1 of a stored file is gone.')
  }
  await expect(zipOf(files(), madeAt)).rejects.toThrow('Part 1 of a stored file is gone.')
  await expect(zipOf([{ name: '../a.txt', body: Buffer.alloc(1) }], madeAt)).rejects.toThrow('relative path')
  expect(asked).toBe(2)
})

test('while a long file is packed other work gets its turn', async () => {
  const body = Buffer.from(Array.from({ length: 2_000_000 }, (_, at) => `${at * 7919}`).join(','))
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  await zipOf([{ name: 'data.json', body }], madeAt)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(20)
})
