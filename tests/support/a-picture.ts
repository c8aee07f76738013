import sharp from 'sharp'

import { preparePicture, putPicture } from '#platform/images.server.ts'
import type { StoredPicture } from '#platform/picture.ts'
import type { Services } from '#services.server.ts'

/** A small picture that is kept in a folder of the file store. */
export async function aPicture(services: Services, folder: string): Promise<StoredPicture> {
  const pixels = await sharp({ create: { width: 200, height: 150, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const prepared = await preparePicture(services, pixels, [112])
  if (!prepared.ok) throw new Error(prepared.reason)
  return putPicture(services.files, folder, prepared.picture)
}
