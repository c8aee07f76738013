import { products } from '#features/shop/core/tables.server.ts'

/** What files say of a product. */
export const fileColumns = {
  slug: products.slug,
  name: products.name,
  description: products.description,
  price: products.price,
  currency: products.currency,
  compareAt: products.compareAt,
  category: products.category,
  pillar: products.pillar,
  inStock: products.inStock,
  featured: products.featured,
  imageUrl: products.imageUrl,
  affiliateUrl: products.affiliateUrl,
  sourceSite: products.sourceSite,
  sourceUrl: products.sourceUrl,
}
