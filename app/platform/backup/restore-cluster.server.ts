import { chownSync, existsSync, lstatSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'

import { prepareDataFolder } from '#platform/data-folder.server.ts'
import { lastLine, majorVersion, removeLeftovers, startServer, stopServer } from '#platform/embedded-postgres-cluster.server.ts'
import { placeOf, settle, type Place } from '#platform/embedded-postgres-place.server.ts'
import { shortPathTo } from '#platform/embedded-postgres-socket.server.ts'

import { BackupError } from './backup-place.server.ts'
import { feedRecovery, restoreCommand, type Feeding } from './feed-recovery.server.ts'
import { readWriter } from './place-writer.server.ts'
import { choose, listStretches, type Stretch } from './restorable.server.ts'
import type { SealedPlace } from './sealed-place.server.ts'
import { writeCluster } from './write-cluster.server.ts'

export interface RestoreOptions {
  /** The instant whose state is wanted: everything that was acknowledged up to it, and nothing behind it. null: the newest. */
  readonly to: Date | null
  /** Absolute path of a data folder without a database; made where there is none. */
  readonly dataDir: string
  /** Told, a sentence at a time, how far it is. */
  readonly report: (sentence: string) => void
}

export interface RestoredCluster {
  /** Of the last change that came back; null when there was none after the base copy. */
  readonly lastChangeAt: Date | null
  /** When the base copy was made from which it was brought back. */
  readonly copyFrom: Date
  /** Whether it is the last state that the place knows of, and not one that was followed by others there. */
  readonly isNewest: boolean
}

/** What was stored may take a minute until it is brought. */
const ON_ITS_WAY_MS = 2 * 60_000

/** Whether a place holds base copies of an embedded database, with the log written since. */
export async function hasBaseCopy(sealed: SealedPlace): Promise<boolean> {
  for await (const _ of sealed.place.list('base/')) return true
  return false
}

const REPORT_EVERY_MS = 5_000

/** Whether another site has the instant as well or, without one, has written behind the beginning of the chosen log. */
function isAlsoOfAnother(stretches: readonly Stretch[], chosen: Stretch, to: Date | null): boolean {
  return stretches.some(
    ({ copy, from, until }) =>
      copy.writer &&
      chosen.copy.writer &&
      copy.writer !== chosen.copy.writer &&
      (to === null ? until > chosen.copy.lineBegan : from <= to && to <= until),
  )
}

/**
 * Brings the embedded database back into a data folder, from a base copy and the log behind it. It is written beside its place and moved there
 * when it is whole and has answered; until then the folder is as before.
 * @throws BackupError with what is wrong, or which instants are possible
 */
export async function restoreCluster(sealed: SealedPlace, { to, dataDir, report }: RestoreOptions): Promise<RestoredCluster> {
  if (lstatSync(join(dataDir, 'postgres'), { throwIfNoEntry: false }))
    throw new BackupError(`There is a database in ${dataDir} already: name a data folder without one.`)
  const stretches = await listStretches(sealed)
  const writer = (await readWriter(sealed.place))?.writer ?? null
  const chosen = choose(stretches, to, new Date(), sealed.place.address, writer)
  const { copy } = chosen
  if (isAlsoOfAnother(stretches, chosen, to))
    report(
      `${sealed.place.address} holds the log of more than one site with this history. Restored is that of the one ${copy.writer && copy.writer === writer ? 'that writes there now' : 'that began there last'}.`,
    )
  if (copy.postgres.major !== majorVersion)
    throw new BackupError(
      `That database was written by PostgreSQL ${copy.postgres.major}, and this release brings ${majorVersion}: restore it with the release of then, or from a portable copy.`,
    )
  prepareDataFolder(dataDir)
  const place = placeOf(dataDir, report)
  removeLeftovers(place.home)
  const draft = `${place.home}.restore-${process.pid}`
  mkdirSync(draft, { mode: 0o700 })
  try {
    if (place.as.uid !== undefined) chownSync(draft, place.as.uid, place.as.gid ?? place.as.uid)
    const megabytes = (bytes: number) => Math.ceil(bytes / 1024 ** 2)
    const tell = seldom(report)
    await writeCluster(sealed, copy, draft, place.as, (bytes) =>
      tell(`Base copy of the database: ${megabytes(bytes)} of ${megabytes(copy.stream.bytes)} MB …`),
    )
    const target = to && to < chosen.until ? to : null
    const beside: Place = { ...place, home: realpathSync(draft) }
    const feeding = feedRecovery(sealed, chosen, beside.home, place.as)
    let lastChangeAt: Date | null
    try {
      lastChangeAt = await recover(beside, dataDir, target, feeding, tell)
    } finally {
      await stopServer(beside)
      await feeding.stop()
    }
    for (const name of ['backup_label.old', 'tablespace_map.old']) rmSync(join(draft, name), { force: true })
    if (existsSync(join(dataDir, 'postgres'))) throw new BackupError(`Somebody else has made a database in ${dataDir} meanwhile.`)
    settle(draft, place.home, dataDir)
    const isNewest = to === null || chosen.until.getTime() - to.getTime() < ON_ITS_WAY_MS
    return { lastChangeAt, copyFrom: copy.startedAt, isNewest }
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

/** Has PostgreSQL read the log up to the instant, or to its end, and answers when the last change in it was. */
async function recover(
  place: Place,
  dataDir: string,
  target: Date | null,
  feeding: Feeding,
  tell: (sentence: string) => void,
): Promise<Date | null> {
  const server = startServer(place, dataDir, {
    archive_mode: 'off',
    restore_command: restoreCommand,
    recovery_target_timeline: 'current',
    ...(target && { recovery_target_time: target.toISOString().replace('Z', '+00'), recovery_target_action: 'promote' }),
  })
  const socket = shortPathTo(place.home)
  try {
    for (;;) {
      const said = server.ended()
      // Nothing was changed between the instant and the end of the log, so that the end is that instant’s state.
      if (said !== null && target && /recovery ended before configured recovery target was reached/.test(said))
        return await recover(place, dataDir, null, feeding, tell)
      if (said !== null) {
        throw new BackupError(
          `PostgreSQL could not recover the database (see ${join(dataDir, 'postgres.log')}): ${lastLine(said)}`,
        )
      }
      const failure = feeding.failure()
      if (failure) throw failure
      const state = await look(socket.path)
      if (state && !state.recovering) return state.at
      if (state?.at) tell(`The log of the database up to ${state.at.toISOString().slice(0, 19)}Z …`)
      await sleep(50)
    }
  } finally {
    socket.close()
  }
}

/** What the server says of itself; null while it does not answer. Once it has recovered, all that it changed is on disk. */
async function look(host: string): Promise<{ recovering: boolean; at: Date | null } | null> {
  const client = new Client({
    host,
    port: 5432,
    user: 'wellward',
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ recovering: boolean; at: Date | null }>(
      'SELECT pg_is_in_recovery() AS recovering, pg_last_xact_replay_timestamp() AS at',
    )
    if (!rows[0]!.recovering) await client.query('CHECKPOINT')
    return rows[0]!
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}

function seldom(report: (sentence: string) => void): (sentence: string) => void {
  let last = Date.now()
  return (sentence) => {
    if (Date.now() - last < REPORT_EVERY_MS) return
    last = Date.now()
    report(sentence)
  }
}
