import { expect, test } from 'vitest'

import { alarmOf } from './alarm.ts'
import { flagByRange } from './flags.ts'
import type { LabResult } from './lab-report.ts'
import { readRange } from './reading/read-range.ts'
import { readValue } from './reading/read-value.ts'

const measured = (value: string, range: string) => ({ ...readValue(value)!, ...readRange(range)! })

test.for([
  ['3.4', '3.5 - 5.1', 'L'],
  ['3.5', '3.5 - 5.1', 'N'],
  ['5.1', '3.5 - 5.1', 'N'],
  ['5.2', '3.5 - 5.1', 'H'],
  ['3.5', '> 3.5 - < 5.1', 'L'],
  ['5.1', '> 3.5 - < 5.1', 'H'],
  ['5', '< 5', 'H'],
  ['5', '≤ 5', 'N'],
  ['40', '> 40', 'L'],
  ['40', '≥ 40', 'N'],
  ['< 5', '5 - 10', 'L'],
  ['≤ 5', '5 - 10', null],
  ['< 0.5', '< 5', 'N'],
  ['< 7', '5 - 10', null],
  ['> 90', '≥ 60', 'N'],
  ['> 10', '5 - 10', 'H'],
  ['≥ 10', '5 - 10', null],
  ['> 7', '5 - 10', null],
  ['negative', '5 - 10', null],
  ['5', '', null],
] as const)('%s by the range %s is %s', ([value, range, flag]) => {
  expect(flagByRange(measured(value, range))).toBe(flag)
})

const alarm = (
  value: string,
  range: string,
  { flag = null, ...critical }: { flag?: LabResult['flag']; low?: number; high?: number } = {},
) => alarmOf({ ...measured(value, range), flag }, critical)

test('a result far out of range says that a doctor should see it', () => {
  expect(alarm('201', '≤ 100')).toBe('soon')
  expect(alarm('200', '≤ 100')).toBeNull()
  expect(alarm('14', '≥ 30')).toBe('soon')
  expect(alarm('15', '≥ 30')).toBeNull()
  expect(alarm('156', '135 - 145')).toBe('soon')
  expect(alarm('155', '135 - 145')).toBeNull()
  expect(alarm('124', '135 - 145')).toBe('soon')
  expect(alarm('140', '135 - 145')).toBeNull()
  expect(alarm('< 14', '≥ 30')).toBe('soon')
  expect(alarm('> 14', '≥ 30')).toBeNull()
  expect(alarm('7', '')).toBeNull()
  expect(alarm('positive', '')).toBeNull()
})

test('what laboratories phone about says that a doctor is to be phoned now', () => {
  expect(alarm('2.9', '3.5 - 5.1', { low: 3, high: 6.1 })).toBe('now')
  expect(alarm('6.1', '3.5 - 5.1', { low: 3, high: 6.1 })).toBe('now')
  expect(alarm('6', '3.5 - 5.1', { low: 3, high: 6.1 })).toBeNull()
  expect(alarm('> 6.5', '', { low: 3, high: 6.1 })).toBe('now')
  expect(alarm('< 6.5', '', { high: 6.1 })).toBeNull()
  expect(alarm('4', '3.5 - 5.1', { flag: 'HH' })).toBe('now')
  expect(alarm('positive', '', { flag: 'LL' })).toBe('now')
})
