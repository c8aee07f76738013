import { desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'

import { isId } from '#base/ids.ts'
import { pageAddress, retailerAddress } from '#features/shop/addresses/retailer-address.ts'
import type { RefreshPageKind } from '#features/shop/core/page-outcome.ts'
import { isOver, type Refresh, type RefreshKind } from '#features/shop/core/refresh.ts'
import { notRetailer, retailerOf } from '#features/shop/core/retailer.ts'
import { refreshes, refreshPages, suppliers } from '#features/shop/core/tables.server.ts'
import { findShopSettings } from '#features/shop/settings/settings.server.ts'
import { findSupplier, type Supplier } from '#features/shop/suppliers/suppliers.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'
import { isAlive } from '#platform/work-watch.server.ts'

import { endRefresh, lockRefresh, progressColumns, REFRESHES } from './refresh-rows.server.ts'

/** Goes on with a reading, for some of its pages at a time. */
export const performRefresh = defineJob({
  name: 'shop.refresh',
  payload: z.object({ refreshId: z.uuid() }),
  timeoutSeconds: 1800,
  atOnce: 2,
})

/** Who asks for something. */
export interface Asker {
  readonly userId: string
}

export type Requested = { readonly ok: true; readonly runId: string } | { readonly ok: false; readonly reason: string }

/** What somebody reads who asks for a shop that the owner has not allowed. */
export const NO_SUPPLIER = 'Failed to start product refresh'
/** What somebody reads who typed what is no address of a page. */
export const NO_PAGE = 'Please enter the address of a product’s page. It begins with https://.'
const LISTED = 20

interface Beginning {
  readonly url: string
  readonly affiliateBaseUrl: string | null
}

/**
 * Has the products of a supplier read. While a reading of it waits or goes on, that one is answered: the work is done once. `beginning`
 * is another address of the supplier than its own.
 */
export async function requestRefresh(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'clock'>,
  by: Asker,
  supplierId: string,
  beginning: Beginning | null = null,
): Promise<Requested> {
  const supplier = await findSupplier(services, supplierId)
  if (!supplier) return { ok: false, reason: NO_SUPPLIER }
  return services.db.transaction(async (tx) => {
    const runId = await beginRefresh(services, tx, { kind: 'supplier', supplier, by, beginning })
    if (runId) return { ok: true, runId }
    const [going] = await tx
      .select({ id: refreshes.id })
      .from(refreshes)
      .where(sql`${refreshes.supplierId} = ${supplierId} and ${refreshes.status} in ('queued', 'running')`)
    return going ? { ok: true, runId: going.id } : { ok: false, reason: NO_SUPPLIER }
  })
}

/** Begins a reading of a supplier; null when one goes on already. */
export async function beginRefresh(
  services: Pick<Infrastructure, 'jobs' | 'audit' | 'broadcast' | 'clock'>,
  tx: Transaction,
  {
    kind,
    supplier,
    by,
    beginning = null,
  }: { kind: RefreshKind; supplier: Supplier; by: Asker | null; beginning?: Beginning | null },
): Promise<string | null> {
  const [row] = await tx
    .insert(refreshes)
    .values({ ...newRefresh(services, kind, by), supplierId: supplier.id, ...beginning })
    .onConflictDoNothing()
    .returning({ id: refreshes.id })
  if (!row) return null
  await begin(services, tx, { id: row.id, of: supplier.key, by, pages: [{ url: beginning?.url ?? supplier.url, kind: 'start' }] })
  return row.id
}

/** Has one page of the retailer read, for somebody to look at what it says before it becomes a product. */
export async function requestPageReading(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'clock'>,
  by: Asker,
  typed: string,
): Promise<Requested> {
  const retailer = retailerOf(await findShopSettings(services))
  const address = retailer && retailerAddress(typed, retailer.domain)
  if (!address) return { ok: false, reason: notRetailer(retailer) }
  return requestPage(services, by, address)
}

/** The same for a page of any shop. Where it leads, and that no address within the network is asked, the fetch sees to. */
export async function requestAnyPageReading(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'clock'>,
  by: Asker,
  typed: string,
): Promise<Requested> {
  const address = pageAddress(typed)
  return address ? requestPage(services, by, address) : { ok: false, reason: NO_PAGE }
}

async function requestPage(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'clock'>,
  by: Asker,
  { href: url, hostname }: URL,
): Promise<Requested> {
  const runId = await services.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(refreshes)
      .values({ ...newRefresh(services, 'page', by), url })
      .returning({ id: refreshes.id })
    await begin(services, tx, { id: row!.id, of: hostname, by, pages: [{ url, kind: 'product' }] })
    return row!.id
  })
  return { ok: true, runId }
}

