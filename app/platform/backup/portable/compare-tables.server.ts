import { createHash } from 'node:crypto'

import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'

import type { Manifest } from './manifest.ts'
import { quoted } from './schema-of.server.ts'

/** Holds each table of a database against what the manifest of its copy says. A sentence for each that differs. */
export async function compareTables(client: ClientBase, tables: Manifest['tables']): Promise<string[]> {
  const differences: string[] = []
  for (const table of tables) {
    const found = await compareTable(client, table)
    if (found !== null) differences.push(`Table ${table.table}: ${found}`)
  }
  return differences
}

async function compareTable(client: ClientBase, table: Manifest['tables'][number]): Promise<string | null> {
  const hash = createHash('sha256')
  const columns = table.columns.map(quoted).join(', ')
  const out = client.query(copyTo(`copy ${quoted(table.schema)}.${quoted(table.table)} (${columns}) to stdout`))
  for await (const chunk of out) hash.update(chunk as Uint8Array)
  if (out.rowCount !== table.rows) return `it has ${out.rowCount} rows and not ${table.rows}.`
  return hash.digest('hex') === table.sha256 ? null : 'its rows are not those that were copied.'
}
