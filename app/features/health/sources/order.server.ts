import { and, eq, sql } from 'drizzle-orm'

import { noteHealthAccess } from '#features/audit/health-access.server.ts'
import { healthSources, healthValues, sourceRanks } from '#features/health/core/imports/import-tables.server.ts'
import { moved, type OrderedSources } from '#features/health/core/source-order.ts'
import { vitalNames, type VitalName } from '#features/health/core/vitals.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Database } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { defaultOrder } from './default-order.server.ts'
import { lockEntries, lockSources } from './lock-entries.server.ts'
import { resolveDaysWith } from './resolve.server.ts'

/** The sources of each number that has one, the first that counts first. */
export async function listSourceOrder({ db }: { db: Database }, userId: string): Promise<OrderedSources[]> {
  const given = db
    .selectDistinct({ metric: healthValues.metric, sourceId: healthValues.sourceId })
    .from(healthValues)
    .where(eq(healthValues.userId, userId))
    .as('given')
  const rows = await db
    .select({ metric: given.metric, id: healthSources.id, kind: healthSources.kind, name: healthSources.name })
    .from(given)
    .innerJoin(healthSources, eq(healthSources.id, given.sourceId))
    .leftJoin(
      sourceRanks,
      and(eq(sourceRanks.userId, userId), eq(sourceRanks.metric, given.metric), eq(sourceRanks.sourceId, given.sourceId)),
    )
    .orderBy(sql`${sourceRanks.place} nulls last`, defaultOrder('health_sources'))
  return vitalNames.flatMap((metric) => {
    const sources = rows.filter((row) => row.metric === metric).map(({ id, kind, name }) => ({ id, kind, name }))
    return sources.length === 0 ? [] : [{ metric, sources }]
  })
}

/** Moves a source one place up or down for a number, and chooses its days anew. False where there is none of it, or no place. */
export async function moveSource(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  { userId, timeZone }: Pick<Viewer, 'userId' | 'timeZone'>,
  { metric, sourceId, by }: { readonly metric: VitalName; readonly sourceId: string; readonly by: -1 | 1 },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockSources(tx, userId)
    await lockEntries(tx, userId)
    const order = (await listSourceOrder({ db: tx }, userId)).find((each) => each.metric === metric)
    const next = moved(order?.sources.map(({ id }) => id) ?? [], sourceId, by)
    if (!next) return false
    await tx.delete(sourceRanks).where(and(eq(sourceRanks.userId, userId), eq(sourceRanks.metric, metric)))
    await tx.insert(sourceRanks).values(next.map((id, place) => ({ userId, metric, sourceId: id, place })))
    await resolveDaysWith(tx, { userId, zone: timeZone ?? 'UTC', now: clock.now() }, metric)
    await noteHealthAccess({ db: tx, clock }, { userId, by: { kind: 'member' }, action: 'changed', what: 'imports' })
    return true
  })
}
