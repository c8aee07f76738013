import { categories, type Category } from '#features/shop/core/product.ts'

/** What part of all products is shown, beyond the site they come from. */
export const productSubsets = [
  { id: 'all', label: 'All products' },
  { id: 'featured', label: 'Featured' },
  { id: 'out-of-stock', label: 'Out of stock' },
  { id: 'differences', label: 'With differences to review' },
  { id: 'tests', label: 'Test products' },
] as const
export type ProductSubset = (typeof productSubsets)[number]['id']

/** What part of the list is shown; it stands in the address. */
export interface ManagedView {
  readonly search: string
  /** `curated`, `scraped`, or the key of a supplier; empty for all. */
  readonly site: string
  readonly category: Category | ''
  readonly part: ProductSubset
  readonly page: number
}

export const wholeList: ManagedView = { search: '', site: '', category: '', part: 'all', page: 1 }

/** What can be done to several products at once; each is the other taken back. */
export const tickedActs = ['feature', 'unfeature'] as const
export type TickedAct = (typeof tickedActs)[number]

/** What was done to so many products: “3 products featured”. */
export function tickedWords(act: TickedAct, count: number): string {
  const counted = count === 1 ? '1 product' : `${count} products`
  return `${counted} ${act === 'feature' ? 'featured' : 'no longer featured'}`
}

/** The most that is looked for, in characters. */
export const MAX_SEARCH = 120

export const MANAGE = '/shop/manage'

/** The view that an address asks for; whatever is no view counts as not said. */
export function managedView(query: URLSearchParams): ManagedView {
  const page = Number(query.get('page'))
  return {
    search: (query.get('q') ?? '').trim().slice(0, MAX_SEARCH),
    site: (query.get('site') ?? '').trim().slice(0, 40),
    category: categories.find((category) => category === query.get('category')) ?? '',
    part: productSubsets.find(({ id }) => id === query.get('show'))?.id ?? 'all',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** What an address says of a view: name and value of each part that is not the usual one. */
export function searchParamsOf({ search, site, category, part, page }: ManagedView): Readonly<Record<string, string>> {
  return {
    ...(search && { q: search }),
    ...(site && { site }),
    ...(category && { category }),
    ...(part !== 'all' && { show: part }),
    ...(page > 1 && { page: String(page) }),
  }
}

/** The address of a view of the list. */
export function managedAddress(view: ManagedView): string {
  return MANAGE + queryOf(view)
}

/** The address at which a product is edited; closed, it leads back to the view. */
export function editAddress(id: string, view: ManagedView = wholeList): string {
  return `${MANAGE}/${id}${queryOf(view)}`
}

function queryOf(view: ManagedView): string {
  const query = new URLSearchParams(searchParamsOf(view))
  return query.size > 0 ? `?${query}` : ''
}

/** The id of what opens the editor of a product, or of `new`. */
export function editButtonId(id: string): string {
  return `edit-${id}`
}

/** The address at which a product is added by hand. */
export function newAddress(view: ManagedView = wholeList): string {
  return editAddress('new', view)
}
