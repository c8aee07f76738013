import { expect, test } from 'vitest'

import { draftOf } from '#features/health/labs/reading/draft-line.ts'
import { isCriticalMark, readFlag } from '#features/health/labs/reading/read-flag.ts'

import { readReportText } from './read-report-text.ts'

const linesOf = (text: string) => readReportText(text).results.map(({ row, result }) => draftOf(result, row, 'point'))
const shortly = (text: string) => linesOf(text).map(({ name, value, unit, range, flag }) => [name, value, unit, range, flag])

/** A mark as printed, and what it is beside 6.9 of 3.5-5.1. */
const marks = [
  ['*HH*', 'HH'],
  ['**HH**', 'HH'],
  ['**H**', 'H'],
  ['*H*', 'H'],
  ['*H', 'H'],
  ['H*', 'HH'],
  ['H!', 'H'],
  ['!H', 'H'],
  ['HH!', 'HH'],
  ['H#', 'H'],
  ['(H)', 'H'],
  ['(HH)', 'HH'],
  ['[H]', 'H'],
  ['[HH]', 'HH'],
  ['<HH>', 'HH'],
  ['(*H*)', 'H'],
  ['!', 'H'],
  ['!!', 'HH'],
  ['*', 'H'],
  ['**', 'H'],
  ['*CRIT*', 'HH'],
  ['CRIT', 'HH'],
  ['AA', 'HH'],
  ['↑', 'H'],
  ['->', 'H'],
  ['++', 'HH'],
  ['+', 'H'],
] as const

test.for(marks)(
  'the mark %s is read as %s before and behind the value, the unit and the range, and leaves the name',
  ([mark, flag]) => {
    const places = [
      `Potassium ${mark} 6.9 mmol/L 3.5-5.1`,
      `Potassium 6.9 ${mark} mmol/L 3.5-5.1`,
      `Potassium 6.9 mmol/L 3.5-5.1 ${mark}`,
      `Potassium   ${mark}   6.9   mmol/L   3.5-5.1`,
      `Potassium   6.9   ${mark}   mmol/L   3.5-5.1`,
      `Potassium   6.9 ${mark}   mmol/L   3.5-5.1`,
      `Potassium\t6.9\tmmol/L\t3.5-5.1\t${mark}`,
    ]
    for (const place of places)
      expect([place, shortly(place)]).toEqual([place, [['Potassium', '6.9', 'mmol/L', '3.5-5.1', flag]]])
  },
)

test.for([
  ['Potassium   *6.9*   mmol/L   3.5-5.1', 'H'],
  ['Potassium   *6.9   mmol/L   3.5-5.1', 'H'],
  ['Potassium   ! 6.9   mmol/L   3.5-5.1', 'H'],
  ['Potassium   !6.9   mmol/L   3.5-5.1', 'H'],
  ['Potassium   6.9*HH   mmol/L   3.5-5.1', 'HH'],
  ['Potassium   6.9!!   mmol/L   3.5-5.1', 'HH'],
  ['Potassium   6.9(H)   mmol/L   3.5-5.1', 'H'],
  ['Potassium   6.9H   mmol/L   3.5-5.1', 'H'],
  ['*HH* Potassium 6.9 mmol/L 3.5-5.1', 'HH'],
  ['(H) Potassium 6.9 mmol/L 3.5-5.1', 'H'],
  ['H* Potassium 6.9 mmol/L 3.5-5.1', 'HH'],
] as const)('%s: the mark clings to the number, or stands before the name', ([line, flag]) => {
  expect(shortly(line)).toEqual([['Potassium', '6.9', 'mmol/L', '3.5-5.1', flag]])
})

test('low marks as well, and of tests that the list does not have', () => {
  expect(shortly('Potassium [LL] 2.1 mmol/L 3.5-5.1')).toEqual([['Potassium', '2.1', 'mmol/L', '3.5-5.1', 'LL']])
  expect(shortly('Potassium *L* 2.1 mmol/L 3.5-5.1')).toEqual([['Potassium', '2.1', 'mmol/L', '3.5-5.1', 'L']])
  expect(shortly('Gold *HH* 6.9 mmol/L 3.5-5.1')).toEqual([['Gold', '6.9', 'mmol/L', '3.5-5.1', 'HH']])
})

test('a letter that is of a name is no mark', () => {
  expect(shortly('Vitamin A 50 ug/dL')).toEqual([['Vitamin A', '50', 'ug/dL', '', '']])
})

test.for(['+', '++', '+++', '++++', '(+)', '1+', '2+', '3+', '4+', '+/-', '±'])(
  'on a strip “%s” is a result and no mark',
  (grade) => {
    for (const name of ['Protein (Urine)', 'Ketones (Urine)', 'Gold'])
      for (const line of [`Glucose 95 mg/dL\n${name} ${grade}`, `Glucose 95 mg/dL\n${name}   ${grade}   Negative`])
        expect([line, shortly(line)[1]]).toEqual([line, [name, grade, '', '', '']])
  },
)

test('“++” beside a number is a mark of far out only in blood, above a printed range', () => {
  expect(shortly('Kalium 6.9 ++ mmol/l 3.5-5.1')[0]?.[4]).toBe('HH')
  expect(shortly('Kalium 6.9 ++ mmol/l')[0]?.[4]).toBe('H')
  expect(shortly('Protein (Urine) ++ 100 mg/dL < 15')[0]?.[4]).toBe('H')
  expect(shortly('Protein (Urine) 100 mg/dL +++')[0]?.[4]).toBe('H')
  expect(shortly('Protein (Urine)   2+   mg/dL   Negative')[0]?.slice(0, 3)).toEqual(['Protein (Urine)', '2+', 'mg/dL'])
})

test('signs around a mark change nothing of it, and words that are none stay none', () => {
  expect(['*low*', '(L)', '<L>', '**LL**', 'L!'].map(readFlag)).toEqual(['L', 'L', 'L', 'LL', 'L'])
  expect(['*x*', '(mmol)', '!word', '*5*', '<5>', '()', ''].map(readFlag)).toEqual([null, null, null, null, null, null, null])
  expect(['*CRIT*', '!!', '(AA)', 'H', '*'].map(isCriticalMark)).toEqual([true, true, true, false, false])
})
