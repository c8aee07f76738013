import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'

import { BackupError } from './backup-place.server.ts'
import { withDatabaseAside } from './database-aside.server.ts'
import { listTables, quoted } from './portable/schema-of.server.ts'
import { hasBaseCopy, restoreCluster } from './restore-cluster.server.ts'
import type { SealedPlace } from './sealed-place.server.ts'

export interface CheckedLog {
  /** When the last change was that came back; null where there is no base copy, or nothing was changed behind it. */
  readonly lastChangeAt: Date | null
  readonly tables: number
  readonly rows: number
  /** A sentence; null where the newest state comes back, or there is no base copy to begin from. */
  readonly problem: string | null
}

/** Brings the embedded database back aside, as a restore without an instant does, and reads every row. */
export async function checkLog(sealed: SealedPlace): Promise<CheckedLog> {
  const found = { lastChangeAt: null as Date | null, tables: 0, rows: 0 }
  if (!(await hasBaseCopy(sealed))) return { ...found, problem: null }
  try {
    await withDatabaseAside(
      async (client) => {
        for (const { schema, table } of await listTables(client)) {
          found.tables++
          found.rows += await readRows(client, `${quoted(schema)}.${quoted(table)}`)
        }
      },
      async (dataDir) => {
        const { lastChangeAt } = await restoreCluster(sealed, { to: null, dataDir, report: () => {} })
        found.lastChangeAt = lastChangeAt
      },
    )
    return { ...found, problem: null }
  } catch (error) {
    if (error instanceof BackupError) return { ...found, problem: error.message }
    throw error
  }
}

/** Whole, so that what lies beside the table, as long texts do, is read too. */
async function readRows(client: ClientBase, table: string): Promise<number> {
  const out = client.query(copyTo(`copy ${table} to stdout`))
  for await (const _ of out);
  return out.rowCount
}
