import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { isInstalled } from './install.mjs'

/** A project whose lock file wants one package and, on some machines, another. */
function aProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  lock(folder, '1.0.0')
  return folder
}

function lock(folder: string, version: string) {
  const packages = { '': {}, 'node_modules/a': { version }, 'node_modules/b': { version: '2.0.0', optional: true } }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
}

function install(folder: string, packages: Record<string, { version: string }>) {
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
}

test('without packages there is something to install', () => {
  expect(isInstalled(aProject())).toBe(false)
})

test('packages that npm has put there by hand count, optional ones of other machines or not', () => {
  const folder = aProject()
  install(folder, { 'node_modules/a': { version: '1.0.0' } })
  expect(isInstalled(folder)).toBe(true)
  expect(readFileSync(join(folder, 'node_modules/.installed'), 'utf8')).toMatch(/^[0-9a-f]{64}$/)
})

test('a changed lock file wants another install', () => {
  const folder = aProject()
  install(folder, { 'node_modules/a': { version: '1.0.0' } })
  expect(isInstalled(folder)).toBe(true)
  lock(folder, '1.0.1')
  expect(isInstalled(folder)).toBe(false)
})

test('an install that was cut off does not count: npm writes its record last', () => {
  const folder = aProject()
  mkdirSync(join(folder, 'node_modules/a'), { recursive: true })
  expect(isInstalled(folder)).toBe(false)
})
