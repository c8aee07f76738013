import { and, eq, inArray, isNotNull, like, sql, type SQL } from 'drizzle-orm'

import { orderOf } from '#features/shop/ordering/order.server.ts'
import type { SortMode } from '#features/shop/ordering/sort.ts'
import { findShopSettings } from '#features/shop/settings/settings.server.ts'
import { products } from '#features/shop/tables.server.ts'
import type { Database } from '#platform/db.server.ts'
import { anywhere } from '#platform/like-pattern.ts'
import type { Services } from '#platform/services.server.ts'

import { emptyShelf, isShort, PAGE_SIZE, wordsOf, type Shelf, type ShelfPage, type ShopQuestion } from './shelf.ts'
import { pricesHoldUntil, shownColumns, shownProduct } from './shown-product.server.ts'

/** Searching stops here: nobody pages further. */
const MOST_FOUND = 960
/** How alike a word and the nearest piece of a name must be (1 is the same): one slip in a word of seven letters leaves 0.5. */
const LIKENESS = 0.45

/** A page of a shelf, and the instant from which one of its prices is shown no more. */
export interface FoundShelf {
  readonly list: ShelfPage
  readonly holdsUntil: Date | null
}

type ShelfQuestion = Omit<ShopQuestion, 'tab'> & { readonly tab: Shelf }

/** One page of the products of a tab that are in stock and have each word of the query in their name or description. */
export async function listShelf(services: Pick<Services, 'db' | 'clock'>, question: ShelfQuestion): Promise<FoundShelf> {
  const { db, clock } = services
  const { ids, ...found } = question.query ? await search(db, question) : await browse(db, question)
  if (found.total === 0) return { list: emptyShelf, holdsUntil: null }
  const rows = await db.select(shownColumns).from(products).where(inArray(products.id, ids))
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const settings = await findShopSettings(services)
  const now = clock.now()
  return {
    list: { ...found, products: inOrder.map((row) => shownProduct(row, now, settings)) },
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

type Found = Omit<ShelfPage, 'products'> & { readonly ids: string[] }

async function browse(db: Database, { tab, sort, page }: ShelfQuestion): Promise<Found> {
  const total = await db.$count(products, onShelf(tab))
  const at = pageWithin(page, total)
  const ids = await orderedIds(db, onShelf(tab), sort, { limit: PAGE_SIZE, offset: (at.page - 1) * PAGE_SIZE })
  return { ids, total, isMore: false, isNear: false, ...at }
}

/** Where no product has the words, those whose names come near them. */
async function search(db: Database, question: ShelfQuestion): Promise<Found> {
  const { tab, sort, query, page } = question
  const words = wordsOf(query)
  const most = { limit: MOST_FOUND + 1, offset: 0 }
  const exact = await orderedIds(db, and(onShelf(tab), ...words.map(hasWord))!, sort, most)
  const isNear = exact.length === 0 && words.some((word) => !isShort(word))
  const all = isNear ? await nearIds(db, and(onShelf(tab), ...words.map(comesNear))!, sort, most) : exact
  const total = Math.min(all.length, MOST_FOUND)
  const at = pageWithin(page, total)
  const ids = all.slice((at.page - 1) * PAGE_SIZE, Math.min(at.page * PAGE_SIZE, total))
  return { ids, total, isMore: all.length > MOST_FOUND, isNear, ...at }
}

function pageWithin(page: number, total: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  return { page: Math.min(page, pages), pages }
}

/** Only ids: rows are wide, and most of those that are sorted or passed over are not shown. */
async function orderedIds(db: Database, where: SQL, sort: SortMode, { limit, offset }: { limit: number; offset: number }) {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...orderOf(sort))
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}

/** The index goes by a likeness that is set for the transaction. */
function nearIds(db: Database, where: SQL, sort: SortMode, slice: { limit: number; offset: number }): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LIKENESS)}, true)`)
    return orderedIds(tx, where, sort, slice)
  })
}

/** The tab is a column of its own, made from the category, so that each order within it has an index. */
function onShelf(tab: Shelf): SQL {
  return and(eq(products.inStock, true), eq(products.shelf, tab))!
}

function hasWord(word: string): SQL {
  return like(isShort(word) ? products.sortName : products.gist, anywhere(word))
}

function comesNear(word: string): SQL {
  return isShort(word) ? hasWord(word) : sql`(${hasWord(word)} or ${word} <% ${products.sortName})`
}
