import { and, desc, eq, not } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { products } from '#features/shop/core/tables.server.ts'
import type { By } from '#features/shop/managing/edit-product.server.ts'
import { changeProduct, isTestProduct, lockProduct } from '#features/shop/products/products.server.ts'
import { readPicture } from '#features/shop/reading/read-picture.server.ts'
import { findRefresh } from '#features/shop/refreshing/requests.server.ts'
import { OutboundFetchError } from '#platform/fetch.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** A product of the retailer with the pictures that its page showed. */
export interface PicturedProduct {
  readonly id: string
  readonly name: string
  readonly imageUrl: string
  readonly choices: ReadonlyArray<string>
}

export interface PicturedProducts {
  readonly products: ReadonlyArray<PicturedProduct>
  readonly hasMore: boolean
}

/** The products of the retailer, by its key, the newest first. */
export async function listPictured(
  { db }: Pick<Infrastructure, 'db'>,
  { site, page, most }: { site: string; page: number; most: number },
): Promise<PicturedProducts> {
  const rows = await db
    .select({ id: products.id, name: products.name, imageUrl: products.imageUrl, scrapeData: products.scrapeData })
    .from(products)
    .where(and(eq(products.sourceSite, site), not(isTestProduct)))
    .orderBy(desc(products.createdAt), products.id)
    .limit(most + 1)
    .offset((page - 1) * most)
  const shown = rows.slice(0, most).map(({ scrapeData, ...product }) => {
    return { ...product, choices: scrapeData?.scraped_images ?? [] }
  })
  return { products: shown, hasMore: rows.length > most }
}

/** Has a product show another of the pictures that its page showed. False when there is no such product or picture. */
export async function choosePictureAs(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'clock'>,
  by: By,
  id: string,
  choice: number,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const before = await lockProduct(tx, id)
    const imageUrl = before?.scrapeData?.scraped_images?.[choice]
    if (!before || imageUrl === undefined) return false
    if (imageUrl === before.imageUrl) return true
    await changeProduct(
      services,
      tx,
      before,
      {
        imageUrl,
        handEdited: [...new Set([...before.handEdited, 'imageUrl' as const])],
        provenance: { ...before.provenance, imageUrl: 'hand' },
      },
      'hand',
    )
    await services.audit.record(tx, { actor: by, action: 'product.pictured', details: { product: id } })
    return true
  })
}

/** Wide enough for a choice among pictures. */
const PREVIEW_WIDTH = 320
/** Somebody is looking: who waits for longer sees the placeholder. */
const PREVIEW_WAIT_MS = 3_000

/**
 * A small copy of a picture that a page showed, for choosing among them: of a reading (by its id), or of a product. Only addresses that are
 * kept there are fetched. Null where there is none, or none that can be had; `later` while it is not its host’s turn.
 */
export async function previewPicture(
  services: Pick<Infrastructure, 'db' | 'fetch' | 'clock' | 'log' | 'site' | 'stopping' | 'readers'>,
  of: string,
  choice: number,
): Promise<Uint8Array | 'later' | null> {
  const address = isId(of) ? ((await picturesOf(services, of))[choice] ?? null) : null
  if (address === null) return null
  const visit = await readPicture(services, address, { widths: [PREVIEW_WIDTH], upToMs: PREVIEW_WAIT_MS }).catch((error) => {
    if (error instanceof OutboundFetchError) return { what: 'failed', reason: error.message } as const
    throw error
  })
  if (visit.what === 'later') return 'later'
  if (visit.what === 'picture') return visit.picture.files.find(({ format }) => format === 'webp')!.body
  services.log.warn({ of, reason: visit.reason }, 'A picture to choose from could not be had.')
  return null
}

async function picturesOf(services: Pick<Infrastructure, 'db'>, id: string): Promise<ReadonlyArray<string>> {
  const reading = await findRefresh(services, id)
  if (reading) return reading.result?.found?.images ?? []
  const [product] = await services.db.select({ scrapeData: products.scrapeData }).from(products).where(eq(products.id, id))
  return product?.scrapeData?.scraped_images ?? []
}
