import { expect, test } from 'vitest'

import { costMicros } from './cost-of-call.ts'

test('costs are millionths of a dollar by the prices for a million tokens, rounded up', () => {
  const prices = { inputPriceCents: 15, outputPriceCents: 60 }
  expect(costMicros({ inputTokens: 1_000_000, outputTokens: 0 }, prices)).toBe(150_000)
  expect(costMicros({ inputTokens: 900, outputTokens: 1700 }, prices)).toBe(1155)
  expect(costMicros({ inputTokens: 1, outputTokens: 0 }, prices)).toBe(1)
  expect(costMicros({ inputTokens: 0, outputTokens: 0 }, prices)).toBe(0)
})

test('without the price that it needs, nobody knows a cost', () => {
  expect(costMicros({ inputTokens: 5, outputTokens: 5 }, { inputPriceCents: 1, outputPriceCents: null })).toBeNull()
  expect(costMicros({ inputTokens: 5, outputTokens: 5 }, { inputPriceCents: null, outputPriceCents: 1 })).toBeNull()
  expect(costMicros({ inputTokens: 5, outputTokens: 5 }, { inputPriceCents: 0, outputPriceCents: 0 })).toBe(0)
})
