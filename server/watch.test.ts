import { expect, test } from 'vitest'

import { watchPools } from './watch.ts'

test('a pool is exhausted once somebody waited at half of the looks of a minute, and until it is fewer', () => {
  const pool = { waitingCount: 0 }
  let at = 0
  const looks = watchPools([{ waitingCount: 0 }, pool], () => new Date(at))
  const look = (waiting: number, times = 1) => {
    for (let time = 0; time < times; time++) {
      at += 5_000
      pool.waitingCount = waiting
      looks.look()
    }
    return looks.since()?.getTime() ?? null
  }
  expect(look(3, 5)).toBeNull()
  expect(look(1)).toBe(30_000)
  expect(look(0, 6)).toBe(30_000)
  expect(look(0)).toBeNull()
})
