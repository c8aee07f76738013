import { eq } from 'drizzle-orm'
import { z } from 'zod'

import type { Transaction } from '#platform/db.server.ts'
import { OutboundFetchError } from '#platform/fetch.server.ts'
import { deletePicture, preparePicture, putPicture } from '#platform/images.server.ts'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs.server.ts'
import type { StoredPicture } from '#platform/picture.ts'
import type { Services } from '#platform/services.server.ts'

import { products } from './tables.server.ts'

const PRODUCT_PICTURE_WIDTHS: readonly number[] = [320, 640, 1200]
const ADDRESS = /^products\/[0-9a-f-]{36}\/[0-9a-f]+-\d+\.(?:avif|webp)$/

const fetchPicture = defineJob({
  name: 'shop.fetch-picture',
  payload: z.object({ productId: z.uuid() }),
  retries: 4,
  timeoutSeconds: 60,
})

export const pictureJobs: ReadonlyArray<JobHandler> = [
  handleJob(fetchPicture, (services, { productId }) => copyPicture(services, productId)),
]

/** Has the picture of a product fetched. Who changes its address calls it, in the same transaction. */
export async function askForPicture({ jobs }: Services, tx: Transaction, id: string, imageUrl: string): Promise<void> {
  if (imageUrl.startsWith('https://')) await jobs.send(tx, fetchPicture, { productId: id }, { key: id })
}

/** Products are there for everybody. Null: no file of a product. */
export function productPictureAudience(key: string): 'anyone' | null {
  return ADDRESS.test(key) ? 'anyone' : null
}

/** Takes away a copy that no product shows any more. Nobody can reach it, so a failure is only noted. */
export async function dropPicture({ files, log }: Services, picture: StoredPicture | null): Promise<void> {
  if (!picture) return
  await deletePicture(files, picture).catch((error: unknown) => {
    log.warn({ err: error }, 'A picture that no product shows any more could not be deleted.')
  })
}

/** Keeps a copy of the picture that a product shows now. What is not to be had for good leaves the placeholder standing. */
async function copyPicture(services: Services, productId: string): Promise<void> {
  const { db, broadcast } = services
  const [product] = await db.select({ imageUrl: products.imageUrl }).from(products).where(eq(products.id, productId))
  if (!product?.imageUrl) return
  const copy = await fetchCopy(services, productId, product.imageUrl)
  if (!copy) return
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

export type PreparedPicture = Extract<Awaited<ReturnType<typeof preparePicture>>, { ok: true }>['picture']

/** Decodes a picture that somebody sent for a product, or says why it cannot be one. */
export function prepareProductPicture(bytes: Uint8Array): ReturnType<typeof preparePicture> {
  return preparePicture(bytes, PRODUCT_PICTURE_WIDTHS)
}

/** Keeps a picture that was sent for a product, and the address it has here. */
export async function putProductPicture(
  { files }: Pick<Services, 'files'>,
  productId: string,
  prepared: PreparedPicture,
): Promise<{ picture: StoredPicture; address: string }> {
  const picture = await putPicture(files, `products/${productId}`, prepared)
  return { picture, address: `/media/${picture.key}-${picture.widths.at(-1)}.webp` }
}

/** A copy in our files; null where there is no such picture, or none that we take. @throws when another try may have more luck. */
async function fetchCopy({ fetch, files, log }: Services, productId: string, address: string): Promise<StoredPicture | null> {
  try {
    const { status, body } = await fetch(address, { headers: { accept: 'image/avif,image/webp,image/*;q=0.8' } })
    if (status >= 500 || status === 429) throw new OutboundFetchError('unreachable', `The site answered ${status}.`)
    const prepared = status === 200 ? await preparePicture(body, PRODUCT_PICTURE_WIDTHS) : null
    if (prepared?.ok) return await putPicture(files, `products/${productId}`, prepared.picture)
    log.warn({ productId, status, reason: prepared?.reason }, 'A picture of a product is none that can be copied.')
    return null
  } catch (error) {
    const isForGood = error instanceof OutboundFetchError && !['unreachable', 'timeout'].includes(error.reason)
    if (!isForGood) throw error
    log.warn({ productId, reason: error.reason }, 'A picture of a product may not be fetched.')
    return null
  }
}
