import { sql } from 'drizzle-orm'

import { pillars, type PillarSlug } from '#content/pillars.ts'
import type { EvidenceStrength } from '#content/products/product-entry.ts'
import type { SampleOffer } from '#content/products/sample-offers.ts'
import { affiliateAddress } from '#features/shop/affiliate/affiliate-address.ts'
import { strengthOf } from '#features/shop/core/evidence-strength.server.ts'
import { products } from '#features/shop/core/tables.server.ts'
import { discountOf, freshUntil, displayDiscount, displayPrice, SEE_PRICE } from '#features/shop/prices/display-price.ts'
import type { ShopSettings } from '#features/shop/settings/shop-settings.ts'
import type { StoredPicture } from '#platform/picture.ts'

import { formOf } from './form-of.ts'
import { sampleOfferOf, type SampleOffers } from './sample-offers.server.ts'
import type { ProductPicture, ProductView } from './shelf.ts'

/** More than a card shows, so that the sheet cuts it by lines. */
const MAX_CHARACTERS = 240

/** What shelves say about a product. */
export const productViewColumns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  description: sql<string>`left(${products.description}, ${MAX_CHARACTERS})`,
  price: products.price,
  currency: products.currency,
  compareAt: products.compareAt,
  priceSource: products.priceSource,
  checkedAt: products.checkedAt,
  image: products.image,
  affiliateUrl: products.affiliateUrl,
  category: products.category,
  featured: products.featured,
  sourceSite: products.sourceSite,
  evidenceSummary: sql<string | null>`${products.evidence} ->> 'summary'`,
  evidenceStrength: sql<EvidenceStrength | null>`${products.evidence} ->> 'strength'`,
}

type Row = typeof products.$inferSelect
export type ProductViewRow = Pick<Row, Extract<keyof typeof productViewColumns, keyof Row>> & {
  readonly evidenceSummary: string | null
  readonly evidenceStrength: EvidenceStrength | null
}

/** What belongs to all products of a page. */
export interface ShelfSetting {
  readonly now: Date
  readonly settings: ShopSettings
  readonly samples: SampleOffers
}

/** What a product is said to cost at an instant, or what a sample site shows in its place. */
export function shownPrice(row: PricedRow, now: Date, sample: SampleOffer | null) {
  if (sample) return { price: sample.price, discount: discountOf({ ...sample, currency: 'USD' }), compareAt: sample.compareAt }
  return { price: displayPrice(row, now), discount: displayDiscount(row, now), compareAt: row.compareAt }
}

type PricedRow = Pick<Row, 'price' | 'currency' | 'priceSource' | 'checkedAt' | 'compareAt'>

/** A row as a shelf shows it. */
export function productView(row: ProductViewRow, { now, settings, samples }: ShelfSetting): ProductView {
  const { id, slug, name, description, featured, category, evidenceSummary: summary } = row
  const destination = affiliateAddress(row.affiliateUrl, settings)
  const sample = sampleOfferOf(row, samples)
  const { price, discount } = shownPrice(row, now, sample)
  return {
    id,
    slug,
    name,
    description,
    featured,
    price,
    discount,
    isPriced: price !== SEE_PRICE,
    sampleShop: sample?.shop ?? null,
    picture: row.image && pictureOf(row.image),
    form: formOf(row),
    strength: summary === null ? null : strengthOf({ summary, strength: row.evidenceStrength ?? undefined }),
    link: destination === null ? null : { category, destination },
  }
}

export function pictureOf({ key, widths, width, height }: StoredPicture): ProductPicture {
  return { address: `/media/${key}`, widths, width, height }
}

/** Whose colours and motif stand in for a picture: those of its own pillar, else of its tab’s. */
export function pillarOf({ pillar, category }: Pick<Row, 'pillar' | 'category'>): PillarSlug {
  const own = pillars.find(({ slug }) => slug === pillar)?.slug
  return own ?? (category === 'equipment' ? 'fitness' : 'supplements')
}

/** When the first of the prices that are shown now goes stale; null while none will. */
export function pricesHoldUntil(rows: ReadonlyArray<Pick<Row, 'priceSource' | 'checkedAt'>>, now: Date): Date | null {
  const ends = rows.map((row) => freshUntil(row)?.getTime() ?? 0).filter((end) => end >= now.getTime())
  return ends.length > 0 ? new Date(Math.min(...ends)) : null
}
