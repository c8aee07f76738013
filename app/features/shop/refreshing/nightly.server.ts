import { and, eq, gte, inArray, isNotNull, lt, not, sql } from 'drizzle-orm'
import { z } from 'zod'

import { retailerOf, SHIPPED_KEY, type Retailer } from '#features/shop/core/retailer.ts'
import { products, refreshes } from '#features/shop/core/tables.server.ts'
import { isTestProduct } from '#features/shop/products/products.server.ts'
import { scrapedPages } from '#features/shop/reading/reading-tables.server.ts'
import { findShopSettings } from '#features/shop/settings/settings.server.ts'
import { listSuppliers } from '#features/shop/suppliers/suppliers.server.ts'
import { lockInTransaction, type Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'

import { MAX_VISITS } from './frontier.server.ts'
import { endRefresh } from './refresh-rows.server.ts'
import { begin, beginRefresh, newRefresh } from './requests.server.ts'
import { domainOf, isOfShop } from './shop-being-read.ts'

/** At an hour at which most shops sleep. */
export const refreshNightly = defineJob({ name: 'shop.refresh-nightly', payload: z.object({}), cron: '17 3 * * *' })
export const tendRefreshes = defineJob({ name: 'shop.tend-refreshes', payload: z.object({}), cron: '*/10 * * * *' })

const ONCE_IN_MS = 12 * 60 * 60 * 1000
/** By then the job has been tried for the last time. */
const GIVEN_UP_AFTER_MS = 2 * 60 * 60 * 1000
const RETENTION_MS = 90 * 24 * 60 * 60 * 1000

/** Has every supplier read that the owner wants read at night, and the pages of single products: once a night, also when asked twice. */
export async function startNightly(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'clock'>,
): Promise<void> {
  const settings = await findShopSettings(services)
  if (!settings.isNightlyOn) return
  await services.db.transaction(async (tx) => {
    await lockInTransaction(tx, 'shop nightly')
    const since = new Date(services.clock.now().getTime() - ONCE_IN_MS)
    const lately = await tx
      .select({ supplierId: refreshes.supplierId })
      .from(refreshes)
      .where(and(eq(refreshes.kind, 'nightly'), gte(refreshes.createdAt, since)))
    const done = new Set(lately.map(({ supplierId }) => supplierId))
    for (const supplier of await listSuppliers({ db: tx }))
      if (supplier.isNightlyOn && !done.has(supplier.id))
        await beginRefresh(services, tx, { kind: 'nightly', supplier, by: null })
    if (!done.has(null)) await beginSinglePages(services, tx, retailerOf(settings))
  })
}

/** At most so many shops of single pages are asked in one night. */
const MAX_SHOPS = 50

/** Products that somebody added one by one, shop by shop: those first whose price was not seen for the longest. */
async function beginSinglePages(
  services: Pick<Infrastructure, 'jobs' | 'audit' | 'broadcast' | 'clock'>,
  tx: Transaction,
  retailer: Retailer | null,
): Promise<void> {
  const suppliers = new Set((await listSuppliers({ db: tx })).map(({ key }) => key))
  const rows = await tx
    .select({ url: products.sourceUrl, site: products.sourceSite })
    .from(products)
    .where(and(isNotNull(products.sourceSite), isNotNull(products.sourceUrl), not(isTestProduct)))
    .orderBy(sql`${products.checkedAt} asc nulls first`)
    .limit(MAX_VISITS)
  const own = rows.flatMap(({ url, site }) => (url && site && !suppliers.has(site) && URL.canParse(url) ? [{ url, site }] : []))
  const ofRetailer = retailer ? own.filter(({ url }) => isOfShop(retailer, url)) : []
  // A shop that is neither the retailer’s nor a supplier’s is known by its domain.
  const others = own.filter(({ url, site }) => site === domainOf(url) && !ofRetailer.some((page) => page.url === url))
  const shops = [...Map.groupBy(others, ({ site }) => site)].slice(0, MAX_SHOPS)
  for (const [of, pages] of [...(ofRetailer.length > 0 ? [[SHIPPED_KEY, ofRetailer] as const] : []), ...shops]) {
    const url = of === SHIPPED_KEY ? null : pages[0]!.url
    const values = { ...newRefresh(services, 'nightly', null), url }
    const [row] = await tx.insert(refreshes).values(values).returning({ id: refreshes.id })
    await begin(services, tx, { id: row!.id, of, by: null, pages: pages.map((page) => ({ url: page.url, kind: 'product' })) })
  }
}

/** Ends readings that nobody takes up any more, so that they can be asked for again, and forgets old ones and pages that nobody reads any more. */
export async function tend(services: Pick<Infrastructure, 'db' | 'broadcast' | 'clock'>): Promise<void> {
  const { db, clock } = services
  const ago = (ms: number) => new Date(clock.now().getTime() - ms)
  await db.transaction(async (tx) => {
    const last = sql`greatest(${refreshes.createdAt}, ${refreshes.startedAt}, ${refreshes.aliveAt})`
    const stuck = await tx
      .select({ id: refreshes.id })
      .from(refreshes)
      .where(and(inArray(refreshes.status, ['queued', 'running']), sql`${last} < ${ago(GIVEN_UP_AFTER_MS).toISOString()}`))
      .for('update', { skipLocked: true })
    for (const { id } of stuck)
      await endRefresh(services, tx, id, { status: 'failed', error: 'It was interrupted and did not resume.' })
    await tx.delete(scrapedPages).where(lt(scrapedPages.readAt, ago(RETENTION_MS)))
    await tx.delete(refreshes).where(and(lt(refreshes.createdAt, ago(RETENTION_MS)), isNotNull(refreshes.endedAt)))
  })
}
