import { expect, test } from 'vitest'

import { moved, formatSource } from '#features/health/core/source-order.ts'
import { noNumbers } from '#features/health/core/vitals.factory.ts'

import { hrvMethodAfter, sourcesAfter, type StoredDay } from './after-check-in.ts'

const RING = '7f9d1c1e-0000-4000-8000-000000000001'
const stored: StoredDay = {
  ...noNumbers,
  weightKg: 64.2,
  sleepHours: 7.2,
  steps: 8000,
  hrvMs: 41,
  hrvMethod: 'rmssd',
  sources: { sleepHours: RING, steps: RING, hrvMs: RING, restingHr: 'none' },
}

test('a number that stays as it was keeps its source, another one is the member’s own', () => {
  expect(sourcesAfter(stored, { steps: 8000, sleepHours: 7.5, weightKg: 65 })).toEqual({
    steps: RING,
    hrvMs: RING,
    restingHr: 'none',
  })
})

test('an emptied number of a file was taken out, one of the member’s own is only gone', () => {
  expect(sourcesAfter(stored, { steps: null, weightKg: null })).toEqual({ ...stored.sources, steps: 'none' })
})

test('what was taken out stays away until a number is typed', () => {
  expect(sourcesAfter(stored, { restingHr: null })).toEqual(stored.sources)
  expect(sourcesAfter(stored, { restingHr: 52 })).toEqual({ sleepHours: RING, steps: RING, hrvMs: RING })
})

test('of a day without a file everything is the member’s own', () => {
  expect(sourcesAfter(null, { steps: 5, hrvMs: 40 })).toEqual({})
  expect(hrvMethodAfter(null, { hrvMs: 40 })).toBeNull()
})

test('the method goes with its number', () => {
  expect(hrvMethodAfter(stored, { hrvMs: 41 })).toBe('rmssd')
  expect(hrvMethodAfter(stored, { steps: 4 })).toBe('rmssd')
  expect(hrvMethodAfter(stored, { hrvMs: 42 })).toBeNull()
  expect(hrvMethodAfter(stored, { hrvMs: null })).toBeNull()
})

test('a source moves by one place, and not beyond the ends', () => {
  expect([moved(['a', 'b', 'c'], 'c', -1), moved(['a', 'b', 'c'], 'a', 1)]).toEqual([
    ['a', 'c', 'b'],
    ['b', 'a', 'c'],
  ])
  expect([moved(['a', 'b'], 'a', -1), moved(['a', 'b'], 'b', 1), moved(['a'], 'x', 1)]).toEqual([null, null, null])
})

test('a source is called as its file calls it, with its maker', () => {
  expect(formatSource({ kind: 'apple-health', name: 'Ann’s iPhone' })).toBe('Ann’s iPhone, Apple Health')
  expect(formatSource({ kind: 'oura', name: 'Oura' })).toBe('Oura')
})
