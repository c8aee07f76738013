import { expect, test } from 'vitest'

import { runLanes } from './run-checks.mjs'
import { Sentence } from './sentence.mjs'

async function outcomeOf(...checks: { name: string; run: () => unknown }[]) {
  const said: string[] = []
  const total = await runLanes([checks], { print: (line: string) => said.push(line.replace(/\(.* s\)$/, '(… s)')) })
  return { total, said }
}

test('a check counts as one, tests count each, and all run whatever comes', async () => {
  const { total, said } = await outcomeOf(
    { name: 'format', run: async () => ({ ok: false, output: 'a.ts\nb.ts\n' }) },
    { name: 'lint', run: async () => ({ ok: true, output: 'much' }) },
    { name: 'tests', run: async () => ({ ok: false, output: 'one broke', passed: 7, failed: 2 }) },
  )
  expect(total).toEqual({ passed: 8, failed: 3 })
  expect(said).toEqual([
    '✗ format (… s)',
    '    a.ts\n    b.ts',
    '✓ lint (… s)',
    '✗ tests: 7 passed, 2 failed (… s)',
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

test('lanes run side by side, and count together', async () => {
  const begun: string[] = []
  const { promise: second, resolve: beginSecond } = Promise.withResolvers<void>()
  const first = async () => {
    begun.push('a')
    await second
    return { ok: true, output: '', passed: 3, failed: 0 }
  }
  const other = async () => {
    begun.push('b')
    beginSecond()
    return { ok: false, output: '' }
  }
  expect(await runLanes([[{ name: 'a', run: first }], [{ name: 'b', run: other }]], { print: () => {} })).toEqual({
    passed: 3,
    failed: 1,
  })
  expect(begun).toEqual(['a', 'b'])
})
