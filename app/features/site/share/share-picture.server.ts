import { join } from 'node:path'

import sharp, { type OverlayOptions } from 'sharp'

import { fittingText, type SetText } from './fitting-text.ts'
import { SHARE_HEIGHT, SHARE_WIDTH } from './share-path.ts'

export interface ShareColours {
  readonly paper: string
  readonly ink: string
  readonly line: string
}

/** Something drawn, as the inside of an SVG, with the room that it takes from the left edge of the art on. */
export interface ShareArt {
  readonly logo: string
  readonly art: string
  readonly colours: ShareColours
}

export interface ShareWords {
  readonly title: string
  /** A line over the ruler. */
  readonly note?: string
  readonly siteName: string
}

/** The art stands at the right, from edge to edge. */
export const ART_WIDTH = 420
/** The side of the mark’s square. */
export const SHARE_LOGO = 52
const MARGIN = 72
const COLUMN = SHARE_WIDTH - ART_WIDTH - 2 * MARGIN
const RULE = 506
/** The height of the line over the ruler. */
const NOTE = 46

const face = { name: 'Newsreader 16pt', file: join(process.cwd(), 'app/features/site/share/newsreader-share.ttf') }

/** The picture with which a page is shared, as a PNG: its title and the house’s name on paper beside its art. */
export async function drawSharePicture(
  { title, note = '', siteName }: ShareWords,
  { logo, art, colours }: ShareArt,
): Promise<Buffer> {
  const setText = textSetter(colours.ink)
  const heading = await fittingText(setText, title, {
    width: COLUMN,
    height: RULE - MARGIN - (note ? 40 + NOTE : 40),
    sizes: [112, 96, 84, 72, 62, 54, 46],
  })
  const line = await fittingText(setText, note, { width: COLUMN, height: NOTE, sizes: [34, 30, 26] })
  const name = await fittingText(setText, siteName, { width: COLUMN - SHARE_LOGO - 18, height: 46, sizes: [34, 28, 23] })
  const layers: OverlayOptions[] = [{ input: Buffer.from(ground({ logo, art, colours })) }]
  if (heading) layers.push({ input: heading.picture, left: MARGIN, top: MARGIN - 4 })
  if (line) layers.push({ input: line.picture, left: MARGIN, top: RULE - 30 - line.height })
  if (name)
    layers.push({
      input: name.picture,
      left: MARGIN + SHARE_LOGO + 18,
      top: Math.round(RULE + 26 + (SHARE_LOGO - name.height) / 2),
    })
  const background = { r: 255, g: 255, b: 255 }
  return sharp({ create: { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3, background } })
    .composite(layers)
    .png({ palette: true, colours: 192, effort: 8 })
    .toBuffer()
}

/** Paper, the ruler with its ticks, the mark under it, and the art. */
function ground({ logo, art, colours }: ShareArt): string {
  const ticks = Array.from({ length: COLUMN / 12 + 1 }, (_, at) => {
    const length = at % 5 === 0 ? 14 : 8
    return `M${MARGIN + at * 12 + 0.5} ${RULE}v${length}`
  }).join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="none">`,
    `<path fill="${colours.paper}" d="M0 0H${SHARE_WIDTH}V${SHARE_HEIGHT}H0z"/>`,
    `<path stroke="${colours.ink}" d="M${MARGIN} ${RULE + 0.5}h${COLUMN}${ticks}"/>`,
    `<g transform="translate(${MARGIN} ${RULE + 28})">${logo}</g>`,
    `<g transform="translate(${SHARE_WIDTH - ART_WIDTH} 0)">${art}</g>`,
    `<path stroke="${colours.line}" d="M0 .5H${SHARE_WIDTH}M0 ${SHARE_HEIGHT - 0.5}H${SHARE_WIDTH}"/>`,
    '</svg>',
  ].join('')
}

/** Sets words in the house’s serif; letters that it does not have come from whatever the machine has. */
function textSetter(colour: string): SetText<Buffer> {
  return async (words, size, width) => {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${colour}">${escaped(words)}</span>`,
        font: `${face.name} ${size}`,
        fontfile: face.file,
        width,
        dpi: 72,
        rgba: true,
        wrap: 'word-char',
      },
    })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
    return { picture: data, width: info.width, height: info.height }
  }
}

/** The text is markup of Pango’s; characters that XML does not know would make it fail. */
function escaped(words: string): string {
  return words
    .replaceAll(/[\p{Cc}\p{Cs}\p{Cn}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
