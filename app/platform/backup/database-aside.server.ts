import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client } from 'pg'

import { openEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'

import { settleSession } from './portable/schema-of.server.ts'

/** Nothing on it outlives what it is opened for. */
const FAST = {
  archive_mode: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  synchronize_seqscans: 'off',
}

/**
 * Runs on a database of its own, in a temporary folder, which is gone afterwards.
 * @param prepare fills the data folder first; without it the database is empty
 */
export async function withDatabaseAside<Result>(
  work: (client: Client) => Promise<Result>,
  prepare: (dataDir: string) => Promise<unknown> = async () => {},
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'wellward-check-'))
  chmodSync(folder, 0o711)
  const made = [folder]
  try {
    await prepare(folder)
    const { config, close } = await openEmbeddedPostgres({ dataDir: folder, role: 'owner', report: () => {}, settings: FAST })
    made.unshift(realpathSync(join(folder, 'postgres')))
    const client = new Client(config)
    client.on('error', () => {})
    try {
      await client.connect()
      await settleSession(client)
      return await work(client)
    } finally {
      await client.end().catch(() => {})
      await close()
    }
  } finally {
    for (const path of made) rmSync(path, { recursive: true, force: true })
  }
}
