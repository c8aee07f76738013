import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { featureUses, topicUses } from '../features.config.ts'

/** A lint that silently checks nothing looks exactly like a clean one, so each rule must catch its own crime. */
const crimes: Record<string, { code: string; rule: string }> = {
  'app/base/a.ts': { code: `import '#platform/clock.ts'`, rule: 'Rules are pure' },
  'app/base/b.ts': { code: `import '#features/site/contact.ts'`, rule: 'base/ imports nothing' },
  'app/platform/a.ts': { code: `import '#features/site/contact.ts'`, rule: 'platform/ knows no feature' },
  'app/platform/b.server.ts': { code: `import './env.server.ts'`, rule: 'only server/ reads the environment' },
  'app/platform/c.server.ts': { code: `import '#ui/button.tsx'`, rule: 'platform/ knows no feature and draws nothing' },
  'app/platform/d.server.ts': { code: `import '#routes/area.ts'`, rule: 'stand above this' },
  'app/platform/e.server.ts': {
    code: `import type { Services } from '#services.server.ts'`,
    rule: 'name what is needed of Infrastructure',
  },
  'app/ui/a.tsx': {
    code: `import type { Infrastructure } from '#platform/infrastructure.server.ts'`,
    rule: 'ui/ knows no feature and no server',
  },
  'app/ui/b.tsx': { code: `import '#features/site/contact.ts'`, rule: 'ui/ knows no feature' },
  'app/routes/a.tsx': { code: `import '#features/site/core/tables.server.ts'`, rule: 'Tables are private' },
  'app/routes/b.tsx': { code: `import { eq } from 'drizzle-orm'`, rule: 'Routes do not query' },
  'app/routes/c.tsx': { code: `import '#server/web.ts'`, rule: 'Nothing of the server process here' },
  'content/a.ts': { code: `import '#features/site/contact.ts'`, rule: 'content/ is data' },
  'app/features/site/a.ts': { code: `import '#platform/infrastructure.server.ts'`, rule: 'Rules are pure' },
  'app/features/site/b.tsx': { code: `import './contact.server.ts'`, rule: 'no .server modules here' },
  'app/features/site/c.server.ts': { code: `import '#features/shop/cart.ts'`, rule: 'Not in featureUses.site' },
  'app/features/site/d.ts': { code: `import 'react'`, rule: 'Rules are pure' },
  'app/features/site/e.server.ts': { code: `import '#platform/env.server.ts'`, rule: 'only server/ reads the environment' },
  'app/features/site/f.server.tsx': { code: `import '#ui/button.tsx'`, rule: 'The server side draws nothing' },
  'app/features/site/g.server.ts': { code: `import '#routes/area.ts'`, rule: 'stand above this' },
  'app/features/shop/a.server.ts': { code: `import '#features/identity/core/tables.server.ts'`, rule: 'Tables are private' },
  'app/features/shop/h.server.ts': {
    code: `import '#features/identity/core/tokens/token-tables.server.ts'`,
    rule: 'Tables are private',
  },
  'app/features/shop/b.ts': { code: `import '../identity/account.ts'`, rule: 'Cross folders by name' },
  'app/features/shop/c.server.ts': { code: `export const home = process.env.HOME`, rule: 'Read platform/env.server.ts' },
  'app/features/shop/deep/d.ts': { code: `import '#features/site/contact.server.ts'`, rule: 'no .server modules here' },
  'app/features/shop/e.ts': { code: `import { f } from './f.ts'; export const e = () => f`, rule: 'no-cycle' },
  'app/features/shop/f.ts': { code: `import { e } from './e.ts'; export const f = () => e`, rule: 'no-cycle' },
  'app/features/shop/g.ts': { code: `export const g = (value: any) => value`, rule: 'no-explicit-any' },
  'app/features/shop/BigFile.ts': { code: `export const big = 1`, rule: 'filename-case' },
  'app/features/shop/long.ts': {
    code: 'export const a = 1\n'.repeat(300).replaceAll(/a = 1\n/g, () => `a${Math.random().toString(36).slice(2)} = 1\n`),
    rule: 'max-lines',
  },
  'app/features/automation/runs/a.server.ts': {
    code: `import '#features/automation/daily/daily-form.ts'`,
    rule: 'Not in topicUses.automation.runs',
  },
  'app/features/automation/kinds/a.ts': {
    code: `import '#features/automation/daily/daily-form.ts'`,
    rule: 'Not in topicUses.automation.kinds',
  },
  'app/features/automation/batch/a.tsx': {
    code: `import '#features/automation/generator/making.ts'`,
    rule: 'Not in topicUses.automation.batch',
  },
  'app/features/health/h.factory.server.ts': {
    code: `import type { Services } from '#services.server.ts'`,
    rule: 'name what is needed of Infrastructure',
  },
  'app/features/health/labs/b.server.ts': {
    code: `import type { Services } from '#services.server.ts'`,
    rule: 'name what is needed of Infrastructure',
  },
  'app/features/health/labs/a.server.ts': {
    code: `import '#features/health/dashboard/dashboard.ts'`,
    rule: 'Not in topicUses.health.labs',
  },
  'app/features/health/core/a.ts': {
    code: `import '#features/health/labs/alarm.ts'`,
    rule: 'core/ is what the topics of health share',
  },
  'app/features/automation/daily/b.server.ts': {
    code: `import '#features/calendar/a.ts'`,
    rule: 'Not in featureUses.automation',
  },
  'server/a.ts': { code: `import '#features/identity/core/tables.server.ts'`, rule: 'Tables are private' },
}

