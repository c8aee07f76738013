import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { vi } from 'vitest'

import { makeBackupKey } from '#platform/backup/backup-key.server.ts'
import { scratchFolder } from '#tests/support/scratch-folder.ts'
import { expect, test } from '#tests/support/test.ts'

import { backupByCommand, backupKeyByCommand, checkBackupByCommand } from './backup-command.ts'
import { makeAdminByCommand } from './make-admin.ts'
import { whoWasAffectedByCommand } from './who-was-affected.ts'

const span = { from: new Date('2026-03-02T10:00:00Z'), to: new Date('2026-03-02T12:00:00Z') }

const commands: ReadonlyArray<readonly [string, () => Promise<string>]> = [
  ['backup', async () => (await backupByCommand(null)).sentences.join(' ')],
  ['backup -- PLACE', async () => (await backupByCommand(join(scratchFolder(), 'elsewhere'))).sentences.join(' ')],
  ['backup -- --key', async () => backupKeyByCommand().sentences.join(' ')],
  ['check-backup', async () => (await checkBackupByCommand(null)).sentences.join(' ')],
  ['check-backup -- PLACE', async () => (await checkBackupByCommand(scratchFolder())).sentences.join(' ')],
  ['make-admin', async () => (await makeAdminByCommand('ann@example.com')).sentence],
  ['who-was-affected', async () => (await whoWasAffectedByCommand(span)).text],
]

test.for(commands)(
  '“%s” with a wrong DATA_DIR says so, and makes neither a folder nor a key nor a secret',
  async ([, run], { postgres, expect }) => {
    const { connectionString, host } = postgres.server
    const url = connectionString ?? `postgres://wellward@localhost/postgres?host=${encodeURIComponent(host!)}`
    for (const databaseUrl of ['', url]) {
      const absent = join(scratchFolder(), 'data')
      const foreign = scratchFolder()
      writeFileSync(join(foreign, 'notes.txt'), 'of somebody')
      for (const dataDir of [absent, foreign]) {
        vi.stubEnv('DATA_DIR', dataDir)
        vi.stubEnv('DATABASE_URL', databaseUrl)
        expect(await run()).toMatch(/^There is no (?:data|secret|backup key|backup) in /)
      }
      expect([existsSync(absent), readdirSync(foreign)]).toEqual([false, ['notes.txt']])
    }
  },
)

test('the key that is there is printed; a backup is not written into the name of a single copy', async () => {
  const dataDir = scratchFolder()
  vi.stubEnv('DATA_DIR', dataDir)
  const key = makeBackupKey()
  writeFileSync(join(dataDir, 'backup-key'), key.text)
  expect(backupKeyByCommand()).toMatchObject({ done: true, sentences: [key.text, expect.stringContaining('Keep this key')] })
  mkdirSync(join(dataDir, 'postgres'))
  const { done, sentences } = await backupByCommand('/mnt/backups/copies/20261127t024500z-0a1b2c3d')
  expect([done, sentences]).toEqual([
    false,
    [
      '/mnt/backups/copies/20261127t024500z-0a1b2c3d names one copy. A backup makes another one beside it: npm run backup -- /mnt/backups',
    ],
  ])
})
