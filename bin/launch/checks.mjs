import { existsSync, readFileSync, rmSync } from 'node:fs'

import { ensureBuilt } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { makeScratchFolder } from './scratch-folder.mjs'
import { runProgram } from './step.mjs'

const { DATABASE_URL_TEST: otherServer, ...environment } = process.env
delete environment.NODE_ENV
environment[process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR'] = '1'

/** One program of the packages; right when it ends with 0. */
const program = (name, command, ...args) => ({ name, run: () => runPackage(command, args) })

/** Browser tests side by side, each with a product and a browser of its own. */
const BROWSERS = '2'

const build = {
  name: 'build',
  run: async () => {
    await ensureBuilt()
    return { ok: true, output: '' }
  },
}

/** Tests that write much and keep nothing: their folder for temporary files lies in memory. */
const passingTests = (projects, settings = {}, tagged = '!deep', piece = undefined) =>
  tests(projects, { settings: { TMPDIR: makeScratchFolder(), ...settings }, tagged, piece })

const quickChecks = [program('format', 'oxfmt/bin/oxfmt', '--check'), program('lint', 'oxlint/bin/oxlint', '--deny-warnings')]
const slowChecks = [
  {
    name: 'types',
    run: async () => {
      const made = await runPackage('@react-router/dev/bin.cjs', ['typegen'])
      // The other lane has the other core: several checkers would do half of their work twice.
      return made.ok ? runPackage('typescript/bin/tsc', ['--singleThreaded']) : made
    },
  },
  program('unused code', 'knip/bin/knip.js'),
]

const unitTests = [
  { name: 'unit and database tests', run: () => passingTests(['pure', 'database']) },
  ...(otherServer
    ? [
        {
          name: 'database tests on DATABASE_URL_TEST',
          run: () => passingTests(['database'], { DATABASE_URL_TEST: otherServer }),
        },
      ]
    : []),
]

const browserTests = {
  name: 'browser tests',
  run: async () => passingTests(['browser'], { BROWSERS, CHROMIUM_PATH: await findChromium() }),
}

/** What `npm test` does: two lanes side by side, each in its order, because a good part of what tests do is wait. A third one gains nothing on two cores. */
export const checks = [
  [...quickChecks, ...unitTests],
  [build, browserTests, ...slowChecks],
]

/** Fault tests that take minutes, each a part by itself. */
const SLOW_FAULTS = [
  'kill-nine',
  'sigterm',
  'full-disk',
  'machine-gone',
  'portable-copy',
  'update',
  'update-postgres',
  'database-gone',
]
const faultFile = (name) => `tests/faults/${name}.fault.ts`

/** `piece` is one of some equal ones ("2/4"); without it, the whole. */
const nameOf = (name, piece) => (piece ? `${name}, ${piece.replace('/', ' of ')}` : name)

const deepUnitTests = (piece) => ({
  name: nameOf('deep unit and database tests', piece),
  run: () => passingTests(['pure', 'database'], {}, 'deep', piece),
})
const deepBrowserTests = (piece) => ({
  name: nameOf('deep browser tests', piece),
  run: async () => passingTests(['browser'], { BROWSERS, CHROMIUM_PATH: await findChromium() }, 'deep', piece),
})
// What these measure is shown while they run.
const slowFaults = (...names) => ({
  name: `faults: ${names.join(', ')}`,
  run: () => tests(['faults'], { isShown: true, only: names.map(faultFile) }),
})
const otherFaults = (piece) => ({
  name: nameOf('faults, the others', piece),
  run: () => tests(['faults'], { isShown: true, without: SLOW_FAULTS.map(faultFile), piece }),
})
const securityTests = (piece) => ({ name: nameOf('security', piece), run: () => tests(['security'], { isShown: true, piece }) })

/** What `npm run test:deep` does; so each other. */
export const deep = [[build, deepUnitTests(), deepBrowserTests()]]
export const faults = [[build, slowFaults(...SLOW_FAULTS), otherFaults()]]
export const security = [[build, securityTests()]]

const piecesOf = (count, part) => Array.from({ length: count }, (_, at) => part(`${at + 1}/${count}`))

/** The long suites, in parts of at most ten minutes each. */
const parts = [
  ...piecesOf(3, deepUnitTests),
  ...piecesOf(7, deepBrowserTests),
  ...piecesOf(3, otherFaults),
  ...piecesOf(4, securityTests),
  ...SLOW_FAULTS.map((name) => slowFaults(name)),
]

/** One part of the long suites, another each day, so that none is forgotten and nobody waits for all. */
export function partOfDay(day = new Date()) {
  return [[build, parts[Math.floor(day.getTime() / 86_400_000) % parts.length]]]
}

function runPackage(path, args, options = {}) {
  return runProgram(process.execPath, [`node_modules/${path}`, ...args], { env: environment, ...options })
}

/** Runs projects of vitest.config.ts. Their tests are counted; what breaks outside of every test counts as one more. */
async function tests(projects, { settings = {}, isShown = false, only = [], without = [], tagged, piece } = {}) {
  const report = `.cache/tests-${projects.join('-')}.json`
  rmSync(report, { force: true })
  const named = projects.flatMap((project) => ['--project', project])
  const reporters = [`--reporter=${isShown ? 'verbose' : 'dot'}`, '--reporter=json', `--outputFile.json=${report}`]
  const chosen = [
    ...only,
    ...without.flatMap((file) => ['--exclude', file]),
    ...(tagged ? [`--tags-filter=${tagged}`] : []),
    ...(piece ? [`--shard=${piece}`] : []),
  ]
  const env = { ...environment, ...settings }
  const { ok, output } = await runPackage('vitest/vitest.mjs', ['run', ...named, ...chosen, ...reporters], { env, isShown })
  if (!existsSync(report)) return { ok: false, output, passed: 0, failed: 1 }
  const { numPassedTests: passed, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  return { ok, output, passed, failed: ok ? 0 : Math.max(1, numFailedTests) }
}
