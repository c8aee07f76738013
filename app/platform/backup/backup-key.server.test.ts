import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { scratchFolder } from '#tests/support/scratch-folder.ts'

import { BackupKeyError, makeBackupKey, parseBackupKey, readOrCreateBackupKey } from './backup-key.server.ts'

test('a key is read as people type it', () => {
  const key = makeBackupKey()
  expect(key.text).toMatch(/^(?:[A-Z2-7]{4}-){13}[A-Z2-7]{4}$/)
  for (const typed of [key.text, key.text.toLowerCase(), key.text.replaceAll('-', ' '), ` ${key.text.replaceAll('-', '')}\n`])
    expect(parseBackupKey(typed)).toEqual(key)
})

test('one wrong character is noticed wherever it stands', () => {
  const { text } = makeBackupKey()
  for (const at of Array.from(text, (_, index) => index).filter((index) => text[index] !== '-')) {
    const slip = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
    expect(() => parseBackupKey(slip)).toThrow('One of the characters')
  }
})

test('what is no key is told what one looks like', () => {
  for (const typed of ['', 'a password', '1'.repeat(56), `${makeBackupKey().text}A`])
    expect(() => parseBackupKey(typed)).toThrow(BackupKeyError)
})

test('the key is made once, for its owner’s eyes, and the operator’s wins', () => {
  const folder = scratchFolder()
  const made = readOrCreateBackupKey(folder, null)
  expect(readOrCreateBackupKey(folder, null)).toEqual(made)
  expect(statSync(join(folder, 'backup-key')).mode & 0o777).toBe(0o600)
  const other = makeBackupKey()
  expect(readOrCreateBackupKey(folder, other.text)).toEqual(other)
})

test('a damaged key is no new one', () => {
  const folder = scratchFolder()
  writeFileSync(join(folder, 'backup-key'), 'half')
  expect(() => readOrCreateBackupKey(folder, null)).toThrow('is damaged')
})