/** Stops a reading; what it has taken over stays. Null when there is none of this id, or it is over. */
export async function cancelRefresh(
  services: Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock'>,
  by: Asker,
  id: string,
): Promise<true | null> {
  const { db, clock, broadcast, audit } = services
  return db.transaction(async (tx) => {
    const refresh = await lockRefresh(tx, id)
    if (!refresh || isOver(refresh.status)) return null
    if (isAlive(refresh, clock.now())) {
      await tx.update(refreshes).set({ isCancelAsked: true, step: 'Stopping' }).where(eq(refreshes.id, id))
      await broadcast.publish(tx, REFRESHES, id)
    } else await endRefresh(services, tx, id, { status: 'cancelled' })
    await audit.record(tx, { actor: by, action: 'refresh.cancelled', details: { kind: refresh.kind } })
    return true
  })
}

/** A reading with what became of it; null when there is none of this id. */
export async function findRefresh(services: Pick<Infrastructure, 'db'>, id: string): Promise<Refresh | null> {
  if (!isId(id)) return null
  const [refresh] = await selectRefreshes(services).where(eq(refreshes.id, id))
  return refresh ?? null
}

/** The last readings, the newest first. */
export function listRefreshes(services: Pick<Infrastructure, 'db'>): Promise<Refresh[]> {
  return selectRefreshes(services).orderBy(desc(refreshes.createdAt), refreshes.id).limit(LISTED)
}

function selectRefreshes({ db }: Pick<Infrastructure, 'db'>) {
  const { supplierId, url, result, createdAt, endedAt } = refreshes
  const of = sql<string>`coalesce(${suppliers.name}, substring(${url} from '^https://([^/?#]+)'), 'Single pages')`
  return db
    .select({ ...progressColumns, supplierId, of, url, result, createdAt, endedAt })
    .from(refreshes)
    .leftJoin(suppliers, eq(suppliers.id, supplierId))
    .$dynamic()
}

export function newRefresh({ clock }: Pick<Infrastructure, 'clock'>, kind: RefreshKind, by: Asker | null) {
  return { kind, requestedBy: by?.userId ?? null, step: 'Waiting for its turn', createdAt: clock.now() } as const
}

/** Notes what a new reading begins with, and has it performed. */
export async function begin(
  services: Pick<Infrastructure, 'jobs' | 'audit' | 'broadcast'>,
  tx: Transaction,
  { id, of, by, pages }: { id: string; of: string; by: Asker | null; pages: Array<{ url: string; kind: RefreshPageKind }> },
): Promise<void> {
  await tx
    .insert(refreshPages)
    .values(pages.map((page) => ({ ...page, refreshId: id })))
    .onConflictDoNothing()
  await tx.update(refreshes).set({ total: pages.length }).where(eq(refreshes.id, id))
  if (by) await services.audit.record(tx, { actor: by, action: 'refresh.requested', details: { of } })
  await sendRefresh(services, tx, id)
}

/** Sends the job that goes on with a reading. */
export async function sendRefresh(
  { jobs, broadcast }: Pick<Infrastructure, 'jobs' | 'broadcast'>,
  tx: Transaction,
  refreshId: string,
  startAfter: Date | null = null,
): Promise<void> {
  const key = startAfter ? `${refreshId} later` : refreshId
  await jobs.send(tx, performRefresh, { refreshId }, { key, ...(startAfter && { startAfter }) })
  await broadcast.publish(tx, REFRESHES, refreshId)
}
