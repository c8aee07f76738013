import type { DatabasePool } from '#platform/db.server.ts'

/** Every table of the product. */
export async function namesOfTables({ pool }: DatabasePool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Does something while a table of a running product is out of reach: whatever reads or writes it fails. */
export async function withoutTable<Result>({ pool }: DatabasePool, table: string, act: () => Promise<Result>): Promise<Result> {
  const away = `${table}_away`
  await pool.query(`alter table "${table}" rename to "${away}"`)
  try {
    return await act()
  } finally {
    await pool.query(`alter table "${away}" rename to "${table}"`)
  }
}
