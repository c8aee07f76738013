import type { Client } from 'pg'

/** Of these tables what a backup, a restore and a move do not write themselves. */
const ROW: Readonly<Record<string, string>> = {
  backup_state: 't.installation::text',
  stored_files: `concat_ws(' ', t.key, t.sha256, t.bytes)`,
}

/** How many rows each table has, and a checksum of them. */
export async function checksumsOf(client: Client): Promise<Record<string, string>> {
  await client.query(`set timezone to 'UTC'`)
  const { rows: named } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of named) {
    const row = ROW[name] ?? 't::text'
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(${row}, chr(10) order by ${row} collate "C"), '')) as sum from "${name}" t`,
    )
    sums[name] = rows[0]!.sum
  }
  return sums
}

/** Jobs as they are compared: where they stand in a queue does not count. */
export function jobsAsText(jobs: ReadonlyArray<{ name: string; payload: unknown; key: string | null }>): string[] {
  return jobs.map(({ name, payload, key }) => JSON.stringify([name, key, payload])).toSorted()
}

/** Leaves a job that waits for tomorrow, as whoever sends one does. */
export async function leaveJob(client: Client): Promise<void> {
  await client.query(
    `insert into pgboss.job (name, data, singleton_key, start_after) values ('backup.send-held-mail', $1, 'waiting', now() + interval '1 day')`,
    [JSON.stringify({ id: '0b7e6b0e-6f0d-4c8e-9a53-3f6f4bb4b0a1' })],
  )
}
