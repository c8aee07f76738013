import type { ScrapedProduct } from '#features/shop/core/scraped-product.ts'

/**
 * What an address of a reading is looked at for.
 * - `start`: nobody knows yet what stands there: a home page, a listing, a product.
 * - `products-json`: a page of a Shopify shop’s list.
 * - `sitemap`, `listing`: they lead to products.
 * - `product`: one product.
 */
export type RefreshPageKind = 'start' | 'products-json' | 'sitemap' | 'listing' | 'product'

interface OfProduct {
  readonly name: string
  readonly slug: string
}

/** What became of one address. */
export type PageOutcome =
  | (OfProduct & { readonly what: 'added' | 'gone' })
  | (OfProduct & { readonly what: 'changed'; readonly changes: string })
  | { readonly what: 'unchanged' | 'left-out' }
  /** A way to products; `isWhole`: everything that the shop sells stood there. */
  | { readonly what: 'listed'; readonly isWhole?: boolean }
  | { readonly what: 'failed'; readonly reason: string }
  /** Of a single page: for somebody to look at before it becomes a product. */
  | { readonly what: 'found'; readonly product: ScrapedProduct }
