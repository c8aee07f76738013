import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

interface Entry {
  readonly version: string
  readonly optionalDependencies?: Record<string, string>
}

test('the lock file knows every optional package: where one is missing (a mirror lacked it), npm ci refuses the whole file', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> }
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isPresent(packages, path, name)),
  )
  expect(missing).toEqual([])
})

/** Packages are looked up as Node does: in the folder of the one that wants it, then in those above. */
function isPresent(packages: Record<string, Entry>, path: string, name: string): boolean {
  if (packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true
  if (path === '') return false
  return isPresent(packages, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
}
