import type { ScrapedProduct } from '#features/shop/core/scraped-product.ts'

import type { PageOutcome } from './page-outcome.ts'

export type RefreshKind = 'supplier' | 'nightly' | 'page'
export type RefreshStatus = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

/** How far a reading is. */
export interface RefreshProgress {
  readonly id: string
  readonly kind: RefreshKind
  readonly status: RefreshStatus
  /** What is being done, in words. */
  readonly step: string
  readonly done: number
  readonly total: number
  /** Why it ended without what was asked for, in a sentence. */
  readonly error: string | null
}

/** A reading with what became of it. */
export interface Refresh extends RefreshProgress {
  /** Null for one of single pages of the retailer. */
  readonly supplierId: string | null
  /** The supplier’s name, or the host. */
  readonly of: string
  readonly url: string | null
  /** Null while it goes on. */
  readonly result: RefreshResult | null
  readonly createdAt: Date
  readonly endedAt: Date | null
}

/** What became of a reading; the lists are in the order of the pages. */
export interface RefreshResult {
  readonly added: ReadonlyArray<Line>
  readonly changed: ReadonlyArray<Line & { readonly what: string }>
  /** Their pages are no longer there: marked out of stock, never deleted. */
  readonly gone: ReadonlyArray<Line>
  readonly unchanged: number
  /** Merch, samples and test products, left out by rule, and pages that a shop lists beside its products. */
  readonly leftOut: number
  readonly failed: ReadonlyArray<{ readonly url: string; readonly reason: string }>
  /** Of a single page: what stands there, for somebody to look at before it becomes a product. */
  readonly found?: ScrapedProduct
}

interface Line {
  readonly name: string
  readonly slug: string
}

export function isOver(status: RefreshStatus): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled'
}

/** The result of a reading from what became of its pages, in their order. */
export function resultOf(pages: ReadonlyArray<{ readonly url: string; readonly outcome: PageOutcome | null }>): RefreshResult {
  const outcomes = pages.flatMap(({ url, outcome }) => (outcome ? [{ ...outcome, url }] : []))
  const lines = (what: 'added' | 'gone') =>
    outcomes.flatMap((outcome) => (outcome.what === what ? [{ name: outcome.name, slug: outcome.slug }] : []))
  const found = outcomes.flatMap((outcome) => (outcome.what === 'found' ? [outcome.product] : []))[0]
  return {
    added: lines('added'),
    changed: outcomes.flatMap((outcome) =>
      outcome.what === 'changed' ? [{ name: outcome.name, slug: outcome.slug, what: outcome.changes }] : [],
    ),
    gone: lines('gone'),
    unchanged: outcomes.filter(({ what }) => what === 'unchanged').length,
    leftOut: outcomes.filter(({ what }) => what === 'left-out').length,
    failed: outcomes.flatMap((outcome) => (outcome.what === 'failed' ? [{ url: outcome.url, reason: outcome.reason }] : [])),
    ...(found && { found }),
  }
}
