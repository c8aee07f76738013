import type { DepartmentSlug } from '#content/equipment.ts'
import type { EvidenceStrength } from '#content/products/product-entry.ts'
import { sortModeOf, type SortMode } from '#features/shop/ordering/sort.ts'

import type { ProductForm } from './form-of.ts'

/** Products on one page of a shelf: whole rows of 2, 3 and 4. */
export const PAGE_SIZE = 48
/** Longer questions are cut: nobody types them. */
export const LONGEST_QUERY = 120
const MAX_WORDS = 8

export const shopTabs = [
  { id: 'supplements', label: 'Supplements' },
  { id: 'equipment', label: 'Equipment' },
  { id: 'books', label: 'Books' },
  { id: 'accessories', label: 'Accessories' },
] as const

export type ShopTab = (typeof shopTabs)[number]['id']
/** The tabs that hold products so far. */
export type Shelf = Extract<ShopTab, 'supplements' | 'equipment'>

/** What a visitor asks of the shop; all of it stands in the address. */
export interface ShopQuestion {
  readonly tab: ShopTab
  readonly query: string
  readonly sort: SortMode
  readonly page: number
}

/** A kept picture, as `#ui/picture.tsx` shows it. */
export interface ProductPicture {
  readonly address: string
  readonly widths: readonly number[]
  readonly width: number
  readonly height: number
}

/** A product as a shelf shows it. */
export interface ProductView {
  readonly slug: string
  readonly name: string
  /** The beginning of it; the card cuts it again, by lines. */
  readonly description: string
  readonly price: string
  /** In percent, where a regular price proves it. */
  readonly discount: number | null
  readonly isPriced: boolean
  /** The shop of the sample whose price this is; null where the price is real, or there is none. */
  readonly sampleShop: string | null
  readonly featured: boolean
  /** Null: the glyph of its form stands in. */
  readonly picture: ProductPicture | null
  readonly form: ProductForm
  /** How much is known of what it does; null where nobody has judged. */
  readonly strength: EvidenceStrength | null
  /** What statistics are told when its link is followed; null where it is not for sale. */
  readonly link: { readonly category: string; readonly destination: string } | null
  /** For administrators, who can take it away. */
  readonly id: string
}

export interface ShelfPage {
  readonly products: readonly ProductView[]
  readonly total: number
  /** There are more than were counted. */
  readonly isMore: boolean
  readonly page: number
  readonly pages: number
  /** Nothing had the words; these have names that come near. */
  readonly isNear: boolean
}

/** A place at the retailer of the tab Equipment. */
export interface RetailerPlace<Slug extends string = string> {
  /** Behind /go/. */
  readonly slug: Slug
  readonly name: string
  /** Where its link leads in the end. */
  readonly destination: string
}

/** What the tab Equipment shows of the retailer, and whether a supplier’s equipment is on the shelf. */
export interface EquipmentView {
  readonly departments: ReadonlyArray<RetailerPlace<DepartmentSlug>>
  readonly retailer: RetailerPlace
  readonly hasScraped: boolean
}

/** What a tab shows. */
export interface ShopView {
  readonly list: ShelfPage
  /** One of its products has a price, or it is a sample. */
  readonly isPriced: boolean
  readonly equipment: EquipmentView | null
}

export const emptyShelf: ShelfPage = { products: [], total: 0, isMore: false, page: 1, pages: 1, isNear: false }

export function isShelf(tab: ShopTab): tab is Shelf {
  return tab === 'supplements' || tab === 'equipment'
}

/** Reads the question from an address. Whatever makes no sense asks for what is shown first. */
export function questionOf(params: URLSearchParams): ShopQuestion {
  const page = Number(params.get('page'))
  return {
    tab: shopTabs.find(({ id }) => id === params.get('tab'))?.id ?? 'supplements',
    query: cleanQuery(params.get('q') ?? ''),
    sort: sortModeOf(params.get('sort')),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** What was typed, as it is asked. */
export function cleanQuery(typed: string): string {
  return typed
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_QUERY)
}

/** The address that asks a question. */
export function shopAddress({ tab = 'supplements', query = '', sort = 'popular', page = 1 }: Partial<ShopQuestion>): string {
  const params = new URLSearchParams()
  if (tab !== 'supplements') params.set('tab', tab)
  if (query) params.set('q', query)
  if (sort !== 'popular') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `/shop?${params}` : '/shop'
}

/** The words of a query; a product that has each of them somewhere answers it. */
export function wordsOf(query: string): string[] {
  return [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, MAX_WORDS)
}

/** Words of one or two letters are looked for in names alone: they stand somewhere in every longer text. */
export function isShort(word: string): boolean {
  return word.length < 3
}

/** Whether a product on the page has all the words, as far as the page knows it. */
export function hasWords({ name, description }: Pick<ProductView, 'name' | 'description'>, words: readonly string[]): boolean {
  const text = `${name}\n${description}`.toLowerCase()
  return words.every((word) => (isShort(word) ? name.toLowerCase() : text).includes(word))
}

/** Whether no product of a page has a price or a shop: then that is said once, and not beside each. */
export function isBare({ products }: Pick<ShelfPage, 'products'>): boolean {
  return products.length > 1 && products.every(({ isPriced, link }) => !isPriced && link === null)
}

/** How many there are, in words: the line over the shelf. Empty where nobody asked and nothing is there. */
export function formatCount({ total, isMore, page, pages, isNear }: ShelfPage, { query }: Pick<ShopQuestion, 'query'>): string {
  if (total === 0) return query && `0 products for “${query}”`
  const counted = `${isMore ? 'More than ' : ''}${total.toLocaleString('en')} ${total === 1 ? 'product' : 'products'}`
  const asked = isNear ? ` with a name like “${query}”` : query && ` for “${query}”`
  return `${counted}${asked}${pages > 1 ? `, page ${page} of ${pages.toLocaleString('en')}` : ''}`
}
