/**
 * Makes the icons of public/ from the mark in public/favicon.svg. They are committed; run this again after changing the mark:
 *
 *   node bin/make-icons.ts
 */
import { readFile, writeFile } from 'node:fs/promises'

import sharp from 'sharp'

import { themeColours } from '#ui/theme-colours.ts'

const folder = new URL('../public/', import.meta.url)
const favicon = await readFile(new URL('favicon.svg', folder), 'utf8')
const mark = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(favicon)![1]!.replace(/<style>[\s\S]*?<\/style>/, '')
const pen = /stroke="[^"]+" stroke-width="[^"]+" stroke-linecap="[^"]+"/.exec(favicon)![0]
/** Of the mark’s own square. */
const SIDE = 32

/** The mark on paper, taking this part of the icon. */
function icon(size: number, part: number, paper: string): Promise<Buffer> {
  const box = SIDE / part
  const edge = (SIDE - box) / 2
  const ground = `<path fill="${paper}" stroke="none" d="M${edge} ${edge}h${box}v${box}h${-box}z"/>`
  const viewBox = `${edge} ${edge} ${box} ${box}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${viewBox}" fill="none" ${pen}>${ground}${mark}</svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer()
}

const files: Record<string, Buffer> = {
  'icon-192.png': await icon(192, 0.8, themeColours.light),
  'icon-512.png': await icon(512, 0.8, themeColours.light),
  // Whatever shape a phone cuts out of it, the inner four fifths stay.
  'icon-maskable-512.png': await icon(512, 0.56, themeColours.light),
}
for (const [name, bytes] of Object.entries(files)) {
  await writeFile(new URL(name, folder), bytes)
  process.stdout.write(`${name} ${(bytes.length / 1000).toFixed(1)} kB\n`)
}
