import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { detectDanger } from './detect-danger.ts'
import { withoutIdentifiers } from './identifiers.ts'

describe('what is an identifier, and what is none', () => {
  test.each([
    '8a0ab5be-36fc-4915-be45-745f8c6b0a32',
    'b33a7dff-dacc-4a4b-9ae8-15205682f483',
    '52dca630',
    'f42d00ba',
    '1z999aa10123456784',
    'a1b2c3d4e5',
  ])('%s is one', (run) => expect(withoutIdentifiers(run).trim()).toBe(''))

  test.each([
    '5u1c1d3',
    's3lf-h4rm',
    'k1ll-mys3lf',
    'su1cidal',
    'headache',
    'dead-faced',
    '2026-11-24',
    '10mg20mg30mg',
    'took20mg50tabs',
    'b12-d3-k2',
    'omega3-6-9',
    '20tablets',
  ])('%s is none', (run) => expect(withoutIdentifiers(run)).toBe(run))
})

test('what is joined to an identifier stays', () => {
  expect(withoutIdentifiers('ann-8a0ab5be')).toBe('ann- ')
  expect(detectDanger('order-8a0ab5be-suicide').danger).toEqual(detectDanger('order suicide').danger)
})

test('an identifier in an ordinary message is never heard as a danger', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      for (const message of [
        `My order ${id} has not come yet.`,
        `It is about https://shop.test/orders/${id.slice(0, 8)}, thank you.`,
      ])
        expect([message, detectDanger(message).danger]).toEqual([message, []])
    }),
    { numRuns: 500 },
  )
})

test.each([
  'I want to k1ll myself',
  'i feel su1cidal',
  'suicidal-8a0ab5be',
  'order 8a0ab5be-36fc-4915-be45-745f8c6b0a32: I want to kill myself',
])('danger beside an identifier, and in figures for letters, is heard: %s', (message) =>
  expect(detectDanger(message).danger).not.toEqual([]),
)
