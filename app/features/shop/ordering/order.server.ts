import { sql, type SQL } from 'drizzle-orm'

import { products } from '#features/shop/tables.server.ts'

import type { SortMode } from './sort-modes.ts'

const byName = sql`${products.sortName} collate "C"`

const orders: Readonly<Record<SortMode, readonly SQL[]>> = {
  popular: [sql`${products.popularity}`, byName],
  'name-asc': [byName],
  'name-desc': [sql`${byName} desc`],
  'price-asc': [sql`${products.priceCents} nulls last`, byName],
  'price-desc': [sql`${products.priceCents} desc nulls last`, byName],
}

/** The order of a shelf as SQL: featured first, then as asked, then always the same. */
export function orderOf(mode: SortMode): SQL[] {
  return [sql`${products.featured} desc`, ...orders[mode], sql`${products.id}`]
}
