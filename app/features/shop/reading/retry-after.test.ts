import { expect, test } from 'vitest'

import { askAgainAt } from './retry-after.ts'

const now = new Date('2026-03-02T09:30:00Z')

test.for([
  ['120', '09:32:00'],
  ['0', '09:30:01'],
  ['Mon, 02 Mar 2026 09:31:00 GMT', '09:31:00'],
  ['Mon, 02 Mar 2020 09:31:00 GMT', '09:30:01'],
  ['soon', '09:30:30'],
  [null, '09:30:30'],
] as const)('Retry-After %s is %s', ([header, time]) => {
  expect(askAgainAt(header, now).toISOString()).toBe(`2026-03-02T${time}.000Z`)
})

test.for(['999999999', 'Mon, 02 Mar 2099 09:31:00 GMT'])('nobody stays away for more than a day (%s)', (header) => {
  expect(askAgainAt(header, now).toISOString()).toBe('2026-03-03T09:30:00.000Z')
})
