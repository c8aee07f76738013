import sharp from 'sharp'
import { expect, test } from 'vitest'

import { cropSharePicture } from './crop-share-picture.server.ts'
import { SHARE_HEIGHT, SHARE_WIDTH } from './share-path.ts'

/** Three strips, red, green and blue, beside each other or over each other. */
async function strips(width: number, height: number, way: 'beside' | 'over'): Promise<Buffer> {
  const [w, h] = way === 'beside' ? [width / 3, height] : [width, height / 3]
  const rects = ['#f00', '#0f0', '#00f'].map((fill, at) => {
    const place = way === 'beside' ? `x="${at * w}"` : `y="${at * h}"`
    return `<rect ${place} width="${w}" height="${h}" fill="${fill}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rects.join('')}</svg>`
  return sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer()
}

async function colourOf(picture: Buffer): Promise<'red' | 'green' | 'blue'> {
  const { channels } = await sharp(picture).stats()
  const means = channels.map(({ mean }) => mean)
  return (['red', 'green', 'blue'] as const)[means.indexOf(Math.max(...means))]!
}

test.each([
  ['a broad picture', 3000, 500, 'beside', { x: 0, y: 50 }, 'red'],
  ['a broad picture', 3000, 500, 'beside', { x: 50, y: 50 }, 'green'],
  ['a broad picture', 3000, 500, 'beside', { x: 100, y: 0 }, 'blue'],
  ['a tall picture', 400, 1500, 'over', { x: 0, y: 0 }, 'red'],
  ['a tall picture', 400, 1500, 'over', { x: 0, y: 100 }, 'blue'],
  ['a tiny picture', 9, 30, 'over', { x: 50, y: 50 }, 'green'],
] as const)('%s of %i by %i is cropped around its focus', async (_what, width, height, way, focus, colour) => {
  const cropped = await cropSharePicture(await strips(width, height, way), focus)
  expect(await sharp(cropped).metadata()).toMatchObject({ format: 'jpeg', width: SHARE_WIDTH, height: SHARE_HEIGHT })
  expect(await colourOf(cropped)).toBe(colour)
})
