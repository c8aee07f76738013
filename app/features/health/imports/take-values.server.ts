import { and, eq, sql } from 'drizzle-orm'

import type { Day } from '#base/dates/calendar-day.ts'
import type { ImportCounts } from '#features/health/core/import.ts'
import { healthSources, healthValues, importSeries } from '#features/health/core/imports/import-tables.server.ts'
import type { SourceKind } from '#features/health/core/source.ts'
import type { Transaction } from '#platform/db.server.ts'

interface Taking {
  readonly importId: string
  readonly userId: string
  readonly kind: SourceKind
  /** Later than any import of the member before. */
  readonly at: Date
}

type Taken = Omit<ImportCounts, 'refused' | 'naps'>

/**
 * Takes the numbers that an import has waiting, for the caller’s transaction, a series of one source at a time. One that its source said already, just so, adds no
 * row; the row notes that this import said it too. Returns the days on which something is new.
 */
export async function takeValues(tx: Transaction, by: Taking): Promise<{ changed: Day[]; counts: Taken }> {
  const sources = await keepSources(tx, by)
  const { source, metric, method } = importSeries
  const series = await tx.select({ source, metric, method }).from(importSeries).where(eq(importSeries.importId, by.importId))
  const days = new Set<Day>()
  const changed = new Set<Day>()
  let [added, same] = [0, 0]
  for (const one of series) {
    for (const { day, is_same: isSame } of await takeSeries(tx, by, { ...one, id: sources.get(one.source)! })) {
      days.add(day)
      if (!isSame) changed.add(day)
      if (isSame) same += 1
      else added += 1
    }
  }
  return { changed: [...changed], counts: { days: days.size, added, same } }
}

type Series = Pick<typeof importSeries.$inferSelect, 'source' | 'metric' | 'method'> & { readonly id: string }

/** Of one series, whose source has that id: its days, and whether each was said before. */
async function takeSeries(tx: Transaction, { importId, userId, at }: Taking, { source, metric, method, id }: Series) {
  const itself = sql`v.user_id = ${userId} and v.metric = ${metric} and v.source_id = ${id} and v.method = ${method}`
  const { rows } = await tx.execute<{ day: Day; is_same: boolean }>(sql`
    with given as (
      select n.key::date as day, n.value::numeric as value
      from ${importSeries} s cross join lateral jsonb_each_text(s.numbers) n
      where s.import_id = ${importId} and s.source = ${source} and s.metric = ${metric} and s.method = ${method}
    ), newest as materialized (
      select distinct on (v.day) v.day, v.import_id, v.value from ${healthValues} v where ${itself}
      order by v.day, v.imported_at desc, v.import_id desc
    ), compared as materialized (
      select g.*, n.import_id, coalesce(n.value = g.value, false) as is_same from given g left join newest n using (day)
    ), noted as (
      update ${healthValues} v set also_in = array_append(v.also_in, ${importId}::uuid)
      from compared c where c.is_same and ${itself} and v.day = c.day and v.import_id = c.import_id
    ), added as (
      insert into ${healthValues} (user_id, metric, day, source_id, import_id, method, value, imported_at)
      select ${userId}::uuid, ${metric}, day, ${id}::uuid, ${importId}::uuid, ${method}, value, ${at.toISOString()}::timestamptz
      from compared where not is_same
    )
    select day::text, is_same from compared`)
  return rows
}

/** The ids of the sources that the import names, by their names; those that nobody named before are noted. */
async function keepSources(tx: Transaction, { importId, userId, kind, at }: Taking): Promise<Map<string, string>> {
  const { source, device } = importSeries
  const named = await tx.selectDistinct({ name: source, device }).from(importSeries).where(eq(importSeries.importId, importId))
  if (named.length === 0) return new Map()
  await tx
    .insert(healthSources)
    .values(named.map((one) => ({ ...one, userId, kind, createdAt: at })))
    .onConflictDoNothing()
  const { id, name } = healthSources
  const known = await tx
    .select({ id, name })
    .from(healthSources)
    .where(and(eq(healthSources.userId, userId), eq(healthSources.kind, kind)))
  return new Map(known.map((row) => [row.name, row.id]))
}
