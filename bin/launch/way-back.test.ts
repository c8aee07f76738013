import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { expect, test } from 'vitest'

import { deep } from '#tests/support/deep.ts'
import { scratchClone } from '#tests/support/scratch-clone.ts'
import { scratchFolder } from '#tests/support/scratch-folder.ts'

const EXCHANGE = JSON.stringify(resolve('bin/launch/exchange.mjs'))
const BETWEEN = JSON.stringify(resolve('bin/update/between-versions.mjs'))

/** Kills its process at the n-th thing that it does to files. */
const KILL = `import fs from 'node:fs'
  import child from 'node:child_process'
  import { syncBuiltinESMExports } from 'node:module'
  let left = Number(process.env.KILL_AT)
  for (const [module, names] of [[fs, ['renameSync', 'rmSync', 'writeFileSync', 'mkdirSync']], [child, ['execFileSync']]])
    for (const name of names) {
      const real = module[name]
      module[name] = (...given) => (left-- === 0 ? process.kill(process.pid, 'SIGKILL') : real(...given))
    }
  syncBuiltinESMExports()`

/** What code does in a folder of a clone; killed at its n-th act where that is given. */
function runIn(folder: string, code: string, killAt = -1) {
  const whole = `const { goOn, goBack, stay, readState, settleKept } = await import(${EXCHANGE})
    const { findWayBack } = await import(${BETWEEN})
    ${code}`
  const args = ['--import', `data:text/javascript,${encodeURIComponent(KILL)}`, '--input-type=module', '--eval', whole]
  const env = { ...process.env, KILL_AT: String(killAt) }
  const { stdout, stderr, signal } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env })
  if (signal === null && stderr !== '') throw new Error(stderr)
  return { said: stdout.trim(), isKilled: signal === 'SIGKILL' }
}

/** Makes clones that were updated from v1 to v2, whose packages and build are files that name their version; v3 waits. */
function updatedClones() {
  const { folder: made, git, commit, write } = scratchClone()
  const version = (name: string) => ({ name, commit: commit({ '.gitignore': '.cache\nbuild\nnode_modules\n', source: name }) })
  const [v1, v2, v3] = [version('v1'), version('v2'), version('v3')]
  const built = (where: string, name: string) => write({ [`${where}build/of`]: name, [`${where}node_modules/of`]: name })
  git('checkout', '--quiet', '--detach', v1.commit)
  built('', 'v1')
  built('.cache/update/next/', 'v2')
  runIn(made, `const state = ${JSON.stringify({ from: v1, to: v2 })}; goOn(state); stay(state)`)
  built('.cache/update/next/', 'v3')
  const wayBack = `findWayBack(readState(), '${v2.commit}')`
  const step = (more: object) =>
    `const state = { from: ${JSON.stringify(v2)}, ...${JSON.stringify(more)}, before: ${wayBack} }; goOn(state)`
  return {
    toNewer: step({ to: v3 }),
    toOlder: step({ to: v1, isReturn: true }),
    printWayBack: `settleKept(); console.log(${wayBack}?.from.name)`,
    make: () => {
      const folder = scratchFolder()
      cpSync(made, folder, { recursive: true })
      const of = (where: string) =>
        ['build/of', 'node_modules/of'].map((name) => {
          const path = join(folder, where, name)
          return existsSync(path) ? readFileSync(path, 'utf8') : null
        })
      return {
        run: (code: string, killAt?: number) => runIn(folder, code, killAt),
        here: () => ({
          source: readFileSync(join(folder, 'source'), 'utf8'),
          built: of('.'),
          before: of('.cache/update/previous'),
        }),
        leftovers: () => ['kept', 'failed'].filter((name) => existsSync(join(folder, '.cache/update', name))),
      }
    },
  }
}

const ON_V2 = { source: 'v2', built: ['v2', 'v2'], before: ['v1', 'v1'] }

test('a newer version that did not stay takes nothing of the way back', () => {
  const { make, toNewer, toOlder, printWayBack } = updatedClones()
  const { run, here, leftovers } = make()
  expect(here()).toEqual(ON_V2)
  expect(run(printWayBack).said).toBe('v1')
  // Going back may fail too, and be tried again.
  for (const attempt of [toNewer, toNewer, toOlder]) {
    run(`${attempt}; goBack(state, 'It did not start.')`)
    expect(here()).toEqual(ON_V2)
    expect(run(printWayBack).said).toBe('v1')
  }
  run(`${toOlder}; stay(state)`)
  expect(here()).toEqual({ source: 'v1', built: ['v1', 'v1'], before: ['v2', 'v2'] })
  expect(leftovers()).toEqual([])
})

test.each(['toNewer', 'toOlder'] as const)(
  'wherever it is killed, %s, it comes back to the same',
  deep('bin/launch/way-back.test.ts'),
  (way) => {
    const clones = updatedClones()
    // What a start does (settle-update.mjs): killed too, and then done again.
    const settle = `if (readState().phase === 'trying') goBack(readState(), 'It was ended.')`
    let at = 0
    for (let isKilled = true; isKilled; at += 1) {
      const { run, here, leftovers } = clones.make()
      isKilled = run(clones[way], at).isKilled
      run(settle, at % 7)
      const { said } = run(`${settle}; ${clones.printWayBack}`)
      expect({ at, ...here(), said, leftovers: leftovers() }).toEqual({ at, ...ON_V2, said: 'v1', leftovers: [] })
    }
    expect(at).toBeGreaterThan(8)
  },
)
