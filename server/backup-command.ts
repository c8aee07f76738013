import type { PoolConfig } from 'pg'

import { createAuditTrail } from '#features/audit/audit-trail.server.ts'
import { copyEverything } from '#features/backup/copies.server.ts'
import type { BackupPorts } from '#features/backup/ports.server.ts'
import { findBackupState } from '#features/backup/state.server.ts'
import { readBackupKey } from '#platform/backup/backup-key.server.ts'
import { BackupError, type BackupPlace } from '#platform/backup/backup-place.server.ts'
import { checkLog } from '#platform/backup/check-log.server.ts'
import { takePlace } from '#platform/backup/place-head.server.ts'
import { checkCopy } from '#platform/backup/portable/check-copy.server.ts'
import { listCopies } from '#platform/backup/portable/read-copy.server.ts'
import { sealPlace } from '#platform/backup/sealed-place.server.ts'
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db.server.ts'
import { openEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
import { readEnv, type Env } from '#platform/env.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { StartError } from '#platform/start-error.ts'

import { backupsOf, migrationsOf, ownPlace, placeNamed } from './backup-places.ts'
import { demandInstallation, secretForCommand } from './command-database.ts'
import { openBackup } from './open-backup.ts'
import { askKey, sentenceOf } from './restore-command.ts'
import { filesForRestore } from './restored-files.ts'

type CopyServices = Pick<Infrastructure, 'audit' | 'clock' | 'db' | 'files' | 'secret' | 'stopping'> &
  Pick<BackupPorts, 'backups'>

interface Outcome {
  readonly done: boolean
  readonly sentences: readonly string[]
}

/** The command `backup`: a copy now, in the installation’s places or another one. */
export async function backupByCommand(elsewhere: string | null): Promise<Outcome> {
  return withProduct(elsewhere, async (services, place) => {
    const { backups, db, audit } = services
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

/** @throws BackupError for the name of a single copy: a backup is one copy more, beside those that are there */
function wholePlace(text: string, env: Env): BackupPlace {
  const { place, copy } = placeNamed(text, env)
  if (copy === null) return place
  throw new BackupError(`${text} names one copy. A backup makes another one beside it: npm run backup -- ${place.address}`)
}

/** The command `backup -- --key`. Makes none: a key that was made here and now opens nothing. */
export function backupKeyByCommand(): Outcome {
  try {
    const env = readEnv()
    const key = readBackupKey(env.dataDir, env.backup.key)
    if (!key)
      throw new StartError(
        `There is no backup key in ${env.dataDir}: set DATA_DIR to the folder that npm start uses. The first start, or the first backup, makes the key.`,
      )
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
    const sealed = await openBackup(place, { env, askKey, report: (sentence) => console.error(sentence) })
    const name = copy ?? (await listCopies(place)).at(-1)
    if (name === undefined) throw new BackupError(`There is no whole copy in ${place.address}.`)
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
async function withProduct(
  elsewhere: string | null,
  work: (services: CopyServices, place: BackupPlace | null) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    const env = readEnv()
    const place = elsewhere === null ? null : wholePlace(elsewhere, env)
    demandInstallation(env)
    const { config, close } = await openDatabaseOf(env)
    const database = openDatabase(config, { connections: 2 })
    try {
      const { db } = database
      const clock = systemClock
      const secret = secretForCommand(env)
      const store = await filesForRestore(env, db, secret)
      const backups = backupsOf(env, config, { db, clock }, () => store.list())
      const stopping = new AbortController().signal
      return await work({ db, clock, secret, backups, stopping, files: store, audit: createAuditTrail({ clock, secret }) }, place)
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
  return openEmbeddedPostgres({ dataDir: env.dataDir, role: 'guest', report: (sentence) => console.error(sentence) })
}
