import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { BackupError } from '#platform/backup/backup-place.server.ts'
import { StartError } from '#platform/start-error.ts'

import { quoteLog } from './quoted-log.ts'

test('what pointed to a log that goes says its last lines instead', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'log-')), 'postgres.log')
  writeFileSync(path, Array.from({ length: 40 }, (_, line) => `line ${line}\n`).join(''))
  const said = quoteLog(new BackupError(`PostgreSQL could not recover the database (see ${path}): out of memory`), path)
  expect(String(said)).toMatch(/^BackupError: PostgreSQL could not recover the database: out of memory\n.*:\nline 28\n/)
  expect(String(said)).toMatch(/\nline 39$/)
  expect(String(quoteLog(new StartError(`PostgreSQL does not answer in /a (no answer): see ${path}.`), path))).toContain(
    'PostgreSQL does not answer in /a (no answer).\n',
  )
  expect(String(said)).not.toContain(path)
  const other = new BackupError('Something else.')
  expect(quoteLog(other, path)).toBe(other)
})
