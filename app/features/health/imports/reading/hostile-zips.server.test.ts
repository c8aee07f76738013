import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { PartedFile } from '#platform/parted-file.server.ts'

import { asZip64, crafted, craftedOf, repeated } from './crafted-zip.factory.server.ts'
import { inMemory, read, walked, xml } from './read-file.factory.server.ts'
import { recognise } from './recognise.server.ts'
import { Unreadable } from './unreadable.ts'
import { listZip } from './zip-directory.server.ts'

const BOMB = 'far more than it should'
const WHOOP = 'Cycle start time,Wake onset,Heart rate variability (ms)\n2026-11-19 23:00:00,2026-11-20 07:00:00,61\n'

test('ZIP64 is read, and a false place in it is damage', async () => {
  expect((await read(asZip64(crafted(Buffer.from(xml))))).values).toEqual(walked)
  expect((await read(asZip64(crafted(Buffer.from(xml), { method: 0 })))).values).toEqual(walked)
  for (const locatedAt of [1, 2 ** 40]) {
    await expect(read(asZip64(crafted(Buffer.from(xml)), { locatedAt }))).rejects.toThrow('damaged')
  }
})

test.for([2 ** 45, 2 ** 60])('a file in ZIP64 that says to have %d bytes is a bomb', async (bytes) => {
  await expect(read(asZip64(crafted(Buffer.from(xml)), { bytes }))).rejects.toThrow(BOMB)
})

test('a ZIP of thousands of files is listed while other work gets its turn, one of far too many is not', async () => {
  const many = repeated(crafted(Buffer.from(xml)), 20_000)
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  expect(await listZip(inMemory(many, 65_536))).toHaveLength(20_000)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(3)
  const long = repeated(crafted(Buffer.from(xml), { name: `${'x'.repeat(60_000)}.xml` }), 300)
  await expect(read(long)).rejects.toThrow('far too many files')
})

test('what is wrong with the store is not said of the file', async () => {
  const whole = inMemory(crafted(Buffer.alloc(200_000), { method: 0 }))
  const broken: PartedFile = {
    bytes: whole.bytes,
    async *read(from, to) {
      if (from > 100) throw new Error('Part 1 of a stored file is gone.')
      yield* whole.read(from, to)
    },
  }
  await expect(recognise(broken, 'export.zip')).rejects.toThrow('Part 1 of a stored file is gone.')
})

test('the names in a ZIP are names, and lead nowhere', async () => {
  const body = craftedOf([
    [Buffer.from(xml), { name: '../../../etc/export.xml' }],
    [Buffer.from('a\n'), { name: 'x/../export.csv' }],
  ])
  expect((await read(body)).values).toEqual(walked)
})

test('a ZIP that is made to fill a memory ends early, whatever its directory says', async () => {
  const content = Buffer.concat([
    Buffer.from('<HealthData>\n'),
    Buffer.alloc(64 * 1024 * 1024, '<a></a>\n'),
    Buffer.from('</HealthData>'),
  ])
  const bomb = crafted(content)
  expect(content.length / bomb.length).toBeGreaterThan(300)
  await expect(read(bomb)).rejects.toThrow('far more than it should')
  await expect(read(crafted(Buffer.alloc(1), { bytes: 2 ** 32 - 2 }))).rejects.toThrow('damaged')
})

test('entries that share their bytes unpack to as much as one likes: none of them is read', async () => {
  const table = Buffer.from(WHOOP)
  const same = Array.from({ length: 200 }, (_, at) => [table, { name: `sleep_${at}.csv`, at: 0 }] as const)
  await expect(read(craftedOf(same))).rejects.toThrow(BOMB)
  // The second stands in the packed bytes of the first.
  const inner = craftedOf([[table, { name: 'inner.csv', method: 0 }]])
  const nested = craftedOf([
    [inner, { name: 'outer.bin', method: 0 }],
    [table, { name: 'inner.csv', method: 0, at: 30 + 'outer.bin'.length }],
  ])
  await expect(read(nested)).rejects.toThrow(BOMB)
  const apart = craftedOf([
    [table, { name: 'sleep_0.csv' }],
    [table, { name: 'sleep_1.csv' }],
  ])
  expect(await read(apart)).toMatchObject({ kind: 'whoop', values: [{ metric: 'hrvMs', value: 61 }] })
})

test.for([
  ['begins where no head is', { at: 7 }],
  ['begins behind the end', { at: 4_000_000_000 }],
  ['is longer than the file', { packedBytes: 4_000_000_000 }],
  ['is stored in fewer bytes than it has', { method: 0, bytes: xml.length + 1 }],
] as const)('an entry that %s is damage', async ([, entry]) => {
  await expect(read(crafted(Buffer.from(xml), entry))).rejects.toThrow('damaged')
})

test('wherever a ZIP was cut, and whichever of its bytes are others, it is read or refused with a sentence', async () => {
  const whole = craftedOf([
    [Buffer.from(WHOOP), { name: 'a.csv' }],
    [Buffer.from(WHOOP), { name: 'b.csv', method: 0 }],
  ])
  const attempt = async (zip: Buffer) => {
    const outcome = await read(zip).catch((error: unknown) => error)
    if (outcome instanceof Error && !(outcome instanceof Unreadable)) throw outcome
    return outcome
  }
  for (let length = 4; length < whole.length; length++)
    expect(await attempt(whole.subarray(0, length)), `${length} bytes`).toBeInstanceOf(Unreadable)
  const changes = fc.array(fc.tuple(fc.integer({ min: 4, max: whole.length - 1 }), fc.nat(255)), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(changes, async (others) => {
      const changed = Buffer.from(whole)
      for (const [at, byte] of others) changed[at] = byte
      await attempt(changed)
    }),
    { numRuns: 300 },
  )
})
