import { execFile, spawn } from 'node:child_process'
import { chownSync, closeSync, existsSync, fchownSync, fstatSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { readlinkSync, realpathSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import { diskFullSentence } from './data-folder.server.ts'
import { archiving, makeSpool } from './embedded-postgres-log.server.ts'
import { settle, type Place } from './embedded-postgres-place.server.ts'
import { StartError } from './start-error.ts'

const run = promisify(execFile)

/** Nothing of our own environment (passwords among it) reaches PostgreSQL. */
const environment = { LC_ALL: 'C.UTF-8', TZ: 'UTC' }

export type Settings = Readonly<Record<string, string>>

/** Small enough for a machine of 512 MB; safe (fsync stays on); the log never shows a statement or a value. */
const settings: Settings = {
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  port: '5432',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '40',
  shared_buffers: '32MB',
  io_method: 'sync',
  jit: 'off',
  max_worker_processes: '4',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  autovacuum_worker_slots: '2',
  autovacuum_max_workers: '2',
  max_wal_senders: '2',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  ...archiving,
}

/** The major version of the programs; a cluster of another one needs an upgrade that they cannot do. */
export const majorVersion = '18'

/**
 * Makes the cluster where there is none. It is made beside its place and moved there when it is whole, so that a first start
 * that is killed half-way leaves nothing that counts.
 * @throws StartError
 */
export async function makeCluster(place: Place, dataDir: string): Promise<string> {
  const { programs, home, as } = place
  if (existsSync(home)) {
    checkVersion(home)
    return realpathSync(home)
  }
  removeLeftovers(home)
  const draft = `${home}.init-${process.pid}`
  mkdirSync(draft, { mode: 0o700 })
  try {
    if (as.uid !== undefined) chownSync(draft, as.uid, as.gid ?? as.uid)
    const rules = ['-U', 'wellward', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
    await run(join(programs, 'initdb'), ['-D', draft, ...rules], { ...as, cwd: draft, env: environment })
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    const output = String((error as { stderr?: unknown }).stderr ?? error)
    throw new StartError(
      knownSentence(output, dataDir) ?? `PostgreSQL could not make its database in ${home}: ${lastLine(output)}`,
    )
  }
  return settle(draft, home, dataDir)
}

/** A postmaster that was just started. It outlives our process: the next one finds it and goes on with it. */
export interface StartingServer {
  /** null while it runs; its last words once it has ended. */
  ended(): string | null
}

/** Starts the server of a cluster, without waiting for it. What it says goes to a file in the data folder. */
export function startServer({ programs, home, as }: Place, dataDir: string, changes: Settings): StartingServer {
  makeSpool(home, as)
  const path = join(dataDir, 'postgres.log')
  const log = openSync(path, isLong(path) ? 'w' : 'a', 0o600)
  if (as.uid !== undefined) fchownSync(log, as.uid, as.gid ?? as.uid)
  const from = fstatSync(log).size
  const impostor = pidOfImpostor(home)
  let failure: string | null = null
  const args = ['-D', home, ...Object.entries({ ...settings, ...changes }).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const server = spawn(join(programs, 'postgres'), args, {
    ...as,
    cwd: home,
    detached: true,
    stdio: ['ignore', log, log],
    // PostgreSQL takes a lock file of its “grandparent” for a stale one.
    env: { ...environment, ...(impostor && { PG_GRANDPARENT_PID: String(impostor) }) },
  })
  closeSync(log)
  server.unref()
  server.once('error', (error) => (failure = error.message))
  server.once('exit', () => (failure = readFrom(path, from)))
  return { ended: () => failure }
}

/** Stops the server of a cluster, finishing what runs; harder after 6 seconds (the next start then recovers). */
export async function stopServer({ home }: Place): Promise<void> {
  const pid = pidOf(home)
  if (pid === null || pid === pidOfImpostor(home)) return
  // Not pg_ctl: it would wait for, and then stop, a server that a successor has already started.
  for (const [signal, seconds] of [
    ['SIGINT', 6],
    ['SIGQUIT', 2],
  ] as const) {
    if (!isRunning(pid)) return
    process.kill(pid, signal)
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(10)) {
      if (pidOf(home) !== pid || !isRunning(pid)) return
    }
  }
}

/** Why a server ended at once, when that will not change by trying again. */
export function lastingFailure(output: string, dataDir: string): StartError | null {
  // Another start is under way, or the last server's processes have not all gone yet.
  if (/lock file "[^"]*" already exists|is still in use|could not bind/.test(output)) return null
  return new StartError(
    knownSentence(output, dataDir) ?? `PostgreSQL did not start (see ${join(dataDir, 'postgres.log')}): ${lastLine(output)}`,
  )
}

function knownSentence(output: string, dataDir: string): string | null {
  if (/No space left on device|Disk quota exceeded|Check free disk space/.test(output)) return diskFullSentence(dataDir)
  if (/could not look up effective user ID/.test(output))
    return 'PostgreSQL runs only as a user that has a name: give this one a line in /etc/passwd, or set DATABASE_URL to another server.'
  if (/Permission denied/.test(output))
    return `PostgreSQL may not use the data folder ${dataDir}: start as the user it belongs to, or as root.`
  return null
}

function checkVersion(home: string): void {
  const path = join(home, 'PG_VERSION')
  const version = existsSync(path) ? readFileSync(path, 'utf8').trim() : null
  if (version === majorVersion) return
  throw new StartError(
    version
      ? `The database in ${home} was made by PostgreSQL ${version} and this release brings ${majorVersion}: start the release before and let npm run update move it, or restore a backup into an empty DATA_DIR.`
      : `${home} is not a PostgreSQL database: move that folder away, or set DATA_DIR to another folder.`,
  )
}

/** Throws away what first starts and restores that were killed have left. One that still runs is left alone. */
export function removeLeftovers(home: string): void {
  const drafts = readdirSync(dirname(home)).filter((name) => /^(postgres|cluster-\w+)\.(?:init|restore)-\d+$/.test(name))
  for (const name of drafts) {
    if (!isRunning(Number(name.slice(name.lastIndexOf('-') + 1))))
      rmSync(join(dirname(home), name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The process number in the lock file of the cluster's server, which takes the file away when it ends. */
function pidOf(home: string): number | null {
  try {
    return Number.parseInt(readFileSync(join(home, 'postmaster.pid'), 'utf8'), 10) || null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** After a crash (of a container, say) the number in the lock file can belong to a process that is not PostgreSQL. */
function pidOfImpostor(home: string): number | null {
  const pid = pidOf(home)
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === home ? null : pid
  } catch {
    return null
  }
}

function isLong(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000
}

function readFrom(path: string, from: number): string {
  try {
    return readFileSync(path).toString('utf8', from)
  } catch (error) {
    return String(error)
  }
}

export function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim())
  return (lines.findLast((line) => /FATAL|PANIC|error:/i.test(line)) ?? lines.at(-1) ?? 'it said nothing').replace(
    /^.*?(FATAL|PANIC): */,
    '',
  )
}
