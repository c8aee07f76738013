import { join } from 'node:path'

import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Held while migrating; servers that start together take turns, and the second finds nothing left to do. */
const LOCK = 7221

/** Applies the migrations that are missing, in their order, all or none. The folder stands beside the build. */
export async function migrate(config: pg.ClientConfig, folder = join(process.cwd(), 'db/migrations')): Promise<void> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await applyMigrations(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}
