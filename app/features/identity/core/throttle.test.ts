import { expect, test } from 'vitest'

import { mayAttempt } from './throttle.ts'

test('the first attempt goes out, another one within five seconds does not', () => {
  expect(mayAttempt(null, 1_000_000)).toBe(true)
  expect(mayAttempt('1000000', 1_000_000)).toBe(false)
  expect(mayAttempt('1000000', 1_004_999)).toBe(false)
  expect(mayAttempt('1000000', 1_005_000)).toBe(true)
})

test('a stored text that is no instant, or lies ahead, holds nobody up', () => {
  expect(mayAttempt('', 1_000_000)).toBe(true)
  expect(mayAttempt('yesterday', 1_000_000)).toBe(true)
  expect(mayAttempt('2000000', 1_000_000)).toBe(true)
})
