import { existsSync, lstatSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { Client, type ClientConfig } from 'pg'

import { lockOf } from '#bin/launch/lock.mjs'
import { BackupError } from '#platform/backup/backup-place.server.ts'
import { isEmptyDatabase } from '#platform/backup/portable/load-copy.server.ts'
import { folderSentence, prepareDataFolder } from '#platform/data-folder.server.ts'
import { openEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
import type { Env } from '#platform/env.server.ts'

import { UNFINISHED_RESTORE } from './unfinished-restore.ts'

/** What may stand in a data folder that counts as empty: backups that were carried there, keys, and what a new disk has of itself. */
const ALLOWED = new Set(['backups', 'backup-key', 'backup-key.before', 'lost+found'])

/** Held while something is restored into a data folder. */
const LOCK = UNFINISHED_RESTORE

/** Of a server that is started to be filled in one transaction: what goes into tables of that transaction is forced to disk with them, and needs no log. */
const LOADING = {
  wal_level: 'minimal',
  max_wal_senders: '0',
  archive_mode: 'off',
  max_wal_size: '2GB',
  maintenance_work_mem: '128MB',
}

/** A place to restore into. */
export interface RestoreTarget {
  /** Opens its database; the embedded one is made where there is none. */
  open(): Promise<{ config: ClientConfig; close: () => Promise<void> }>
  /** The restore is whole: what it made counts. */
  finish(): void
  /** Takes away what the restore made. */
  undo(): void
}

/** @throws BackupError when there is something already, or is being restored; it is left as it is */
export async function prepareTarget(env: Env, report: (sentence: string) => void): Promise<RestoreTarget> {
  const { dataDir, databaseUrl } = env
  const mark = join(dataDir, UNFINISHED_RESTORE)
  if (!existsSync(mark)) demandEmptyFolder(dataDir)
  if (databaseUrl) await demandEmpty(databaseUrl)
  prepareDataFolder(dataDir)
  const release = lockOf(LOCK, dataDir)
  if (!release)
    throw new BackupError(
      `Another restore into ${dataDir} is under way: wait until it has ended, or stop it first. This one has touched nothing.`,
    )
  try {
    // What was begun in an empty folder and cut off may be begun anew.
    if (existsSync(mark)) empty(dataDir)
    demandEmptyFolder(dataDir)
    writeFileSync(mark, 'A restore was begun here and has not finished.\n', { flush: true })
  } catch (error) {
    release()
    throw error
  }
  return {
    async open() {
      if (databaseUrl) return { config: { connectionString: databaseUrl }, close: async () => {} }
      const isNew = !existsSync(join(dataDir, 'postgres'))
      const { config, close } = await openEmbeddedPostgres({
        dataDir,
        role: 'owner',
        report,
        ...(isNew && { settings: LOADING }),
      })
      return { config, close }
    },
    finish() {
      rmSync(mark)
      release()
    },
    undo() {
      empty(dataDir)
      release()
    },
  }
}

/** Of two restores into one database at once, the second one ends here; the first holds the lock until its transaction ends. */
export async function holdEmptyDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [RESTORING])
  if (!rows[0]!.mine) throw new BackupError('Another restore into this database is under way. This one has touched nothing.')
}

/** Beside the locks of the embedded database. */
const RESTORING = 7221

function demandEmptyFolder(dataDir: string): void {
  const present = namesIn(dataDir).filter((name) => !ALLOWED.has(name) && !isPassing(name))
  if (present.length > 0)
    throw new BackupError(
      `${dataDir} is not empty (${present.slice(0, 3).join(', ')}${present.length > 3 ? ' …' : ''}): restore into an empty DATA_DIR. Nothing was changed.`,
    )
}

/** What a restore that looks at the same folder has there for a moment: its lock, and the proof that the folder can be written. */
function isPassing(name: string): boolean {
  return name.startsWith(`${LOCK}.lock`) || name.startsWith('.written-')
}

/** @throws BackupError for what is no folder, or cannot be read */
function namesIn(dataDir: string): string[] {
  try {
    return readdirSync(dataDir)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw new BackupError(folderSentence(dataDir, error))
  }
}

async function demandEmpty(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  try {
    await client.connect().catch((error: Error) => {
      throw new BackupError(`The database of DATABASE_URL cannot be reached (${error.message}).`)
    })
    if (!(await isEmptyDatabase(client)))
      throw new BackupError('The database of DATABASE_URL is not empty: restore into an empty one. Nothing was changed.')
  } finally {
    await client.end().catch(() => {})
  }
}

function empty(dataDir: string): void {
  const cluster = join(dataDir, 'postgres')
  if (lstatSync(cluster, { throwIfNoEntry: false })?.isSymbolicLink() && existsSync(cluster))
    rmSync(realpathSync(cluster), { recursive: true, force: true })
  for (const name of readdirSync(dataDir)) {
    if (!ALLOWED.has(name) && !isPassing(name)) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}
