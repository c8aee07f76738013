import { shortened } from '#base/shortened.ts'
import type { PillarSlug } from '#content/pillars.ts'
import type { EvidenceStrength } from '#content/products/product-entry.ts'
import type { Evidence } from '#features/shop/core/product.ts'
import { SEE_PRICE, type OfferPrice } from '#features/shop/prices/display-price.ts'
import type { ProductForm } from '#features/shop/shelves/form-of.ts'
import type { ProductPicture } from '#features/shop/shelves/shelf.ts'

/** A product as its own page shows it. */
export interface ProductPage {
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly price: string
  readonly discount: number | null
  /** The shop of the sample whose price this is. */
  readonly sampleShop: string | null
  /** The regular price, where it proves the discount. */
  readonly compareAt: string | null
  readonly inStock: boolean
  readonly featured: boolean
  readonly picture: ProductPicture | null
  readonly pillar: PillarSlug
  readonly form: ProductForm
  readonly category: string
  readonly evidence: Evidence | null
  readonly strength: EvidenceStrength | null
  /** Where its link leads in the end; null where it is not for sale. */
  readonly destination: string | null
  /** One of the samples with which an owner tries the shop out. */
  readonly isTest: boolean
  /** For search engines: a price with a number that still holds. */
  readonly offer: OfferPrice | null
}

/** No shop has been chosen for it: there is nowhere to go, no price of its own, and it is not that it is sold out. */
export function isNowhereForSale({
  destination,
  inStock,
  price,
}: Pick<ProductPage, 'destination' | 'inStock' | 'price'>): boolean {
  return destination === null && inStock && price === SEE_PRICE
}

const LONGEST_SUMMARY = 155

/** The beginning of the description, or of what the evidence says, for search engines and previews; empty where there is neither. */
export function summaryOf({ description, evidence }: Pick<ProductPage, 'description' | 'evidence'>): string {
  const text = (description || evidence?.summary || '').replaceAll(/\s+/g, ' ').trim()
  return shortened(text, LONGEST_SUMMARY)
}
