import { rmSync } from 'node:fs'

import { expect } from 'vitest'

import { openDatabase } from '#platform/db.server.ts'
import { letItsDayCome } from '#tests/support/erasure-day.ts'
import { manyNetworks } from '#tests/support/http-client.ts'
import { addressOf, anOutsidePostgres } from '#tests/support/outside-postgres.ts'
import { freePort, newDataFolder, startProduct } from '#tests/support/product.ts'

export interface Replicas {
  /** The origin of one process that serves. */
  readonly here: string
  /** The origin of the other one. */
  readonly there: string
  /** Where mails are written. */
  readonly mailFolder: string
  /** A person’s number, by their address. */
  numberOf(email: string): Promise<string>
  /** Lets the day of an erasure come, and returns once the account is gone. */
  carryOutErasureOf(email: string): Promise<void>
  stop(): Promise<void>
}

/** Two processes that serve and one that works, on one PostgreSQL server; `more` is set for all of them. */
export async function startReplicas(more: Record<string, string> = {}): Promise<Replicas> {
  const server = await anOutsidePostgres()
  const DATABASE_URL = addressOf(server.port)
  const folder = newDataFolder()
  const port = await freePort()
  // The people of both come to the one address of the site.
  const SITE_URL = `http://localhost:${port}`
  const shared = {
    ...manyNetworks,
    SITE_URL,
    DATABASE_URL,
    DATA_DIR: folder,
    APP_SECRET: 'one secret for all of these processes',
    ...more,
  }
  const here = await startProduct({ ...shared, ROLE: 'web', PORT: String(port) })
  const there = await startProduct({ ...shared, ROLE: 'web' })
  const worker = await startProduct({ ...shared, ROLE: 'worker' })
  const database = openDatabase({ connectionString: DATABASE_URL }, { connections: 2 })
  return {
    here: here.origin,
    there: there.origin,
    mailFolder: folder,
    numberOf: async (email) => {
      const { rows } = await database.pool.query<{ id: string }>('select id from users where email = $1', [email])
      return rows[0]!.id
    },
    carryOutErasureOf: async (email) => {
      await letItsDayCome(database, email)
      const left = async () => (await database.pool.query('select 1 from users where email = $1', [email])).rowCount
      await expect.poll(left, { timeout: 30_000, interval: 5 }).toBe(0)
    },
    stop: async () => {
      await database.close()
      await Promise.all([here, there, worker].map((product) => product.stop()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
