import { expect, test } from 'vitest'

import { formatCost, monthOf } from './cost.ts'

test('costs in words', () => {
  expect([0, 1_234, 450_000, 12_340_000].map(formatCost)).toEqual(['$0.00', '$0.0012', '$0.4500', '$12.34'])
})

test('a month begins in UTC', () => {
  expect(monthOf(new Date('2026-03-31T23:59:59Z')).toISOString()).toBe('2026-03-01T00:00:00.000Z')
})
