import { expect, test } from 'vitest'

import type { ColumnMapping } from '#features/health/core/import.ts'

import { readHead } from './reading/csv-head.ts'
import { tryMapping } from './try-mapping.ts'

const head = readHead(
  'Date;Note;Sleep;Weight;Pulse\n03/04/2026;good;25920;64.2;0\n04/04/2026;bad;27000;64.4;0\n05/04/2026;;;640;52\n',
  true,
)
const said = (numbers: ColumnMapping['numbers'], day = 'Date') =>
  tryMapping(head, { source: 'x', day, dateOrder: null, numbers }, '2026-11-23')

test('a unit under which most of the first rows would be refused is said beside its column', () => {
  const weight = { metric: 'weightKg', column: 'Weight', unit: 'kg' } as const
  expect(said([{ metric: 'sleepHours', column: 'Sleep', unit: 'h' }, weight])).toEqual({
    'column-sleepHours': 'Most of its first rows would be refused: 25920 hours is out of bounds for sleep: 0 to 24.',
  })
  expect(said([{ metric: 'sleepHours', column: 'Sleep', unit: 's' }, weight])).toEqual({})
})

test('so is a column of words, and one that holds no dates; a zero for what was not measured is none of it', () => {
  expect(said([{ metric: 'steps', column: 'Note', unit: 'count' }])).toEqual({
    'column-steps': 'Most of its first rows would be refused: “good” is not a number.',
  })
  expect(said([{ metric: 'steps', column: 'Weight', unit: 'count' }], 'Note')).toEqual({
    day: 'Most of its first rows are no dates: “good”.',
  })
  expect(said([{ metric: 'restingHr', column: 'Pulse', unit: 'bpm' }])).toEqual({})
})
