import { crc32 } from 'node:zlib'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { filesInMemory } from '#tests/support/recording-services.ts'

import { deletePicture, preparePicture, putPicture } from './images.server.ts'
import { openReadingThreads } from './reading-threads.server.ts'

const WIDTHS = [50, 100]
const readers = openReadingThreads(new AbortController().signal)

/** Red on the left, blue on the right. */
async function redAndBlue(width = 200, height = 100) {
  const blue = await sharp({ create: { width: width / 2, height, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: blue, left: width / 2, top: 0 },
  ])
}

async function refusalOf(bytes: Uint8Array) {
  const prepared = await preparePicture({ readers }, bytes, WIDTHS)
  return prepared.ok ? 'taken' : prepared.reason
}

test.for(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'a %s becomes AVIF and WebP in the widths asked for',
  async (format) => {
    const prepared = await preparePicture({ readers }, await (await redAndBlue()).toFormat(format).toBuffer(), WIDTHS)
    if (!prepared.ok) throw new Error(prepared.reason)
    const kept = await Promise.all(prepared.picture.files.map(({ body }) => sharp(body).metadata()))
    expect(kept.map(({ format, width, height }) => `${format} ${width}x${height}`)).toEqual([
      'heif 50x25',
      'webp 50x25',
      'heif 100x50',
      'webp 100x50',
    ])
    expect(prepared.picture).toMatchObject({ width: 100, height: 50 })
  },
)

test('a picture that a camera held sideways stands upright, and nothing of what the camera wrote is kept', async () => {
  const sideways = (await redAndBlue()).withExif({ IFD0: { Orientation: '6', Copyright: 'Ann' } }).jpeg()
  const bytes = await sharp(await sideways.toBuffer())
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(bytes).metadata()).exif?.toString('latin1')).toContain('Ann')
  const prepared = await preparePicture({ readers }, bytes, WIDTHS)
  if (!prepared.ok) throw new Error(prepared.reason)
  expect(prepared.picture).toMatchObject({ width: 100, height: 200 })
  for (const { body } of prepared.picture.files) {
    const { exif, orientation } = await sharp(body).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
  }
  const { data, info } = await sharp(prepared.picture.files.at(-1)!.body).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  const [[redAbove], [, , blueBelow]] = [at(50, 20), at(50, 180)]
  expect(Math.min(redAbove!, blueBelow!)).toBeGreaterThan(200)
})

test('of a picture that moves, the first frame is kept', async () => {
  const frames = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 60, height: 60, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  const prepared = await preparePicture({ readers }, moving, WIDTHS)
  if (!prepared.ok) throw new Error(prepared.reason)
  expect(prepared.picture).toMatchObject({ width: 60, height: 60 })
  const { channels } = await sharp(prepared.picture.files[0]!.body).stats()
  expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([1, 0, 0, 1])
})

test('a picture smaller than what is asked for is kept as large as it is', async () => {
  const prepared = await preparePicture({ readers }, await (await redAndBlue(80, 40)).png().toBuffer(), [50, 100, 200])
  if (!prepared.ok) throw new Error(prepared.reason)
  expect(prepared.picture.files.map(({ width }) => width)).toEqual([50, 50, 80, 80])
})

test('what is no picture is refused, whatever it is called', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><script>alert(1)</script></svg>')
  const tiff = await (await redAndBlue()).tiff().toBuffer()
  const jpeg = await (await redAndBlue()).jpeg().toBuffer()
  const halfAPicture = Buffer.concat([jpeg.subarray(0, 40), Buffer.from('<script>alert(1)</script>')])
  for (const bytes of [Buffer.from('I am a picture.'), Buffer.alloc(0), svg, tiff, halfAPicture])
    expect(await refusalOf(bytes)).toBe('not-a-picture')
})

test('a bomb is refused by what its head says, before it is unpacked', async () => {
  const small = await (await redAndBlue()).png().toBuffer()
  expect(await refusalOf(withHead(small, 12_000, 12_000))).toBe('too-many-pixels')
  // Whoever unpacks it finds that most of it is missing.
  expect(await refusalOf(withHead(small, 6_000, 6_000))).toBe('not-a-picture')
})

/** The same PNG with another size in its head. */
function withHead(png: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(png)
  changed.writeUInt32BE(width, 16)
  changed.writeUInt32BE(height, 20)
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29)
  return changed
}

test('more than 5 MB, or a strip of a picture, is refused', async () => {
  expect(await refusalOf(Buffer.alloc(5_000_001))).toBe('too-large')
  expect(await refusalOf(await (await redAndBlue(600, 100)).png().toBuffer())).toBe('bad-shape')
})

test('a picture is kept under a name made from what is in it, and can be taken away', async () => {
  const files = filesInMemory()
  const prepared = await preparePicture({ readers }, await (await redAndBlue()).png().toBuffer(), WIDTHS)
  if (!prepared.ok) throw new Error(prepared.reason)
  const picture = await putPicture(files, 'people', prepared.picture)
  expect(picture).toEqual({ key: expect.stringMatching(/^people\/[0-9a-f]{32}$/), widths: WIDTHS, width: 100, height: 50 })
  expect(await putPicture(files, 'people', prepared.picture)).toEqual(picture)
  expect(await files.get(`${picture.key}-50.avif`)).toMatchObject({ contentType: 'image/avif' })
  await deletePicture(files, picture)
  for (const ending of ['50.avif', '50.webp', '100.avif', '100.webp'])
    expect(await files.get(`${picture.key}-${ending}`)).toBeNull()
})
