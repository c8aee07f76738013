import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, truncateSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import type { CarriedJob } from '#features/backup/pending-restore.ts'
import { deleteFormerDatabases } from '#platform/former-databases.server.ts'
import { migrate } from '#platform/migrate.server.ts'
import { aFolder, openPostgres } from '#tests/support/embedded-postgres.ts'
import { restore } from '#tests/support/old-release.ts'

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

test('what was copied badly is not made a database of', async () => {
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
