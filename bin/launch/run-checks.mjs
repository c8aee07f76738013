import { Sentence } from './sentence.mjs'

/** Runs lanes of checks side by side, and adds up what they came to. */
export async function runLanes(lanes, options) {
  const totals = await Promise.all(lanes.map((checks) => runChecks(checks, options)))
  const sum = (count) => totals.reduce((total, each) => total + each[count], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

/**
 * Runs every check, one after the other, whatever the others came to. A check returns whether it is `ok`, its `output` (shown
 * when it is not), and how many tests it `passed` and `failed`; without numbers it counts as one.
 */
async function runChecks(checks, { print = console.log } = {}) {
  const total = { passed: 0, failed: 0 }
  for (const { name, run } of checks) {
    const start = Date.now()
    const seconds = () => `${((Date.now() - start) / 1000).toFixed(1)} s`
    const ticks = setInterval(() => print(`  ${name} … ${seconds()}`), 15_000)
    const result = await attempt(run)
    clearInterval(ticks)
    const { ok, output, passed = ok ? 1 : 0, failed = ok ? 0 : 1 } = result
    total.passed += passed
    total.failed += failed
    const count = result.passed === undefined ? '' : `: ${passed} passed, ${failed} failed`
    print(`${ok ? '✓' : '✗'} ${name}${count} (${seconds()})`)
    if (!ok) print(output.trim().replaceAll(/^/gm, '    '))
  }
  return total
}

async function attempt(run) {
  try {
    return await run()
  } catch (error) {
    return { ok: false, output: error instanceof Sentence ? error.message : String(error?.stack ?? error) }
  }
}
