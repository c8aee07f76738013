import { sql, type SQL } from 'drizzle-orm'

import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { DataSubject, PersonalTable } from './ports.server.ts'

/** Columns that hold the address with which somebody wrote to us. */
const ADDRESSED = new Set(['email', 'sender'])

/**
 * How many rows of each table are about a person, in the order of the tables; null where nobody can tell whose its rows are. An address
 * counts only once it is proved.
 */
export async function countOwnRows(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'jobRecords' | 'broadcast' | 'outbox'>,
  tables: ReadonlyArray<PersonalTable>,
  subject: DataSubject,
): Promise<Array<number | null>> {
  const uuids = await uuidColumns(services)
  const conditions = tables.map((entry) => ('counted' in entry ? null : isAbout(entry, { tables, subject, uuids })))
  const counts = await countRows(services, tables, conditions)
  return Promise.all(
    tables.map(async ({ counted }, at) => {
      if (counted === undefined) return counts[at] ?? 0
      return typeof counted === 'function' ? counted(services, subject) : null
    }),
  )
}

/** All of them in one query; a table without a condition has none. */
async function countRows(
  { db }: Pick<Infrastructure, 'db'>,
  tables: ReadonlyArray<PersonalTable>,
  conditions: ReadonlyArray<SQL | null>,
): Promise<number[]> {
  const each = conditions.map((condition, at) =>
    condition === null ? sql`0` : sql`(select count(*)::int from ${sql.raw(tables[at]!.table)} where ${condition})`,
  )
  if (each.length === 0) return []
  const { rows } = await db.execute<{ counts: number[] }>(sql`select array[${sql.join(each, sql`, `)}] as counts`)
  return rows[0]!.counts
}

interface Reading {
  readonly tables: ReadonlyArray<PersonalTable>
  readonly subject: DataSubject
  readonly uuids: ReadonlySet<string>
}

/** Which rows of a table are about the person; null when no column of it can say. */
function isAbout(entry: PersonalTable, reading: Reading): SQL | null {
  const { tables, subject, uuids } = reading
  const { table, whose, through } = entry
  const behind = through === undefined ? undefined : tables.find((other) => other.table === through)
  if (behind) {
    const condition = isAbout(behind, reading)
    return condition && sql`${sql.identifier(whose[0]!)} in (select id from ${sql.raw(behind.table)} where ${condition})`
  }
  const conditions = whose.flatMap((column) => {
    if (uuids.has(`${table}.${column}`)) return [sql`${sql.identifier(column)} = ${subject.userId}`]
    return ADDRESSED.has(column) && (subject.emailVerified || table === 'users')
      ? [sql`lower(${sql.identifier(column)}) = ${subject.email}`]
      : []
  })
  return conditions.length === 0 ? null : sql`(${sql.join(conditions, sql` or `)})`
}

/** Every “table.column” that holds a number of a row; only those are compared with the account’s. */
async function uuidColumns({ db }: Pick<Infrastructure, 'db'>): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'uuid'`)
  return new Set(rows.map(({ name }) => name))
}
