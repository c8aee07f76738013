import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Client, type ClientConfig } from 'pg'
import { expect } from 'vitest'

import { openEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
import { haveSignedIn } from '#tests/support/http-account.ts'
import { ask } from '#tests/support/http-client.ts'
import { addressesIn } from '#tests/support/outbox.ts'
import { OWNER, type Product } from '#tests/support/product.ts'

const report = () => {}

export interface FoundRows {
  /** By the words of those who wrote them. */
  readonly keys: string[]
  readonly members: string[]
  /** Of each table, of what stood there at an instant. */
  readonly checksums: Record<string, string>
  /** Jobs that somebody asked for and that have not been done, by their id. */
  readonly unfinished: string[]
}

/** What a database holds that nothing serves. */
export async function rowsIn(dataDir: string, until: Date | null): Promise<FoundRows> {
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'owner', report })
  const config = postgres.config as ClientConfig
  try {
    const keys = await query<{ key: string }>(
      config,
      `SELECT u.email || ' ' || s.day || ' ' || s.steps AS key FROM health_stats s JOIN users u ON u.id = s.user_id
       UNION ALL SELECT email FROM users UNION ALL SELECT id FROM stripe_events`,
    )
    const members = await query<{ email: string }>(config, 'SELECT email FROM users WHERE email <> $1', [OWNER.email])
    const jobs = await query<{ id: string }>(
      config,
      `SELECT id FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND singleton_key IS DISTINCT FROM 'cron' AND name NOT LIKE '\\_\\_pgboss%'`,
    )
    return {
      keys: keys.map(({ key }) => key),
      members: members.map(({ email }) => email),
      checksums: await checksumsOf(config, until),
      unfinished: jobs.map(({ id }) => id),
    }
  } finally {
    await postgres.close()
  }
}

export async function checksumsOf(config: ClientConfig, until: Date | null): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const [table, at] of [
    ['health_stats', 'recorded_at'],
    ['users', 'created_at'],
    ['stripe_events', 'received_at'],
    ['lab_files', 'created_at'],
  ] as const) {
    const [row] = await query<{ sum: string }>(
      config,
      // Five seconds are what a transaction may take between its clock and its commit.
      `SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) AS sum FROM ${table} t
       WHERE ${at} < coalesce($1::timestamptz - interval '5 seconds', 'infinity')`,
      [until],
    )
    sums[table] = row!.sum
  }
  return sums
}

/** As an operator does it on another machine; what it says. */
export function restoreByCommand(place: string, dataDir: string, key: string): string {
  const env = { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], DATA_DIR: dataDir, BACKUP_KEY: key }
  return execFileSync(process.execPath, ['bin/restore.mjs', place], { env, encoding: 'utf8' })
}

/** The hashes of the reports in a data folder. */
export function filesIn(dataDir: string): Set<string> {
  const folder = join(dataDir, 'files/lab-files')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.pdf')) : []
  return new Set(
    names.map((name) =>
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ),
  )
}

/** Waits until each of these jobs was done; the addresses of the mails that are held since. */
export async function untilJobsAreDone(dataDir: string, ids: readonly string[]): Promise<string[]> {
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'guest', report })
  const config = postgres.config as ClientConfig
  try {
    const left = async () =>
      (await query<{ name: string }>(config, "SELECT name FROM pgboss.job WHERE id = ANY ($1) AND state <> 'completed'", [ids]))
        .length
    await expect.poll(left, { timeout: 240_000, interval: 1_000, message: 'jobs that were in flight and are not done' }).toBe(0)
    const mails = await query<{ address: string }>(config, 'SELECT to_address AS address FROM held_mails')
    return mails.map(({ address }) => address)
  } finally {
    await postgres.close()
  }
}

/** Says go on the page of backups. Waits for so many mails, and returns the addresses of those that were written since the restore. */
export async function ownerSendsHeldMails({ origin, dataDir }: Product, held: readonly string[]): Promise<string[]> {
  const written = async () => (await addressesIn(dataDir)).filter((address) => address !== OWNER.email)
  expect(await written(), 'mails that went out by themselves').toEqual([])
  const cookie = await haveSignedIn(origin, OWNER.email, OWNER.password)
  expect((await ask(origin, { path: '/admin/settings/backup', cookie, form: { intent: 'send' } })).status).toBe(303)
  await expect.poll(async () => (await written()).length, { timeout: 120_000, interval: 500 }).toBeGreaterThanOrEqual(held.length)
  return (await written()).toSorted()
}

export async function query<Row extends object>(config: ClientConfig, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client(config)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
