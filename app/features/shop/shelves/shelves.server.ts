import { and, eq, inArray, isNotNull, like, sql, type SQL } from 'drizzle-orm'

import { anywhere } from '#base/like-pattern.ts'
import { products } from '#features/shop/core/tables.server.ts'
import { orderOf } from '#features/shop/ordering/order.server.ts'
import type { SortMode } from '#features/shop/ordering/sort.ts'
import { findShopSettings } from '#features/shop/settings/settings.server.ts'
import type { Database } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { nearestNames } from './near-names.ts'
import { pricesHoldUntil, productViewColumns, productView } from './product-view.server.ts'
import { amountWith, findSampleOffers, type SampleOffers } from './sample-offers.server.ts'
import { emptyShelf, isShort, PAGE_SIZE, wordsOf, type Shelf, type ShelfPage, type ShopQuestion } from './shelf.ts'

/** Searching stops here: nobody pages further. */
const MAX_FOUND = 960
const MOST = { limit: MAX_FOUND + 1, offset: 0 }

/** A page of a shelf, and the instant from which one of its prices is shown no more. */
export interface FoundShelf {
  readonly list: ShelfPage
  readonly holdsUntil: Date | null
}

type ShelfQuestion = Omit<ShopQuestion, 'tab'> & { readonly tab: Shelf }

/** One page of the products of a tab that are in stock and have each word of the query in their name or description. */
export async function listShelf(
  services: Pick<Infrastructure, 'db' | 'clock' | 'broadcast'>,
  asked: ShelfQuestion,
): Promise<FoundShelf> {
  const { db, clock } = services
  const samples = await findSampleOffers(services)
  const question = { ...asked, samples }
  const { ids, ...found } = question.query ? await search(db, question) : await browse(db, question)
  if (found.total === 0) return { list: emptyShelf, holdsUntil: null }
  const rows = await db.select(productViewColumns).from(products).where(inArray(products.id, ids))
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const settings = await findShopSettings(services)
  const now = clock.now()
  return {
    list: { ...found, products: inOrder.map((row) => productView(row, { now, settings, samples })) },
    holdsUntil: pricesHoldUntil(rows, now),
  }
}

/** The shelves on which a product stands. */
export async function listFilledShelves({ db }: Pick<Infrastructure, 'db'>): Promise<ReadonlySet<Shelf>> {
  const rows = await db.selectDistinct({ shelf: products.shelf }).from(products).where(eq(products.inStock, true))
  return new Set(rows.flatMap(({ shelf }) => shelf ?? []))
}

/** Whether a supplier’s equipment stands on the shelf. */
export async function hasScrapedEquipment({ db }: Pick<Infrastructure, 'db'>): Promise<boolean> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(onShelf('equipment'), isNotNull(products.sourceSite)))
    .limit(1)
  return rows.length > 0
}

type Found = Omit<ShelfPage, 'products'> & { readonly ids: string[] }

type Asked = ShelfQuestion & { readonly samples: SampleOffers }

async function browse(db: Database, { tab, sort, samples, page }: Asked): Promise<Found> {
  const total = await db.$count(products, onShelf(tab))
  const at = pageWithin(page, total)
  const ids = await orderedIds(db, onShelf(tab), { sort, samples }, { limit: PAGE_SIZE, offset: (at.page - 1) * PAGE_SIZE })
  return { ids, total, isMore: false, isNear: false, ...at }
}

/** Where no product has the words, those whose names come near them. */
async function search(db: Database, question: Asked): Promise<Found> {
  const { tab, query, page } = question
  const words = wordsOf(query)
  const exact = await orderedIds(db, and(onShelf(tab), ...words.map(hasWord))!, question, MOST)
  const all = exact.length > 0 ? exact : await findNear(db, question, words)
  const isNear = exact.length === 0 && all.length > 0
  const total = Math.min(all.length, MAX_FOUND)
  const at = pageWithin(page, total)
  const ids = all.slice((at.page - 1) * PAGE_SIZE, Math.min(at.page * PAGE_SIZE, total))
  return { ids, total, isMore: all.length > MAX_FOUND, isNear, ...at }
}

function pageWithin(page: number, total: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  return { page: Math.min(page, pages), pages }
}

/** Only ids: rows are wide, and most of those that are sorted or passed over are not shown. */
async function orderedIds(
  db: Database,
  where: SQL,
  { sort, samples }: { sort: SortMode; samples: SampleOffers },
  { limit, offset }: { limit: number; offset: number },
) {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...orderOf(sort, sort.startsWith('price') ? amountWith(samples) : undefined))
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}

/**
 * Products whose names come near to those of the words that no product of the tab has; the other words they have. Nothing where each
 * word stands somewhere, only never beside the others.
 */
async function findNear(db: Database, question: Asked, words: readonly string[]): Promise<string[]> {
  const { tab } = question
  const slips = await wordsOfNone(db, tab, words)
  if (slips.length === 0) return []
  const where = and(onShelf(tab), ...words.filter((word) => !slips.includes(word)).map(hasWord))!
  // In one row, out of an index: thousands of rows would take longer to arrive than to compare.
  const { rows } = await db.execute<{ ids: string[] | null; names: string[] }>(
    sql`select json_agg(${products.id}) as ids, json_agg(${products.sortName}) as names from ${products} where ${where}`,
  )
  const { ids, names } = rows[0]!
  const near = nearestNames(ids?.map((id, at) => ({ id, sortName: names[at]! })) ?? [], slips)
  if (near.length === 0) return []
  const nearIds = sql.param(near.map(({ id }) => id))
  return orderedIds(db, sql`${products.id} = any(${nearIds}::uuid[])`, question, MOST)
}

async function wordsOfNone(db: Database, tab: Shelf, words: readonly string[]): Promise<readonly string[]> {
  if (words.length === 1) return words
  const isThere = words.map((word) => sql`exists (select from ${products} where ${and(onShelf(tab), hasWord(word))})`)
  const { rows } = await db.execute<{ found: boolean[] }>(sql`select array[${sql.join(isThere, sql`, `)}] as found`)
  return words.filter((_, at) => !rows[0]!.found[at])
}

/** The tab is a column of its own, made from the category, so that each order within it has an index. */
function onShelf(tab: Shelf): SQL {
  return and(eq(products.inStock, true), eq(products.shelf, tab))!
}

function hasWord(word: string): SQL {
  return like(isShort(word) ? products.sortName : products.gist, anywhere(word))
}
