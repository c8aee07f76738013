import { and, eq, sql } from 'drizzle-orm'

import type { SourceKind } from '#features/health/sources/source.ts'
import type { Day } from '#features/identity/dates/calendar-day.ts'
import type { Transaction } from '#platform/db.server.ts'

import type { ImportCounts } from './import.ts'
import type { DayValue } from './reading/day-values.ts'
import { healthSources, healthValues } from './tables.server.ts'

interface Taking {
  readonly importId: string
  readonly userId: string
  readonly kind: SourceKind
  /** Later than any import of the member before. */
  readonly at: Date
}

/** As many a statement. */
const AT_ONCE = 20_000

/**
 * Keeps the numbers of a file for the caller’s transaction. One that its source said already, just so, adds no row; the row notes that
 * this import said it too. Returns the days on which something is new.
 */
export async function takeValues(
  tx: Transaction,
  by: Taking,
  values: ReadonlyArray<DayValue>,
): Promise<{ changed: Day[]; counts: Omit<ImportCounts, 'refused'> }> {
  const sources = await keepSources(tx, by, values)
  const changed = new Set<Day>()
  let [added, same] = [0, 0]
  for (let from = 0; from < values.length; from += AT_ONCE) {
    const given = values.slice(from, from + AT_ONCE).map(({ source, ...value }) => ({ ...value, source: sources.get(source)! }))
    const { rows } = await tx.execute<{ day: string; is_new: boolean }>(sql`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
          as given(metric text, day date, source uuid, method text, value numeric)
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
      select day::text, not is_same as is_new from compared`)
    for (const { day, is_new: isNew } of rows) {
      if (isNew) changed.add(day)
      if (isNew) added += 1
      else same += 1
    }
  }
  return { changed: [...changed], counts: { days: new Set(values.map(({ day }) => day)).size, added, same } }
}

/** The ids of the sources that a file names, new ones included. */
async function keepSources(
  tx: Transaction,
  { userId, kind, at }: Taking,
  values: ReadonlyArray<DayValue>,
): Promise<Map<string, string>> {
  const names = [...new Set(values.map(({ source }) => source))]
  if (names.length === 0) return new Map()
  await tx
    .insert(healthSources)
    .values(names.map((name) => ({ userId, kind, name, createdAt: at })))
    .onConflictDoNothing()
  const { id, name } = healthSources
  const rows = await tx
    .select({ id, name })
    .from(healthSources)
    .where(and(eq(healthSources.userId, userId), eq(healthSources.kind, kind)))
  return new Map(rows.map((row) => [row.name, row.id]))
}
