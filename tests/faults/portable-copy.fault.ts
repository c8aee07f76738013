import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'

import type { CarriedJob } from '#features/backup/pending-restore.ts'
import { listUnfinished } from '#platform/job-records.server.ts'
import { openPostgres } from '#tests/support/embedded-postgres.ts'
import { tell } from '#tests/support/figures.ts'
import { newInternet } from '#tests/support/internet.ts'
import { restore } from '#tests/support/old-release.ts'
import { newDataFolder, startProduct } from '#tests/support/product.ts'
import { scratchFolder } from '#tests/support/scratch-folder.ts'

import { checksumsOf, jobsAsText, leaveJob } from './installation-state.ts'
import { aPostgresOf } from './postgres-majors.ts'

const run = promisify(execFile)
const RELEASE = 'tests/old-releases/f4bb91e'

/** An installation: its folder, and where it is not embedded the address of its database. */
interface Installation {
  readonly label: string
  readonly dataDir: string
  readonly url: string | null
}
function anInstallation(label: string, url: string | null): Installation {
  const dataDir = newDataFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return { label, dataDir, url }
}
const settingsOf = ({ dataDir, url }: Installation) => ({ DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) })

test('a business goes from the embedded PostgreSQL to 15, 17 and 18 and back, and every row, file and job comes along', async () => {
  let from = anInstallation('embedded 18', null)
  await fillWithBusiness(from)
  await runs(from)
  await ask(from, leaveJob)
  for (const major of [15, 17, 18, null] as const) {
    const url = major === null ? null : await aPostgresOf(major)
    const to = anInstallation(major === null ? 'embedded 18' : `PostgreSQL ${major}`, url)
    const place = join(scratchFolder(), 'backups')
    const before = await stateOf(from)
    expect(before.jobs.length, 'jobs that wait').toBeGreaterThan(0)
    const said = await command(from, 'backup', place)
    expect(said).toContain('Backed up')
    await command(to, 'restore', place, (await command(from, 'backup', '--key')).split('\n')[0]!)

    const after = await stateOf(to)
    expect(after.tables, `${from.label} to ${to.label}`).toEqual(before.tables)
    expect(after.files).toEqual(before.files)
    expect(after.pendingJobs).toEqual(before.jobs)
    tell(
      `${from.label} to ${to.label}: ${Object.keys(after.tables).length} tables, ${Object.keys(after.files).length} files, ${before.jobs.length} jobs are the same`,
    )
    await runs(to)
    from = to
  }
})

/** The data of a release of before, in the embedded database. */
async function fillWithBusiness({ dataDir }: Installation): Promise<void> {
  cpSync(join(RELEASE, 'data-folder'), dataDir, { recursive: true })
  const { pool, close } = await openPostgres(dataDir)
  await restore(pool, RELEASE)
  await close()
}

/** Starts the whole product there, has it take in files and do what is due, looks at its pages, and stops it. */
async function runs(installation: Installation): Promise<void> {
  const { settings: internet, discard } = newInternet()
  onTestFinished(discard)
  const product = await startProduct({ ...internet, ...settingsOf(installation) })
  onTestFinished(async () => void (await product.stop()))
  for (const path of ['/', '/blog', '/pricing', '/courses', '/shop', '/readyz'])
    expect([path, (await fetch(`${product.origin}${path}`)).status]).toEqual([path, 200])
  const due = () =>
    ask(installation, async (client) => {
      const { rows } = await client.query(
        `select name, state from pgboss.job where state in ('created', 'active', 'retry') and start_after < now()`,
      )
      return rows
    })
  await expect.poll(due, { timeout: 180_000, interval: 500 }).toEqual([])
  expect(await product.stop()).toBe(0)
  const errors = product.output().split('\n')
  expect(errors.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([])
}

/** What an installation holds: a checksum for each table and file, and its jobs. */
async function stateOf(installation: Installation) {
  const database = await ask(installation, async (client) => {
    const { rows } = await client.query<{ jobs: CarriedJob[] | null }>(`select pending -> 'jobs' as jobs from backup_state`)
    return {
      tables: await checksumsOf(client),
      jobs: jobsAsText(await listUnfinished(client)),
      pendingJobs: jobsAsText(rows[0]?.jobs ?? []),
    }
  })
  return { ...database, files: filesOf(join(installation.dataDir, 'files')) }
}

/** Copies for download and files of devices on their way are not carried (docs/decisions/0039). */
function filesOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((path) => !/^(?:exports|health-imports|probes)\//.test(path))
  const sum = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex')
  return Object.fromEntries(paths.toSorted().map((path) => [path, sum(path)]))
}

async function ask<T>({ dataDir, url }: Installation, work: (client: Client) => Promise<T>): Promise<T> {
  const embedded = url === null ? await openPostgres(dataDir, { role: 'guest' }) : null
  const client = new Client(embedded?.config ?? { connectionString: url! })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
    await embedded?.close()
  }
}

/** One of the commands, as an operator types it. */
async function command(installation: Installation, name: 'backup' | 'restore', place: string, key?: string): Promise<string> {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env
  const env = { PATH, HOME, TMPDIR, ...settingsOf(installation), ...(key && { BACKUP_KEY: key }) }
  return (await run(process.execPath, [`bin/${name}.mjs`, place], { env })).stdout
}
