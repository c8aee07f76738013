import sharp from 'sharp'

import type { SiteSettings } from '#features/site/core/site-settings.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { brandTokens, hexOf } from './brand-colours.ts'

/** In pixels: more than a picture for sharing shows of it. */
const SIDE = 160

/** What a picture for sharing shows of the brand: its colours by day, and its icon or logo as a square PNG; null where the mark that ships stands there. */
export async function findShareBrand(
  { files }: Pick<Infrastructure, 'files'>,
  { colour, logo, icon }: SiteSettings['house'],
): Promise<{ readonly colours: { readonly ink: string; readonly accent: string }; readonly logo: Uint8Array | null }> {
  const { ink, accent } = brandTokens(colour)
  const stored = icon ?? logo
  const file = stored && (await files.get(stored.key))
  const picture =
    file &&
    (await sharp(file.body, { density: 200 }).resize(SIDE, SIDE, { fit: 'contain', background: NOTHING }).png().toBuffer())
  return { colours: { ink: hexOf(ink.day), accent: hexOf(accent.day) }, logo: picture }
}

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 }
