import { expect, test } from 'vitest'

import { lastNight, needless } from './retention.ts'

const now = new Date('2026-03-20T12:00:00Z')
const copyOf = (day: number) => ({ stoppedAt: new Date(Date.UTC(2026, 2, day, 2, 40)) })

test('the newest copy that is older than seven days stays, with everything behind it', () => {
  const copies = [10, 11, 12, 13, 14, 20].map(copyOf)
  expect(needless(copies, now)).toEqual([copyOf(10), copyOf(11), copyOf(12)])
  expect(needless([copyOf(14), copyOf(20)], now)).toEqual([])
  expect(needless([copyOf(1)], now)).toEqual([])
  expect(needless([], now)).toEqual([])
})

test('a nightly copy is due once a night', () => {
  expect(lastNight(now)).toEqual(new Date('2026-03-20T02:30:00Z'))
  expect(lastNight(new Date('2026-03-20T02:29:59Z'))).toEqual(new Date('2026-03-19T02:30:00Z'))
  expect(lastNight(new Date('2026-03-01T00:00:00Z'))).toEqual(new Date('2026-02-28T02:30:00Z'))
})
