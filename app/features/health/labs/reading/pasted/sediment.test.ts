import { expect, test } from 'vitest'

import { readReportText } from './read-report-text.ts'

const names = ['WBC', 'RBC', 'Squamous Epithelial Cells', 'Hyaline Casts']
const results = ['0-5', '6-10', 'NONE SEEN', '20-40', '>60', '3']
const ranges = ['< OR = 5', '<= 5', '0-5', '< 5', '0 - 2']

test.for(names)('of %s in the sediment the first is the result, the second the range, in words and numbers', (name) => {
  for (const value of results)
    for (const range of ranges)
      for (const unit of ['/HPF', '/hpf', '/LPF'])
        for (const line of [
          `${name} ${value} ${range} ${unit}`,
          `${name}   ${value}   ${range}   ${unit}`,
          `${name} ${value} H ${range} ${unit}`,
          `${name} ${value} ${unit} ${range}`,
        ])
          expect([
            line,
            readReportText(line).results.map(({ result }) => [result.name, result.value, result.range, result.unit]),
          ]).toEqual([line, [[name, value, range, unit]]])
})

test('a word before a bound is the result of any test, unless it is a mark', () => {
  const read = (line: string) => readReportText(line).results.map(({ result: { value, range, flag } }) => [value, range, flag])
  expect(read('Nitrite Negative < 0.1 mg/dL')).toEqual([['Negative', '< 0.1', '']])
  expect(read('HYALINE CAST NONE SEEN NONE SEEN /LPF')).toEqual([['NONE SEEN', '', '']])
  expect(read('Troponin T NORMAL <6 ng/L <=14')).toEqual([['<6', '<=14', 'NORMAL']])
  expect(read('CRP <0.6 mg/L 0-5')).toEqual([['<0.6', '0-5', '']])
})

test('a range of two words that a stroke parts is the range, and no unit', () => {
  const read = (line: string) => readReportText(line).results.map(({ result: { value, unit } }) => [value, unit])
  expect(read('Protein  1+  Abnormal   Negative/Trace')).toEqual([['1+', '']])
  expect(read('Bacteria   Few   None seen / Few')).toEqual([['Few', '']])
})
