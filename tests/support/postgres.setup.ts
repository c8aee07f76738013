import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client, type ClientConfig } from 'pg'
import type { TestProject } from 'vitest/node'

import { openEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
import { migrate } from '#platform/migrate.server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run, and the migrated database that test files copy. */
    postgres: { readonly server: ClientConfig; readonly template: string }
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
  await migrate(databaseNamed(config, template))
  project.provide('postgres', { server: config, template })
  return async () => {
    await runOn(config, `DROP DATABASE ${template}`)
    await stop()
  }
}

/** The same server, another database. */
export function databaseNamed(config: ClientConfig, name: string): ClientConfig {
  if (!config.connectionString) return { ...config, database: name }
  const url = new URL(config.connectionString)
  url.pathname = `/${name}`
  return { connectionString: url.href }
}

/** One statement on a connection of its own. */
export async function runOn(config: ClientConfig, statement: string): Promise<void> {
  const client = new Client(config)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** A server in a temporary folder that trades safety for speed: nothing on it outlives the run. */
async function startScratchServer() {
  const folder = mkdtempSync(join(tmpdir(), 'wellward-test-'))
  chmodSync(folder, 0o711)
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    archive_mode: 'off',
    max_connections: '100',
  }
  const { config, close } = await openEmbeddedPostgres({ dataDir: folder, role: 'owner', report: console.log, settings })
  const stop = async () => {
    const home = realpathSync(join(folder, 'postgres'))
    await close()
    for (const path of [home, folder]) rmSync(path, { recursive: true, force: true })
  }
  return { config, stop }
}
