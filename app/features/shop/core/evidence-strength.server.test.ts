import { expect, test } from 'vitest'

import { starterProducts } from '#content/products/starter-products.ts'

import { strengthOf } from './evidence-strength.server.ts'

test('words that ship have their strength, stored or not', () => {
  for (const { evidence: summary, strength } of starterProducts) {
    expect(strengthOf({ summary })).toBe(strength)
  }
})

test('the owner’s choice wins, and words of their own have none before it', () => {
  const [{ evidence: summary }] = starterProducts as [(typeof starterProducts)[number]]
  expect(strengthOf({ summary, strength: 'unclear' })).toBe('unclear')
  expect(strengthOf({ summary: `${summary} Or so we think.` })).toBeNull()
  expect(strengthOf(null)).toBeNull()
})

test('no strength says more than the words beside it', () => {
  const doubted = starterProducts.filter(({ evidence }) => /\b(?:unclear|uncertain|insufficient|not yet read)\b/i.test(evidence))
  expect(doubted.length).toBeGreaterThan(3)
  expect(doubted.filter(({ strength }) => strength === 'good')).toEqual([])
})
