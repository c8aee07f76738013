import { createHash } from 'node:crypto'

import sharp from 'sharp'

import type { BrandUpload, StoredLogo } from '#features/site/core/brand-look.ts'
import { notKeptSentences } from '#platform/file-problems.ts'
import { whyNotKept } from '#platform/files.server.ts'
import { preparePicture, keepPicture } from '#platform/images.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { pictureProblems } from '#platform/picture.ts'

import { contrastOfHex, hexOf, shippedTokens } from './brand-colours.ts'
import { BRAND_FILES } from './brand-pictures.ts'
import { sanitizeSvg } from './sanitize-svg.ts'

type Needs = Pick<Infrastructure, 'files' | 'readers'>
type Stored = { readonly ok: true; readonly stored: object } | { readonly ok: false; readonly sentence: string }
type Files = Readonly<Record<string, File | undefined>>

/** The widths in which a portrait is kept: it stands 4 columns wide at most. */
const PORTRAIT_WIDTHS = [360, 540, 800, 1200]
const MAX_LOGO_BYTES = 1_000_000
const MAX_LOGO_SIDE = 1_600
const ICON_SIDE = 512
const SMALLEST_ICON = 180
/** A bomb says in its head how large it is. */
const MAX_PIXELS = 16_000_000
const MAX_DRAWING_SECONDS = 20

const problems = {
  logo: 'This file is not a logo that we can read. Please choose an SVG or a PNG.',
  costly:
    'This drawing repeats its parts so often that browsers would draw it for a long time. Please choose a simpler one, or a PNG.',
  tooLarge: 'This file is larger than 1 MB. Please choose a smaller one.',
  icon: 'This file is not an icon that we can read. Please choose a square PNG, or an SVG.',
  small: `This icon is smaller than ${SMALLEST_ICON} by ${SMALLEST_ICON} pixels. Please choose a larger one.`,
  shape: 'An icon is square. Please crop it, or leave it to the logo’s place in the bar.',
} as const

/**
 * Keeps what was uploaded with the form of the brand (`logo.file`, `icon.file`, `portrait.file`), and takes away what is ticked (`logo.remove`).
 *
 * @returns what stands in the place of the fields `logo`, `icon` and `portrait`, and a sentence for each that is refused, by its control
 */
export async function keepBrandFiles(services: Needs, sent: Readonly<Record<string, string>>, files: Files) {
  const fields: Record<string, string> = {}
  const errors: Record<string, string> = {}
  for (const name of Object.keys(keepers) as BrandUpload[]) {
    const file = files[`${name}.file`]
    if (!file) {
      if (sent[`${name}.remove`] !== undefined) fields[name] = ''
      continue
    }
    const kept = await keepers[name](services, await file.bytes())
    if (kept.ok) fields[name] = JSON.stringify(kept.stored)
    else errors[`${name}.file`] = kept.sentence
  }
  return { fields, errors }
}

const keepers: Readonly<Record<BrandUpload, (services: Needs, bytes: Uint8Array) => Promise<Stored>>> = {
  logo: keepLogo,
  icon: keepIcon,
  portrait: keepPortrait,
}

async function keepLogo({ files }: Needs, bytes: Uint8Array): Promise<Stored> {
  if (bytes.length > MAX_LOGO_BYTES) return { ok: false, sentence: problems.tooLarge }
  const { drawing, isCostly } = readDrawing(bytes)
  if (isCostly) return { ok: false, sentence: problems.costly }
  const body = drawing ?? (isPng(bytes) ? await asPng(bytes, MAX_LOGO_SIDE) : null)
  const head = body && (await sizeOf(body))
  if (!body || !head) return { ok: false, sentence: problems.logo }
  const type = drawing ? 'svg' : 'png'
  const key = keyOf(body, type)
  const stored = { key, ...head, ground: await groundOf(body) } satisfies StoredLogo
  return putDrawn(files, stored, body, drawing ? 'image/svg+xml' : 'image/png')
}

