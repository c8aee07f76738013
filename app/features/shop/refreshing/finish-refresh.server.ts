import { and, eq, isNotNull, isNull, not, sql } from 'drizzle-orm'

import { isOver, resultOf } from '#features/shop/core/refresh.ts'
import { products, refreshPages } from '#features/shop/core/tables.server.ts'
import { isTestProduct, type Product } from '#features/shop/products/products.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { addPages, listPages, noteOutcome } from './frontier.server.ts'
import { endRefresh, letGo, lockRefresh, type RefreshPage, type RefreshRow } from './refresh-rows.server.ts'
import { sendRefresh } from './requests.server.ts'
import { isOfShop } from './shop-being-read.ts'
import { findShop } from './shop-of-refresh.server.ts'
import { lockProductOf, markMissing } from './take-over.server.ts'

/** So many pages that are all gone at once are a shop that is broken, and not one that sells nothing any more. */
const BROKEN_FROM = 5
const SUDDENLY_FROM = 10
const NOTHING = 'No products were found there.'

/**
 * Ends a reading whose pages have all been looked at, or that somebody stopped: products whose pages are gone are marked so. Products of
 * a supplier that the reading has not met are looked at first, or marked when its whole list was read. One that could read nothing
 * changes nothing.
 */
export async function finishRefresh(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'clock'>,
  refreshId: string,
  status: 'done' | 'cancelled' = 'done',
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const refresh = await lockRefresh(tx, refreshId)
    if (!refresh || isOver(refresh.status)) return
    const before = await listPages(tx, refreshId)
    if (status === 'done') {
      const error = failureOf(before)
      if (error !== null) return await fail(services, tx, refresh, before, error)
      if (await lookForMissing(services, tx, refresh, before)) return
    }
    await markAllMissing(services, tx, await listPages(tx, refreshId))
    await record(services, tx, refresh)
    await endRefresh(services, tx, refreshId, { status })
  })
}

/** Why a reading is worth nothing; null when something was read. */
function failureOf(pages: ReadonlyArray<RefreshPage>): string | null {
  const outcomes = pages.flatMap(({ outcome }) => outcome ?? [])
  const isRead = outcomes.some(({ what }) => ['added', 'changed', 'unchanged', 'found'].includes(what))
  const gone = outcomes.filter(({ what }) => what === 'gone').length
  if (isRead || (gone > 0 && gone < BROKEN_FROM)) return null
  if (gone > 0) return 'The shop reported every page as missing, so nothing was changed.'
  return outcomes.flatMap((outcome) => (outcome.what === 'failed' ? [outcome.reason] : []))[0] ?? NOTHING
}

async function fail(
  services: Pick<Infrastructure, 'broadcast' | 'clock'>,
  tx: Transaction,
  { id }: RefreshRow,
  pages: ReadonlyArray<RefreshPage>,
  error: string,
): Promise<void> {
  const reason = 'The page was not there, and neither was any other.'
  for (const page of pages) if (page.outcome?.what === 'gone') await noteOutcome(tx, page, { what: 'failed', reason })
  await endRefresh(services, tx, id, { status: 'failed', error })
}

/** Has a look at products of a supplier that its pages have not led to. True: the reading goes on with them. */
async function lookForMissing(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'broadcast' | 'clock'>,
  tx: Transaction,
  refresh: RefreshRow,
  pages: ReadonlyArray<RefreshPage>,
): Promise<boolean> {
  const { id, supplierId, url } = refresh
  if (supplierId === null || url !== null) return false
  const missing = await listMissing(services, tx, refresh)
  const lists = pages.flatMap(({ kind, outcome }) => (kind === 'products-json' || outcome?.what === 'listed' ? [outcome] : []))
  const isWhole =
    lists.some((outcome) => outcome?.what === 'listed' && outcome.isWhole) && lists.every((each) => each?.what === 'listed')
  const isSudden = missing.length > SUDDENLY_FROM && missing.length > pages.length
  if (isWhole && !isSudden) {
    const gone = missing.map(({ name, slug, sourceUrl }) => ({
      url: sourceUrl!,
      kind: 'product' as const,
      outcome: { what: 'gone', name, slug } as const,
    }))
    await addPages(tx, id, gone)
    return false
  }
  await addPages(
    tx,
    id,
    missing.map(({ sourceUrl }) => ({ url: sourceUrl!, kind: 'product' })),
  )
  const left = await tx.$count(refreshPages, and(eq(refreshPages.refreshId, id), isNull(refreshPages.outcome)))
  if (left === 0) return false
  await letGo({ ...services, db: tx }, id)
  await sendRefresh(services, tx, id)
  return true
}

/** Products of the supplier that are thought to be there, and of which no page told. */
async function listMissing(services: Pick<Infrastructure, 'db'>, tx: Transaction, refresh: RefreshRow): Promise<Product[]> {
  const shop = await findShop(services, refresh)
  const met = sql`select ${refreshPages.url} from ${refreshPages} where ${refreshPages.refreshId} = ${refresh.id}`
  const found = await tx
    .select()
    .from(products)
    .where(
      and(
        eq(products.sourceSite, shop.key),
        isNotNull(products.sourceUrl),
        isNull(products.goneAt),
        sql`${products.sourceUrl} not in (${met})`,
        not(isTestProduct),
      ),
    )
  return found.filter(({ sourceUrl }) => isOfShop(shop, sourceUrl!))
}

async function markAllMissing(
  services: Pick<Infrastructure, 'jobs' | 'broadcast' | 'clock'>,
  tx: Transaction,
  pages: ReadonlyArray<RefreshPage>,
): Promise<void> {
  for (const page of pages) {
    if (page.outcome?.what !== 'gone') continue
    const kept = await lockProductOf(tx, page.url)
    const outcome = kept && (await markMissing(services, tx, kept))
    if (!outcome) await noteOutcome(tx, page, { what: 'unchanged' })
  }
}

async function record({ audit }: Pick<Infrastructure, 'audit'>, tx: Transaction, refresh: RefreshRow): Promise<void> {
  if (refresh.kind === 'page') return
  const { added, changed, gone } = resultOf(await listPages(tx, refresh.id))
  const actor = refresh.requestedBy === null ? 'system' : { userId: refresh.requestedBy }
  const details = { kind: refresh.kind, added: added.length, changed: changed.length, gone: gone.length }
  await audit.record(tx, { actor, action: 'refresh.done', details })
}
