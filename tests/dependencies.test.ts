import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { makeSbom } from '#bin/launch/sbom.mjs'

import { mayShip } from './support/licences.ts'

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown
const { dependencies, devDependencies, optionalDependencies } = json('package.json') as Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
>
const { packages } = json('package-lock.json') as {
  packages: Record<string, { name?: string; dev?: boolean; license?: string; version?: string; integrity?: string }>
}
const rows = [...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| `([^`]+)` +\| (\w+) +\| (.+?) +\|$/gm)].map(
  ([, name, used, reason]) => ({ name: name!, used: used!, reason: reason! }),
)
const named = (used: string) => rows.filter((row) => row.used === used).map(({ name }) => name)

test('the table of dependencies names every package of package.json once, with a reason, and no other', () => {
  const all = [dependencies, devDependencies, optionalDependencies].flatMap((each) => Object.keys(each))
  expect(rows.map(({ name }) => name).toSorted()).toEqual(all.toSorted())
  expect(rows.filter(({ reason }) => reason.length < 5)).toEqual([])
  const running = [...Object.keys(dependencies), ...Object.keys(optionalDependencies), 'node']
  expect(named('runs').toSorted()).toEqual(running.toSorted())
  expect(named('shipped').filter((name) => !(name in devDependencies))).toEqual([])
  expect(rows.filter(({ used }) => !['runs', 'shipped', 'work'].includes(used))).toEqual([])
})

/** What a package says itself where it is installed, else what the lock file noted of it. */
function licenceOf(path: string): string | undefined {
  const own = `${path}/package.json`
  if (!existsSync(own)) return packages[path]!.license
  // Old packages name it in an object.
  const { license } = json(own) as { license?: string | { type: string } }
  return typeof license === 'object' ? license.type : license
}

test('every package that runs or is shipped has a licence that lets it', () => {
  const direct = new Set([...named('runs'), ...named('shipped')].map((name) => `node_modules/${name}`))
  const shipped = Object.keys(packages).filter((path) => path !== '' && (!packages[path]!.dev || direct.has(path)))
  expect(shipped.length).toBeGreaterThan(300)
  const refused = shipped
    .map((path) => [path.replace(/^.*node_modules\//, ''), licenceOf(path)] as const)
    .filter(([name, licence]) => !mayShip(name, licence))
  expect(refused).toEqual([])
})

test.each<readonly [name: string, licence: string | undefined, may: boolean]>([
  ['x', 'MIT', true],
  ['x', '(MIT OR GPL-3.0-only)', true],
  ['x', '(AFL-2.1 OR BSD-3-Clause)', true],
  ['x', 'MIT AND (GPL-2.0-only OR ISC)', true],
  ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
  ['x', 'Apache-2.0 AND LGPL-3.0-or-later', false],
  ['x', 'MIT AND GPL-2.0-only', false],
  ['x', 'GPL-3.0-only', false],
  ['x', 'AGPL-3.0-only OR SSPL-1.0', false],
  ['x', 'GPL-2.0-only WITH Classpath-exception-2.0', false],
  ['x', '(MIT', false],
  ['x', 'MIT)', false],
  ['x', '', false],
  ['x', 'UNLICENSED', false],
  ['x', 'SEE LICENSE IN LICENSE.md', false],
  ['x', undefined, false],
])('%s under %s may be shipped: %s', (name, licence, may) => {
  expect(mayShip(name, licence)).toBe(may)
})

test('the lock file holds a hash of every package that comes from the registry', () => {
  const bare = Object.entries(packages).filter(([path, { integrity }]) => path !== '' && !integrity)
  expect(bare.map(([path]) => path)).toEqual([])
})

test('the list for programs (SBOM) names every package of the lock file with version, hash and licence, and what each needs', () => {
  const sbom = makeSbom()
  const own = { name: 'wellward', type: 'application' }
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', metadata: { component: own } })
  expect(sbom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  const refs = sbom.components.map((component) => component['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  const wanted = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { name, version }]) => `${name ?? path.replace(/^.*node_modules\//, '')}@${version}`)
  expect([...new Set(wanted)].toSorted()).toEqual(refs.toSorted())
  expect(sbom.components.filter(({ hashes }) => !hashes?.length)).toEqual([])
  expect(sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.includes(ref))).toEqual([
    `wellward@${sbom.metadata.component.version}`,
  ])

  const needed = (name: string) => sbom.dependencies.find(({ ref }) => ref.startsWith(`${name}@`))!.dependsOn
  expect(needed('wellward')).toHaveLength(rows.length)
  expect(needed('react-dom').map((ref) => ref.replace(/@[^@]*$/, ''))).toEqual(['react', 'scheduler'])
  const isForWork = (name: string) => sbom.components.find((each) => each.name === name)!.properties.length > 0
  expect(['react', 'zod', 'pg', 'vitest', 'knip'].map(isForWork)).toEqual([false, false, false, true, true])
})