interface Diagnostic {
  readonly message: string
  readonly code: string
  readonly help?: string
  readonly filename: string
}

test('every architecture rule catches its crime', () => {
  const sandbox = mkdtempSync(join(tmpdir(), 'architecture-'))
  symlinkSync(resolve('node_modules'), join(sandbox, 'node_modules'))
  for (const config of ['oxlint.config.ts', 'features.config.ts']) cpSync(config, join(sandbox, config))
  for (const [path, { code }] of Object.entries(crimes)) {
    mkdirSync(dirname(join(sandbox, path)), { recursive: true })
    writeFileSync(join(sandbox, path), code)
  }
  const diagnostics = lint(sandbox)
  rmSync(sandbox, { recursive: true })
  const unpunished = Object.entries(crimes).filter(
    ([path, { rule }]) => !diagnostics.some((found) => found.filename.endsWith(path) && JSON.stringify(found).includes(rule)),
  )
  expect(unpunished.map(([path, { rule }]) => `${path}: ${rule}`)).toEqual([])
})

test('a feature uses only features listed above it', () => {
  const order = Object.keys(featureUses)
  const backwards = Object.entries(featureUses).flatMap(([name, uses]) =>
    uses.filter((used) => order.indexOf(used) >= order.indexOf(name)).map((used) => `${name} -> ${used}`),
  )
  expect(backwards).toEqual([])
})

test.each(Object.keys(featureUses))('each topic of %s is in the table, and uses only topics above it', (feature) => {
  const topics: Readonly<Record<string, readonly string[]>> = new Map(Object.entries(topicUses)).get(feature) ?? {}
  const order = Object.keys(topics)
  const folders = globSync(`app/features/${feature}/*/`).map((path) => path.replace(/\/$/, '').split('/').at(-1))
  expect(folders.filter((folder) => folder !== 'core').toSorted()).toEqual(order.toSorted())
  expect(
    Object.entries(topics).flatMap(([name, used]) => used.filter((other) => order.indexOf(other) >= order.indexOf(name))),
  ).toEqual([])
})

test('every feature folder is in the table and says in a README what it is about', () => {
  const names = Object.keys(featureUses).toSorted()
  expect(
    globSync('app/features/*')
      .map((path) => path.split('/').at(-1))
      .toSorted(),
  ).toEqual(names)
  expect(
    globSync('app/features/*/README.md')
      .map((path) => path.split('/').at(-2))
      .toSorted(),
  ).toEqual(names)
})

test('no file has a drawer for a name', () => {
  expect(globSync('{app,server,content}/**/{index,util,utils,helper,helpers,misc,common,types,constants}.{ts,tsx}')).toEqual([])
})

/** Files of one name in several folders: who opens one by its name should have no choice. */
function twinsIn(folder: string): string[][] {
  const byName = Map.groupBy(globSync('**/*.{ts,tsx}', { cwd: folder }).toSorted(), (path) => basename(path))
  return [...byName.values()].filter((paths) => paths.length > 1)
}

test.each(Object.keys(featureUses))('no two files of %s bear one name', (name) => {
  expect(twinsIn(`app/features/${name}`)).toEqual([])
})

test('two files of one name are found, and a rule with its use-case and its form is one thing', () => {
  const sandbox = mkdtempSync(join(tmpdir(), 'twins-'))
  onTestFinished(() => rmSync(sandbox, { recursive: true }))
  for (const path of ['core/trend.ts', 'labs/pages/trend.ts', 'labs/trend.server.ts', 'core/trend-form.tsx', 'trend.test.ts']) {
    mkdirSync(dirname(join(sandbox, path)), { recursive: true })
    writeFileSync(join(sandbox, path), '')
  }
  expect(twinsIn(sandbox)).toEqual([['core/trend.ts', 'labs/pages/trend.ts']])
})

test('a route stays under 150 lines', async () => {
  const { readFileSync } = await import('node:fs')
  const isRoute = (path: string) => !path.includes('.test.')
  const long = globSync('app/routes/**/*.{ts,tsx}').filter(
    (path) => isRoute(path) && readFileSync(path, 'utf8').split('\n').length > 150,
  )
  expect(long).toEqual([])
})

function lint(folder: string): Diagnostic[] {
  const command = resolve('node_modules/.bin/oxlint')
  try {
    execFileSync(command, ['app', 'content', 'server', '--format=json'], { cwd: folder, stdio: 'pipe', maxBuffer: 1 << 26 })
    return []
  } catch (error) {
    return (JSON.parse(String((error as { stdout: Buffer }).stdout)) as { diagnostics: Diagnostic[] }).diagnostics
  }
}
