import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, expect, test, vi } from 'vitest'

import { scratchFolder } from '#tests/support/scratch-folder.ts'

import { putDatabase, takeDatabaseBack } from './exchange-database.mjs'

const DATABASE = { kept: 'postgres-17-2026-11-27' }

let dataDir: string
beforeEach(() => {
  dataDir = scratchFolder()
  vi.stubEnv('DATA_DIR', dataDir)
})

function makeCluster(path: string, version: string): void {
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'PG_VERSION'), version)
}

/** A database of 17, and one of 18 that was made beside it. */
function prepare(): void {
  makeCluster(join(dataDir, 'postgres'), '17')
  makeCluster(join(dataDir, 'moving/postgres'), '18')
  mkdirSync(join(dataDir, 'moving/copy'))
}

const version = (path = 'postgres') => readFileSync(join(dataDir, path, 'PG_VERSION'), 'utf8')

test('the new database takes the place of the one before, which is kept', () => {
  prepare()
  putDatabase(DATABASE)
  expect([version(), version(DATABASE.kept), readdirSync(dataDir).length]).toEqual(['18', '17', 2])
})

test('wherever it was cut off, the database before comes back, and nothing stays of the other', () => {
  const cuts: ReadonlyArray<() => void> = [
    () => {},
    () => renameSync(join(dataDir, 'postgres'), join(dataDir, DATABASE.kept)),
    () => putDatabase(DATABASE),
  ]
  for (const cut of cuts) {
    prepare()
    cut()
    takeDatabaseBack(DATABASE)
    expect([version(), readdirSync(dataDir)]).toEqual(['17', ['postgres']])
    // A second time changes nothing.
    takeDatabaseBack(DATABASE)
    expect(version()).toBe('17')
  }
})

test('databases behind links change their places too, and what is thrown away is gone where it lies', () => {
  const elsewhere = scratchFolder()
  mkdirSync(join(dataDir, 'moving'))
  for (const [name, link] of [
    ['17', 'postgres'],
    ['18', 'moving/postgres'],
  ] as const) {
    makeCluster(join(elsewhere, name), name)
    symlinkSync(join(elsewhere, name), join(dataDir, link))
  }
  putDatabase(DATABASE)
  expect([version(), version(DATABASE.kept)]).toEqual(['18', '17'])
  takeDatabaseBack(DATABASE)
  expect([version(), existsSync(join(elsewhere, '18'))]).toEqual(['17', false])
})
