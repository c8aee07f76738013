import { readFileSync } from 'node:fs'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { deep } from '#tests/support/deep.ts'

import { preparePicture } from './images.server.ts'
import { openReadingThreads } from './reading-threads.server.ts'

const readers = openReadingThreads(new AbortController().signal)
const photo = (name: string) => readFileSync(new URL(`../../tests/support/photos/${name}.heic`, import.meta.url))
/** Red and green above, blue and yellow below; 300 to 200, held sideways, with the place where it was taken. */
const sideways = photo('held-sideways')

async function prepared(bytes: Uint8Array) {
  const made = await preparePicture({ readers }, bytes, [150, 600])
  if (!made.ok) throw new Error(made.reason)
  return made.picture
}

async function refusalOf(bytes: Uint8Array) {
  const made = await preparePicture({ readers }, bytes, [150])
  return made.ok ? 'taken' : made.reason
}

/** The colours of the four quarters. */
async function quarters(body: Uint8Array) {
  const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  const [left, right] = [info.width / 4, (info.width * 3) / 4].map(Math.floor) as [number, number]
  const [above, below] = [info.height / 4, (info.height * 3) / 4].map(Math.floor) as [number, number]
  return [at(left, above), at(right, above), at(left, below), at(right, below)]
}

const near = (colours: readonly (readonly number[])[]) =>
  colours.map((colour) => colour.map((value) => expect.closeTo(value, -1.2)))

const COLOURS = [
  [220, 30, 30],
  [30, 200, 40],
  [30, 40, 220],
  [230, 220, 30],
]

test('a photo of a telephone stands upright in the widths it has, and nothing of what the telephone wrote is kept', async () => {
  expect(sideways.toString('latin1')).toContain('Testphone')
  const { width, height, files } = await prepared(sideways)
  expect([width, height]).toEqual([300, 200])
  expect(files.map(({ format, width }) => `${format} ${width}`)).toEqual(['avif 150', 'webp 150', 'avif 300', 'webp 300'])
  for (const { body } of files) {
    const { exif, icc, xmp, orientation } = await sharp(body).metadata()
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(Buffer.from(body).toString('latin1')).not.toContain('Testphone')
    expect(await quarters(body)).toEqual(near(COLOURS))
  }
})

test('colours that a telephone wrote in its own way look as they did there', async () => {
  const { files } = await prepared(photo('display-p3'))
  expect(await quarters(files.at(-1)!.body)).toEqual(near(COLOURS))
})

async function outcomesOfDamage(step: number): Promise<string[]> {
  const outcomes = new Set<string>()
  for (let at = 8; at < sideways.length; at += step) {
    const damaged = Buffer.from(sideways)
    damaged.writeUInt8(damaged.readUInt8(at) ^ 0xff, at)
    outcomes.add(await refusalOf(damaged))
  }
  return [...outcomes]
}

const OUTCOMES = expect.toSatisfy((outcomes: string[]) =>
  outcomes.every((each) => ['taken', 'not-a-picture', 'too-many-pixels', 'bad-shape'].includes(each)),
)

test('damaged files get the sentence of damaged files, wherever the damage is', async () => {
  for (const length of [12, 40, 200, 900, sideways.length - 200])
    expect(await refusalOf(sideways.subarray(0, length))).toBe('not-a-picture')
  expect(await outcomesOfDamage(131)).toEqual(OUTCOMES)
})

test('so does damage anywhere else', deep('app/platform/heic.server.test.ts'), async () => {
  expect(await outcomesOfDamage(23)).toEqual(OUTCOMES)
})

test('a bomb is refused by what its head says, before it is unpacked', async () => {
  const sized = (width: number, height: number) => {
    const changed = Buffer.from(sideways)
    const at = changed.indexOf('ispe') + 8
    changed.writeUInt32BE(width, at)
    changed.writeUInt32BE(height, at + 4)
    return changed
  }
  expect(await refusalOf(sized(12_000, 12_000))).toBe('too-many-pixels')
  expect(await refusalOf(sized(7_000, 7_000))).toBe('not-a-picture')
  expect(await refusalOf(sized(6_000, 600))).toBe('bad-shape')
})

test('what only says that it is such a photo is none', async () => {
  const head = sideways.subarray(0, 28)
  for (const rest of ['', '<script>alert(1)</script>', 'x'.repeat(100_000)])
    expect(await refusalOf(Buffer.concat([head, Buffer.from(rest)]))).toBe('not-a-picture')
})
