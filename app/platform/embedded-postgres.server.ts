import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client, type ClientConfig, type PoolConfig } from 'pg'

import { prepareDataFolder } from './data-folder.server.ts'
import {
  lastingFailure,
  makeCluster,
  startServer,
  stopServer,
  type Settings,
  type StartingServer,
} from './embedded-postgres-cluster.server.ts'
import { archiving, keepsLog } from './embedded-postgres-log.server.ts'
import { placeOf, type Place } from './embedded-postgres-place.server.ts'
import { shortPathTo } from './embedded-postgres-socket.server.ts'
import { StartError } from './start-error.ts'

export interface EmbeddedPostgres {
  readonly config: PoolConfig
  /** The cluster's own folder. */
  readonly home: string
  /** The server was running already: its process had outlived the one that started it. */
  readonly adopted: boolean
  /** The owner stops the server; a guest does so only when nobody else is left. */
  close(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** Absolute path. */
  readonly dataDir: string
  /** `owner`: the one process that serves this data folder. `guest`: a command-line tool, beside a running owner or alone. */
  readonly role: 'owner' | 'guest'
  /** Told, a sentence at a time, what takes long or has happened. */
  readonly report: (sentence: string) => void
  /** Settings of PostgreSQL to change; tests trade safety for speed. */
  readonly settings?: Settings
}

/** Session-level advisory locks of the database `postgres`: a process that dies frees its own at once. */
const locks = { owner: 7219, guest: 7220 }

/**
 * Starts the PostgreSQL that comes with us, or goes on with the one that still runs, and starts it again when it dies.
 * Local socket only, in the cluster's own folder (0700); fsync on.
 * @throws StartError when it cannot start, or when another owner is there for 3 s
 */
export async function openEmbeddedPostgres({
  dataDir,
  role,
  report,
  settings = {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  prepareDataFolder(dataDir)
  const found = placeOf(dataDir, report)
  const place = { ...found, home: await announced(makeCluster(found, dataDir), 'Making the database', report) }
  const socket = shortPathTo(place.home)
  const config = { host: socket.path, port: 5432, user: 'wellward', database: 'postgres', ssl: false }
  const shipsLog = { ...archiving, ...settings }.archive_mode === 'on'
  const stop = new AbortController()
  let recovering = Promise.resolve()

  const acquire = async () => {
    for (;;) {
      const { client, adopted } = await announced(reach(place, dataDir, config, settings), 'Starting the database', report)
      const locked = await lock(client, role, dataDir)
      if (!locked) continue
      if (role === 'owner' && adopted && shipsLog && !(await keepsLog(client))) {
        report('PostgreSQL is started anew once, so that its log is kept for backups.')
        await client.end()
        await stopServer(place)
        continue
      }
      if (role === 'owner') client.once('end', () => void (recovering = recover()))
      return { client, adopted }
    }
  }
  const recover = async () => {
    let lastReport = 'PostgreSQL has stopped and is started again.'
    if (!stop.signal.aborted) report(lastReport)
    while (!stop.signal.aborted) {
      try {
        held = await acquire()
        report('PostgreSQL is back.')
        return
      } catch (error) {
        const sentence = error instanceof Error ? error.message : String(error)
        if (sentence !== lastReport) report((lastReport = sentence))
        await sleep(500)
      }
    }
  }
  let held = await acquire()

  return {
    config,
    home: place.home,
    adopted: held.adopted,
    async close() {
      stop.abort()
      await recovering
      const last = role === 'owner' || (await isLast(held.client))
      if (last) await stopServer(place)
      await held.client.end().catch(() => {})
      socket.close()
    },
  }
}

/** Connects, starting the server when none answers. */
async function reach(
  place: Place,
  dataDir: string,
  config: ClientConfig,
  settings: Settings,
): Promise<{ client: Client; adopted: boolean }> {
  let server: StartingServer | null = null
  let why = 'no answer'
  const end = Date.now() + 30_000
  for (let pause = 20; Date.now() < end; pause = Math.min(pause * 1.3, 300)) {
    const attempt = await connect(config, dataDir)
    if (attempt instanceof Client) return { client: attempt, adopted: server === null }
    why = attempt
    const said = server?.ended() ?? null
    const failure = said === null ? null : lastingFailure(said, dataDir)
    if (failure) throw failure
    if (attempt === 'nobody listens' && (server === null || said !== null)) server = startServer(place, dataDir, settings)
    await sleep(pause)
  }
  throw new StartError(`PostgreSQL does not answer in ${place.home} (${why}): see ${join(dataDir, 'postgres.log')}.`)
}

/** A connection, or why there is none yet. */
async function connect(config: ClientConfig, dataDir: string): Promise<Client | string> {
  const client = new Client({ ...config, connectionTimeoutMillis: 5000 })
  // A connection that breaks is noticed by its end; without a listener the error would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'nobody listens'
    if (code === 'EACCES')
      throw new StartError(`The database in ${dataDir} belongs to another user: start as that user, or as root.`)
    // 57P03: starting up, recovering or shutting down. The others: cut off or refused on the way.
    return error instanceof Error ? error.message : code
  }
}

/** Takes the lock of a role. False when the connection broke meanwhile: a predecessor has stopped the server. */
async function lock(client: Client, role: 'owner' | 'guest', dataDir: string): Promise<boolean> {
  try {
    if (role === 'guest') {
      await client.query('SELECT pg_advisory_lock_shared($1)', [locks.guest])
      return true
    }
    // One that is just being stopped, or a guest that is about to leave, may hold it for a moment.
    for (const end = Date.now() + 3000; Date.now() < end; await sleep(50)) {
      if (await tryLock(client, locks.owner)) return true
    }
  } catch {
    return false
  }
  await client.end()
  throw new StartError(
    `Another process already serves the data folder ${dataDir}: stop that one, or set DATA_DIR to another folder.`,
  )
}

async function isLast(client: Client): Promise<boolean> {
  await client.query('SELECT pg_advisory_unlock_shared($1)', [locks.guest])
  return (await tryLock(client, locks.guest)) && (await tryLock(client, locks.owner))
}

async function tryLock(client: Client, key: number): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [key])
  return rows[0]?.mine === true
}

/** Reports work that takes more than a second. */
async function announced<T>(work: Promise<T>, sentence: string, report: (sentence: string) => void): Promise<T> {
  const timer = setTimeout(() => report(`${sentence} …`), 1000)
  try {
    return await work
  } finally {
    clearTimeout(timer)
  }
}
