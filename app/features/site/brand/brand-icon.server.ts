import sharp from 'sharp'

import type { SiteSettings } from '#features/site/core/site-settings.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { accentsOf, hexOf, shippedTokens } from './brand-colours.ts'
import type { IconSize } from './brand-pictures.ts'

/** How much of an icon the mark takes; whatever shape a phone cuts out of the last one, the inner four fifths stay. */
const PART: Readonly<Record<IconSize, number>> = { 32: 1, 180: 0.72, 192: 0.8, 512: 0.8, maskable: 0.56 }
/** Of an owner’s own icon, which fills its square as it was drawn. */
const OWN_PART: Readonly<Record<IconSize, number>> = { 32: 1, 180: 1, 192: 1, 512: 1, maskable: 0.72 }

type IconOf = Pick<SiteSettings['house'], 'icon' | 'colour'>

/**
 * An icon of the site as a PNG: the one that was uploaded, or the mark in the brand’s colour.
 *
 * @param mark the drawing of the mark in its own square of 32, as the inside of an SVG whose colours are hex
 */
export async function drawBrandIcon(
  { files }: Pick<Infrastructure, 'files'>,
  { icon, colour }: IconOf,
  size: IconSize,
  mark: string,
): Promise<Uint8Array> {
  const side = size === 'maskable' ? 512 : Number(size)
  const own = icon && (await files.get(icon.key))
  const drawing = own?.body ?? Buffer.from(markOf(mark, accentsOf(colour).day))
  const part = Math.round(side * (own ? OWN_PART : PART)[size])
  const inner = await sharp(drawing, { density: (72 * part) / 32 })
    .resize(part, part)
    .png()
    .toBuffer()
  const paper = size === '32' || (own && size !== 'maskable' && size !== '180') ? NOTHING : hexOf(shippedTokens.paper.day)
  return sharp({ create: { width: side, height: side, channels: 4, background: paper } })
    .composite([{ input: inner }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 }

function markOf(mark: string, accent: string): string {
  const drawn = mark.replaceAll('var(--accent)', accent).replaceAll('currentColor', hexOf(shippedTokens.ink.day))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">${drawn}</svg>`
}
