import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import { parseBackupKey } from '#platform/backup/backup-key.server.ts'
import { listBaseCopies } from '#platform/backup/base-copies.server.ts'
import { createFolderPlace } from '#platform/backup/folder-place.server.ts'
import { listCopies } from '#platform/backup/portable/read-copy.server.ts'
import { sealPlace, type SealedPlace } from '#platform/backup/sealed-place.server.ts'
import { openDatabase, type Database } from '#platform/db.server.ts'
import { openEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
import { discardProduct, freePort, newDataFolder, startProduct, type Product } from '#tests/support/product.ts'

import { keepBusy, type Span } from './load-beside.ts'
import { haveMembers, type SeededMember } from './seeded-members.ts'
import type { Figure } from './table.ts'

/** How large it is: 90 days of numbers for each member, and files of 5 MB. The goals are for 100,000 and 10,000. */
const MEMBERS = Number(process.env['BENCH_MEMBERS'] ?? 2_000)
const FILES_MB = Number(process.env['BENCH_FILES_MB'] ?? 200)
const FILE_MB = 5
const SECRET = 'the members of a bench know it too'
/** Without a backup, before one and after it, so that both see the same machine. */
const CALM_MS = 60_000
const LONGEST_COPY_MS = 3_600_000

/** What backups that are being made cost everybody else, and how long it takes to restore beside copying the files and loading the rows. */
export async function benchBackups(note: (figure: Figure) => void): Promise<void> {
  const settings = { DATA_DIR: newDataFolder(), BACKUP_DIR: newDataFolder(), PORT: String(await freePort()), APP_SECRET: SECRET }
  let product = await startProduct(settings)
  const members = await inDatabase(product.dataDir, (db) => haveMembers(db, MEMBERS, { origin: product.origin, secret: SECRET }))
  haveFiles(product.dataDir)
  const key = readFileSync(join(product.dataDir, 'backup-key'), 'utf8').trim()
  const sealed = sealPlace(createFolderPlace(settings.BACKUP_DIR), parseBackupKey(key))
  const size = `${MEMBERS} members, ${FILES_MB} MB of files`
  try {
    // The first copy takes all files along; what is measured is a night like any other, and the base copy that a start makes.
    await untilCopied(product.dataDir)
    await product.stop()
    rmSync(join(product.dataDir, 'postgres/spool/line.json'))
    product = await startProduct(settings)
    for (const [what, times] of await timesBeside(product, members, sealed)) {
      console.log(`  ${what}: ${inWords(times.during)} during, ${inWords(times.without)} without`)
      for (const [name, share] of [
        ['median', 0.5],
        ['p99', 0.99],
      ] as const)
        note({
          what: `${name} of a mixed load while ${what} is made (${size})`,
          measured: percentile(times.during, share) / percentile(times.without, share),
          goal: { atMost: 1.5 },
          unit: 'x of without',
        })
    }
    const copy = (await listCopies(sealed.place)).at(-1)!
    const { copying, loading } = await bareTimes(product.dataDir)
    await product.stop()
    const bare = copying + loading
    console.log(`  cp of the files ${copying.toFixed(1)} s, bare COPY of the rows ${loading.toFixed(1)} s`)
    for (const [what, place] of [
      ['restoring the newest state', settings.BACKUP_DIR],
      ['restoring the copy of a night', join(settings.BACKUP_DIR, copy)],
    ] as const) {
      const seconds = restoreTime(place, key)
      console.log(`  ${what} took ${seconds.toFixed(1)} s`)
      note({ what: `${what}, beside cp and bare COPY (${size})`, measured: seconds / bare, goal: { atMost: 3 }, unit: 'x' })
    }
  } finally {
    await discardProduct(product)
    rmSync(settings.BACKUP_DIR, { recursive: true, force: true })
  }
}

function haveFiles(dataDir: string): void {
  const folder = join(dataDir, 'files/lab-files')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (let at = 0; at < FILES_MB / FILE_MB; at++) writeFileSync(join(folder, `${at}.pdf`), randomBytes(FILE_MB * 1024 ** 2))
}

/** Milliseconds of each request while each kind of backup was made, and of those before and after it. */
async function timesBeside(product: Product, members: ReadonlyArray<SeededMember>, sealed: SealedPlace) {
  const load = keepBusy(product.origin, members)
  try {
    // Ten seconds after the start.
    const begun = (await listBaseCopies(sealed)).copies.length
    await until(async () => (await listBaseCopies(sealed)).copies.length > begun)
    const { startedAt, stoppedAt } = (await listBaseCopies(sealed)).copies.at(-1)!
    const afterBase = await calm()
    const night = await untilCopied(product.dataDir)
    const afterNight = await calm()
    const without = load.within([afterBase, afterNight])
    return [
      ['a base copy', { during: load.within([{ from: startedAt, to: stoppedAt }]), without }],
      ['the copy of a night', { during: load.within([night]), without }],
    ] as const
  } finally {
    await load.stop()
  }
}

async function calm(): Promise<Span> {
  const from = new Date(Date.now() + 1_000)
  await sleep(CALM_MS)
  return { from, to: new Date() }
}

/** Has the product make the copy of a night, and waits for it. */
async function untilCopied(dataDir: string): Promise<Span> {
  return inDatabase(dataDir, async (db) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`insert into pgboss.job (name, data, singleton_key) values ('backup.make-copy', '{}', gen_random_uuid()::text) returning id`,
    )
    const look = () =>
      db.execute<{ state: string; from: string; to: string }>(
        sql`select state::text, started_on as from, completed_on as to from pgboss.job where id = ${rows[0]!.id}`,
      )
    await until(async () => ['completed', 'failed'].includes((await look()).rows[0]!.state))
    const { state, from, to } = (await look()).rows[0]!
    if (state !== 'completed') throw new Error('The copy of a night failed.')
    return { from: new Date(from), to: new Date(to) }
  })
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const begun = Date.now(); !(await isSo()); await sleep(500))
    if (Date.now() - begun > LONGEST_COPY_MS) throw new Error('A backup was not made within an hour.')
}

