import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Pool } from 'pg'
import { inject, onTestFinished } from 'vitest'

import { migrate, readJournal } from '#platform/migrate.server.ts'

import { databaseNamed, runOn } from './postgres.setup.ts'

let made = 0

/** A database of its own without a table; it goes when the test ends. */
export async function anEmptyDatabase(): Promise<Pool> {
  const { server, template } = inject('postgres')
  const name = `${template}_migrate_${process.pid}_${++made}`
  await runOn(server, `CREATE DATABASE ${name}`)
  const pool = new Pool(databaseNamed(server, name))
  // Dropping the database by force may reach a connection that is just saying goodbye: pg tells the pool, and a pool that nobody hears throws.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  onTestFinished(async () => {
    await pool.end()
    await runOn(server, `DROP DATABASE ${name} WITH (FORCE)`)
  })
  return pool
}

/** A database as it was before one of our migrations, for rows of that time. */
export async function aDatabaseBefore(tag: string): Promise<Pool> {
  const pool = await anEmptyDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'migrations-before-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('db/migrations', folder, { recursive: true })
  const journal = readJournal(folder)
  const place = journal.entries.findIndex((entry) => entry.tag === tag)
  if (place === -1) throw new Error(`There is no migration ${tag}.`)
  const entries = journal.entries.slice(0, place)
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
  writeFileSync(join(folder, 'runs-from.json'), JSON.stringify({ migration: entries.at(-1)!.tag }))
  await migrate(pool.options, folder)
  return pool
}
