import { sql } from 'drizzle-orm'

import type { PersonalTable } from '#features/account-data/ports.server.ts'
import type { Database } from '#platform/db.server.ts'

/** Names of columns that say whom a row is about, where no foreign key does. */
const TELLING =
  /^(?!is_)(?:.*_)?(?:(?:user|member|person|actor|admin|owner|author|customer)(?:_id)?|e_?mail|address|phone|ip)$|_by$/

/**
 * Every “table.column” of the schema that can say whom a row is about: those that refer to `users`, to a row that does, and so
 * on, and those with a telling name.
 */
export async function personalColumns(db: Database): Promise<string[]> {
  const { rows: referring } = await db.execute<{ table: string; column: string }>(sql`
    with recursive keys as (
      select c.conrelid as from_table, c.confrelid as to_table, a.attname as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'f'
    ), chain as (
      select from_table, "column" from keys where to_table = 'users'::regclass
      union
      select keys.from_table, keys."column" from keys join chain on keys.to_table = chain.from_table
    )
    select replace(from_table::regclass::text, 'public.', '') as table, "column" from chain`)
  const { rows: all } = await db.execute<{ table: string; column: string }>(sql`
    select case table_schema when 'public' then table_name else table_schema || '.' || table_name end as table,
      column_name as column
    from information_schema.columns where table_schema not in ('pg_catalog', 'information_schema')`)
  const found = [...referring, ...all.filter(({ column }) => TELLING.test(column))]
  return [...new Set(found.map(({ table, column }) => `${table}.${column}`))].toSorted()
}

/** The same of what contributors name. */
export function namedColumns(tables: ReadonlyArray<PersonalTable>): Set<string> {
  return new Set(tables.flatMap(({ table, whose }) => whose.map((column) => `${table}.${column}`)))
}
