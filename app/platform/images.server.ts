import { createHash } from 'node:crypto'

import type { Sharp } from 'sharp'

import type { NotKept } from './file-problems.ts'
import { whyNotKept, type Files } from './files.server.ts'
import { decodeHeic, saysHeic } from './heic.server.ts'
import type { Infrastructure } from './infrastructure.server.ts'
import { MAX_PICTURE_BYTES, type PictureProblem, type StoredPicture } from './picture.ts'

/** A picture made ready to be kept. Nothing of the file that was sent is in it but what can be seen. */
export interface PreparedPicture {
  readonly digest: string
  readonly width: number
  readonly height: number
  readonly files: ReadonlyArray<{ width: number; format: Format; body: Uint8Array }>
}

type Format = (typeof formats)[number]
type Prepared = { ok: true; picture: PreparedPicture } | { ok: false; reason: PictureProblem }
type PictureOutcome = { ok: true; picture: StoredPicture } | { ok: false; reason: NotKept }

const formats = ['avif', 'webp'] as const
/** What is taken, by the name that the decoder gives it. AVIF is HEIF with AV1 inside. */
const taken: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

/** About 200 MB when unpacked. A bomb says in its head how large it is, and is refused before it is unpacked. */
const MAX_PIXELS = 50_000_000
/** How many times longer than narrow. */
const LONGEST_SHAPE = 5
const LONGEST_SECONDS = 20

/**
 * Decodes what was sent (JPEG, PNG, HEIC, WebP, AVIF, the first frame of a GIF), turns it upright, and writes it anew in each width that
 * it has, as AVIF and WebP. What a file is, its decoding says, never its name. One picture at a time, so that many at once cannot
 * use up the memory.
 */
export function preparePicture(
  services: Pick<Infrastructure, 'readers'>,
  bytes: Uint8Array,
  widths: readonly number[],
): Promise<Prepared> {
  const prepared = queue.then(() => prepare(services, bytes, widths))
  queue = prepared.catch(() => {})
  return prepared
}
let queue: Promise<unknown> = Promise.resolve()

/** Keeps a prepared picture in a folder. The same picture in the same folder is the same file. Throws what `Files.put` throws. */
export async function putPicture(files: Files, folder: string, picture: PreparedPicture): Promise<StoredPicture> {
  const key = `${folder}/${picture.digest}`
  for (const { width, format, body } of picture.files) await files.put(`${key}-${width}.${format}`, body, `image/${format}`)
  const widths = [...new Set(picture.files.map(({ width }) => width))]
  return { key, widths, width: picture.width, height: picture.height }
}

/** The same, for somebody who waits: they are told why it is not kept. */
export async function keepPicture(files: Files, folder: string, picture: PreparedPicture): Promise<PictureOutcome> {
  try {
    return { ok: true, picture: await putPicture(files, folder, picture) }
  } catch (error) {
    return { ok: false, reason: whyNotKept(error) }
  }
}

/** Takes away every file of a picture. */
export async function deletePicture(files: Files, picture: StoredPicture): Promise<void> {
  for (const key of fileKeysOf(picture)) await files.delete(key)
}

/** The keys of every file of a picture, the widest last. */
export function fileKeysOf({ key, widths }: StoredPicture): string[] {
  return widths.flatMap((width) => formats.map((format) => `${key}-${width}.${format}`))
}

async function prepare(
  { readers }: Pick<Infrastructure, 'readers'>,
  bytes: Uint8Array,
  asked: readonly number[],
): Promise<Prepared> {
  if (bytes.length > MAX_PICTURE_BYTES) return { ok: false, reason: 'too-large' }
  const isHeic = saysHeic(bytes)
  if (!isHeic && !beginsLikePicture(bytes)) return { ok: false, reason: 'not-a-picture' }
  const { default: sharp } = await import('sharp')
  const settings = { limitInputPixels: false, failOn: 'error', pages: 1 } as const
  const head = await sharp(bytes, settings)
    .metadata()
    .catch(() => null)
  if (!head || !taken.has(head.format) || (head.format === 'heif' && head.compression !== (isHeic ? 'hevc' : 'av1')))
    return { ok: false, reason: 'not-a-picture' }
  const [long, narrow] = [Math.max(head.width, head.height), Math.min(head.width, head.height)]
  if (long * narrow > MAX_PIXELS) return { ok: false, reason: 'too-many-pixels' }
  if (long > narrow * LONGEST_SHAPE) return { ok: false, reason: 'bad-shape' }
  const decoded = isHeic ? await decodeHeic(readers, bytes, head.icc ?? null) : null
  if (decoded?.ok === false) return decoded
  const widest = await sharp(decoded?.tiff ?? bytes, { ...settings, limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: Math.max(...asked), withoutEnlargement: true })
    .timeout({ seconds: LONGEST_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (!widest) return { ok: false, reason: 'not-a-picture' }
  const { width, height, channels } = widest.info
  const widths = [...new Set(asked.map((width) => Math.min(width, widest.info.width)))].toSorted((a, b) => a - b)
  const files = []
  for (const at of widths) {
    const sized = sharp(widest.data, { raw: { width, height, channels } }).resize({ width: at })
    for (const format of formats) files.push({ width: at, format, body: await encode(sized.clone(), format) })
  }
  const digest = createHash('sha256').update(widths.join()).update(bytes).digest('hex').slice(0, 32)
  return { ok: true, picture: { digest, width, height, files } }
}

function encode(picture: Sharp, format: Format): Promise<Uint8Array> {
  return format === 'avif' ? picture.avif({ quality: 55 }).toBuffer() : picture.webp({ quality: 78 }).toBuffer()
}

/** The decoder also reads SVG, TIFF and more, for other uses; those never get as far. */
function beginsLikePicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 32)).toString('latin1')
  return /^(?:\xFF\xD8\xFF|\x89PNG\r\n|GIF8[79]a|RIFF[^]{4}WEBP|[^]{4}ftyp[^]{0,20}avi[fs])/.test(head)
}
