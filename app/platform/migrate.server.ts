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
 * Applies the migrations that are missing, in their order, all or none. Where a newer release has been here and left everything that
 * this one uses, nothing is done.
 * `report` hears why it takes longer, and of a newer release; `signal` ends a wait for another process.
 * @throws StartError when one fails, or when a newer release has taken away what this one uses
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
      if (last >= (await findOldestRunning(client))) {
        report('A newer release has added to this database, and left everything that this one uses.')
        return
      }
      throw new StartError(
        'A newer release has already changed this database: start that release, or restore a backup made before it.',
      )
    }
    await applyMigrations(drizzle(client), { migrationsFolder: folder })
    await noteOldestRunning(client, readOldestRunning(folder))
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

/**
 * The `when` of the migration from which on releases run on the database as this one leaves it: what `runs-from.json` names.
 * Migrations behind it only add (tests/migrations-add.test.ts).
 */
export function readOldestRunning(folder: string): number {
  const { migration } = JSON.parse(readFileSync(join(folder, 'runs-from.json'), 'utf8')) as { migration: string }
  const found = readJournal(folder).entries.find(({ tag }) => tag === migration)
  if (!found) throw new Error(`runs-from.json names ${migration}, which is no migration.`)
  return found.when
}

/** An older release knows nothing of a newer one's migrations, so the database itself says whom it serves. */
const NOTE = /^Serves releases from (\d{1,16})$/

async function findOldestRunning(client: Client): Promise<number> {
  const { rows } = await client.query<{ note: string | null }>(
    `SELECT obj_description('drizzle'::regnamespace, 'pg_namespace') AS note`,
  )
  return Number(NOTE.exec(rows[0]?.note ?? '')?.[1] ?? Number.POSITIVE_INFINITY)
}

async function noteOldestRunning(client: Client, when: number): Promise<void> {
  if ((await findOldestRunning(client)) !== when)
    await client.query(`COMMENT ON SCHEMA drizzle IS 'Serves releases from ${when}'`)
}

async function lastApplied(client: Client): Promise<number> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there`,
  )
  if (!tables[0]?.there) return 0
  const { rows } = await client.query<{ last: string | null }>('SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations')
  return Number(rows[0]?.last ?? 0)
}
