import fc from 'fast-check'
import { expect, test } from 'vitest'

import { KG_PER_POUND, LITERS_PER_FLUID_OUNCE } from '#features/health/core/units.ts'

import { formatRounded } from './rounded.ts'

test('what has a US unit is converted before it is rounded', () => {
  fc.assert(
    fc.property(fc.integer({ min: 450, max: 8000 }), (tenths) => {
      expect(formatRounded('weightKg', (tenths / 10) * KG_PER_POUND, 'us')).toBe(String(tenths / 10))
      expect(formatRounded('waterLiters', (tenths / 10) * LITERS_PER_FLUID_OUNCE, 'us')).toBe(String(tenths / 10))
    }),
    { examples: [[1999], [1602]] },
  )
})

test('means and edges have no more digits than people read, and none is below nothing', () => {
  expect(formatRounded('weightKg', 64.4666, 'metric')).toBe('64.5')
  expect(formatRounded('steps', 6419.6, 'us')).toBe('6,420')
  expect(formatRounded('restingHr', 57.4, 'metric')).toBe('57')
  expect(formatRounded('sleepHours', 6.7833, 'metric')).toBe('6:47')
  expect(formatRounded('steps', -12, 'metric')).toBe('0')
  expect(formatRounded('waterLiters', -0.2, 'us')).toBe('0')
})
