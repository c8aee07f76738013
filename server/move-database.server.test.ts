import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, truncateSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { vi } from 'vitest'

import { sendHeldMail } from '#features/backup/hold-mails.server.ts'
import type { CarriedJob } from '#features/backup/pending-restore.ts'
import { leavePending, noteState } from '#features/backup/state.server.ts'
import { Browser, haveSession } from '#features/identity/account.factory.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { deleteFormerDatabases } from '#platform/former-databases.server.ts'
import { createJobRecords } from '#platform/job-records.server.ts'
import { migrate } from '#platform/migrate.server.ts'
import { createJobs, prepareJobs } from '#platform/pg-boss.server.ts'
import type { Services } from '#services.server.ts'
import { deep } from '#tests/support/deep.ts'
import { aFolder, openPostgres } from '#tests/support/embedded-postgres.ts'
import { restore } from '#tests/support/old-release.ts'
import { expect, test } from '#tests/support/test.ts'

import { finishRestore } from './finish-restore.ts'
import { jobHandlers } from './jobs.ts'
import { copyDatabaseByCommand, loadDatabaseByCommand } from './move-database.ts'

const BUSINESS = 'tests/old-releases/f4bb91e'

/** A data folder with the database of a business, and what its tables hold. */
async function aBusiness() {
  const dataDir = aFolder()
  vi.stubEnv('DATA_DIR', dataDir)
  const { pool, config, close } = await openPostgres(dataDir)
  await restore(pool, BUSINESS)
  await migrate(config)
  const sums = await sumsOf(pool)
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pgboss.job where state in ('created', 'retry', 'active') and singleton_key is distinct from 'cron'
       and name not like '\\_\\_pgboss%'`,
  )
  await close()
  return { dataDir, sums, unfinished: rows[0]!.count }
}

type Pool = Awaited<ReturnType<typeof openPostgres>>['pool']

async function sumsOf(pool: Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of tables.filter((table) => table.name !== 'backup_state')) {
    const { rows } = await pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as sum from "${name}" t`,
    )
    sums[name] = rows[0]!.sum
  }
  return sums
}

test('a database is copied, and made anew beside with every row and the jobs that are not finished; the one before stays as it was', async () => {
  const { dataDir, sums, unfinished } = await aBusiness()
  expect(unfinished).toBeGreaterThan(0)
  expect(await copyDatabaseByCommand()).toBeNull()
  expect(await loadDatabaseByCommand()).toBeNull()

  const moved = await openPostgres(join(dataDir, 'moving'))
  expect(await sumsOf(moved.pool)).toEqual(sums)
  const { rows } = await moved.pool.query<{ pending: { isMove: boolean; jobs: CarriedJob[] } }>(
    'select pending from backup_state',
  )
  expect(rows[0]!.pending).toMatchObject({ isMove: true })
  expect(rows[0]!.pending.jobs).toHaveLength(unfinished)
  const before = await openPostgres(dataDir)
  expect(await sumsOf(before.pool)).toEqual(sums)
})

test('what was copied badly is not made a database of', deep('server/move-database.server.test.ts'), async () => {
  const { dataDir } = await aBusiness()
  expect(await loadDatabaseByCommand()).toMatch(/^There is no whole copy in /)
  expect(await copyDatabaseByCommand()).toBeNull()
  const copies = join(dataDir, 'moving/copy/copies')
  const [copy] = readdirSync(copies)
  const piece = readdirSync(join(copies, copy!)).find((name) => name.startsWith('table-'))!
  truncateSync(join(copies, copy!, piece), 40)
  expect(await loadDatabaseByCommand()).toContain('table-')
  const { pool } = await openPostgres(join(dataDir, 'moving'))
  expect(await sumsOf(pool)).toEqual({})
})

test('behind a move jobs go on, each once, nobody is signed out, and mails are held only where they were', async ({
  freshDatabase,
}) => {
  const { services: bare, pool } = await freshDatabase()
  await prepareJobs(pool, jobHandlers)
  const services: Services = { ...bare, jobs: createJobs(), jobRecords: createJobRecords(), backups: null }
  const { db, clock } = services
  await haveSession(services, await aPerson(services, 'ann'), new Browser().visit())
  const move = async (key: string) => {
    const job = { name: sendHeldMail.name, payload: { id: crypto.randomUUID() }, key, startAfter: null }
    const stateOf = clock.now().toISOString()
    await leavePending(services, { from: 'PostgreSQL 17.10', stateOf, jobs: [job], erase: [], lost: [], isMove: true })
    await finishRestore(services)
    await finishRestore(services)
  }
  await move('goes on')
  await noteState(db, { holdsMailsSince: clock.now() })
  await move('was held')
  const { rows: jobs } = await db.execute(
    sql`select singleton_key as key, priority from pgboss.job where name = ${sendHeldMail.name} order by created_on`,
  )
  expect(jobs).toEqual([
    { key: 'goes on', priority: 0 },
    { key: 'was held', priority: -1 },
  ])
  const { rows } = await db.execute(sql`
    select (select count(*)::int from sessions) as sessions, (select count(*)::int from audit_log where action = 'database.moved') as entries,
      (select count(*)::int from backup_state where pending is null and restored_at is null) as states`)
  expect(rows).toEqual([{ sessions: 1, entries: 2, states: 1 }])
})

test('a database that a newer release has added to is copied behind a rollback too, and only a release that knows it makes one of it', async () => {
  const { dataDir } = await aBusiness()
  const { pool, close } = await openPostgres(dataDir)
  await pool.query(`create table only_added (n integer)`)
  await pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer release', 9999999999999)`)
  await close()
  expect(await copyDatabaseByCommand()).toBeNull()
  expect(await loadDatabaseByCommand()).toContain('This release does not know the schema of the copy (of a newer release)')
})

test('databases that updates have left go after their time, also behind a link; others stay', async () => {
  const dataDir = aFolder()
  const elsewhere = aFolder()
  for (const name of ['postgres', 'postgres-17-2026-11-20', 'postgres-mine']) {
    mkdirSync(join(dataDir, name))
    cpSync('package.json', join(dataDir, name, 'PG_VERSION'))
  }
  mkdirSync(join(elsewhere, 'cluster'))
  symlinkSync(join(elsewhere, 'cluster'), join(dataDir, 'postgres-16-2026-11-01'))
  await deleteFormerDatabases(dataDir, new Date('2026-11-20T00:00:00Z'))
  expect(readdirSync(dataDir).toSorted()).toEqual(['postgres', 'postgres-17-2026-11-20', 'postgres-mine'])
  expect(existsSync(join(elsewhere, 'cluster'))).toBe(false)
  await deleteFormerDatabases(dataDir, new Date('2026-11-20T00:00:01Z'))
  expect(readdirSync(dataDir).toSorted()).toEqual(['postgres', 'postgres-mine'])
})
