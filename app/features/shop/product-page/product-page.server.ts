import { eq, or } from 'drizzle-orm'

import { affiliateAddress } from '#features/shop/affiliate/affiliate-address.ts'
import { strengthOf } from '#features/shop/core/evidence-strength.server.ts'
import { products, productSlugs } from '#features/shop/core/tables.server.ts'
import { offerPrice } from '#features/shop/prices/display-price.ts'
import { findShopSettings } from '#features/shop/settings/settings.server.ts'
import { formOf } from '#features/shop/shelves/form-of.ts'
import { pictureOf, pillarOf, pricesHoldUntil, shownPrice } from '#features/shop/shelves/product-view.server.ts'
import { findSampleOffers, sampleOfferOf } from '#features/shop/shelves/sample-offers.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { ProductPage } from './product-page.ts'

const SLUG = /^[a-z0-9][a-z0-9-]{0,140}$/i

/** The product at an address, in stock or not, and the instant from which its price is shown no more. Null where there is none. */
export async function findProductPage(
  services: Pick<Infrastructure, 'db' | 'clock' | 'broadcast'>,
  slug: string,
): Promise<{ product: ProductPage; holdsUntil: Date | null } | null> {
  if (!SLUG.test(slug)) return null
  const [row] = await services.db.select().from(products).where(eq(products.slug, slug))
  if (!row) return null
  const now = services.clock.now()
  const [settings, samples] = await Promise.all([findShopSettings(services), findSampleOffers(services)])
  const { name, description, inStock, featured, category, evidence } = row
  const sample = sampleOfferOf(row, samples)
  const { price, discount, compareAt } = shownPrice(row, now, sample)
  return {
    holdsUntil: pricesHoldUntil([row], now),
    product: {
      slug,
      name,
      description,
      inStock,
      featured,
      category,
      evidence,
      price,
      discount,
      compareAt: discount === null ? null : compareAt,
      sampleShop: sample?.shop ?? null,
      form: formOf(row),
      strength: strengthOf(evidence),
      picture: row.image && pictureOf(row.image),
      pillar: pillarOf(row),
      destination: affiliateAddress(row.affiliateUrl, settings),
      isTest: row.scrapeData?.test === true,
      offer: offerPrice(row, now),
    },
  }
}

/** Where a product is that once had this address, or has it in small letters. */
export async function findPresentSlug({ db }: Pick<Infrastructure, 'db'>, slug: string): Promise<string | null> {
  if (!SLUG.test(slug)) return null
  const small = slug.toLowerCase()
  const [found] = await db
    .select({ slug: products.slug })
    .from(products)
    .leftJoin(productSlugs, eq(productSlugs.productId, products.id))
    .where(or(eq(products.slug, small), eq(productSlugs.slug, small)))
    .limit(1)
  return found && found.slug !== slug ? found.slug : null
}
