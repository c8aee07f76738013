import { eq } from 'drizzle-orm'
import { z } from 'zod'

import { products } from '#features/shop/core/tables.server.ts'
import { readPicture } from '#features/shop/reading/read-picture.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import { deletePicture, preparePicture, putPicture, type PreparedPicture } from '#platform/images.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob, handleJob } from '#platform/jobs.server.ts'
import type { StoredPicture } from '#platform/picture.ts'

const PRODUCT_PICTURE_WIDTHS: readonly number[] = [320, 640, 1200]
const ADDRESS = /^products\/[0-9a-f-]{36}\/[0-9a-f]+-\d+\.(?:avif|webp)$/

const Wanted = z.object({ productId: z.uuid(), timesPutOff: z.int().optional() })
type Wanted = z.infer<typeof Wanted>

const fetchPicture = defineJob({
  name: 'shop.fetch-picture',
  payload: Wanted,
  retries: 4,
  timeoutSeconds: 120,
})

/** For longer a picture does not wait in place for its host’s turn: a job of later takes it up. */
const LONGEST_WAIT_MS = 30_000
const MAX_TIMES_PUT_OFF = 6

export const pictureJobs = [handleJob(fetchPicture, copyPicture)]

/** Has the picture of a product fetched. Who changes its address calls it, in the same transaction. */
export async function askForPicture(
  { jobs }: Pick<Infrastructure, 'jobs'>,
  tx: Transaction,
  id: string,
  imageUrl: string,
): Promise<void> {
  if (imageUrl.startsWith('https://')) await jobs.send(tx, fetchPicture, { productId: id }, { key: id })
}

/** Products are there for everybody. Null: no file of a product. */
export function productPictureAudience(key: string): 'anyone' | null {
  return ADDRESS.test(key) ? 'anyone' : null
}

/** Takes away a copy that no product shows any more. Nobody can reach it, so a failure is only noted. */
export async function dropPicture(
  { files, log }: Pick<Infrastructure, 'files' | 'log'>,
  picture: StoredPicture | null,
): Promise<void> {
  if (!picture) return
  await deletePicture(files, picture).catch((error: unknown) => {
    log.warn({ err: error }, 'A picture that no product shows any more could not be deleted.')
  })
}

/** Keeps a copy of the picture that a product shows now. What is not to be had for good leaves the placeholder standing. */
async function copyPicture(services: Infrastructure, wanted: Wanted): Promise<void> {
  const { productId } = wanted
  const { db, broadcast } = services
  const [product] = await db.select({ imageUrl: products.imageUrl }).from(products).where(eq(products.id, productId))
  if (!product?.imageUrl) return
  const visit = await readPicture(services, product.imageUrl, { widths: PRODUCT_PICTURE_WIDTHS, upToMs: LONGEST_WAIT_MS })
  if (visit.what === 'later') return putOff(services, wanted, visit.at)
  if (visit.what === 'failed')
    return services.log.warn({ productId, reason: visit.reason }, 'A picture of a product is none that can be copied.')
  const copy = await putPicture(services.files, `products/${productId}`, visit.picture)
  const unused = await db.transaction(async (tx): Promise<StoredPicture | null> => {
    const [now] = await tx
      .select({ imageUrl: products.imageUrl, image: products.image })
      .from(products)
      .where(eq(products.id, productId))
      .for('update')
    if (now?.imageUrl !== product.imageUrl) return copy.key === now?.image?.key ? null : copy
    await tx.update(products).set({ image: copy }).where(eq(products.id, productId))
    await broadcast.publish(tx, 'pages')
    return now.image && now.image.key !== copy.key ? now.image : null
  })
  await dropPicture(services, unused)
}

/** Decodes a picture that somebody sent for a product, or says why it cannot be one. */
export function prepareProductPicture(
  services: Pick<Infrastructure, 'readers'>,
  bytes: Uint8Array,
): ReturnType<typeof preparePicture> {
  return preparePicture(services, bytes, PRODUCT_PICTURE_WIDTHS)
}

/** Keeps a picture that was sent for a product, and the address it has here. */
export async function putProductPicture(
  { files }: Pick<Infrastructure, 'files'>,
  productId: string,
  prepared: PreparedPicture,
): Promise<{ picture: StoredPicture; address: string }> {
  const picture = await putPicture(files, `products/${productId}`, prepared)
  return { picture, address: `/media/${picture.key}-${picture.widths.at(-1)}.webp` }
}

/** Has a picture fetched when its host may be asked again; a host that never lets us leaves the placeholder standing. */
async function putOff(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'log'>,
  { productId, timesPutOff = 0 }: Wanted,
  startAfter: Date,
): Promise<void> {
  if (timesPutOff >= MAX_TIMES_PUT_OFF)
    return services.log.warn({ productId }, 'The host of a product’s picture wants to be left alone for now.')
  const again = { productId, timesPutOff: timesPutOff + 1 }
  await services.db.transaction((tx) => services.jobs.send(tx, fetchPicture, again, { key: `${productId} later`, startAfter }))
}
