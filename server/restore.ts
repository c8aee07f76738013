import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'

import { findErased } from '#features/backup/erased-accounts.server.ts'
import type { CarriedJob } from '#features/backup/pending-restore.ts'
import { leavePending } from '#features/backup/state.server.ts'
import { listAccountIds } from '#features/identity/core/accounts.server.ts'
import type { BackupKey } from '#platform/backup/backup-key.server.ts'
import { BackupError } from '#platform/backup/backup-place.server.ts'
import { listStoredFiles } from '#platform/backup/file-inventory.server.ts'
import { isOfThisRelease, loadRows, migrateOn } from '#platform/backup/portable/load-copy.server.ts'
import { instantOfCopy, type Manifest } from '#platform/backup/portable/manifest.ts'
import { listCopies, readFileList, readLines, readManifest } from '#platform/backup/portable/read-copy.server.ts'
import { settleSession } from '#platform/backup/portable/schema-of.server.ts'
import { hasBaseCopy, restoreCluster } from '#platform/backup/restore-cluster.server.ts'
import type { SealedPlace } from '#platform/backup/sealed-place.server.ts'
import { systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/db.server.ts'
import type { Env } from '#platform/env.server.ts'

import { migrationsOf, placeNamed } from './backup-places.ts'
import { openBackup } from './open-backup.ts'
import { quoteLog } from './quoted-log.ts'
import { holdEmptyDatabase, prepareTarget, type RestoreTarget } from './restore-target.ts'
import { bringFilesBack, filesForRestore, settleFiles } from './restored-files.ts'
import { takeSecret } from './restored-secret.ts'

export interface RestoreOrder {
  readonly env: Env
  readonly place: string
  readonly to: Date | null
  /** Goes on without files that the place has not, or has damaged; else nothing is restored then. */
  readonly withoutMissingFiles?: boolean
  /** Asks whoever sits there; null where nobody does. */
  readonly askKey: () => Promise<string | null>
  readonly report: (sentence: string) => void
}

/** What is restored: a copy, or a base copy with its log. */
type Source = { readonly copy: string; readonly manifest: Manifest } | { readonly copy: null; readonly to: Date | null }

/**
 * Restores into an empty place, whole or not at all. Returns what is to be said about it.
 * @throws BackupError with a sentence
 */
export async function restore(order: RestoreOrder): Promise<string[]> {
  const { env, place: text, to, askKey, report } = order
  const { place, copy } = placeNamed(text, env)
  const sealed = await openBackup(place, { env, askKey, report })
  const source = await choose(sealed, copy, to, env.databaseUrl === null)
  const target = await prepareTarget(env, report)
  try {
    const done = await fill(sealed, source, target, order)
    const kept = keepKey(env.dataDir, sealed.key)
    target.finish()
    return [...done, ...kept]
  } catch (error) {
    const told = quoteLog(error, join(env.dataDir, 'postgres.log'))
    target.undo()
    throw told
  }
}

/** Another key that lay there may be the only one that opens other backups: it is kept beside. */
function keepKey(dataDir: string, key: BackupKey): string[] {
  const path = join(dataDir, 'backup-key')
  const before = existsSync(path) ? readFileSync(path, 'utf8') : null
  const isOther = before !== null && before.trim() !== key.text
  if (isOther) renameSync(path, `${path}.before`)
  writeFileSync(path, `${key.text}\n`, { mode: 0o600, flush: true })
  return isOther ? [`Another key lay in ${path}: it is now ${path}.before.`] : []
}

async function choose(sealed: SealedPlace, copy: string | null, to: Date | null, isEmbedded: boolean): Promise<Source> {
  const { address } = sealed.place
  if (copy !== null && to !== null)
    throw new BackupError(
      `${copy} brings back the one instant at which it was made: leave out --to, or name ${address}, from which an embedded database comes back to a minute.`,
    )
  if (copy !== null) return { copy, manifest: await readManifest(sealed, copy) }
  if (isEmbedded && (await hasBaseCopy(sealed))) return { copy: null, to }
  const copies = await listCopies(sealed.place)
  const newest = copies.findLast((name) => to === null || instantOfCopy(name)! <= to)
  if (newest === undefined) throw new BackupError(`There is no whole copy in ${address}${to ? ' from before then' : ''}.`)
  if (to !== null)
    throw new BackupError(
      `${
        isEmbedded
          ? `There is no base copy of a database in ${address}, without which none comes back to a minute.`
          : 'Only the embedded database comes back to a minute, and DATABASE_URL names another one.'
      } The last copy before it: npm run restore -- ${address}/${newest}`,
    )
  return { copy: newest, manifest: await readManifest(sealed, newest) }
}

async function fill(
  sealed: SealedPlace,
  source: Source,
  target: RestoreTarget,
  { env, report, withoutMissingFiles = false }: RestoreOrder,
): Promise<string[]> {
  const cluster = source.copy === null ? await bringClusterBack(sealed, source.to, env.dataDir, report) : null
  const { secret, note, lost: unreadable } = await takeSecret(sealed, source.copy, env)
  const { config, close } = await target.open()
  const client = new Client(config)
  client.on('error', () => {})
  try {
    await client.connect()
    await settleSession(client)
    await client.query('begin')
    if (env.databaseUrl) await holdEmptyDatabase(client)
    const db: Database = drizzle(client, { casing: 'snake_case' })
    let jobs: CarriedJob[] = []
    let completeTables = async () => {}
    if (source.copy !== null) {
      report('Restoring the database …')
      const { manifest } = source
      completeTables = await bringRowsBack(client, sealed, manifest)
      jobs = (await readLines(sealed, `${source.copy}/jobs`, manifest.jobs)) as CarriedJob[]
    }
    const files = source.copy === null ? await listStoredFiles(db) : await copiedFiles(sealed, source)
    report(`Restoring ${files.length} files …`)
    const store = await filesForRestore(env, db, secret)
    const [lacking] = await bothDone(
      bringFilesBack(sealed, files, store, { withoutMissingFiles, isNewest: cluster?.isNewest ?? false }),
      completeTables(),
    )
    const lost = [unreadable, ...lacking.sentences].filter((sentence) => sentence !== null)
    await settleFiles(env)
    const stateOf =
      (cluster && (cluster.lastChangeAt ?? cluster.copyFrom)) ?? new Date((source as { manifest: Manifest }).manifest.takenAt)
    const erase = await findErased(sealed, await listAccountIds(db))
    const from = sealed.place.address
    await leavePending({ db, clock: systemClock }, { from, stateOf: stateOf.toISOString(), jobs, erase, lost })
    await client.query('commit')
    return [
      `Restored the state of ${stateOf.toISOString()} with ${files.length - lacking.count} files from ${from}.`,
      ...(note === null ? [] : [note]),
      ...lost,
    ]
  } finally {
    await client.end().catch(() => {})
    await close()
  }
}

/** Loads the rows of a copy. What is returned makes their tables whole; those of an older release are already. */
async function bringRowsBack(client: Client, sealed: SealedPlace, manifest: Manifest): Promise<() => Promise<void>> {
  const putBack = await loadRows(client, sealed, manifest, migrationsOf())
  if (isOfThisRelease(manifest, migrationsOf())) return putBack
  // Where files go stands in rows, which are read as this release knows them.
  await putBack()
  await migrateOn(client, manifest, migrationsOf())
  return async () => {}
}

/** Waits for both also where one fails: what goes on would write into what is being taken away. */
async function bothDone<A, B>(one: Promise<A>, other: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([one, other])
  return Promise.all([one, other])
}

/** @throws BackupError, which names the newest copy where there is one: it needs neither base copy nor log */
async function bringClusterBack(sealed: SealedPlace, to: Date | null, dataDir: string, report: (sentence: string) => void) {
  try {
    return await restoreCluster(sealed, { to, dataDir, report })
  } catch (error) {
    const newest = error instanceof BackupError && to === null ? (await listCopies(sealed.place)).at(-1) : undefined
    if (newest === undefined || !(error instanceof BackupError)) throw error
    throw new BackupError(`${error.message} The newest copy: npm run restore -- ${sealed.place.address}/${newest}`)
  }
}

/** A copy counts once all its files are in the place. */
async function copiedFiles(sealed: SealedPlace, { copy, manifest }: { copy: string; manifest: Manifest }) {
  return (await readFileList(sealed, copy, manifest)).map((file) => ({ ...file, shippedAt: new Date(manifest.takenAt) }))
}
