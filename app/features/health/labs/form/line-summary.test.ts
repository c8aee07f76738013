import { expect, test } from 'vitest'

import { linesToCheck, summaryOf, textsOfLine } from './line-summary.ts'
import { lineName } from './report-fields.ts'

test.each([
  [
    { name: 'Hämoglobin', test: 'Haemoglobin', value: '11.2', unit: 'g/dl', range: '12 - 15' },
    { name: 'Hämoglobin', test: 'Haemoglobin', result: '11.2 g/dl', range: '12 - 15', flag: 'L' },
  ],
  [
    { name: 'CRP', test: 'CRP', value: '< 5', unit: 'mg/L', range: '< 5' },
    { result: '< 5 mg/L', flag: 'N' },
  ],
  [
    { name: 'Gold', value: '7.0', unit: '', range: '', flag: 'HH' },
    { test: null, result: '7.0', range: '', flag: 'HH' },
  ],
  [
    { name: 'HBsAg', value: 'negative', range: '' },
    { result: 'negative', flag: null },
  ],
  [
    { name: 'Iron', value: '5', range: 'normal' },
    { range: 'normal', flag: null },
  ],
  [
    { name: '', test: 'Iron', value: '' },
    { name: 'Iron', result: 'No result', flag: null, isLeftOut: false },
  ],
  [{}, { name: 'No name', result: 'No result' }],
  [{ name: 'Iron', value: '5', out: 'yes' }, { isLeftOut: true }],
] as const)('a line of %j says so in its row, as printed', (texts, said) => {
  expect(summaryOf(texts)).toMatchObject(said)
})

test('to be looked at are lines with a note and lines of which a field was refused, in their order', () => {
  const field = (line: number, name: Parameters<typeof lineName>[2]) => lineName(0, line, name)
  const values = {
    [field(0, 'name')]: 'Iron',
    [field(1, 'name')]: 'Zink',
    [field(1, 'note')]: 'There is no unit.',
    [field(2, 'name')]: 'TSH',
    [field(11, 'name')]: 'CRP',
  }
  const form = { values, errors: { [field(11, 'range')]: 'Write the range in numbers.', lines: 'Something else' } }
  expect(linesToCheck(form, 0, [0, 1, 2, 11])).toEqual([
    { id: 'report-0-line-1', name: 'Zink', isRefused: false },
    { id: 'report-0-line-11', name: 'CRP', isRefused: true },
  ])
  expect(textsOfLine(values, 0, 1)).toMatchObject({ name: 'Zink', note: 'There is no unit.' })
})
