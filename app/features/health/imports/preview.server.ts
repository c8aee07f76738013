import { sql, type SQL } from 'drizzle-orm'

import {
  healthSources,
  healthValues,
  importSeries,
  type healthImports,
} from '#features/health/core/imports/import-tables.server.ts'
import { TAKEN_OUT } from '#features/health/core/source.ts'
import { healthStats } from '#features/health/core/tables.server.ts'
import { defaultOrder } from '#features/health/sources/default-order.server.ts'
import { choosing, sqlVitals } from '#features/health/sources/resolve.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { Preview } from './preview.ts'

type ImportRow = Pick<typeof healthImports.$inferSelect, 'id' | 'userId' | 'kind' | 'replaces'>

/** How many days are shown from the beginning of a file, and how many from its end. */
const EDGE_DAYS = 3
const MAX_CONFLICTS = 10

/**
 * What an import that waits to be looked over would do, by the same statement that chooses the numbers of days when it is taken, as if it were the newest. It writes
 * nothing. Null where nothing waits.
 */
export async function readPreview({ db }: Pick<Infrastructure, 'db'>, imported: ImportRow): Promise<Preview | null> {
  return db.transaction(async (tx) => {
    // Nobody has counted what was just read, so the planner takes ten years for a hundred days and would go through them once for each.
    await tx.execute(sql`set local enable_nestloop = off; set local work_mem = '32MB'; set local statement_timeout = '60s'`)
    const { rows } = await tx.execute<{ preview: Preview | null }>(previewOf(imported))
    return rows[0]!.preview
  })
}

function previewOf(imported: ImportRow): SQL {
  return sql`
    with ${thenGiven(imported)}, ${choosing({ userId: imported.userId, days: DAYS, values: sql`values_then`, sources: sql`sources_then` })},
    cells as materialized (
      select g.day, g.metric, g.method, g.source, g.place, g.value, t.stands, t.source_id,
        case when t.before is not null and t.says is null then 'typed' when t.says = ${TAKEN_OUT} then 'emptied'
          when t.source_id is distinct from g.source_id::text or t.hrv_method is distinct from nullif(g.method, '') then 'first'
          when t.before = g.value then 'same' else 'changes' end as outcome
      from given_by g join resolved r on r.day = g.day
      left join ${healthStats} old on old.user_id = ${imported.userId} and old.day = g.day
      cross join lateral (${ofMetric()}) t
    ), edge_days as (
      select day from (select day, row_number() over (order by day) as ahead, row_number() over (order by day desc) as back
        from (select distinct day from cells) d) e
      where ahead <= ${EDGE_DAYS} or back <= ${EDGE_DAYS}
    ), conflicts as (
      select distinct on (day, metric) * from cells where outcome = 'typed' and value <> stands order by day, metric, place
    )
    select case when exists (select from cells) then json_build_object(
      'numbers', (select count(*) from cells), 'days', (select count(distinct day) from cells),
      'first', (select min(day) from cells), 'last', (select max(day) from cells),
      'series', (select json_agg(json_build_object('metric', metric, 'method', method, 'source', source, 'outcomes', outcomes)
          order by ${metricOrder}, place, method)
        from (select metric, method, source, place, json_object_agg(outcome, count) as outcomes
          from (select metric, method, source, place, outcome, count(*) as count from cells group by 1, 2, 3, 4, 5) each
          group by 1, 2, 3, 4) of),
      'edges', (select json_agg(${cell} order by day, ${metricOrder}) from (
          select distinct on (day, metric) * from cells join edge_days using (day)
          order by day, metric, (outcome = 'first'), place, array_position(array['rmssd', 'sdnn', ''], method)) edge ${withSource}),
      'conflicts', coalesce((select json_agg(${cell} order by day, ${metricOrder})
        from (select * from conflicts order by day, metric limit ${MAX_CONFLICTS}) conflict ${withSource}), '[]'),
      'conflictCount', (select count(*) from conflicts)) end as preview`
}

const DAYS = sql`select distinct day from given union select day from gone`
const metricOrder = sql`array_position(array[${sql.join(
  sqlVitals.map(({ key }) => key),
  sql`, `,
)}], metric)`
const withSource = sql`left join sources_then s on outcome = 'first' and s.id::text = source_id`
const cell = sql`json_build_object('day', day, 'metric', metric, 'outcome', outcome, 'value', value, 'current', stands,
  'first', case when s.id is not null then json_build_object('kind', s.kind, 'name', s.name) end)`

/** What sources would say once the import is taken, and who they would be: `values_then`, `sources_then`, and what comes of this one alone. */
function thenGiven({ id, userId, kind, replaces }: ImportRow): SQL {
  return sql`given as materialized (
      select s.metric, n.key::date as day, s.source, s.device, s.method, n.value::numeric as value
      from ${importSeries} s cross join lateral jsonb_each_text(s.numbers) n
      where s.import_id = ${id} and s.user_id = ${userId}
    ), sources_then as materialized (
      select id, kind, name, device, created_at from ${healthSources} where user_id = ${userId}
      union all
      select md5(n.source)::uuid, ${kind}::text, n.source, n.device, 'infinity'::timestamptz
      from (select distinct source, device from given) n
      where not exists (select from ${healthSources} s where s.user_id = ${userId} and s.kind = ${kind} and s.name = n.source)
    ), given_by as materialized (
      select g.*, s.id as source_id, s.place
      from given g join (select *, row_number() over (order by ${defaultOrder('s')}) as place from sources_then s) s
        on s.kind = ${kind} and s.name = g.source
    ), gone as (
      select * from ${healthValues} v where v.user_id = ${userId} and v.import_id = ${replaces}::uuid and cardinality(v.also_in) = 0
    ), values_then as (
      select v.user_id, v.metric, v.day, v.source_id, v.method, v.value, v.imported_at, v.import_id from ${healthValues} v
      where v.user_id = ${userId} and (v.import_id is distinct from ${replaces}::uuid or cardinality(v.also_in) > 0)
      union all
      select ${userId}::uuid, metric, day, source_id, method, value, 'infinity'::timestamptz, ${id}::uuid from given_by
    )`
}

/** Of the metric of a row of `given_by`: what stands on its day now, what it will be, and who says so. */
function ofMetric(): SQL {
  const each = sqlVitals.map(({ name, key, column }) => {
    const method = name === 'hrvMs' ? sql`r.hrv_method` : sql`null`
    return sql`select old.${column} as before, old.sources ->> ${key} as says, r.${column} as stands, r.sources ->> ${key} as source_id,
      ${method} as hrv_method where g.metric = ${key}`
  })
  return sql.join(each, sql` union all `)
}
