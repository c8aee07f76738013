import { expect, test } from 'vitest'

import { readRange } from '#features/health/labs/reading/read-range.ts'
import { readValue } from '#features/health/labs/reading/read-value.ts'

import { flagByRange } from './flags.ts'

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
  ['< 0.15', '0 - 3', 'N'],
  ['< 3', '0 - 3', 'N'],
  ['≤ 3', '0 - < 3', null],
  ['< 4', '0 - 3', null],
  ['< 0.15', '> 0 - 3', null],
  ['> 90', '≥ 60', 'N'],
  ['> 10', '5 - 10', 'H'],
  ['≥ 10', '5 - 10', null],
  ['> 7', '5 - 10', null],
  ['negative', '5 - 10', null],
  ['5', '', null],
] as const)('%s by the range %s is %s', ([value, range, flag]) => {
  expect(flagByRange(measured(value, range))).toBe(flag)
})
