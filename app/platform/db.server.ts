import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** What queries run on: the pool, or one transaction. Use-cases that only read take this. */
export type Database = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$with' | 'with' | '$count'
>

/** One open transaction. Whatever must happen together with a row (a job, a notification) asks for it. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** A connection pool and the query builder on it. */
export interface DatabasePool {
  readonly db: Database
  readonly pool: pg.Pool
  close(): Promise<void>
}

/**
 * Opens a pool. Sessions run in UTC, wait at most 5 s for a connection, and stop a statement after 15 s,
 * so that a database that hangs turns into an error and not into a hanging page.
 */
export function openDatabase(config: pg.PoolConfig, { connections = 10 } = {}): DatabasePool {
  const pool = new pg.Pool({
    max: connections,
    connectionTimeoutMillis: 1500,
    idleTimeoutMillis: 30_000,
    options: '-c TimeZone=UTC -c statement_timeout=15000',
    ...config,
  })
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => {})
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() }
}
