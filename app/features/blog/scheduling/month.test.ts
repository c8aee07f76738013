import { expect, test } from 'vitest'

import { shiftDay } from '#base/dates/calendar-day.ts'

import { boundsOf, monthNamed, weeksOf } from './month.ts'
import { formatMonth, shiftMonth } from './months.ts'

test('a month is whole weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-11')
  expect([weeks.length, weeks[0]![0], weeks.at(-1)![6]]).toEqual([6, '2026-10-26', '2026-12-06'])
  expect(weeksOf('2027-02').map((week) => week.length)).toEqual([7, 7, 7, 7])
})

test('months follow each other, and anything else in the address is the present one', () => {
  expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect([monthNamed('2026-05', '2026-11-20'), monthNamed('2026-13', '2026-11-20'), monthNamed(null, '2026-11-20')]).toEqual([
    '2026-05',
    '2026-11',
    '2026-11',
  ])
  expect([shiftDay('2028-02-28', 2), shiftDay('2026-01-01', -1)]).toEqual(['2028-03-01', '2025-12-31'])
  expect(formatMonth('2026-11')).toBe('November 2026')
})

test('a month begins and ends on the clocks of the zone, also when they change within it', () => {
  const { from, to } = boundsOf('2026-03', 'Europe/Berlin')
  expect([from.toISOString(), to.toISOString()]).toEqual(['2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z'])
})
