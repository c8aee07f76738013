import type { Category } from '#features/shop/core/product.ts'

/** What the statistic cards say. */
export interface ProductCounts {
  readonly curated: number
  readonly scraped: number
  readonly featured: number
  readonly total: number
}

interface ListedPicture {
  readonly key: string
  readonly widths: readonly number[]
  readonly width: number
  readonly height: number
}

/** A product as the owner’s list shows it. */
export interface ListedProduct {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** As its card says it on an open site: what a sample shows in its place is no price. */
  readonly price: string
  /** “Seen 2 Mar 2026”; empty where nobody looks at a page. */
  readonly priceNote: string
  readonly sourceSite: string | null
  readonly category: Category
  readonly pillar: string | null
  readonly inStock: boolean
  readonly featured: boolean
  readonly isGone: boolean
  readonly isTest: boolean
  /** How many values wait for a decision. */
  readonly differences: number
  readonly image: ListedPicture | null
}

/** What a category is called. */
export const categoryNames: Readonly<Record<Category, string>> = {
  performance: 'Performance',
  protein: 'Protein',
  recovery: 'Recovery',
  essentials: 'Essentials',
  equipment: 'Equipment',
}

/** What a site is called: its key, as its owner wrote it. */
export function siteName(site: string | null): string {
  return site === null ? 'Curated' : site.charAt(0).toUpperCase() + site.slice(1)
}
