import { expect, test } from 'vitest'

import { findingOf } from './finding.ts'

const TO = 100
const usual = { median: 60, low: 57.4, high: 62.6 }
const write = (value: number) => value.toFixed(0)
const values = Array.from({ length: 13 }, (_, back) => ({ day: TO - back, value: 60 }))
const found = (given: Partial<Parameters<typeof findingOf>[0]>) => findingOf({ values, usual, mean: 60, to: TO, write, ...given })

test('before there is a usual range it is said how many days it still takes', () => {
  const old = [...values, { day: TO - 28, value: 60 }]
  expect(found({ values: old, usual: null })).toBe('13 of the last 28 days. Your usual range appears here from 14 on.')
})

test('what lies within, above or below is the mean of seven days, and its number is said', () => {
  expect(found({ mean: 60 })).toBe('Mean of seven days 60, within your usual range, 57 to 63')
  expect(found({ mean: 66 })).toBe('Mean of seven days 66, above your usual range, 57 to 63')
  expect(found({ mean: 51 })).toBe('Mean of seven days 51, below your usual range, 57 to 63')
})

test('a mean that reads like an edge lies within', () => {
  expect(found({ mean: 62.9 })).toMatch(/63, within/)
  expect(found({ mean: 57.1 })).toMatch(/57, within/)
})

test('without a mean of the last seven days, none of earlier ones is told', () => {
  expect(found({ mean: null })).toBe('Your usual range is 57 to 63. The last seven days have too few numbers for a mean.')
  expect(found({ mean: 60, usual: { median: 60, low: 60, high: 60 } })).toBe('Mean of seven days 60, within your usual range, 60')
})
