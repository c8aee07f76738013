import type { ExtractionWay } from '#features/shop/core/product.ts'

import type { OfferTerms } from './offer-terms.ts'

/** What one way found on a page; values are as the page wrote them. */
export interface Found {
  readonly name?: string
  readonly description?: string
  readonly images?: ReadonlyArray<string>
  /** What it costs and whether it is there. */
  readonly terms?: OfferTerms
  /** What kind of thing the shop calls it. */
  readonly kind?: string
  readonly tags?: ReadonlyArray<string>
}

export interface FoundBy extends Found {
  readonly way: ExtractionWay
}

/** Bounds of what a page may say. */
export const longest = { name: 200, description: 5_000, price: 60, kind: 500, address: 2_000, images: 12 } as const
