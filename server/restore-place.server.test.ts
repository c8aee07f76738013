import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { copyEverything, shipNewFiles } from '#features/backup/copies.server.ts'
import { findBackupState } from '#features/backup/state.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { makeBackupKey } from '#platform/backup/backup-key.server.ts'
import { HEAD } from '#platform/backup/place-head.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { anEmptyPlace, aSite } from '#tests/support/backed-up-site.ts'
import { scratchFolder } from '#tests/support/scratch-folder.ts'
import { expect, test as base } from '#tests/support/test.ts'

import { restore } from './restore.ts'

const LONG = { timeout: 120_000 }

/** A site with one copy and what stands beside it, and an empty place to restore it into. */
const test = base.extend('backedUp', async ({ freshDatabase, postgres }) => {
  const { services, folder, key } = await aSite(await freshDatabase())
  await aPerson(services, 'ann')
  await shipNewFiles(services)
  const { name } = await copyEverything(services)
  const target = await anEmptyPlace(postgres.server)
  return { services, folder, key, name, target }
})

test('a place that lost its head is read where its pieces open, and else says what is there', LONG, async ({ backedUp }) => {
  const { folder, key, target } = backedUp
  rmSync(join(folder, HEAD))
  await expect(target.restoreFrom(folder, makeBackupKey().text)).rejects.toThrow(
    `${HEAD} is missing in ${folder}, and what stands there does not open with this key`,
  )
  await expect(target.restoreFrom(scratchFolder(), key.text)).rejects.toThrow('There is no backup in')
  expect(await target.isEmpty()).toBe(true)
  expect(await target.restoreFrom(folder, key.text)).toEqual([expect.stringMatching(/^Restored the state of/)])
})

test('a key that was carried along opens the place; another one that lay there is kept', LONG, async ({ backedUp, postgres }) => {
  const { folder, key, target } = backedUp
  await expect(target.restoreFrom(folder, null)).rejects.toThrow(/^There is no key in .*\/backup-key\. Set BACKUP_KEY/)
  mkdirSync(target.dataDir)
  mkdirSync(join(target.dataDir, 'lost+found'))
  const carried = join(target.dataDir, 'backup-key')
  const other = makeBackupKey()
  writeFileSync(carried, other.text)
  await expect(target.restoreFrom(folder, null)).rejects.toThrow('were written with another key')
  expect(readFileSync(carried, 'utf8')).toBe(other.text)
  writeFileSync(carried, key.text)
  expect(await target.restoreFrom(folder, null)).toHaveLength(1)
  expect(readdirSync(target.dataDir).toSorted()).toEqual(['backup-key', 'lost+found', 'secret'])

  const second = await anEmptyPlace(postgres.server)
  mkdirSync(second.dataDir)
  writeFileSync(join(second.dataDir, 'backup-key'), other.text)
  expect((await second.restoreFrom(folder, key.text)).at(-1)).toMatch(/^Another key lay in .*: it is now .*backup-key\.before\.$/)
  expect(readFileSync(join(second.dataDir, 'backup-key.before'), 'utf8')).toBe(other.text)
  expect(readFileSync(join(second.dataDir, 'backup-key'), 'utf8').trim()).toBe(key.text)
})

test(
  'an instant is refused where it would be ignored, or with the true reason why it is out of reach',
  LONG,
  async ({ backedUp }) => {
    const { folder, key, name, target } = backedUp
    const to = new Date()
    await expect(target.restoreFrom(join(folder, name), key.text, { to })).rejects.toThrow(
      `${name} brings back the one instant at which it was made: leave out --to, or name ${folder}`,
    )
    await expect(target.restoreFrom(folder, key.text, { to })).rejects.toThrow(
      /^Only the embedded database comes back to a minute, and DATABASE_URL names another one\. The last copy before it: /,
    )
    const dataDir = join(scratchFolder(), 'data')
    const env = readEnv({ DATA_DIR: dataDir, BACKUP_KEY: key.text })
    const order = { env, place: folder, to, askKey: async () => null, report: () => {} }
    await expect(restore(order)).rejects.toThrow(
      `There is no base copy of a database in ${folder}, without which none comes back to a minute. The last copy before it: npm run restore -- ${folder}/${name}`,
    )
    expect([await target.isEmpty(), existsSync(dataDir)]).toEqual([true, false])
  },
)

test('a data folder that is a file, or cannot be made, is a sentence', LONG, async ({ backedUp }) => {
  const { folder, key } = backedUp
  const file = join(scratchFolder(), 'file')
  writeFileSync(file, 'kept')
  for (const dataDir of [file, join(file, 'below'), '/proc/nope']) {
    const env = readEnv({ DATA_DIR: dataDir, BACKUP_KEY: key.text })
    const restoring = restore({ env, place: folder, to: null, askKey: async () => null, report: () => {} })
    await expect(restoring).rejects.toThrow(/^The data folder .* (?:is not a folder|cannot be written)/)
  }
  expect(readFileSync(file, 'utf8')).toBe('kept')
})

test(
  'of two restores into one data folder the second ends with a sentence, and touches nothing of the first',
  LONG,
  async ({ backedUp }) => {
    const { folder, key, target } = backedUp
    const both = await Promise.allSettled([target.restoreFrom(folder, key.text), target.restoreFrom(folder, key.text)])
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.message)] : []))
    expect(refused).toEqual([
      `Another restore into ${target.dataDir} is under way: wait until it has ended, or stop it first. This one has touched nothing.`,
    ])
    const { rows } = await target.open().pool.query('select name from users')
    expect(rows).toEqual([{ name: 'ann' }])
    expect(readdirSync(target.dataDir).toSorted()).toEqual(['backup-key', 'secret'])
  },
)

test('a restore that was killed is begun anew, by one of those that try', LONG, async ({ backedUp }) => {
  const { folder, key, target } = backedUp
  mkdirSync(join(target.dataDir, 'files'), { recursive: true })
  writeFileSync(join(target.dataDir, '.restoring'), '')
  writeFileSync(join(target.dataDir, '.restoring.lock'), '4000000')
  const three = await Promise.allSettled(Array.from({ length: 3 }, () => target.restoreFrom(folder, key.text)))
  expect(three.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(readdirSync(target.dataDir).toSorted()).toEqual(['backup-key', 'secret'])
})

test(
  'a secret that is missing is taken from the newest copy that has one, and that is said',
  LONG,
  async ({ backedUp, postgres }) => {
    const { services, folder, key, name, target } = backedUp
    rmSync(join(folder, name, 'secret'))
    expect((await target.restoreFrom(folder, key.text))[1]).toBe(
      `The secret of the installation is missing at ${name}/secret in ${folder}: that of secret was taken.`,
    )
    expect(readFileSync(join(target.dataDir, 'secret'), 'utf8')).toBe(services.secret)
    const newer = await copyEverything(services)
    rmSync(join(folder, 'secret'))
    const second = await anEmptyPlace(postgres.server)
    expect((await second.restoreFrom(join(folder, name), key.text))[1]).toContain(`that of ${newer.name}/secret was taken.`)
    expect(readFileSync(join(second.dataDir, 'secret'), 'utf8')).toBe(services.secret)
    rmSync(join(folder, newer.name, 'secret'))
    const third = await anEmptyPlace(postgres.server)
    expect((await third.restoreFrom(folder, key.text))[1]).toMatch(
      /^There is no secret of the installation in .*type the passwords/,
    )
    const state = await findBackupState({ db: third.open().db, clock: services.clock })
    expect(state.pending?.lost).toHaveLength(1)
  },
)
