import { existsSync, readFileSync, rmSync } from 'node:fs'

import { ensureBuilt } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { runProgram } from './step.mjs'

const { DATABASE_URL_TEST: otherServer, ...environment } = process.env
delete environment.NODE_ENV
environment[process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR'] = '1'

/** One program of the packages; right when it ends with 0. */
const program = (name, command, ...args) => ({ name, run: () => runPackage(command, args) })

const build = {
  name: 'build',
  run: async () => {
    await ensureBuilt()
    return { ok: true, output: '' }
  },
}

/** What `npm test` does, in this order; the quick ones first. */
export const checks = [
  program('format', 'oxfmt/bin/oxfmt', '--check'),
  program('lint', 'oxlint/bin/oxlint', '--deny-warnings'),
  {
    name: 'types',
    run: async () => {
      const made = await runPackage('@react-router/dev/bin.cjs', ['typegen'])
      return made.ok ? runPackage('typescript/bin/tsc', []) : made
    },
  },
  program('unused code', 'knip/bin/knip.js'),
  build,
  { name: 'unit and database tests', run: () => tests(['pure', 'database']) },
  ...(otherServer
    ? [
        {
          name: 'database tests on DATABASE_URL_TEST',
          run: () => tests(['database'], { settings: { DATABASE_URL_TEST: otherServer } }),
        },
      ]
    : []),
  // Two side by side, each with a product and a browser of its own: a good part of what they do is wait.
  {
    name: 'browser tests',
    run: async () => tests(['browser'], { settings: { BROWSERS: '2', CHROMIUM_PATH: await findChromium() } }),
  },
]

/** What `npm run test:faults` does. What it measures is shown while it runs. */
export const faults = [build, { name: 'faults', run: () => tests(['faults'], { isShown: true }) }]

/** What `npm run test:security` does, likewise. */
export const security = [build, { name: 'security', run: () => tests(['security'], { isShown: true }) }]

function runPackage(path, args, options = {}) {
  return runProgram(process.execPath, [`node_modules/${path}`, ...args], { env: environment, ...options })
}

/** Runs projects of vitest.config.ts. Their tests are counted; what breaks outside of every test counts as one more. */
async function tests(projects, { settings = {}, isShown = false } = {}) {
  const report = `.cache/tests-${projects.join('-')}.json`
  const attempts = report.replace('tests-', 'second-attempts-')
  for (const file of [report, attempts]) rmSync(file, { force: true })
  const named = projects.flatMap((project) => ['--project', project])
  const reporters = [`--reporter=${isShown ? 'verbose' : 'dot'}`, '--reporter=json', `--outputFile.json=${report}`]
  reporters.push('--reporter=./bin/launch/second-attempts.mjs')
  const env = { ...environment, ...settings, SECOND_ATTEMPTS: attempts }
  const { ok, output } = await runPackage('vitest/vitest.mjs', ['run', ...named, ...reporters], { env, isShown })
  if (!existsSync(report)) return { ok: false, output, passed: 0, failed: 1 }
  const { numPassedTests: passed, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  const again = existsSync(attempts) ? JSON.parse(readFileSync(attempts, 'utf8')) : []
  return { ok, output, passed, failed: ok ? 0 : Math.max(1, numFailedTests), again }
}
