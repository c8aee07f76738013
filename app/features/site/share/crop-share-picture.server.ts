import sharp from 'sharp'

import { SHARE_HEIGHT, SHARE_WIDTH } from './share-path.ts'

const SHAPE = SHARE_WIDTH / SHARE_HEIGHT

/**
 * An uploaded picture in the size for sharing, as a JPEG, which every network reads. As much of it as fits is shown; of what does not, the
 * point of the focus decides, as `object-position` does on a page.
 *
 * @param focus from the upper left corner, 0 to 100
 */
export async function cropSharePicture(bytes: Uint8Array, focus: { readonly x: number; readonly y: number }): Promise<Buffer> {
  const picture = sharp(bytes)
  const { width, height } = await picture.metadata()
  const shown =
    width / height > SHAPE
      ? { width: Math.max(1, Math.round(height * SHAPE)), height }
      : { width, height: Math.max(1, Math.round(width / SHAPE)) }
  const left = Math.round(((width - shown.width) * focus.x) / 100)
  const top = Math.round(((height - shown.height) * focus.y) / 100)
  return picture
    .extract({ left, top, ...shown })
    .resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
