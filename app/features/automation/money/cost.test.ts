import { expect, test } from 'vitest'

import { costInWords, costMicros, monthOf } from './cost.ts'

test('a cost follows the prices of a million tokens, and is not known without them', () => {
  const tokens = { inputTokens: 1_000_000, outputTokens: 500_000 }
  expect(costMicros(tokens, { inputPriceCents: 15, outputPriceCents: 60 })).toBe(450_000)
  expect(costMicros({ inputTokens: 1, outputTokens: 0 }, { inputPriceCents: 15, outputPriceCents: 60 })).toBe(1)
  expect(costMicros(tokens, { inputPriceCents: null, outputPriceCents: 60 })).toBeNull()
})

test('costs in words', () => {
  expect([0, 1_234, 450_000, 12_340_000].map(costInWords)).toEqual(['$0.00', '$0.0012', '$0.4500', '$12.34'])
})

test('a month begins in UTC', () => {
  expect(monthOf(new Date('2026-03-31T23:59:59Z')).toISOString()).toBe('2026-03-01T00:00:00.000Z')
})
