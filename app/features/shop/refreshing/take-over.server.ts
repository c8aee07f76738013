import { eq, inArray } from 'drizzle-orm'

import type { PageOutcome } from '#features/shop/core/page-outcome.ts'
import type { ProductValues } from '#features/shop/core/product.ts'
import type { ScrapedProduct } from '#features/shop/core/scraped-product.ts'
import { products } from '#features/shop/core/tables.server.ts'
import { changeProduct, insertProduct, type Product } from '#features/shop/products/products.server.ts'
import { lockInTransaction, type Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { differencesOf } from './page-differences.ts'
import { affiliateAddress, type ShopBeingRead } from './shop-being-read.ts'

/** What a product that a page shows is kept as, the first time. */
export function valuesOf(
  shop: Omit<ShopBeingRead, 'domain'>,
  page: ScrapedProduct,
  now: Date,
): Partial<ProductValues> & Pick<ProductValues, 'name'> {
  const { name, description, price, currency, compareAt, images, inStock, url, method, provenance } = page
  return {
    name,
    description,
    price,
    currency,
    compareAt,
    priceSource: 'page',
    checkedAt: price === '' ? null : now,
    imageUrl: images[0] ?? '',
    sourceUrl: url,
    affiliateUrl: affiliateAddress(shop, url),
    sourceSite: shop.key,
    category: shop.category,
    inStock: inStock ?? true,
    scrapeData: { created_at: now.toISOString(), method, original_url: url, scraped_images: images },
    provenance,
  }
}

/**
 * Takes over what a page says: as a new product, or into the one that is kept of it. What a person wrote is never overwritten; a
 * difference goes to `proposed`. `asked` is the address by which the page was found, where that is another.
 */
export async function takeOver(
  services: Pick<Infrastructure, 'jobs' | 'broadcast' | 'clock'>,
  tx: Transaction,
  shop: Omit<ShopBeingRead, 'domain'>,
  page: ScrapedProduct,
  asked: string = page.url,
): Promise<PageOutcome> {
  const now = services.clock.now()
  const stored = await lockProductOf(tx, page.url, asked)
  if (!stored) {
    const { name, slug } = await insertProduct(services, tx, valuesOf(shop, page, now), 'page')
    return { what: 'added', name, slug }
  }
  const { changes, proposed, provenance, words, isPriceSeen } = differencesOf(stored, page)
  const { method, url, images } = page
  const noted = {
    proposed,
    provenance,
    goneAt: null,
    ...(isPriceSeen && { checkedAt: now, priceSource: 'page' as const }),
    ...(stored.sourceSite !== null && {
      scrapeData: { ...stored.scrapeData, method, original_url: url, scraped_images: images },
    }),
  }
  const isShown = Object.keys(changes).length > 0 || stored.goneAt !== null
  if (isShown) await changeProduct(services, tx, stored, { ...changes, ...noted }, 'page')
  else await tx.update(products).set(noted).where(eq(products.id, stored.id))
  const { name = stored.name } = changes
  return words === '' ? { what: 'unchanged' } : { what: 'changed', name, slug: stored.slug, changes: words }
}

/** Notes that a page is as it was when it was last read. */
export async function noteUnchanged(
  { clock }: Pick<Infrastructure, 'clock'>,
  tx: Transaction,
  stored: Product,
): Promise<PageOutcome> {
  if (stored.priceSource === 'page' && stored.price !== '')
    await tx.update(products).set({ checkedAt: clock.now() }).where(eq(products.id, stored.id))
  return { what: 'unchanged' }
}

/** Marks a product whose page is no longer there: out of stock, and never deleted. Null when that is known already. */
export async function markMissing(
  services: Pick<Infrastructure, 'jobs' | 'broadcast' | 'clock'>,
  tx: Transaction,
  stored: Product,
): Promise<PageOutcome | null> {
  if (stored.goneAt !== null) return null
  const isByHand = stored.handEdited.includes('inStock') && stored.inStock
  const stock = isByHand ? { proposed: { ...stored.proposed, inStock: 'false' } } : { inStock: false }
  await changeProduct(services, tx, stored, { ...stock, goneAt: services.clock.now() }, 'page')
  return { what: 'gone', name: stored.name, slug: stored.slug }
}

/** The product that is kept of a page, held until the transaction ends. Whoever takes over the same page waits here. */
export async function lockProductOf(tx: Transaction, ...urls: string[]): Promise<Product | null> {
  for (const url of [...new Set(urls)].toSorted()) await lockInTransaction(tx, `product page ${url}`)
  const found = await tx.select().from(products).where(inArray(products.sourceUrl, urls)).for('update')
  return found.find(({ sourceUrl }) => sourceUrl === urls[0]) ?? found[0] ?? null
}
