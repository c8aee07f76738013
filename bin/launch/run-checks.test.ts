import { expect, test } from 'vitest'

import { runChecks } from './run-checks.mjs'
import { Sentence } from './sentence.mjs'

async function outcomeOf(...checks: { name: string; run: () => unknown }[]) {
  const said: string[] = []
  const total = await runChecks(checks, { print: (line: string) => said.push(line.replace(/\(.* s\)$/, '(… s)')) })
  return { total, said }
}

test('a check counts as one, tests count each, and all run whatever comes', async () => {
  const { total, said } = await outcomeOf(
    { name: 'format', run: async () => ({ ok: false, output: 'a.ts\nb.ts\n' }) },
    { name: 'lint', run: async () => ({ ok: true, output: 'much' }) },
    { name: 'tests', run: async () => ({ ok: false, output: 'one broke', passed: 7, failed: 2, again: ['a test'] }) },
  )
  expect(total).toEqual({ passed: 8, failed: 3 })
  expect(said).toEqual([
    '✗ format (… s)',
    '    a.ts\n    b.ts',
    '✓ lint (… s)',
    '✗ tests: 7 passed, 2 failed (… s)',
    '  passed at the second attempt only: a test',
    '    one broke',
  ])
})

test('a check that throws has failed, and says what a person needs', async () => {
  const { total, said } = await outcomeOf({
    name: 'browser',
    run: () => {
      throw new Sentence('No Chromium.')
    },
  })
  expect(total).toEqual({ passed: 0, failed: 1 })
  expect(said).toEqual(['✗ browser (… s)', '    No Chromium.'])
})
