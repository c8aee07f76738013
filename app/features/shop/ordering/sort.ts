import type { ProductValues } from '#features/shop/core/product.ts'

/** The orders that a visitor can choose, the first by default; the names are the specification’s. */
export const sortModes = ['popular', 'name-asc', 'name-desc', 'price-asc', 'price-desc'] as const
export type SortMode = (typeof sortModes)[number]

/** What the selector calls them. */
export const sortLabels: Readonly<Record<SortMode, string>> = {
  popular: 'Most popular',
  'name-asc': 'Name: A to Z',
  'name-desc': 'Name: Z to A',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
}

/** What the order of products depends on. */
export interface SortedProduct extends Pick<ProductValues, 'featured' | 'name'> {
  readonly sortName: string
  readonly priceCents: number | null
  readonly popularity: number
  readonly createdAt: Date
  readonly id: string
}

type Compare = (a: SortedProduct, b: SortedProduct) => number

/** The sort mode of an address; the default for anything else. */
export function sortModeOf(asked: string | null): SortMode {
  return sortModes.find((mode) => mode === asked) ?? 'popular'
}

/**
 * The order of a mode, for `sort`: featured products first; those without a number for a price last, either way. No two products are
 * equal, so that a page always continues the one before. `orderOf` (order.server.ts) says the same in SQL.
 */
export function compareProducts(mode: SortMode): Compare {
  const order = [byFeatured, ...byMode[mode], byNewest, byId]
  return (a, b) => {
    for (const compare of order) {
      const result = compare(a, b)
      if (result !== 0) return result
    }
    return 0
  }
}

const byFeatured: Compare = (a, b) => Number(b.featured) - Number(a.featured)
const byPopularity: Compare = (a, b) => a.popularity - b.popularity
const byName: Compare = (a, b) => compareTexts(a.sortName, b.sortName) || compareTexts(a.name, b.name)
const byPrice: Compare = (a, b) => a.priceCents! - b.priceCents!
const byNewest: Compare = (a, b) => b.createdAt.getTime() - a.createdAt.getTime()
const byId: Compare = (a, b) => compareTexts(a.id, b.id)

const reversed =
  (compare: Compare): Compare =>
  (a, b) =>
    compare(b, a)
const numberlessLast =
  (compare: Compare): Compare =>
  (a, b) =>
    a.priceCents === null || b.priceCents === null ? Number(a.priceCents === null) - Number(b.priceCents === null) : compare(a, b)

const byMode: Readonly<Record<SortMode, ReadonlyArray<Compare>>> = {
  popular: [byPopularity],
  'name-asc': [byName],
  'name-desc': [reversed(byName)],
  'price-asc': [numberlessLast(byPrice), byName],
  'price-desc': [numberlessLast(reversed(byPrice)), byName],
}

/** By code points, as the database does it with COLLATE "C"; JavaScript’s own comparison goes by halves of them. */
function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    if (a[at] !== b[at]) return inOrder(a.charCodeAt(at)) - inOrder(b.charCodeAt(at))
  }
  return a.length - b.length
}

/** Halves of pairs stand for code points above all others. */
function inOrder(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x1_0000 : unit
}
