import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Client } from 'pg'

import type { SystemUser } from './embedded-postgres-programs.server.ts'

/** Where PostgreSQL leaves each finished segment of its log until it is taken to a backup: a folder in the cluster, which moves with it. */
const SPOOL = 'spool'

/**
 * A segment counts once it is whole and on disk; leaving it twice is harmless. PostgreSQL runs this in the cluster's folder. Once a minute a
 * segment is finished early, if anything was written.
 */
export const archiving = {
  archive_mode: 'on',
  archive_timeout: '60',
  archive_command:
    'test -f "spool/%f" || { cp -p "%p" "spool/.%f" && sync "spool/.%f" && mv "spool/.%f" "spool/%f" && sync spool; }',
} as const

export function spoolOf(home: string): string {
  return join(home, SPOOL)
}

/** Makes the spool, for the user as whom PostgreSQL runs. */
export function makeSpool(home: string, { uid, gid }: SystemUser): void {
  mkdirSync(spoolOf(home), { recursive: true, mode: 0o700 })
  if (uid !== undefined) chownSync(spoolOf(home), uid, gid ?? uid)
}

/** Whether a server keeps its log as it should: one that was started by an earlier release does not, until it is started anew. */
export async function keepsLog(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ keeps: boolean }>(
    "SELECT current_setting('archive_mode') = $1 AND current_setting('archive_command') = $2 AS keeps",
    [archiving.archive_mode, archiving.archive_command],
  )
  return rows[0]?.keeps === true
}
