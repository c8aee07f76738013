import { expect, test } from 'vitest'

import { isHistory, isSegment, segmentAfter, unbrokenTo } from './log-segments.ts'

test('a segment follows another as PostgreSQL counts them', () => {
  expect(segmentAfter('000000010000000000000001')).toBe('000000010000000000000002')
  expect(segmentAfter('00000001000000000000000F')).toBe('000000010000000000000010')
  expect(segmentAfter('0000000200000000000000FF')).toBe('000000020000000100000000')
  expect(segmentAfter('0000000200000009000000FF')).toBe('000000020000000A00000000')
})

test('what else stands beside segments is none', () => {
  expect(isSegment('000000010000000000000001')).toBe(true)
  for (const name of ['00000002.history', '000000010000000000000002.00000028.backup', '000000010000000000000003.partial', '.x'])
    expect(isSegment(name)).toBe(false)
  expect(isHistory('00000002.history')).toBe(true)
})

test('a row of segments ends where one is missing', () => {
  const [one, two, three, four] = ['1', '2', '3', '4'].map((digit) => `00000001000000000000000${digit}`) as [
    string,
    string,
    string,
    string,
  ]
  expect(unbrokenTo(one, new Set([one, two, four]))).toBe(two)
  expect(unbrokenTo(three, new Set([one, two, four]))).toBeNull()
  expect(unbrokenTo(four, new Set([one, two, four]))).toBe(four)
})
