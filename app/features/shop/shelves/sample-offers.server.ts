import { sql, type SQLWrapper } from 'drizzle-orm'

import { sampleOffers, type SampleOffer } from '#content/products/sample-offers.ts'
import { readPrice } from '#features/shop/core/price.ts'
import { products } from '#features/shop/core/tables.server.ts'
import { isSiteOpen } from '#features/site/opening/is-open.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** What products show in the place of a price, by slug; nothing on an open site. */
export type SampleOffers = Readonly<Record<string, SampleOffer>>

const none: SampleOffers = {}

/** The offers of the sample while the site is one. They are read for pages that are drawn, and for nothing else (`docs/decisions/0047`). */
export async function findSampleOffers(services: Pick<Infrastructure, 'db' | 'broadcast'>): Promise<SampleOffers> {
  return (await isSiteOpen(services)) ? none : sampleOffers
}

type Row = typeof products.$inferSelect

/** The offer of the sample for a product that ships and has neither a price nor a shop; null once its owner gave it one. */
export function sampleOfferOf(
  { slug, price, affiliateUrl, sourceSite }: Pick<Row, 'slug' | 'price' | 'affiliateUrl' | 'sourceSite'>,
  samples: SampleOffers,
): SampleOffer | null {
  const isUnsold = price.trim() === '' && affiliateUrl === null && sourceSite === null
  return isUnsold && Object.hasOwn(samples, slug) ? samples[slug]! : null
}

/** The same for the order of a shelf: the stored amount, else that of the sample. */
export function amountWith(samples: SampleOffers): SQLWrapper | undefined {
  const { priceCents, price, affiliateUrl, sourceSite, slug } = products
  const amounts = Object.entries(samples).map(([name, offer]) => [name, readPrice(offer.price)?.cents ?? null])
  if (amounts.length === 0) return undefined
  const isUnsold = sql`${price} = '' and ${affiliateUrl} is null and ${sourceSite} is null`
  const offered = sql`(${JSON.stringify(Object.fromEntries(amounts))}::jsonb ->> ${slug})::integer`
  return sql`coalesce(${priceCents}, case when ${isUnsold} then ${offered} end)`
}
