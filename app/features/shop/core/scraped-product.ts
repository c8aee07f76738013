import type { ExtractionWay, Provenance } from '#features/shop/core/product.ts'

/** What a page says about the product that it sells. Everything is text: no markup, no entities, lengths bounded. */
export interface ScrapedProduct {
  readonly name: string
  /** Empty when the page says nothing. */
  readonly description: string
  /** With its currency where that is known: “$129.00”, “CHF 25.00”. Empty when the page names none. */
  readonly price: string
  /** ISO 4217; null when the page does not say. */
  readonly currency: string | null
  /** The regular price beside a lower one. */
  readonly compareAt: string
  /** Absolute https addresses, the main picture first; at most twelve. */
  readonly images: ReadonlyArray<string>
  /** Null when the page does not say. */
  readonly inStock: boolean | null
  /** The page’s address without what follows visitors (`canonicalSource`); one product each. */
  readonly url: string
  /** What kind of thing the shop calls it, and its tags; for leaving out what is none of ours. */
  readonly kind: string
  readonly tags: ReadonlyArray<string>
  /** The way by which its name was found. */
  readonly method: ExtractionWay
  readonly provenance: Provenance
}

export type PageReading =
  | { readonly ok: true; readonly product: ScrapedProduct }
  | { readonly ok: false; readonly reason: string }
