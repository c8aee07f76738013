import { join } from 'node:path'

import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, type ClientConfig } from 'pg'

import type { CarriedJob } from '#features/backup/pending-restore.ts'
import { findBackupState, leavePending } from '#features/backup/state.server.ts'
import { readOrCreateBackupKey } from '#platform/backup/backup-key.server.ts'
import { BackupError } from '#platform/backup/backup-place.server.ts'
import { createFolderPlace } from '#platform/backup/folder-place.server.ts'
import { compareTables } from '#platform/backup/portable/compare-tables.server.ts'
import { loadCopy, migrateOn } from '#platform/backup/portable/load-copy.server.ts'
import { makeCopy } from '#platform/backup/portable/make-copy.server.ts'
import { listCopies, readLines, readManifest } from '#platform/backup/portable/read-copy.server.ts'
import { settleSession } from '#platform/backup/portable/schema-of.server.ts'
import { sealPlace, type SealedPlace } from '#platform/backup/sealed-place.server.ts'
import { systemClock } from '#platform/clock.ts'
import { prepareDataFolder } from '#platform/data-folder.server.ts'
import { openDatabase } from '#platform/db.server.ts'
import { openEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
import { readEnv, type Env } from '#platform/env.server.ts'

import { migrationsOf, releaseOf } from './backup-places.ts'
import { sentenceOf } from './restore-command.ts'

/** As in bin/launch/exchange-database.mjs: what is moved between two versions lies there. */
const MOVING = 'moving'

type Work = (env: Env, sealed: SealedPlace) => Promise<void>

/** What the version before does when another PostgreSQL comes: a copy of its database, without the files, which stay where they are. Returns why it failed. */
export function copyDatabaseByCommand(): Promise<string | null> {
  return attempt(async (env, sealed) => {
    await withPostgres(env.dataDir, async (source) => {
      const database = openDatabase(source, { connections: 1 })
      await findBackupState({ db: database.db, clock: systemClock }).finally(() => database.close())
      await makeCopy({
        sealed,
        source,
        secret: '',
        release: releaseOf(),
        migrations: migrationsOf(),
        ship: async () => {},
        isOwnPlace: true,
      })
    })
  })
}

/** What the new version does: a database of its own PostgreSQL out of that copy, as it was then, compared table by table. Returns why it failed. */
export function loadDatabaseByCommand(): Promise<string | null> {
  return attempt(async (env, sealed) => {
    const copy = (await listCopies(sealed.place)).at(-1)
    if (copy === undefined) throw new BackupError(`There is no whole copy in ${sealed.place.address}.`)
    const manifest = await readManifest(sealed, copy)
    await withPostgres(join(env.dataDir, MOVING), async (config) => {
      const client = new Client(config)
      client.on('error', () => {})
      try {
        await client.connect()
        await settleSession(client)
        await client.query('begin')
        await loadCopy(client, sealed, manifest, migrationsOf())
        const [difference] = await compareTables(client, manifest.tables)
        if (difference !== undefined) throw new BackupError(difference)
        await migrateOn(client, manifest, migrationsOf())
        const jobs = (await readLines(sealed, `${copy}/jobs`, manifest.jobs)) as CarriedJob[]
        await leavePending(
          { db: drizzle(client, { casing: 'snake_case' }), clock: systemClock },
          { from: `PostgreSQL ${manifest.postgres}`, stateOf: manifest.takenAt, jobs, erase: [], lost: [], isMove: true },
        )
        await client.query('commit')
      } finally {
        await client.end().catch(() => {})
      }
    })
  })
}

async function attempt(work: Work): Promise<string | null> {
  try {
    const env = readEnv()
    const folder = join(env.dataDir, MOVING)
    // Made as a data folder is, so that PostgreSQL's own user passes through.
    prepareDataFolder(folder)
    const place = createFolderPlace(join(folder, 'copy'))
    await work(env, sealPlace(place, readOrCreateBackupKey(env.dataDir, env.backup.key)))
    return null
  } catch (error) {
    return sentenceOf(error)
  }
}

/** Also a signal stops its server, so that none is left behind. */
async function withPostgres(dataDir: string, work: (config: ClientConfig) => Promise<void>): Promise<void> {
  const { config, close } = await openEmbeddedPostgres({
    dataDir,
    role: 'owner',
    report: console.log,
    settings: { archive_mode: 'off' },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)))
  try {
    await work(config)
  } finally {
    await close()
  }
}
