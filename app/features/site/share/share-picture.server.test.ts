import sharp from 'sharp'
import { expect, test } from 'vitest'

import { SHARE_HEIGHT, SHARE_WIDTH } from './share-path.ts'
import { ART_WIDTH, drawSharePicture, type ShareArt } from './share-picture.server.ts'

const colours = { paper: '#f9f5ee', ink: '#122c22', line: '#d7d3c7' }
const art: ShareArt = { logo: '', art: `<path fill="#272f65" d="M0 0h${ART_WIDTH}v${SHARE_HEIGHT}H0z"/>`, colours }
const draw = (title: string, house = 'Stillwater') => drawSharePicture({ title, siteName: house }, art)

/** How dark a part of the picture is: 0 is bare paper. */
async function inkIn(picture: Buffer, region: { left: number; top: number; width: number; height: number }): Promise<number> {
  const part = await sharp(picture).extract(region).greyscale().raw().toBuffer()
  const paper = 245
  return part.reduce((sum, value) => sum + Math.max(0, paper - 8 - value), 0) / part.length
}
const title = { left: 72, top: 60, width: 640, height: 420 }
/** Between the words and the art. */
const margin = { left: 712, top: 20, width: 60, height: SHARE_HEIGHT - 40 }
const names = { left: 140, top: 525, width: 500, height: 80 }

test('a picture is a PNG of the size that networks ask for, light enough to be sent', async () => {
  const picture = await draw('Sleep')
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: SHARE_WIDTH, height: SHARE_HEIGHT })
  expect(picture.length).toBeLessThan(120_000)
})

test('title and name are to be seen on paper, beside the art', async () => {
  const picture = await draw('Sleep')
  expect(await inkIn(picture, title)).toBeGreaterThan(1)
  expect(await inkIn(picture, names)).toBeGreaterThan(1)
  expect(await inkIn(picture, margin)).toBe(0)
  expect(await inkIn(picture, { left: 800, top: 50, width: 300, height: 500 })).toBeGreaterThan(100)
})

test.each([
  ['another alphabet', 'Как уснуть, 睡眠, Ελλάδα, נוער, 😴'],
  ['a very long title', 'What magnesium, creatine and omega-3 do to sleep, focus and training '.repeat(8)],
  ['one endless word', 'x'.repeat(2000)],
  ['markup', '</span><b>&amp;</b> & <i'],
  ['signs that no document may hold', 'a\u0000b\u000bc\ud800d\uffff'],
])('%s stays within its column', async (_what, words) => {
  const picture = await draw(words, words)
  expect(await inkIn(picture, title)).toBeGreaterThan(1)
  expect(await inkIn(picture, margin)).toBe(0)
})

test('without a word to set there is still a picture', async () => {
  expect(await inkIn(await draw(' \u200b', ''), title)).toBe(0)
})

test('titles that differ make pictures that differ', async () => {
  expect(await draw('Sleep')).not.toEqual(await draw('Sheep'))
})
