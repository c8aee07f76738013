import type { ProductField, ProductValues } from '#features/shop/core/product.ts'
import type { ScrapedProduct } from '#features/shop/core/scraped-product.ts'
import type { By } from '#features/shop/managing/edit-product.server.ts'
import { insertProduct, type Product } from '#features/shop/products/products.server.ts'
import { findRefresh } from '#features/shop/refreshing/requests.server.ts'
import type { ShopBeingRead } from '#features/shop/refreshing/shop-being-read.ts'
import { findShop } from '#features/shop/refreshing/shop-of-refresh.server.ts'
import { lockProductOf } from '#features/shop/refreshing/take-over.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { ReviewedProduct } from './review-form.ts'

type Created =
  | { readonly ok: true; readonly product: Pick<Product, 'id' | 'slug' | 'name'> }
  /** `nothing scraped`: there is no reading of this id, or it found nothing. */
  | { readonly ok: false; readonly reason: 'nothing scraped' | 'there already' }

/** Puts a product on the shelves that was read from its page and looked over. Values that were changed are the owner’s own. */
export async function createFromReading(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'clock'>,
  by: By,
  readingId: string,
  reviewed: Omit<ReviewedProduct, 'category'> & Partial<Pick<ReviewedProduct, 'category'>>,
): Promise<Created> {
  const reading = await findRefresh(services, readingId)
  const found = reading?.result?.found
  if (!found) return { ok: false, reason: 'nothing scraped' }
  const shop = await findShop(services, { supplierId: null, affiliateBaseUrl: null, url: found.url })
  return services.db.transaction(async (tx): Promise<Created> => {
    if (await lockProductOf(tx, found.url)) return { ok: false, reason: 'there already' }
    const values = valuesOf({ found, reviewed, shop, readAt: reading.endedAt ?? services.clock.now() })
    const product = await insertProduct(services, tx, values, values.priceSource === 'hand' ? 'hand' : 'page')
    await services.audit.record(tx, { actor: by, action: 'product.created', details: { product: product.id } })
    return { ok: true, product }
  })
}

interface Reviewed {
  readonly found: ScrapedProduct
  readonly reviewed: Parameters<typeof createFromReading>[3]
  readonly shop: Pick<ShopBeingRead, 'key' | 'category'>
  readonly readAt: Date
}

function valuesOf({
  found,
  reviewed,
  shop,
  readAt,
}: Reviewed): Partial<ProductValues> & Pick<ProductValues, 'name' | 'priceSource'> {
  const { name, price, description } = reviewed
  const imageUrl = found.images[reviewed.image ?? 0] ?? ''
  const isOther: Partial<Record<ProductField, boolean>> = {
    name: name !== found.name,
    price: price !== found.price,
    description: description !== found.description,
    imageUrl: (reviewed.image ?? 0) !== 0,
  }
  const byHand = (Object.keys(isOther) as ProductField[]).filter((field) => isOther[field])
  return {
    name,
    price,
    description,
    imageUrl,
    currency: found.currency,
    compareAt: found.compareAt,
    priceSource: isOther.price ? 'hand' : 'page',
    checkedAt: readAt,
    sourceUrl: found.url,
    affiliateUrl: found.url,
    sourceSite: shop.key,
    category: reviewed.category ?? shop.category,
    inStock: found.inStock ?? true,
    featured: false,
    scrapeData: {
      created_at: readAt.toISOString(),
      method: found.method,
      original_url: found.url,
      scraped_images: found.images,
    },
    provenance: { ...found.provenance, ...Object.fromEntries(byHand.map((field) => [field, 'hand' as const])) },
    handEdited: byHand,
  }
}
