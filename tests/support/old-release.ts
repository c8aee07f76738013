import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import type { Pool } from 'pg'

/** What was made out of texts that stand elsewhere, and is made anew whenever those, or the way of making it, change. */
const MADE_OF_TEXTS = ['chat_texts', 'chat_passages', 'chat_words', 'lesson_words', 'post_words']

/** How many rows each of our tables has, but those of an index. */
export async function countRows(pool: Pool): Promise<Record<string, number>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all ($1) order by 1`,
    [MADE_OF_TEXTS],
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from "${name}"`)
    counts[name] = rows[0]!.count
  }
  return counts
}

/** Runs the SQL of a release that was kept, on an empty database. */
export async function restore(pool: Pool, folder: string): Promise<void> {
  const client = await pool.connect()
  try {
    const names = readdirSync(folder).filter((name) => /\.sql(\.gz)?$/.test(name))
    for (const name of names.toSorted()) {
      const bytes = readFileSync(join(folder, name))
      await client.query((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'))
    }
  } finally {
    // It has settings of a restore; nobody else gets it.
    client.release(true)
  }
}
