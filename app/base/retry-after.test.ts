import { expect, test } from 'vitest'

import { retryAfterMs } from './retry-after.ts'

const now = new Date('2026-03-02T09:30:00Z')

test.for([
  ['120', 120_000],
  [' 0 ', 0],
  ['Mon, 02 Mar 2026 09:31:00 GMT', 60_000],
  ['Mon, 02 Mar 2020 09:31:00 GMT', 0],
  ['soon', null],
  ['', null],
  [null, null],
] as const)('Retry-After %s is %s milliseconds', ([header, ms]) => {
  expect(retryAfterMs(header, now)).toBe(ms)
})

test('an instant says nothing where nobody knows what time it is there', () => {
  expect(retryAfterMs('Mon, 02 Mar 2026 09:31:00 GMT', new Date(NaN))).toBeNull()
  expect(retryAfterMs('60', new Date(NaN))).toBe(60_000)
})
