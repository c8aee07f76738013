import type { IncomingMessage, ServerResponse } from 'node:http'

import pg from 'pg'

import { fillIndexOnce, followChanges } from '#features/chat/index/follow-changes.server.ts'
import { prepareDetection } from '#features/chat/intent/danger/prepare-detection.server.ts'
import { ensureOwner } from '#features/identity/owner.server.ts'
import { refreshPopularity } from '#features/shop/ordering/popularity.server.ts'
import type { Shipping } from '#platform/backup/start-shipping.server.ts'
import { watchDatabase } from '#platform/database-watch.server.ts'
import { openDatabase } from '#platform/db.server.ts'
import { openEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
import { readEnv, type Env } from '#platform/env.server.ts'
import { createLog, type Log } from '#platform/log.server.ts'
import { migrate } from '#platform/migrate.server.ts'
import { prepareJobs } from '#platform/pg-boss.server.ts'
import { StartError } from '#platform/start-error.ts'
import { loadStarterContent } from '#platform/starter-content.server.ts'
import { startWorker } from '#platform/worker.server.ts'

import { checkAddresses, type BuiltRoutes } from './check-addresses.ts'
import { finishRestore } from './finish-restore.ts'
import { createWebServer } from './http-server.ts'
import { jobHandlers } from './jobs.ts'
import type { PageCache } from './page-cache.ts'
import { becomeUpdate, noteRunning } from './running.ts'
import { openServices } from './services.ts'
import { shipEmbedded } from './ship-embedded.ts'
import { logSlowQueries } from './slow-query-log.ts'
import { starterParts } from './starter-parts.ts'
import { refuseUnfinishedRestore } from './unfinished-restore.ts'
import { prepareWatching } from './watching.ts'
import { createListener, type PageHandler } from './web.ts'

export interface Product {
  readonly handle: PageHandler
  readonly routes: BuiltRoutes
  readonly staticFiles: () => (request: IncomingMessage, response: ServerResponse) => boolean
}

/** Ten seconds is what supervisors allow; whatever still hangs then is ended. */
const LONGEST_STOP = 9_000

/** Starts everything in order and stops it in the reverse order. Ends the process when it cannot start. */
export async function run(product: Product): Promise<void> {
  const stops: Array<() => Promise<unknown>> = []
  const started = Promise.withResolvers<void>()
  const halt = new AbortController()
  let end: (code: number) => void = process.exit
  const stopAndEnd = stopOnce(stops, started.promise, halt, (code) => end(code))
  // Whoever ends it means it, also while it makes room for another version.
  const stop = () => {
    end = process.exit
    stopAndEnd()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('SIGHUP', stop)
  process.on('disconnect', stop)
  // Of `npm run update`. Where a process cannot become another one (Windows), whoever updates starts it again.
  if (process.execve) {
    process.on('SIGUSR2', () => {
      end = becomeUpdate
      stopAndEnd()
    })
  }
  try {
    await start(readEnv(), product, stops, halt.signal)
    started.resolve()
  } catch (error) {
    if (halt.signal.aborted) {
      await stopAll(stops)
      process.exit(0)
    }
    console.error(error instanceof StartError ? error.message : error)
    await stopAll(stops)
    process.exit(1)
  }
}

/** What Node warns of is a line of the log like any other. That something is experimental is the concern of whoever chose it. */
function logWarnings(log: Log): void {
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => {
    if (name !== 'ExperimentalWarning') log.warn({ name, message }, 'Node warns.')
  })
}

async function start(env: Env, product: Product, stops: Array<() => Promise<unknown>>, signal: AbortSignal): Promise<void> {
  checkAddresses(product.routes)
  const log = createLog({ level: env.logLevel, pretty: process.stdout.isTTY })
  logWarnings(log)
  // Until it is ready a person reads along; afterwards the log does.
  let isReady = false
  const report = (sentence: string) => (isReady ? log.warn({}, sentence) : console.log(sentence))
  refuseUnfinishedRestore(env.dataDir)
  const { config, shipping } = await openPostgres(env, stops, report)
  await migrate(config, undefined, { report, signal })
  const slow = logSlowQueries(env, log)
  const { services, database, broadcast, close } = await openServices(env, config, log, { stopping: signal, slow, shipping })
  stops.push(close)
  // Jobs have connections of their own, so that a long one never keeps a page waiting.
  const jobsDatabase = env.role === 'web' ? null : openDatabase(config, { connections: 4, slow })
  if (jobsDatabase) stops.push(jobsDatabase.close)
  const pools = { pages: database.pool, ...(jobsDatabase && { jobs: jobsDatabase.pool }) }
  const isDatabaseUp: () => boolean = () => watch.up
  const watching = prepareWatching({ env, config, services, pools, slow, isDatabaseUp })
  stops.push(watching.database.close)
  const watch = watchDatabase(config, [...Object.values(pools), watching.database.pool], (up) => {
    log.warn({ up }, 'The database went out of reach, or came back.')
    if (up) broadcast.renew()
  })
  stops.push(watch.stop)
  await prepareJobs(database.pool, jobHandlers)
  await finishRestore(services)
  await loadStarterContent(services, starterParts)
  await refreshPopularity(services)
  await fillIndexOnce(services)
  stops.push(followChanges(services))
  const setupPath = env.role === 'worker' ? null : await ensureOwner(services, env.admin)

  // Both at the same time: while the last requests are answered, the last jobs run.
  const atWork: Array<() => Promise<unknown>> = []
  stops.push(() => Promise.all(atWork.map((stop) => stop())))
  let pages: PageCache | null = null
  if (env.role !== 'worker') {
    const { listener, cache } = createListener({
      services,
      handle: product.handle,
      staticFiles: product.staticFiles(),
      dependencies: watching.dependencies,
      metrics: watching.metrics,
      trustedProxies: env.trustedProxies,
      bodyBytes: env.bodyBytes,
    })
    pages = cache
    services.broadcast.subscribe('pages', () => cache.clear())
    const web = createWebServer(listener, { ...env.connections, trustedProxies: env.trustedProxies })
    await web.listen(env.port, env.host).catch((error: unknown) => {
      throw explainListenError(error, env)
    })
    atWork.push(web.stop)
  }
  if (jobsDatabase) {
    const worker = await startWorker({ pool: jobsDatabase.pool, handlers: jobHandlers, services })
    atWork.push(worker.stop)
  }
  await watching.start(pages).catch((error: unknown) => {
    throw explainListenError(error, { port: env.metrics?.port ?? 0, host: env.host }, 'METRICS_PORT')
  })
  atWork.push(watching.stop)
  if (env.role !== 'worker') {
    prepareDetection().catch((error: unknown) => log.error({ err: error }, 'The words of danger could not be made ready.'))
  }
  if (setupPath) console.log(`Make the owner’s account (this link works once): ${services.site.origin}${setupPath}`)
  if (env.role === null) stops.push(noteRunning(env))
  isReady = true
  logConsoleErrors(log)
  console.log(env.role === 'worker' ? 'Wellward’s worker is ready.' : `Wellward is ready at ${services.site.origin}`)
}

/** Libraries that write to the console are heard too, and cut by the same rules as everything else in the log. */
function logConsoleErrors(log: Log): void {
  console.error = (...said: unknown[]) => {
    const error = said.find((part) => part instanceof Error)
    log.error({ ...(error && { err: error }) }, said.find((part) => typeof part === 'string') ?? 'A library complained.')
  }
}

async function openPostgres(
  env: Env,
  stops: Array<() => Promise<unknown>>,
  report: (sentence: string) => void,
): Promise<{ config: pg.PoolConfig; shipping: Shipping | null }> {
  if (env.databaseUrl) {
    const config = { connectionString: env.databaseUrl }
    await assertReachable(config)
    return { config, shipping: null }
  }
  const embedded = await openEmbeddedPostgres({
    dataDir: env.dataDir,
    role: 'owner',
    report,
  })
  stops.push(() => embedded.close())
  const shipping = shipEmbedded(embedded, env, report)
  stops.push(shipping.stop)
  return { config: embedded.config, shipping }
}

async function assertReachable(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(`select current_setting('server_version_num')::int as version`)
    if (rows[0]!.version < 150_000)
      throw new StartError('DATABASE_URL leads to a PostgreSQL older than 15: use version 15 or later.')
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `DATABASE_URL does not lead to a PostgreSQL server that lets us in (${reasonOf(error)}): check it and start again.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}

/** PostgreSQL’s words, except where they speak of its protocol instead of what is missing. */
function reasonOf(error: unknown): string {
  const { message } = error as Error
  return /client password must be a string/.test(message) ? 'it asks for a password, and the address holds none' : message
}

function explainListenError(error: unknown, { port, host }: Pick<Env, 'port' | 'host'>, variable = 'PORT'): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is taken: end the program that uses it, or set ${variable} to another one.`)
  if (code === 'EACCES')
    return new StartError(`Port ${port} needs rights that this user does not have: set ${variable} to one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST ${host} is no address of this machine: set it to 127.0.0.1 or 0.0.0.0.`)
  return error
}

/** A start that is under way is finished first: what it has begun (PostgreSQL, for one) would otherwise stay behind. */
function stopOnce(
  stops: Array<() => Promise<unknown>>,
  started: Promise<void>,
  halt: AbortController,
  end: (code: number) => void,
): () => void {
  return () => {
    if (halt.signal.aborted) return
    halt.abort()
    setTimeout(() => end(1), LONGEST_STOP).unref()
    void started.then(() => stopAll(stops)).then(() => end(0))
  }
}

async function stopAll(stops: Array<() => Promise<unknown>>): Promise<void> {
  for (const stop of stops.toReversed()) await stop().catch((error: unknown) => console.error(error))
}
