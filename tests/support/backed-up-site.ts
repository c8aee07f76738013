import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { onTestFinished } from 'vitest'

import { findBackupState } from '#features/backup/state.server.ts'
import { makeBackupKey } from '#platform/backup/backup-key.server.ts'
import type { BackupPlace } from '#platform/backup/backup-place.server.ts'
import { createBackups } from '#platform/backup/backups.server.ts'
import { inventoriedFiles, shipAllAgain } from '#platform/backup/file-inventory.server.ts'
import { createFolderPlace } from '#platform/backup/folder-place.server.ts'
import { openDatabase } from '#platform/db.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { createJobRecords } from '#platform/job-records.server.ts'
import { createJobs, prepareJobs } from '#platform/pg-boss.server.ts'
import { jobHandlers } from '#server/jobs.ts'
import { personalData } from '#server/personal-data.ts'
import { restore } from '#server/restore.ts'
import type { Services } from '#services.server.ts'

import { databaseNamed, runOn } from './postgres.setup.ts'
import { scratchFolder } from './scratch-folder.ts'

type Server = Parameters<typeof databaseNamed>[0]

/** A site with everything: its queues, its files, a place for its backups. */
export async function aSite({ services: bare, pool }: { services: Services; pool: Pool }, mirror?: BackupPlace) {
  await prepareJobs(pool, jobHandlers)
  const folder = join(scratchFolder(), 'backups')
  const key = makeBackupKey()
  const { db, clock } = bare
  const isTemporary = (name: string) => name.startsWith('exports/')
  const backups = createBackups({
    dataDir: scratchFolder(),
    key,
    places: [createFolderPlace(folder), ...(mirror ? [mirror] : [])],
    source: pool.options,
    release: '0.0.0',
    migrations: 'db/migrations',
    isTemporary,
    listFiles: async function* () {},
    owner: () => findBackupState(bare),
    now: () => clock.now(),
    onEmpty: () => shipAllAgain({ db }),
  })
  const services: Services = {
    ...bare,
    backups,
    personalData,
    jobs: createJobs(),
    jobRecords: createJobRecords(),
    files: inventoriedFiles(bare.files, { db, clock }, isTemporary),
  }
  return { services, folder, key }
}

/** An empty database on the server of the tests, as an operator names it, and what restoring into it says. */
export async function anEmptyPlace(server: Server) {
  const name = `restored_${crypto.randomUUID().replaceAll('-', '')}`
  await runOn(server, `create database ${name}`)
  const config = databaseNamed(server, name)
  onTestFinished(() => runOn(server, `drop database ${name} with (force)`))
  const url = config.connectionString ?? `postgres://wellward@localhost/${name}?host=${encodeURIComponent(config.host!)}`
  const dataDir = join(scratchFolder(), 'data')
  const restoreFrom = (
    place: string,
    key: string | null,
    { withoutMissingFiles = false, to = null }: { withoutMissingFiles?: boolean; to?: Date | null } = {},
  ) =>
    restore({
      env: readEnv({ DATABASE_URL: url, DATA_DIR: dataDir, BACKUP_KEY: key ?? '' }),
      place,
      to,
      withoutMissingFiles,
      askKey: async () => null,
      report: () => {},
    })
  const open = () => {
    const opened = openDatabase(config, { connections: 3 })
    onTestFinished(() => opened.close())
    return opened
  }
  const isEmpty = async () => {
    const { db } = open()
    const { rows } = await db.execute(sql`select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`)
    return rows.length === 0 && readdirOf(dataDir).length === 0
  }
  return { dataDir, restoreFrom, open, isEmpty }
}

function readdirOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
