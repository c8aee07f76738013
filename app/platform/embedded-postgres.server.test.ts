import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { deep } from '#tests/support/deep.ts'
import { aFolder, isRoot, keptIn, openPostgres, postgresUser } from '#tests/support/embedded-postgres.ts'
import { isAlive, postmasterOf } from '#tests/support/postmaster.ts'

import { makeCluster } from './embedded-postgres-cluster.server.ts'
import { placeOf } from './embedded-postgres-place.server.ts'
import type { EmbeddedPostgresOptions } from './embedded-postgres.server.ts'

/** What PostgreSQL makes at a first start, made once: it takes longer than all else here. */
let made: string
beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'cluster-made-'))
  chmodSync(made, 0o711)
  await makeCluster(
    placeOf(made, () => {}),
    made,
  )
}, 60_000)
afterAll(() => rmSync(made, { recursive: true }))

/** A folder whose first start is over, and that nobody serves just now. */
function aUsedFolder(): string {
  const folder = aFolder()
  execFileSync('cp', ['-a', join(made, 'postgres'), folder])
  return folder
}

const setting = async (pool: Pool, name: string) =>
  (await pool.query('SELECT current_setting($1) AS value', [name])).rows[0].value

/** Another process of ours that has the same folder open: it says `ready` or why not, and stays until it is killed. */
async function anotherProcess(
  dataDir: string,
  role: EmbeddedPostgresOptions['role'],
  settings: EmbeddedPostgresOptions['settings'] = {},
): Promise<{ child: ChildProcess; said: string }> {
  const code = `import { openEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
    const options = { dataDir: process.argv[1], role: process.argv[2], report: () => {}, settings: JSON.parse(process.argv[3]) }
    await openEmbeddedPostgres(options).then(() => console.log('ready'), (error) => console.log(error.name + ': ' + error.message))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, dataDir, role, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said] = await once(child.stdout, 'data')
  return { child, said: String(said).trim() }
}

test('a first start makes a safe, closed cluster, and a later one goes on with it', { timeout: 60_000 }, async () => {
  const folder = aFolder()
  const first = await openPostgres(folder)
  await first.pool.query('CREATE TABLE kept (n int); INSERT INTO kept VALUES (1)')
  expect(await setting(first.pool, 'fsync')).toBe('on')
  expect(await setting(first.pool, 'full_page_writes')).toBe('on')
  expect(await setting(first.pool, 'synchronous_commit')).toBe('on')
  expect(await setting(first.pool, 'listen_addresses')).toBe('')
  expect(statSync(join(folder, 'postgres'))).toMatchObject({ uid: postgresUser, mode: 0o40700 })
  expect(statSync(join(folder, 'postgres/.s.PGSQL.5432')).isSocket()).toBe(true)
  const postmaster = postmasterOf(folder)
  await first.close()
  await expect.poll(() => isAlive(postmaster)).toBe(false)

  const second = await openPostgres(folder)
  expect([first.adopted, second.adopted]).toEqual([false, false])
  expect(await keptIn(second.pool)).toEqual([1])
})

test('no statement and no value of one reaches the log', async () => {
  const folder = aUsedFolder()
  const { pool } = await openPostgres(folder)
  await pool.query('CREATE TABLE kept (n int PRIMARY KEY, word text)')
  await pool.query("INSERT INTO kept VALUES (1, 'blood-pressure')")
  await expect(pool.query("INSERT INTO kept VALUES (1, 'blood-pressure')")).rejects.toThrow('duplicate key')
  await expect(pool.query("SELECT 'blood-pressure'::int")).rejects.toThrow('invalid input')
  expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).not.toContain('blood')
})

test('a server that outlived its killed owner is adopted', async () => {
  const folder = aUsedFolder()
  const { child, said } = await anotherProcess(folder, 'owner')
  expect(said).toBe('ready')
  const postmaster = postmasterOf(folder)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const next = await openPostgres(folder)
  expect(next.adopted).toBe(true)
  expect(postmasterOf(folder)).toBe(postmaster)
})

test('a server of an earlier release that keeps no log is started anew by the next owner', async () => {
  const folder = aUsedFolder()
  const { child } = await anotherProcess(folder, 'owner', { archive_mode: 'off' })
  const postmaster = postmasterOf(folder)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const next = await openPostgres(folder)
  expect(postmasterOf(folder)).not.toBe(postmaster)
  expect(await setting(next.pool, 'archive_mode')).toBe('on')
  expect(next.told).toEqual(['PostgreSQL is started anew once, so that its log is kept for backups.'])
})

test('a killed server is started again, with every row that was acknowledged', async () => {
  const folder = aUsedFolder()
  const { pool, told } = await openPostgres(folder)
  await pool.query('CREATE TABLE kept (n int)')
  for (let n = 1; n <= 20; n++) await pool.query('INSERT INTO kept VALUES ($1)', [n])
  process.kill(postmasterOf(folder), 'SIGKILL')
  const expected = Array.from({ length: 20 }, (_, index) => index + 1)
  await expect.poll(() => keptIn(pool)).toEqual(expected)
  await expect.poll(() => told).toEqual(['PostgreSQL has stopped and is started again.', 'PostgreSQL is back.'])
})

test('a second owner is refused, while the first goes on', deep('app/platform/embedded-postgres.server.test.ts'), async () => {
  const folder = aUsedFolder()
  const { pool } = await openPostgres(folder)
  const { said } = await anotherProcess(folder, 'owner')
  expect(said).toBe(
    `StartError: Another process already serves the data folder ${folder}: stop that one, or set DATA_DIR to another folder.`,
  )
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

test(
  'an owner waits for a predecessor that is just being stopped',
  deep('app/platform/embedded-postgres.server.test.ts'),
  async () => {
    const folder = aUsedFolder()
    const first = await openPostgres(folder)
    const second = openPostgres(folder)
    await new Promise((done) => setTimeout(done, 500))
    await first.close()
    expect((await (await second).pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  },
)

test('a tool works beside a running owner and leaves it running', async () => {
  const folder = aUsedFolder()
  const owner = await openPostgres(folder)
  const guest = await openPostgres(folder, { role: 'guest' })
  await guest.pool.query('CREATE TABLE kept (n int)')
  await guest.close()
  expect(await keptIn(owner.pool)).toEqual([])
  expect(owner.told).toEqual([])
})

test('a tool alone starts the server, and the last one stops it', async () => {
  const folder = aUsedFolder()
  const [one, two] = [await openPostgres(folder, { role: 'guest' }), await openPostgres(folder, { role: 'guest' })]
  const postmaster = postmasterOf(folder)
  await one.close()
  expect((await two.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await two.close()
  await expect.poll(() => isAlive(postmaster)).toBe(false)
})

test('two first starts at once make one database', deep('app/platform/embedded-postgres.server.test.ts'), async () => {
  const folder = aFolder()
  const [one, two] = await Promise.all([anotherProcess(folder, 'guest'), anotherProcess(folder, 'guest')])
  expect([one.said, two.said]).toEqual(['ready', 'ready'])
  expect(readdirSync(folder).toSorted()).toEqual(['postgres', 'postgres.log'])
  const owner = await openPostgres(folder)
  expect(owner.adopted).toBe(true)
})

test(
  'a first start that was killed half-way leaves nothing that counts',
  deep('app/platform/embedded-postgres.server.test.ts'),
  async () => {
    const folder = aFolder()
    mkdirSync(join(folder, 'postgres.init-4000000'))
    writeFileSync(join(folder, 'postgres.init-4000000/PG_VERSION'), '18')
    const { pool } = await openPostgres(folder)
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    expect(readdirSync(folder).toSorted()).toEqual(['postgres', 'postgres.log'])
  },
)

test(
  'a lock file whose number now belongs to something else does not keep the server down',
  deep('app/platform/embedded-postgres.server.test.ts'),
  async () => {
    const folder = aUsedFolder()
    const stranger = spawn('sleep', ['60'], isRoot ? { uid: postgresUser } : {})
    onTestFinished(() => void stranger.kill())
    writeFileSync(join(folder, 'postgres/postmaster.pid'), `${stranger.pid}\n${folder}/postgres\n1\n5432\n.\n\n 1 1\nready\n`)
    const { pool } = await openPostgres(folder)
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  },
)
