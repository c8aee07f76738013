import { expect, test } from 'vitest'

import { mailDays } from './mail-days.ts'

test.for([
  ['on the first day', 1, [], true, [1, 3, 6]],
  ['without a confirmed address', 1, [], false, []],
  ['confirmed on the second day', 2, [], true, [2, 3, 6]],
  ['confirmed when the first mail had missed its time', 4, [], true, [4, 6]],
  ['mailed on days 1 and 3', 5, [['start', 1] as const, ['day 3', 3] as const], true, [1, 3, 6]],
  ['mailed once, then stopped', 5, [['start', 2] as const], false, [2]],
  ['on the last day, with nothing mailed yet', 7, [], true, [7]],
] as const)('%s', ([, today, sent, isMailed, days]) => {
  expect(mailDays(new Map(sent), today, isMailed)).toEqual(days)
})
