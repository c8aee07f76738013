import { and, eq, sql } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { resultOf, type RefreshProgress } from '#features/shop/core/refresh.ts'
import { refreshes, refreshPages } from '#features/shop/core/tables.server.ts'
import type { Database, Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { followed } from '#platform/topic-hub.server.ts'
import { LEASE_MS } from '#platform/work-watch.server.ts'

/** Who watches readings listens for this; the payload is a reading’s id. */
export const REFRESHES = 'shop.refreshes'

export type RefreshRow = typeof refreshes.$inferSelect
export type RefreshPage = typeof refreshPages.$inferSelect

export const progressColumns = {
  id: refreshes.id,
  kind: refreshes.kind,
  status: refreshes.status,
  step: refreshes.step,
  done: refreshes.done,
  total: refreshes.total,
  error: refreshes.error,
}

/** How far a reading is; null when there is none of this id. */
async function findProgress({ db }: Pick<Infrastructure, 'db'>, id: string): Promise<RefreshProgress | null> {
  if (!isId(id)) return null
  const [refresh] = await db.select(progressColumns).from(refreshes).where(eq(refreshes.id, id))
  return refresh ?? null
}

export const followedRefreshes = followed<RefreshProgress, Pick<Infrastructure, 'db'>>({ topic: REFRESHES, find: findProgress })

/** A reading’s row, which nobody else changes until the transaction ends. */
export async function lockRefresh(tx: Transaction, id: string): Promise<RefreshRow | null> {
  if (!isId(id)) return null
  const [refresh] = await tx.select().from(refreshes).where(eq(refreshes.id, id)).for('update')
  return refresh ?? null
}

/** Whoever comes next need not wait for a sign of life; that there was one until now, is kept. */
export async function letGo(
  { db, clock }: Pick<Infrastructure, 'clock'> & { db: Database | Transaction },
  id: string,
): Promise<void> {
  await db
    .update(refreshes)
    .set({ aliveAt: leaseEnd(clock.now()) })
    .where(eq(refreshes.id, id))
}

/** A sign of life of then counts for nothing any more. */
export function leaseEnd(now: Date): Date {
  return new Date(now.getTime() - LEASE_MS)
}

/** Changes what is shown of a reading, and tells those who watch it. */
export async function tellProgress(
  { db, broadcast }: Pick<Infrastructure, 'db' | 'broadcast'>,
  id: string,
  step: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(refreshes)
      .set({ step, ...counts(id) })
      .where(eq(refreshes.id, id))
    await broadcast.publish(tx, REFRESHES, id)
  })
}

/** Ends a reading that has not ended yet, with what became of its pages so far. */
export async function endRefresh(
  { clock, broadcast }: Pick<Infrastructure, 'broadcast' | 'clock'>,
  tx: Transaction,
  id: string,
  { status, error = null }: { status: 'done' | 'failed' | 'cancelled'; error?: string | null },
): Promise<void> {
  const words = { done: 'Done', failed: 'It stopped', cancelled: 'Cancelled' } as const
  const ofThis = eq(refreshPages.refreshId, id)
  const pages = await tx.select().from(refreshPages).where(ofThis).orderBy(refreshPages.position)
  const [ended] = await tx
    .update(refreshes)
    .set({
      status,
      error,
      step: words[status],
      result: resultOf(pages),
      ...counts(id),
      endedAt: clock.now(),
      aliveAt: null,
      isCancelAsked: false,
    })
    .where(and(eq(refreshes.id, id), sql`${refreshes.status} in ('queued', 'running')`))
    .returning({ id: refreshes.id })
  if (!ended) return
  await tx.delete(refreshPages).where(ofThis)
  await broadcast.publish(tx, REFRESHES, id)
  // When a price was last seen has moved, also of products that are as they were.
  await broadcast.publish(tx, 'pages')
}

function counts(id: string) {
  return {
    done: sql<number>`(select count(*) from ${refreshPages} where refresh_id = ${id} and outcome is not null)`,
    total: sql<number>`(select count(*) from ${refreshPages} where refresh_id = ${id})`,
  }
}
