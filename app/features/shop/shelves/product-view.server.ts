import { sql } from 'drizzle-orm'

import { pillars, type PillarSlug } from '#content/pillars.ts'
import { affiliateAddress } from '#features/shop/affiliate/affiliate-address.ts'
import { products } from '#features/shop/core/tables.server.ts'
import { freshUntil, displayDiscount, displayPrice } from '#features/shop/prices/display-price.ts'
import type { ShopSettings } from '#features/shop/settings/shop-settings.ts'
import type { StoredPicture } from '#platform/picture.ts'

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
  pillar: products.pillar,
}

type Row = typeof products.$inferSelect
export type ProductViewRow = Pick<Row, keyof typeof productViewColumns>

/** A row as a shelf shows it at an instant. */
export function productView(row: ProductViewRow, now: Date, settings: ShopSettings): ProductView {
  const { id, slug, name, description, featured, category } = row
  const destination = affiliateAddress(row.affiliateUrl, settings)
  return {
    id,
    slug,
    name,
    description,
    featured,
    price: displayPrice(row, now),
    discount: displayDiscount(row, now),
    picture: row.image && pictureOf(row.image),
    pillar: pillarOf(row),
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
