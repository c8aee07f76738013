import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Pool } from 'pg'
import { onTestFinished } from 'vitest'

import { openEmbeddedPostgres, type EmbeddedPostgresOptions } from '#platform/embedded-postgres.server.ts'

export const isRoot = process.getuid?.() === 0

/** The number of the user as whom PostgreSQL runs: root's unprivileged one, else our own. */
export const postgresUser = isRoot ? Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' })) : process.getuid!()

/** A folder that is gone after the test, open to other users unless it is to be `closed`. */
export function aFolder(closed: 'closed' | 'open' = 'open'): string {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'))
  if (closed === 'open') chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Opens the embedded PostgreSQL of a folder, and a pool on it; `told` is what it reported besides progress. */
export async function openPostgres(dataDir: string, options: Partial<EmbeddedPostgresOptions> = {}) {
  const told: string[] = []
  // Progress (“Making the database …”) depends on how busy the machine is.
  const report = (sentence: string) => void (sentence.endsWith('…') || told.push(sentence))
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'owner', report, ...options })
  const pool = new Pool({ ...postgres.config, connectionTimeoutMillis: 2000 })
  pool.on('error', () => {})
  let closed: Promise<void> | undefined
  const close = () => (closed ??= pool.end().then(postgres.close))
  onTestFinished(close)
  return { ...postgres, pool, told, close }
}

/** The numbers in the table `kept`. */
export async function keptIn(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ n: number }>('SELECT n FROM kept ORDER BY n')
  return rows.map(({ n }) => n)
}
