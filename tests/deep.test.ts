import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const files = globSync('{app,server,content,bin,tests}/**/*.{test,spec}.{ts,tsx}').filter((file) => file !== 'tests/deep.test.ts')
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

/** What every deep test names as the quick one that stays. */
const named = [...sources].flatMap(([file, source]) =>
  [...source.matchAll(/\bdeep\(\s*'([^']*)'/g)].map(([, stays]) => ({ file, stays: stays! })),
)

/** A test that is deep in some of its runs only (`javaScript ? {} : deep(…)`) runs quickly too. */
function hasQuickTests(source: string): boolean {
  const all = source.match(/^\s*test(?:\.for|\.each)?(?:<\w+>)?\(/gm) ?? []
  const deep = source.match(/(?<!: )\bdeep\(/g) ?? []
  return all.length > deep.length
}

test('every test that `npm test` leaves out names one that it runs', () => {
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ stays }) => !hasQuickTests(sources.get(stays) ?? ''))).toEqual([])
})

test('no test is left out in another way', () => {
  const ways = /\btags: \['deep'|\b(?:test|describe|it)\.(?:skip|todo)\b/
  expect([...sources].filter(([, source]) => ways.test(source)).map(([file]) => file)).toEqual([])
})
