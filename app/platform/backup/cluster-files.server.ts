import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { spoolOf } from '#platform/embedded-postgres-log.server.ts'

/** What is in these folders belongs to a running server, or is found in the log; the folders themselves have to be there. */
const emptied = new Set(
  'pg_wal pg_wal/archive_status pg_wal/summaries pg_replslot pg_dynshmem pg_notify pg_serial pg_snapshots pg_stat_tmp pg_subtrans'.split(
    ' ',
  ),
)

const ofServer =
  /^(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|tablespace_map(?:\.old)?|.*\.signal|postgresql\.auto\.conf\.tmp|current_logfiles(?:\.tmp)?|pg_internal\.init(?:\.\d+)?|pgsql_tmp.*|\..*|t\d+_\d+(?:_\w+)?(?:\.\d+)?)$/

const CONTROL = 'global/pg_control'

/** What belongs in a copy of a cluster, as paths below its folder. The control file comes last: it says what the others are. */
export async function clusterFiles(home: string): Promise<{ folders: string[]; files: string[] }> {
  const folders: string[] = []
  const files: string[] = []
  const spool = spoolOf(home)
  const walk = async (below: string): Promise<void> => {
    const entries = await readdir(join(home, below), { withFileTypes: true }).catch((error: unknown) => {
      // A database or a temporary folder that was dropped meanwhile.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
      throw error
    })
    for (const entry of entries) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (ofServer.test(entry.name) || join(home, path) === spool) continue
      if (entry.isDirectory()) {
        folders.push(path)
        await walk(path)
      } else if (entry.isFile() && !emptied.has(below)) files.push(path)
    }
  }
  await walk('')
  return { folders, files: [...files.filter((path) => path !== CONTROL).toSorted(), CONTROL] }
}

export { CONTROL as CONTROL_FILE }
