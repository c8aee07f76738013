import { AsyncResource } from 'node:async_hooks'

import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

import { afterAwake } from './awake-timer.ts'
import { timedClients, type SlowQueries } from './slow-queries.server.ts'

/** What queries run on: the pool, or one transaction. Use-cases that only read take this. */
export type Database = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
  | '$with'
  | 'with'
  | '$count'
>

/** One open transaction. Whatever must happen together with a row (a job, a notification) asks for it. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Waits until nobody else holds the lock of this name, and holds it to the end of the transaction. */
export async function lockInTransaction(tx: Pick<Transaction, 'execute'>, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** Thrown instead of waiting while the database is known to be out of reach. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: boolean) => void) => void

/** How long a query waits for a connection; time in which this process was busy itself does not count. */
const PATIENCE_MS = 1_500
/** After so long a connection that is being made is given up. */
const LONGEST_CONNECT_MS = 5_000

/** A pool that can be told that the database is gone: then waiting queries end at once, and new ones are refused. */
export class WatchedPool extends pg.Pool {
  #gone = false
  readonly #clients = new Set<pg.PoolClient>()
  /** How to tell those who wait for a connection why they get none. */
  readonly #waiting = new Set<(why: Error) => void>()

  constructor(config: pg.PoolConfig) {
    super(config)
    this.on('connect', (client) => {
      this.#clients.add(client)
      // One that breaks between two statements of a transaction fails the next; without a listener it would end the process.
      client.on('error', () => {})
    })
    this.on('remove', (client) => this.#clients.delete(client))
    // An idle connection that breaks is replaced at the next use; without a listener it would end the process too.
    this.on('error', () => {})
  }

  set gone(gone: boolean) {
    this.#gone = gone
    if (!gone) return
    for (const client of this.#clients) socketOf(client).destroy()
    for (const giveUp of this.#waiting) giveUp(outOfReach())
  }

  get gone(): boolean {
    return this.#gone
  }

  override connect(): Promise<pg.PoolClient>
  override connect(done: Connected): void
  override connect(done?: Connected) {
    if (done) return this.#connect(done)
    return new Promise<pg.PoolClient>((resolve, reject) => {
      this.#connect((error, client) => (client ? resolve(client) : reject(error ?? new Error('There is no connection.'))))
    })
  }

  #connect(done: Connected): void {
    if (this.#gone) return process.nextTick(done, outOfReach(), undefined, () => {})
    // Who waited for a connection goes on in their own request, and not in that of whoever gave it back.
    const goOn = AsyncResource.bind(done)
    if (this.idleCount > 0 || this.options.connectionTimeoutMillis === 0) return super.connect(goOn)
    const giveUp = (why: Error) => {
      if (stopWaiting()) goOn(why, undefined, () => {})
    }
    const callOff = afterAwake(PATIENCE_MS, () => giveUp(new Error('timeout exceeded when trying to connect')))
    const stopWaiting = () => {
      callOff()
      return this.#waiting.delete(giveUp)
    }
    this.#waiting.add(giveUp)
    super.connect((error, client, release) => {
      if (stopWaiting()) goOn(error, client, release)
      // One that comes too late is for others; where none comes, there is nothing to release.
      else if (client) release()
    })
  }
}

function outOfReach(): DatabaseUnavailable {
  return new DatabaseUnavailable('The database is out of reach.')
}

/** Milliseconds that a server has to answer a goodbye. */
const GOODBYE = 500

/** Ends a connection, also one whose server answers no more. */
export async function hangUp(client: pg.Client): Promise<void> {
  const cut = setTimeout(() => socketOf(client).destroy(), GOODBYE)
  await client.end().catch(() => {})
  clearTimeout(cut)
}

function socketOf(client: pg.ClientBase): { destroy(): void } {
  return (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream
}

/** A connection pool and the query builder on it. */
export interface DatabasePool {
  readonly db: Database
  readonly pool: WatchedPool
  close(): Promise<void>
}

/**
 * Opens a pool. Sessions run in UTC; a statement ends after 15 s and a wait for a connection after 1.5 s (in which the process
 * could have taken one), so that a database in trouble turns into an error and not into a hanging page.
 */
export function openDatabase(
  config: pg.PoolConfig,
  { connections = 10, slow }: { connections?: number; slow?: SlowQueries | undefined } = {},
): DatabasePool {
  const pool = new WatchedPool({
    max: connections,
    ...(slow && { Client: timedClients(slow) }),
    connectionTimeoutMillis: LONGEST_CONNECT_MS,
    idleTimeoutMillis: 30_000,
    options: '-c TimeZone=UTC -c statement_timeout=15000',
    ...config,
  })
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => closePool(pool) }
}

/** Cuts off what still runs after a moment, so that nothing holds up the end. */
function closePool(pool: WatchedPool): Promise<void> {
  return new Promise((resolve, reject) => {
    const cut = setTimeout(() => {
      pool.gone = true
      resolve()
    }, GOODBYE)
    pool
      .end()
      .finally(() => clearTimeout(cut))
      .then(resolve, reject)
  })
}

/** Whether an error (or what caused it) means that the database could not be reached, and not that a query was wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnavailable) return true
    // pg gives no class to these: connection refused or reset, the server's own "shutting down" states (class 57P, 08), and
    // those in which it lacks disk, memory or connections (class 53).
    const code = 'code' in cause ? String(cause.code) : ''
    if (/^(ECONN|ENOENT|EPIPE|ETIMEDOUT|57P0|08|53)/.test(code)) return true
    if (
      /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i.test(
        cause.message,
      )
    )
      return true
  }
  return false
}