/** Seconds that cp of the files takes, and COPY of the rows of every table into one without keys or indexes. */
async function bareTimes(dataDir: string): Promise<{ copying: number; loading: number }> {
  const to = mkdtempSync(join(tmpdir(), 'bench-cp-'))
  chmodSync(to, 0o777)
  try {
    const copying = secondsOf(() => execFileSync('cp', ['-a', join(dataDir, 'files'), to]))
    const loading = await inDatabase(dataDir, async (db) => {
      const { rows } = await db.execute<{ name: string }>(
        sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
      )
      await db.execute(sql`create schema bare`)
      let seconds = 0
      for (const { name } of rows) {
        const text = `'${join(to, name)}'`
        await db.execute(sql.raw(`copy (select * from public."${name}") to ${text}`))
        await db.execute(sql.raw(`create table bare."${name}" as select * from public."${name}" limit 0`))
        const begun = performance.now()
        await db.execute(sql.raw(`copy bare."${name}" from ${text}`))
        seconds += (performance.now() - begun) / 1000
      }
      await db.execute(sql`drop schema bare cascade`)
      return seconds
    })
    return { copying, loading }
  } finally {
    rmSync(to, { recursive: true })
  }
}

/** By the command, as an operator restores. */
function restoreTime(place: string, key: string): number {
  const dataDir = newDataFolder()
  const env = { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], DATA_DIR: dataDir, BACKUP_KEY: key, APP_SECRET: SECRET }
  try {
    return secondsOf(() => execFileSync(process.execPath, ['bin/restore.mjs', place], { env, stdio: 'inherit' }))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function secondsOf(act: () => void): number {
  const begun = performance.now()
  act()
  return (performance.now() - begun) / 1000
}

/** Beside the product, however long a statement takes. */
async function inDatabase<T>(dataDir: string, act: (db: Database) => Promise<T>): Promise<T> {
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'guest', report: () => {} })
  const database = openDatabase({ ...postgres.config, options: '-c TimeZone=UTC' }, { connections: 2 })
  try {
    return await act(database.db)
  } finally {
    await database.close()
    await postgres.close()
  }
}

function percentile(values: ReadonlyArray<number>, share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)]!
}

function inWords(times: ReadonlyArray<number>): string {
  return `${times.length} requests, median ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`
}
