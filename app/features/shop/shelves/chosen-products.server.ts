import { and, desc, eq, inArray, not, or, sql, type SQL } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { products } from '#features/shop/core/tables.server.ts'
import { orderOf } from '#features/shop/ordering/order.server.ts'
import { compareProducts } from '#features/shop/ordering/sort.ts'
import { isTestProduct } from '#features/shop/products/products.server.ts'
import { findShopSettings } from '#features/shop/settings/settings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { ProductChoice } from './product-choice.ts'
import { pricesHoldUntil, productView, productViewColumns, type ProductViewRow } from './product-view.server.ts'
import { findSampleOffers } from './sample-offers.server.ts'
import type { ProductView } from './shelf.ts'

/** What several choices found, each in its place, and the instant from which one of their prices is shown no more. */
export interface ChosenProducts {
  readonly lists: ReadonlyArray<ReadonlyArray<ProductView>>
  readonly holdsUntil: Date | null
}

type Row = typeof products.$inferSelect
type ChosenRow = ProductViewRow & Pick<Row, 'popularity' | 'sortName' | 'priceCents' | 'createdAt' | 'shelf' | 'pillar'>

const { popularity, sortName, priceCents, createdAt, shelf, pillar } = products
const columns = { ...productViewColumns, popularity, sortName, priceCents, createdAt, shelf, pillar }

const onShelves = and(eq(products.inStock, true), not(isTestProduct))!

/** The products of several choices, by one question to the database: those on the shelves but test products. */
export async function findChosenProducts(
  services: Pick<Infrastructure, 'db' | 'clock' | 'broadcast'>,
  choices: ReadonlyArray<ProductChoice>,
): Promise<ChosenProducts> {
  if (choices.length === 0) return { lists: [], holdsUntil: null }
  const [rows, settings, samples] = await Promise.all([
    services.db
      .select(columns)
      .from(products)
      .where(and(onShelves, or(...choices.map((choice) => among(services, choice))))),
    findShopSettings(services),
    findSampleOffers(services),
  ])
  const now = services.clock.now()
  const found = choices.map((choice) => chosenOf(rows, choice))
  return {
    lists: found.map((list) => list.map((row) => productView(row, { now, settings, samples }))),
    holdsUntil: pricesHoldUntil(found.flat(), now),
  }
}

function among({ db }: Pick<Infrastructure, 'db'>, choice: ProductChoice): SQL {
  if (choice.by === 'ids') return inArray(products.id, choice.ids.filter(isId))
  const first = db
    .select({ id: products.id })
    .from(products)
    .where(and(onShelves, isOf(choice)))
    .orderBy(...(choice.by === 'newest' ? [desc(products.createdAt), products.id] : orderOf('popular')))
    .limit(choice.count)
  return inArray(products.id, first)
}

function isOf(choice: Exclude<ProductChoice, { by: 'ids' }>): SQL | undefined {
  if (choice.by === 'newest') return undefined
  return choice.by === 'tab' ? eq(products.shelf, choice.tab) : eq(products.pillar, choice.subject)
}

/** Those of one choice among all that were found, in its order. */
function chosenOf(rows: ReadonlyArray<ChosenRow>, choice: ProductChoice): ChosenRow[] {
  switch (choice.by) {
    case 'ids':
      return choice.ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
    case 'newest':
      return rows.toSorted(byNewest).slice(0, choice.count)
    case 'tab':
      return inShopOrder(rows.filter((row) => row.shelf === choice.tab)).slice(0, choice.count)
    case 'subject':
      return inShopOrder(rows.filter(({ pillar }) => pillar === choice.subject)).slice(0, choice.count)
  }
}

const inShopOrder = (rows: ReadonlyArray<ChosenRow>) => rows.toSorted(compareProducts('popular'))
const byNewest = (a: ChosenRow, b: ChosenRow) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? -1 : 1)

/** A product by its name, for the owner, who chooses among them. */
export interface NamedProduct {
  readonly id: string
  readonly name: string
  readonly inStock: boolean
}

/** Products by their names, but test products: those that are chosen already, then featured ones and the shop’s own, at most `limit`; `isMore` says that there are others. */
export async function listProductNames(
  { db }: Pick<Infrastructure, 'db'>,
  { chosen, limit }: { readonly chosen: readonly string[]; readonly limit: number },
): Promise<{ products: NamedProduct[]; isMore: boolean }> {
  const { id, name, inStock, featured, sourceSite } = products
  const ids = chosen.filter(isId)
  const rows = await db
    .select({ id, name, inStock })
    .from(products)
    .where(not(isTestProduct))
    .orderBy(
      ...(ids.length > 0 ? [desc(inArray(id, ids))] : []),
      desc(featured),
      sql`${sourceSite} is not null`,
      sql`${sortName} collate "C"`,
      id,
    )
    .limit(limit + 1)
  return { products: rows.slice(0, limit), isMore: rows.length > limit }
}