async function keepIcon({ files }: Needs, bytes: Uint8Array): Promise<Stored> {
  if (bytes.length > MAX_LOGO_BYTES) return { ok: false, sentence: problems.tooLarge }
  const { drawing, isCostly } = readDrawing(bytes)
  if (isCostly) return { ok: false, sentence: problems.costly }
  const head = drawing || isPng(bytes) ? await sizeOf(drawing ?? bytes) : null
  if (!head) return { ok: false, sentence: problems.icon }
  if (Math.abs(head.width - head.height) > Math.max(head.width, head.height) * 0.02)
    return { ok: false, sentence: problems.shape }
  if (!drawing && head.width < SMALLEST_ICON) return { ok: false, sentence: problems.small }
  const icon = await asPng(drawing ?? bytes, ICON_SIDE)
  if (!icon) return { ok: false, sentence: problems.icon }
  const key = keyOf(icon, 'png')
  return putDrawn(files, { key }, icon, 'image/png')
}

async function putDrawn(
  files: Needs['files'],
  stored: { readonly key: string },
  body: Uint8Array,
  contentType: string,
): Promise<Stored> {
  try {
    await files.put(stored.key, body, contentType)
  } catch (error) {
    return { ok: false, sentence: notKeptSentences[whyNotKept(error)] }
  }
  return { ok: true, stored }
}

async function keepPortrait(services: Needs, bytes: Uint8Array): Promise<Stored> {
  const prepared = await preparePicture(services, bytes, PORTRAIT_WIDTHS)
  if (!prepared.ok) return { ok: false, sentence: pictureProblems[prepared.reason] }
  const kept = await keepPicture(services.files, BRAND_FILES, prepared.picture)
  return kept.ok ? { ok: true, stored: kept.picture } : { ok: false, sentence: pictureProblems[kept.reason] }
}

/** A drawing with nothing in it but what draws; null where the bytes are no SVG, or one that is not to be drawn. */
function readDrawing(bytes: Uint8Array): { drawing: Buffer | null; isCostly: boolean } {
  const text = Buffer.from(bytes).toString('utf8')
  if (!/^\uFEFF?\s*</.test(text)) return { drawing: null, isCostly: false }
  const read = sanitizeSvg(text)
  return read.ok ? { drawing: Buffer.from(read.svg), isCostly: false } : { drawing: null, isCostly: read.reason === 'too-costly' }
}

const isPng = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 8)).toString('latin1') === '\x89PNG\r\n\x1A\n'

async function sizeOf(body: Uint8Array): Promise<{ width: number; height: number } | null> {
  const head = await sharp(body, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => null)
  if (!head) return null
  // The decoder says of a drawing how large it would be drawn; the ratio is what counts.
  const most = Math.max(head.width, head.height, 1)
  const scale = Math.min(1, MAX_LOGO_SIDE / most)
  return { width: Math.max(1, Math.round(head.width * scale)), height: Math.max(1, Math.round(head.height * scale)) }
}

/** Written anew, so that nothing of the file is kept but what can be seen. */
async function asPng(body: Uint8Array, side: number): Promise<Buffer | null> {
  return sharp(body, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: isPng(body) && side !== ICON_SIDE })
    .timeout({ seconds: MAX_DRAWING_SECONDS })
    .png({ compressionLevel: 9 })
    .toBuffer()
    .catch(() => null)
}

/** A part of the logo that is more alike to the paper than this is not told from it. */
const TOLD_APART = 1.6

/** Where most of a logo could not be told from the page: by day or by night. */
async function groundOf(body: Uint8Array): Promise<StoredLogo['ground']> {
  const drawn = await sharp(body, { limitInputPixels: MAX_PIXELS })
    .resize(48, 48, { fit: 'inside' })
    .timeout({ seconds: MAX_DRAWING_SECONDS })
    .ensureAlpha()
    .raw()
    .toBuffer()
    .catch(() => null)
  if (!drawn) return 'none'
  const opaque = Array.from({ length: drawn.length / 4 }, (_, at) => drawn.subarray(at * 4, at * 4 + 4)).filter(
    ([, , , alpha]) => alpha! > 128,
  )
  const isLost = (paper: string) =>
    opaque.filter((pixel) => contrastOfHex(`#${pixel.subarray(0, 3).toString('hex')}`, paper) < TOLD_APART).length >
    opaque.length / 2
  if (isLost(hexOf(shippedTokens.paper.night))) return 'night'
  return isLost(hexOf(shippedTokens.paper.day)) ? 'day' : 'none'
}

function keyOf(body: Uint8Array, ending: 'svg' | 'png'): string {
  return `${BRAND_FILES}/${createHash('sha256').update(body).digest('hex').slice(0, 32)}.${ending}`
}
