import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { PoolConfig } from 'pg'

import { createAuditTrail } from '#features/audit/audit-trail.server.ts'
import { copyEverything } from '#features/backup/copies.server.ts'
import type { BackupPorts } from '#features/backup/ports.server.ts'
import { findBackupState } from '#features/backup/state.server.ts'
import { readOrCreateBackupKey } from '#platform/backup/backup-key.server.ts'
import { BackupError } from '#platform/backup/backup-place.server.ts'
import { checkLog } from '#platform/backup/check-log.server.ts'
import { demandKey, readHead, takePlace } from '#platform/backup/place-head.server.ts'
import { checkCopy } from '#platform/backup/portable/check-copy.server.ts'
import { listCopies } from '#platform/backup/portable/read-copy.server.ts'
import { sealPlace } from '#platform/backup/sealed-place.server.ts'
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db.server.ts'
import { openEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
import { readEnv, type Env } from '#platform/env.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { readOrCreateSecret } from '#platform/secret.server.ts'
import { StartError } from '#platform/start-error.ts'

import { backupsOf, migrationsOf, ownPlace, placeNamed } from './backup-places.ts'
import { sentenceOf } from './restore-command.ts'
import { filesForRestore } from './restored-files.ts'

type CopyServices = Pick<Infrastructure, 'audit' | 'clock' | 'db' | 'files' | 'secret' | 'stopping'> &
  Pick<BackupPorts, 'backups'>

interface Outcome {
  readonly done: boolean
  readonly sentences: readonly string[]
}

/** The command `backup`: a copy now, in the installation’s places or another one. */
export async function backupByCommand(elsewhere: string | null): Promise<Outcome> {
  return withProduct(async (services, env) => {
    const { backups, db, audit } = services
    const place = elsewhere === null ? null : placeNamed(elsewhere, env).place
    const sealed = place && sealPlace(place, backups!.key)
    if (place) await takePlace(place, backups!.key, (await findBackupState(services)).installation, services.clock.now())
    const made = await copyEverything(services, sealed ?? undefined)
    await db.transaction((tx) => audit.record(tx, { actor: 'command', action: 'backup.made', details: { files: made.files } }))
    const opened = sealed ? null : await backups!.open()
    const address = sealed ? sealed.place.address : opened!.place.address
    const behind = opened?.mirror?.behind() ?? null
    const size = (made.bytes / 1024 ** 2).toFixed(1)
    return {
      done: behind === null && made.lacking === 0,
      sentences: [
        `Backed up ${size} MB with ${made.files} files to ${address} (${made.name}).`,
        ...(made.lacking > 0 ? [`${made.lacking} files are noted and could not be found: they are not in it.`] : []),
        ...(behind === null
          ? []
          : [`One of the places missed something (${behind}); it is brought up to date once it is there again.`]),
      ],
    }
  })
}

/** The command `backup -- --key`. */
export function backupKeyByCommand(): Outcome {
  try {
    const env = readEnv()
    if (env.backup.key === null && !existsSync(join(env.dataDir, 'backup-key')) && !existsSync(env.dataDir))
      throw new StartError(`There is no data in ${env.dataDir}: run npm start once, then try again.`)
    const key = readOrCreateBackupKey(env.dataDir, env.backup.key)
    return {
      done: true,
      sentences: [
        key.text,
        'Keep this key away from this machine, on paper or among your passwords: without it no backup can be read, by nobody.',
      ],
    }
  } catch (error) {
    return { done: false, sentences: [sentenceOf(error)] }
  }
}

/** The command `check-backup`: restores the newest copy, or the one that is named, aside and compares everything. */
export async function checkBackupByCommand(text: string | null): Promise<Outcome> {
  try {
    const env = readEnv()
    const { place, copy } = text === null ? { place: ownPlace(env), copy: null } : placeNamed(text, env)
    const key = readOrCreateBackupKey(env.dataDir, env.backup.key)
    const head = await readHead(place)
    if (!head) throw new BackupError(`There is no backup in ${place.address}.`)
    demandKey(place, head, key)
    const name = copy ?? (await listCopies(place)).at(-1)
    if (name === undefined) throw new BackupError(`There is no whole copy in ${place.address}.`)
    const sealed = sealPlace(place, key)
    const checked = await checkCopy(sealed, name, { migrations: migrationsOf() })
    const { tables, rows, files, differences } = checked
    const ofLog = copy === null ? await checkLog(sealed) : null
    const problems = [...differences, ...(ofLog?.problem ? [`The log of the database: ${ofLog.problem}`] : [])]
    if (problems.length > 0) return { done: false, sentences: problems }
    const upTo = ofLog?.lastChangeAt ? ` up to ${ofLog.lastChangeAt.toISOString().slice(0, 19)}Z` : ''
    return {
      done: true,
      sentences: [
        `${name} is whole: ${tables} tables with ${rows} rows and ${files} files are as they were copied.`,
        ...(ofLog && ofLog.tables > 0
          ? [`The database comes back from its base copy and log${upTo}: ${ofLog.tables} tables with ${ofLog.rows} rows.`]
          : []),
      ],
    }
  } catch (error) {
    return { done: false, sentences: [sentenceOf(error)] }
  }
}

/** What makes a copy, without what draws pages: the command needs no build. */
async function withProduct(work: (services: CopyServices, env: Env) => Promise<Outcome>): Promise<Outcome> {
  try {
    const env = readEnv()
    const { config, close } = await openDatabaseOf(env)
    const database = openDatabase(config, { connections: 2 })
    try {
      const { db } = database
      const clock = systemClock
      const secret = env.appSecret ?? readOrCreateSecret(env.dataDir)
      const store = await filesForRestore(env, db, secret)
      const backups = backupsOf(env, config, { db, clock }, () => store.list())
      const stopping = new AbortController().signal
      return await work({ db, clock, secret, backups, stopping, files: store, audit: createAuditTrail({ clock, secret }) }, env)
    } finally {
      await database.close()
      await close()
    }
  } catch (error) {
    return { done: false, sentences: [sentenceOf(error)] }
  }
}

async function openDatabaseOf(env: Env): Promise<{ config: PoolConfig; close: () => Promise<void> }> {
  if (env.databaseUrl) return { config: { connectionString: env.databaseUrl }, close: async () => {} }
  if (!existsSync(join(env.dataDir, 'postgres')))
    throw new StartError(`There is no data in ${env.dataDir}: run npm start once, then try again.`)
  return openEmbeddedPostgres({ dataDir: env.dataDir, role: 'guest', report: (sentence) => console.error(sentence) })
}
