import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client, type ClientConfig } from 'pg'

import { StartError } from './start-error.ts'

/** Held while migrating; servers that start together take turns, and the second finds nothing left to do. */
const LOCK = 7221

/** drizzle-kit's list of migrations. `when` (milliseconds) is what drizzle compares: it skips whatever is older than the last applied. */
export interface Journal {
  readonly entries: ReadonlyArray<{ readonly tag: string; readonly when: number }>
}

/**
 * Applies the migrations that are missing, in their order, all or none.
 * `report` hears why it takes longer; `signal` ends a wait for another process.
 * @throws StartError when one fails, or when a newer release has migrated the database already
 */
export async function migrate(
  config: ClientConfig,
  folder = join(process.cwd(), 'db/migrations'),
  { report = () => {}, signal }: { report?: (sentence: string) => void; signal?: AbortSignal } = {},
): Promise<void> {
  const client = new Client(config)
  client.on('error', () => {})
  await client.connect()
  try {
    signal?.addEventListener('abort', () => void client.end().catch(() => {}))
    await lock(client, report)
    const last = readJournal(folder).entries.at(-1)?.when ?? 0
    if ((await lastApplied(client)) > last) {
      throw new StartError(
        'A newer release has already changed this database: start that release, or restore a backup made before it.',
      )
    }
    await applyMigrations(drizzle(client), { migrationsFolder: folder })
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : String(error)
    const advice = /permission denied/.test(reason)
      ? ' Give its role the right: GRANT CREATE ON DATABASE, or make it the owner.'
      : ''
    throw new StartError(`The database could not be brought up to date (${reason}); it was left as it was.${advice}`)
  } finally {
    await client.end().catch(() => {})
  }
}

async function lock(client: Client, report: (sentence: string) => void): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [LOCK])
  if (rows[0]?.free) return
  report('Waiting for another process that is bringing the database up to date …')
  await client.query('SELECT pg_advisory_lock($1)', [LOCK])
}

export function readJournal(folder: string): Journal {
  return JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal
}

async function lastApplied(client: Client): Promise<number> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there`,
  )
  if (!tables[0]?.there) return 0
  const { rows } = await client.query<{ last: string | null }>('SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations')
  return Number(rows[0]?.last ?? 0)
}
