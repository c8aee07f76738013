import { asc, desc, sql, type SQL, type SQLWrapper } from 'drizzle-orm'

import { products } from '#features/shop/core/tables.server.ts'

import type { SortMode } from './sort.ts'

const { featured, popularity, sortName, name, priceCents, createdAt, id } = products

// The database’s own collation differs from one machine to the next, and from the browser’s.
const names = [sql`${sortName} collate "C"`, sql`${name} collate "C"`]
const ascending = names.map((text) => asc(text))

const byMode: Readonly<Record<SortMode, (amount: SQLWrapper) => ReadonlyArray<SQL>>> = {
  popular: () => [asc(popularity)],
  'name-asc': () => ascending,
  'name-desc': () => names.map((text) => desc(text)),
  'price-asc': (amount) => [sql`${amount} asc nulls last`, ...ascending],
  'price-desc': (amount) => [sql`${amount} desc nulls last`, ...ascending],
}

/**
 * The order of a mode, for `orderBy`; `compareProducts` (sort.ts) says the same for products at hand. `amount` is what a product costs, where
 * that is not the stored price.
 */
export function orderOf(mode: SortMode, amount: SQLWrapper = priceCents): SQL[] {
  return [desc(featured), ...byMode[mode](amount), desc(createdAt), asc(id)]
}
