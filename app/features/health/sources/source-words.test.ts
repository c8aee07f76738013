import { expect, test } from 'vitest'

import { sourcesInWords } from './source-words.ts'

const names = new Map([
  ['a', 'Ring'],
  ['b', 'Watch'],
])

test('each source is named once, with what it brought, as the numbers are ordered', () => {
  expect(sourcesInWords({ hrvMs: 'a', steps: 'b', sleepHours: 'a' }, names)).toBe('Ring: sleep, HRV; Watch: steps')
})

test('what was typed, or taken out by hand, came from no file', () => {
  expect(sourcesInWords({}, names)).toBe('')
  expect(sourcesInWords({ steps: 'none', weightKg: 'b' }, names)).toBe('Watch: weight')
})
