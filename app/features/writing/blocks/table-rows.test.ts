import { expect, test } from 'vitest'

import { readTableRows, tableLimits } from './table-rows.ts'

const rows = [
  ['Day', 'Steps'],
  ['Monday', '6,240'],
]

test.each([
  '| Day | Steps |\n| :--- | ---: |\n| Monday | 6,240 |',
  'Day | Steps\n--- | ---\nMonday | 6,240',
  '| Day | Steps |\n| Monday | 6,240 |',
  'Day\tSteps\nMonday\t6,240\n',
])('a table by strokes or tabs: %j', (text) => expect(readTableRows(text)).toEqual(rows))

test('a row that ends early is filled up, a cell of nothing stays, and a stroke may stand in a cell', () => {
  expect(readTableRows('| a | b | c |\n| 1 |\n| | 2 | 3 |\n| x\\|y | | z |')).toEqual([
    ['a', 'b', 'c'],
    ['1', '', ''],
    ['', '2', '3'],
    ['x|y', '', 'z'],
  ])
})

test('what is too much is said', () => {
  expect(readTableRows(`${'| a '.repeat(tableLimits.columns + 1)}|\n| 1 |`)).toMatch(/at most 12 columns/)
  expect(readTableRows('| a | b |\n'.repeat(tableLimits.rows + 1))).toMatch(/at most 300 rows/)
})
