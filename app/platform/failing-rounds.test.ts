import { expect, test } from 'vitest'

import { createFailingRounds } from './failing-rounds.ts'

const minute = (count: number) => count * 60_000

test('the same failure is news once an hour, another one at once, and after a success again', () => {
  const rounds = createFailingRounds()
  const news = Array.from({ length: 130 }, (_, at) => rounds.failed('away', minute(at)))
  expect(news.flatMap((isNews, at) => (isNews ? [at] : []))).toEqual([0, 60, 120])
  expect(rounds.failed('full', minute(131))).toBe(true)
  expect(rounds.failed('full', minute(132))).toBe(false)
  expect(rounds.succeeded()).toBe(132)
  expect(rounds.succeeded()).toBe(0)
  expect(rounds.failed('full', minute(133))).toBe(true)
})
