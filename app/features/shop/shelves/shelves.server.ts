import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm'

import { orderOf } from '#features/shop/ordering/order.server.ts'
import { findShopSettings } from '#features/shop/settings/settings.server.ts'
import { products } from '#features/shop/tables.server.ts'
import type { Database } from '#platform/db.server.ts'
import type { Services } from '#platform/services.server.ts'

import { emptyShelf, PAGE_SIZE, wordsOf, type Shelf, type ShelfPage, type ShopQuestion } from './shelf.ts'
import { pricesHoldUntil, shownColumns, shownProduct } from './shown-product.server.ts'

/** Counting what was searched for stops here: nobody pages further. */
const MOST_COUNTED = 960
/** How alike a word and the nearest piece of a name must be (1 is the same): one slip in a word of seven letters leaves 0.5. */
const LIKENESS = 0.45
/** Shorter words are too much like too many others. */
const LEAST_LETTERS = 4

/** A page of a shelf, and the instant from which one of its prices is shown no more. */
export interface FoundShelf {
  readonly list: ShelfPage
  readonly holdsUntil: Date | null
}

/** One page of the products of a tab that are in stock and have each word of the query in their name or description. */
export async function listShelf(
  services: Pick<Services, 'db' | 'clock'>,
  { tab, query, sort, page }: Omit<ShopQuestion, 'tab'> & { readonly tab: Shelf },
): Promise<FoundShelf> {
  const { db, clock } = services
  const words = wordsOf(query)
  const found = await findMatching(db, tab, words)
  if (found.total === 0) return { list: emptyShelf, holdsUntil: null }
  const pages = Math.ceil(found.total / PAGE_SIZE)
  const at = Math.min(page, pages)
  const rows = await db
    .select(shownColumns)
    .from(products)
    .where(found.where)
    .orderBy(...orderOf(sort))
    .limit(PAGE_SIZE)
    .offset((at - 1) * PAGE_SIZE)
  const settings = await findShopSettings(services)
  const now = clock.now()
  const { total, isMore, isNear } = found
  return {
    list: { total, isMore, isNear, page: at, pages, products: rows.map((row) => shownProduct(row, now, settings)) },
    holdsUntil: pricesHoldUntil(rows, now),
  }
}

/** Whether a supplier’s equipment stands on the shelf. */
export async function hasScrapedEquipment({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(onShelf('equipment'), isNotNull(products.sourceSite)))
    .limit(1)
  return rows.length > 0
}

interface Matching {
  readonly where: SQL
  readonly total: number
  readonly isMore: boolean
  readonly isNear: boolean
}

/** Where no product has the words, those whose names come near them. */
async function findMatching(db: Database, tab: Shelf, words: readonly string[]): Promise<Matching> {
  const where = and(onShelf(tab), ...words.map(hasWord))!
  const counted = await countProducts(db, where, words.length > 0)
  const isSettled = counted.total > 0 || words.every((word) => word.length < LEAST_LETTERS)
  if (isSettled) return { ...counted, where, isNear: false }
  const near = and(onShelf(tab), ...words.map(hasNear))!
  return { ...(await countProducts(db, near, true)), where: near, isNear: true }
}

/** The tab is a column of its own, made from the category, so that each order within it has an index. */
function onShelf(tab: Shelf): SQL {
  return and(eq(products.inStock, true), eq(products.shelf, tab))!
}

function hasWord(word: string): SQL {
  return sql`${products.gist} like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
}

function hasNear(word: string): SQL {
  if (word.length < LEAST_LETTERS) return hasWord(word)
  return sql`(${hasWord(word)} or word_similarity(${word}, ${products.sortName}) >= ${LIKENESS})`
}

async function countProducts(db: Database, where: SQL, isSearch: boolean): Promise<{ total: number; isMore: boolean }> {
  if (!isSearch) return { total: await db.$count(products, where), isMore: false }
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (select from ${products} where ${where} limit ${MOST_COUNTED + 1}) found`,
  )
  const total = rows[0]!.total
  return { total: Math.min(total, MOST_COUNTED), isMore: total > MOST_COUNTED }
}
