import { eq } from 'drizzle-orm'

import { equipmentCategories, otherRetailerSlug, retailerTarget } from '#content/equipment.ts'
import { retailerAddress } from '#features/shop/addresses/retailer-address.ts'
import { retailerOf } from '#features/shop/core/retailer.ts'
import { products, productSlugs } from '#features/shop/core/tables.server.ts'
import { findPublicSettings } from '#features/shop/settings/public-settings.server.ts'
import type { ShopSettings } from '#features/shop/settings/shop-settings.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { affiliateAddress } from './affiliate-address.ts'

/** Something that stands behind /go/. */
export interface Target {
  readonly slug: string
  readonly label: string
  readonly productId: string | null
  readonly address: string
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,140}$/

/** What a name behind /go/ stands for: a category of equipment, the retailer’s home, or a product by its present or a former slug. */
export async function findTarget(services: Pick<Infrastructure, 'db' | 'broadcast'>, name: string): Promise<Target | null> {
  if (!SLUG.test(name)) return null
  const settings = await findPublicSettings(services)
  const targets = retailerTargets(settings)
  // Links to the home of the retailer that came with the shop lead to that of the one in its place.
  if (name === retailerTarget.slug && targets.length > 0) return targets.at(-1)!
  return targets.find(({ slug }) => slug === name) ?? findProductTarget(services, name, settings)
}

/** The six categories and the retailer’s home, the last, with where they lead; none where there is no retailer. */
export function retailerTargets(settings: ShopSettings): Target[] {
  const retailer = retailerOf(settings)
  if (!retailer) return []
  const { retailerDomain, departments } = settings
  const { isShipped } = retailer
  const home = { slug: isShipped ? retailerTarget.slug : otherRetailerSlug, name: retailer.short, department: '' }
  const places = [...equipmentCategories, home]
  return places.flatMap(({ slug, name, department }) => {
    const front = `https://${isShipped ? 'www.' : ''}${retailerDomain}`
    const shipped = isShipped ? `${front}/${department}` : front
    // An address of the retailer that was set before is none of another one.
    const chosen = retailerAddress(departments[slug] ?? '', retailerDomain)
    const address = affiliateAddress(chosen?.href ?? shipped, settings)
    return address === null ? [] : [{ slug, label: name, productId: null, address }]
  })
}

async function findProductTarget(
  { db }: Pick<Infrastructure, 'db'>,
  name: string,
  settings: ShopSettings,
): Promise<Target | null> {
  const columns = { id: products.id, slug: products.slug, name: products.name, affiliateUrl: products.affiliateUrl }
  const [present] = await db.select(columns).from(products).where(eq(products.slug, name))
  const [product] = present
    ? [present]
    : await db
        .select(columns)
        .from(productSlugs)
        .innerJoin(products, eq(products.id, productSlugs.productId))
        .where(eq(productSlugs.slug, name))
  const address = product ? affiliateAddress(product.affiliateUrl, settings) : null
  return address === null ? null : { slug: product!.slug, label: product!.name, productId: product!.id, address }
}
