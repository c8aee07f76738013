import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { readOrCreateSecret } from './secret.server.ts'

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a secret is made once and kept for its owner alone', () => {
  const folder = join(aFolder(), 'data')
  const secret = readOrCreateSecret(folder)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(readOrCreateSecret(folder)).toBe(secret)
  expect(readdirSync(folder)).toEqual(['secret'])
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

test('two folders have two secrets', () => {
  expect(readOrCreateSecret(aFolder())).not.toBe(readOrCreateSecret(aFolder()))
})

test('a damaged secret is told, never replaced', () => {
  const folder = aFolder()
  writeFileSync(join(folder, 'secret'), 'cut o')
  expect(() => readOrCreateSecret(folder)).toThrow(/is damaged/)
})
