import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

import type { Database } from '#platform/db.server.ts'

/** Called before each statement that stands alone, and before each transaction, with its first words. */
type Gate = (statement: string) => Promise<void>

/**
 * A pool whose user can be stopped between two statements. Inside a transaction it is not: what it has written there nobody sees yet, and what
 * it holds others wait for.
 */
class GatedPool {
  readonly #pool: pg.Pool
  readonly #gate: Gate

  constructor(pool: pg.Pool, gate: Gate) {
    this.#pool = pool
    this.#gate = gate
  }

  async query(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    await this.#gate(statement.text)
    return this.#pool.query(statement, values)
  }

  async connect(): Promise<pg.PoolClient> {
    await this.#gate('begin')
    return this.#pool.connect()
  }
}

/** The database of a pool, for somebody who passes a gate before each of their steps. */
export function gatedDatabase(pool: pg.Pool, gate: Gate): Database {
  return drizzle({ client: new GatedPool(pool, gate) as unknown as pg.Pool, casing: 'snake_case' })
}
