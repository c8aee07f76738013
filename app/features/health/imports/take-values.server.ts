import { and, eq, sql } from 'drizzle-orm'

import type { SourceKind } from '#features/health/sources/source.ts'
import type { Day } from '#features/identity/dates/calendar-day.ts'
import type { Transaction } from '#platform/db.server.ts'

import type { ImportCounts } from './import.ts'
import { healthSources, healthValues, importSeries } from './tables.server.ts'

interface Taking {
  readonly importId: string
  readonly userId: string
  readonly kind: SourceKind
  /** Later than any import of the member before. */
  readonly at: Date
}

type Taken = Omit<ImportCounts, 'refused' | 'naps'>

/**
 * Takes the numbers that an import has waiting, for the caller’s transaction. One that its source said already, just so, adds no row; the row notes that
 * this import said it too. Returns the days on which something is new.
 */
export async function takeValues(tx: Transaction, by: Taking): Promise<{ changed: Day[]; counts: Taken }> {
  await keepSources(tx, by)
  const { rows } = await tx.execute<{ changed: Day[] | null; days: number; added: number; same: number }>(sql`
    with given as (
      select s.metric, n.key::date as day, src.id as source, s.method, n.value::numeric as value
      from ${importSeries} s
      join ${healthSources} src on src.user_id = ${by.userId} and src.kind = ${by.kind} and src.name = s.source
      cross join lateral jsonb_each_text(s.numbers) n
      where s.import_id = ${by.importId}
    ), newest as (
      select distinct on (g.metric, g.day, g.source, g.method) g.metric, g.day, g.source, g.method, v.import_id, v.value
      from given g join ${healthValues} v on v.user_id = ${by.userId} and v.metric = g.metric and v.day = g.day
        and v.source_id = g.source and v.method = g.method
      order by g.metric, g.day, g.source, g.method, v.imported_at desc, v.import_id desc
    ), compared as (
      select g.*, n.import_id, coalesce(n.value = g.value, false) as is_same
      from given g left join newest n using (metric, day, source, method)
    ), noted as (
      update ${healthValues} v set also_in = array_append(v.also_in, ${by.importId}::uuid)
      from compared c where c.is_same and v.user_id = ${by.userId} and v.metric = c.metric and v.day = c.day
        and v.source_id = c.source and v.method = c.method and v.import_id = c.import_id
    ), added as (
      insert into ${healthValues} (user_id, metric, day, source_id, import_id, method, value, imported_at)
      select ${by.userId}::uuid, metric, day, source, ${by.importId}::uuid, method, value, ${by.at.toISOString()}::timestamptz
      from compared where not is_same
    )
    select json_agg(distinct day) filter (where not is_same) as changed, count(distinct day)::int as days,
      (count(*) filter (where not is_same))::int as added, (count(*) filter (where is_same))::int as same
    from compared`)
  const { changed, ...counts } = rows[0]!
  return { changed: changed ?? [], counts }
}

/** Notes the sources that the import names and nobody named before. */
async function keepSources(tx: Transaction, { importId, userId, kind, at }: Taking): Promise<void> {
  const { source, device } = importSeries
  const named = await tx
    .selectDistinct({ name: source, device })
    .from(importSeries)
    .where(and(eq(importSeries.importId, importId), eq(importSeries.userId, userId)))
  if (named.length === 0) return
  await tx
    .insert(healthSources)
    .values(named.map((one) => ({ ...one, userId, kind, createdAt: at })))
    .onConflictDoNothing()
}
