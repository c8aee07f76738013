import { expect, test } from 'vitest'

import type { LabResult } from '#features/health/core/lab-report.ts'

import { alarmOf, type AlarmTerms } from './alarm.ts'
import { readRange } from './reading/read-range.ts'
import { readValue } from './reading/read-value.ts'

const bounds = (low: number | null, high: number | null, timesHigh: number | null = null) => ({ low, high, timesHigh })
const plain: AlarmTerms = {
  isKnown: true,
  hasUnit: true,
  now: null,
  today: null,
  days: null,
  isRangeTheAim: true,
  isTroponin: false,
}
const alarm = (value: string, range: string, terms: Partial<AlarmTerms> = {}, flag: LabResult['flag'] = null) =>
  alarmOf({ ...readValue(value)!, ...readRange(range)!, flag }, { ...plain, ...terms })
const potassium = { now: bounds(3, 6) }

test.for([
  ['201', '≤ 100', 'days'],
  ['200', '≤ 100', null],
  ['14', '≥ 30', 'days'],
  ['15', '≥ 30', null],
  ['156', '135 - 145', 'days'],
  ['155', '135 - 145', null],
  ['124', '135 - 145', 'days'],
  ['140', '135 - 145', null],
  ['< 14', '≥ 30', 'days'],
  ['> 14', '≥ 30', null],
  ['7', '', null],
  ['positive', '', null],
] as const)('%s, far out of %s, should be talked about within days: %s', ([value, range, found]) => {
  expect(alarm(value, range)).toBe(found)
})

test.for([
  ['2.9', '3.5 - 5.1', 'now'],
  ['3', '3.5 - 5.1', 'now'],
  ['3.1', '3.5 - 5.1', null],
  ['6', '3.5 - 5.1', 'now'],
  ['5.9', '3.5 - 5.1', null],
  ['> 6.5', '', 'now'],
  ['< 6.5', '', null],
  ['< 2', '', 'now'],
  ['> 2', '', null],
  ['6.4', '3.5 - 6.5', null],
  ['6.5', '3.5 - 6.5', null],
  ['6.5', '3.5 - < 6.5', 'now'],
  ['2.5', '≥ 2', null],
] as const)('%s by its range %s calls for a doctor at once: %s', ([value, range, found]) => {
  expect(alarm(value, range, potassium)).toBe(found)
})

test('a laboratory’s own mark counts, but beside a number that is within its range it was read wrongly', () => {
  expect(alarm('7', '3.5 - 5.1', {}, 'HH')).toBe('now')
  expect(alarm('4', '3.5 - 5.1', {}, 'HH')).toBeNull()
  expect(alarm('positive', '', {}, 'LL')).toBe('now')
  expect(alarm('9', '< 5', { isRangeTheAim: false }, 'HH')).toBeNull()
  expect(alarm('4.2', '0.9 - 1.1', { isRangeTheAim: false, now: bounds(null, 5) }, 'HH')).toBe('now')
})

test('what the list does not have and what has no unit calls for nobody', () => {
  const unknown = { isKnown: false, hasUnit: false }
  expect(alarm('4212345', '10 - 100', unknown)).toBeNull()
  expect(alarm('4212345', '10 - 100', unknown, 'HH')).toBeNull()
  expect(alarm('positive', '', unknown, 'LL')).toBeNull()
  expect(alarm('900', '10 - 100', { isKnown: false })).toBe('days')
  expect(alarm('900', '10 - 100', { isKnown: false }, 'HH')).toBe('now')
})

test('any troponin above its printed limit calls for a doctor at once, by whatever name', () => {
  const troponin = { isTroponin: true, isKnown: false, hasUnit: false }
  expect(alarm('15', '< 14', troponin)).toBe('now')
  expect(alarm('14', '0 - 14', troponin)).toBeNull()
  expect(alarm('0.05', '< 0.04', troponin)).toBe('now')
  expect(alarm('15', '', troponin)).toBeNull()
})

test('the same day comes before the next days, and a range that is no aim gives neither', () => {
  const lipase = { today: bounds(null, 500, 3) }
  expect(alarm('190', '< 60', lipase)).toBe('today')
  expect(alarm('180', '< 60', lipase)).toBe('today')
  expect(alarm('170', '< 60', lipase)).toBe('days')
  expect(alarm('510', '< 600', lipase)).toBeNull()
  expect(alarm('510', '', lipase)).toBe('today')
  expect(alarm('12', '< 5', { days: bounds(null, 50) })).toBeNull()
  expect(alarm('60', '< 5', { days: bounds(null, 50) })).toBe('days')
  expect(alarm('5000', '< 5', { isRangeTheAim: false })).toBeNull()
})
