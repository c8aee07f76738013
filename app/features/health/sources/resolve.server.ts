import { sql, type SQL } from 'drizzle-orm'

import type { Day } from '#base/dates/calendar-day.ts'
import { healthSources, healthValues, sourceRanks } from '#features/health/core/imports/import-tables.server.ts'
import { TAKEN_OUT } from '#features/health/core/source.ts'
import { healthStats, sqlNameOf } from '#features/health/core/tables.server.ts'
import { vitalNames, type VitalName } from '#features/health/core/vitals.ts'
import type { Transaction } from '#platform/db.server.ts'

import { defaultOrder } from './default-order.server.ts'

interface Resolving {
  readonly userId: string
  /** Of rows that come into being. */
  readonly zone: string
  readonly now: Date
}

/** The numbers of a day, as SQL calls them. */
export const sqlVitals = vitalNames.map((name) => ({
  name,
  key: sql.raw(`'${name}'`),
  column: sql.raw(`"${sqlNameOf(name)}"`),
}))
const list = (of: (vital: (typeof sqlVitals)[number]) => SQL) => sql.join(sqlVitals.map(of), sql`, `)
const all = list(({ column }) => column)

/**
 * Chooses the numbers of these days anew, for the caller’s transaction, which holds `lockEntries`. What was typed stays, and what was
 * taken out stays away; anything else is the newest number of the source that the member puts first, HRV with its method. A day that
 * is left without a number goes, one that gets its first comes.
 */
export async function resolveDays(tx: Transaction, by: Resolving, days: ReadonlyArray<Day>): Promise<void> {
  if (days.length === 0) return
  await resolveThose(tx, by, sql`select value::date as day from jsonb_array_elements_text(${JSON.stringify(days)}::jsonb)`)
}

/** The same for every day of which some source has this number. */
export async function resolveDaysWith(tx: Transaction, by: Resolving, metric: VitalName): Promise<void> {
  const those = sql`select distinct v.day from ${healthValues} v where v.user_id = ${by.userId} and v.metric = ${metric}`
  await resolveThose(tx, by, those)
}

interface Choosing {
  readonly userId: string
  /** A statement that gives each `day` once. */
  readonly days: SQL
  /** What sources say and who they are, as tables with the columns of `health_values` and `health_sources` that count. */
  readonly values: SQL
  readonly sources: SQL
}

/**
 * How the numbers of days are chosen, as the parts `days` to `resolved` of a statement’s WITH. `resolved` has a row a day: its numbers, the method of its HRV, and
 * the source of each number that was not typed.
 */
export function choosing({ userId, days, values, sources }: Choosing): SQL {
  const says = (key: SQL) => sql`old.sources ->> ${key}`
  const isTyped = (column: SQL, key: SQL) => sql`old.${column} is not null and ${says(key)} is null`
  const isOut = (key: SQL) => sql`${says(key)} = ${sql.raw(`'${TAKEN_OUT}'`)}`
  return sql`days as (${days}), newest as (
      select distinct on (v.metric, v.day, v.source_id, v.method) v.metric, v.day, v.source_id, v.method, v.value
      from ${values} v join days on days.day = v.day
      where v.user_id = ${userId}
      order by v.metric, v.day, v.source_id, v.method, v.imported_at desc, v.import_id desc
    ), best as (
      select distinct on (n.metric, n.day) n.metric, n.day, n.source_id, n.method, n.value
      from newest n
      join ${sources} s on s.id = n.source_id
      left join ${sourceRanks} r on r.user_id = ${userId} and r.metric = n.metric and r.source_id = n.source_id
      order by n.metric, n.day, r.place nulls last, ${defaultOrder('s')}, array_position(array['rmssd', 'sdnn', ''], n.method)
    ), chosen as (
      select day, ${list(({ column, key }) => sql`max(value) filter (where metric = ${key}) as ${column}`)},
        max(method) filter (where metric = 'hrvMs') as hrv_method, jsonb_object_agg(metric, source_id) as sources
      from best group by day
    ), resolved as (
      select days.day,
        ${list(
          ({ column, key }) =>
            sql`case when ${isTyped(column, key)} then old.${column} when ${isOut(key)} then null else c.${column} end as ${column}`,
        )},
        case when ${isTyped(sql`hrv_ms`, sql`'hrvMs'`)} then old.hrv_method when ${isOut(sql`'hrvMs'`)} then null
          else nullif(c.hrv_method, '') end as hrv_method,
        jsonb_strip_nulls(jsonb_build_object(${list(
          ({ column, key }) =>
            sql`${key}, case when ${isTyped(column, key)} then null when ${isOut(key)} then ${says(key)} else c.sources ->> ${key} end`,
        )})) as sources
      from days
      left join ${healthStats} old on old.user_id = ${userId} and old.day = days.day
      left join chosen c on c.day = days.day
    )`
}

async function resolveThose(tx: Transaction, { userId, zone, now }: Resolving, days: SQL): Promise<void> {
  await tx.execute(sql`
    with ${choosing({ userId, days, values: sql`${healthValues}`, sources: sql`${healthSources}` })}, gone as (
      delete from ${healthStats} old using resolved r
      where old.user_id = ${userId} and old.day = r.day and num_nonnulls(${list(({ column }) => sql`r.${column}`)}) = 0
    )
    insert into ${healthStats} as entry (user_id, day, recorded_at, zone, ${all}, hrv_method, sources)
    select ${userId}::uuid, day, ${now.toISOString()}::timestamptz, ${zone}, ${all}, hrv_method, sources
    from resolved where num_nonnulls(${all}) > 0
    on conflict (user_id, day) do update
    set ${list(({ column }) => sql`${column} = excluded.${column}`)}, hrv_method = excluded.hrv_method, sources = excluded.sources
    where (${list(({ column }) => sql`entry.${column}`)}, entry.hrv_method, entry.sources)
      is distinct from (${list(({ column }) => sql`excluded.${column}`)}, excluded.hrv_method, excluded.sources)`)
}
