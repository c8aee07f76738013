import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { PageOutcome, RefreshPageKind } from '#features/shop/core/page-outcome.ts'
import { refreshPages } from '#features/shop/core/tables.server.ts'
import { scrapedPages } from '#features/shop/reading/reading-tables.server.ts'
import type { Edition } from '#features/shop/reading/shop-reader.server.ts'
import type { Database, Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { RefreshPage } from './refresh-rows.server.ts'

/** Requests that one reading makes at most; what is left is for the next one, which begins with it. */
export const MAX_VISITS = 500

export interface NewPage {
  readonly url: string
  readonly kind: RefreshPageKind
  readonly outcome?: PageOutcome
}

/** The next page that a reading has to look at. */
export async function findNextPage({ db }: Pick<Infrastructure, 'db'>, refreshId: string): Promise<RefreshPage | null> {
  const [page] = await db
    .select()
    .from(refreshPages)
    .where(and(eq(refreshPages.refreshId, refreshId), isNull(refreshPages.outcome)))
    .orderBy(asc(refreshPages.position))
    .limit(1)
  return page ?? null
}

export function listPages(db: Database | Transaction, refreshId: string): Promise<RefreshPage[]> {
  return db.select().from(refreshPages).where(eq(refreshPages.refreshId, refreshId)).orderBy(asc(refreshPages.position))
}

/** Adds pages that a reading has not met yet, those first that were not read for the longest. What finds no room is for the next reading. */
export async function addPages(tx: Transaction, refreshId: string, pages: ReadonlyArray<NewPage>): Promise<void> {
  const done = pages.filter(({ outcome }) => outcome)
  const toVisit = pages.filter(({ outcome }) => !outcome)
  const [{ before } = { before: 0 }] = await tx
    .select({ before: count() })
    .from(refreshPages)
    .where(and(eq(refreshPages.refreshId, refreshId), sql`(outcome is null or outcome ->> 'what' <> 'listed')`))
  const room = Math.max(0, MAX_VISITS - before)
  const wanted = [...(await oldestFirst(tx, toVisit)).slice(0, room), ...done]
  for (let at = 0; at < wanted.length; at += 500)
    await tx
      .insert(refreshPages)
      .values(wanted.slice(at, at + 500).map((page) => ({ ...page, refreshId })))
      .onConflictDoNothing()
}

/** Keeps what became of a page. */
export async function noteOutcome(tx: Transaction, { refreshId, url }: RefreshPage, outcome: PageOutcome): Promise<void> {
  await tx
    .update(refreshPages)
    .set({ outcome })
    .where(and(eq(refreshPages.refreshId, refreshId), eq(refreshPages.url, url)))
}

/** The edition of a page that was last read; null when it never was. */
export async function findEdition({ db }: Pick<Infrastructure, 'db'>, url: string): Promise<Edition | null> {
  const { etag, lastModified } = scrapedPages
  const [known] = await db.select({ etag, lastModified }).from(scrapedPages).where(eq(scrapedPages.url, url))
  return known ?? null
}

/** Keeps which edition of a page was read, and when. */
export async function noteEdition(
  { clock }: Pick<Infrastructure, 'clock'>,
  tx: Transaction,
  url: string,
  edition: Edition,
): Promise<void> {
  const kept = { ...edition, readAt: clock.now() }
  await tx
    .insert(scrapedPages)
    .values({ url, ...kept })
    .onConflictDoUpdate({ target: scrapedPages.url, set: kept })
}

async function oldestFirst(tx: Transaction, pages: ReadonlyArray<NewPage>): Promise<ReadonlyArray<NewPage>> {
  if (pages.length < 2) return pages
  const urls = pages.map(({ url }) => url)
  const known = await tx.select().from(scrapedPages).where(inArray(scrapedPages.url, urls))
  const readAt = new Map(known.map(({ url, readAt }) => [url, readAt.getTime()]))
  return pages.toSorted((a, b) => (readAt.get(a.url) ?? 0) - (readAt.get(b.url) ?? 0))
}
