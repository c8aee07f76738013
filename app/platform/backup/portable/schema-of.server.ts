import type { ClientBase } from 'pg'

/** A table as COPY takes it: without columns that PostgreSQL computes. */
export interface CopiedTable {
  readonly schema: string
  readonly table: string
  readonly columns: readonly string[]
}

/** What belongs to the machinery of this moment: migrations make it anew, and jobs are carried in words of their own. */
const LEFT_OUT = ['pg_catalog', 'information_schema', 'pg_toast', 'pgboss', 'drizzle']

/** Every table with rows of ours, in the order of their names. */
export async function listTables(client: ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select n.nspname as schema, c.relname as table,
       coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = ''), '{}') as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname <> all ($1) and n.nspname not like 'pg\\_temp%'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by n.nspname, c.relname
     order by n.nspname collate "C", c.relname collate "C"`,
    [LEFT_OUT],
  )
  return rows
}

export interface SequenceState {
  readonly schema: string
  readonly sequence: string
  readonly value: string
  readonly isCalled: boolean
}

export async function listSequences(client: ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ schema: string; sequence: string }>(
    `select n.nspname as schema, c.relname as sequence from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname <> all ($1) order by 1, 2`,
    [LEFT_OUT],
  )
  const states: SequenceState[] = []
  for (const { schema, sequence } of rows) {
    const { rows: found } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(schema)}.${quoted(sequence)}`,
    )
    states.push({ schema, sequence, ...found[0]! })
  }
  return states
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** One way of writing values, whatever the server is set to. */
export async function settleSession(client: ClientBase): Promise<void> {
  for (const [name, value] of [
    ['timezone', 'UTC'],
    ['datestyle', 'ISO, YMD'],
    ['intervalstyle', 'postgres'],
    ['extra_float_digits', '1'],
    ['bytea_output', 'hex'],
    ['client_encoding', 'UTF8'],
    ['statement_timeout', '0'],
    ['idle_in_transaction_session_timeout', '0'],
    ['lock_timeout', '0'],
    // A scan begins at the first page, so that a table gives the same text each time.
    ['synchronize_seqscans', 'off'],
    ['search_path', 'public'],
    ['row_security', 'off'],
  ])
    await client.query('select set_config($1, $2, false)', [name, value])
}
