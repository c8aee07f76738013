import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'

import { anEmptyDatabase } from '#tests/support/earlier-database.ts'

import { migrate, readJournal } from './migrate.server.ts'
import { StartError } from './start-error.ts'

/** A folder as drizzle-kit writes it; each migration was generated a second after the one before. */
function aFolder(...migrations: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'meta'))
  const entries = migrations.map((sql, idx) => ({
    idx,
    version: '7',
    when: 1000 * (idx + 1),
    tag: `000${idx}`,
    breakpoints: true,
    sql,
  }))
  for (const { tag, sql } of entries) writeFileSync(join(folder, `${tag}.sql`), sql)
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
  serveFrom(folder, 1)
  return folder
}

/** Releases serve from this migration on, counted from 1. */
const serveFrom = (folder: string, which: number) =>
  writeFileSync(join(folder, 'runs-from.json'), JSON.stringify({ migration: `000${which - 1}` }))

const tables = async (pool: Pool) =>
  (await pool.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`)).rows.map((row) => row.tablename)

test('our own journal lists every migration, each newer than the one before (drizzle silently skips an older one)', () => {
  const folder = 'db/migrations'
  const { entries } = readJournal(folder)
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted())
  const instants = entries.map(({ when }) => when)
  expect(instants).toEqual([...new Set(instants)].toSorted((a, b) => a - b))
  expect(entries.length).toBeGreaterThan(0)
})

test('our own migrations run on an empty database, and a second time there is nothing to do', async () => {
  const pool = await anEmptyDatabase()
  await migrate(pool.options)
  const once = await tables(pool)
  expect(once).toContain('users')
  await migrate(pool.options)
  expect(await tables(pool)).toEqual(once)
})

test('servers that start together take turns', async () => {
  const pool = await anEmptyDatabase()
  const folder = aFolder('CREATE TABLE a (n int); SELECT pg_sleep(0.2)')
  await Promise.all(Array.from({ length: 5 }, () => migrate(pool.options, folder)))
  expect(await tables(pool)).toEqual(['a'])
})

test('a migration that fails leaves nothing behind', async () => {
  const pool = await anEmptyDatabase()
  const folder = aFolder('CREATE TABLE a (n int)', 'CREATE TABLE b (n nonsense)')
  await expect(migrate(pool.options, folder)).rejects.toThrow(
    'The database could not be brought up to date (type "nonsense" does not exist); it was left as it was.',
  )
  expect(await tables(pool)).toEqual([])
})

test('an older release refuses the database of a newer one that has taken away what it uses', async () => {
  const pool = await anEmptyDatabase()
  const newer = aFolder('CREATE TABLE a (n int)', 'DROP TABLE a; CREATE TABLE b (n int)')
  serveFrom(newer, 2)
  await migrate(pool.options, newer)
  await expect(migrate(pool.options, aFolder('CREATE TABLE a (n int)'))).rejects.toThrow(/^A newer release has already changed/)
  await pool.query('COMMENT ON SCHEMA drizzle IS NULL')
  await expect(migrate(pool.options, aFolder('CREATE TABLE a (n int)'))).rejects.toThrow(/^A newer release has already changed/)
})

test('an older release goes on with the database of a newer one that has only added to it', async () => {
  const pool = await anEmptyDatabase()
  const newer = aFolder('CREATE TABLE a (n int)', 'CREATE TABLE b (n int)')
  await migrate(pool.options, newer)
  const told: string[] = []
  await migrate(pool.options, aFolder('CREATE TABLE a (n int)'), { report: (sentence) => told.push(sentence) })
  expect(told).toEqual(['A newer release has added to this database, and left everything that this one uses.'])
  expect(await tables(pool)).toEqual(['a', 'b'])
  await migrate(pool.options, newer)
})

test('a wait for another process that migrates is told, and ends when it is called off', async () => {
  const pool = await anEmptyDatabase()
  const other = await pool.connect()
  await other.query('SELECT pg_advisory_lock(7221)')
  const halt = new AbortController()
  const told: string[] = []
  const report = (sentence: string) => {
    told.push(sentence)
    halt.abort()
  }
  await expect(migrate(pool.options, aFolder('CREATE TABLE one ()'), { report, signal: halt.signal })).rejects.toThrow(StartError)
  other.release(true)
  expect(told).toEqual(['Waiting for another process that is bringing the database up to date …'])
  expect(await tables(pool)).toEqual([])
})
