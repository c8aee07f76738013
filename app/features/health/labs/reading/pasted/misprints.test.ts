import fc from 'fast-check'
import { expect, test } from 'vitest'

import { digitsOf } from '#features/health/labs/reading/misprinted-number.ts'

import { readReportText } from './read-report-text.ts'

const read = (text: string) =>
  readReportText(text).results.map(({ result: { name, value, unit, range, flag, note } }) => [
    name,
    value,
    unit,
    range,
    flag,
    note,
  ])
const said = (printed: string, value: string) => `The report prints “${printed}”: “${value}” was read. Check it.`

test.for([
  ['Sodium 14O mmol/L 135-145', 'Sodium', '14O', '140'],
  ['Sodium 14o mmol/L 135-145', 'Sodium', '14o', '140'],
  ['Hemoglobin l4.2 g/dL 13-17', 'Hemoglobin', 'l4.2', '14.2'],
  ['Hemoglobin I4.2 g/dL 13-17', 'Hemoglobin', 'I4.2', '14.2'],
  ['Potassium 6.O mmol/L 3.5-5.1', 'Potassium', '6.O', '6.0'],
  ['Glucose 1O4 mg/dL 70-99', 'Glucose', '1O4', '104'],
  ['Chloride IO1 mmol/L 98-107', 'Chloride', 'IO1', '101'],
  ['Calcium 9.l mg/dL 8.6-10.4', 'Calcium', '9.l', '9.1'],
  ['Creatinine O.9O mg/dL 0.5-1.1', 'Creatinine', 'O.9O', '0.90'],
  ['Sodium   14O   mmol/L   135-145', 'Sodium', '14O', '140'],
  ['Platelets l5O K/uL 140-400', 'Platelets', 'l5O', '150'],
] as const)('%s: letters that scanning made of digits are read, and said', ([line, name, printed, value]) => {
  expect(read(line)).toMatchObject([[name, value, expect.any(String), expect.stringMatching(/\d/), '', said(printed, value)]])
})

test.for(['O2', 'I2', 'OO', 'lO', '10l', '3.1l', '14', '1.0', 'Ol', 'B12', 'l2', 'Positive 1', 'l1:80'])(
  '“%s” is no misprinted number',
  (text) => {
    expect(digitsOf(text)).toBeNull()
  },
)

test('what could be two numbers is listed and not read: “10l” is 101, or 10 and low', () => {
  const { results, problems } = readReportText('Sodium 140 mmol/L 135-145\nChloride 10l mmol/L 98-107')
  expect(results.map(({ result }) => result.name)).toEqual(['Sodium'])
  expect(problems.map(({ row }) => row)).toEqual([2])
})

test('names keep their letters: oxygen, vitamins, factors', () => {
  expect(read('Sat O2 98 % 95-100')).toMatchObject([['Sat O2', '98', '%', '95-100', '', null]])
  expect(read('Vitamin B12 410 pg/mL 200-1100')).toMatchObject([['Vitamin B12', '410', 'pg/mL', '200-1100', '', null]])
  expect(read('Troponin I 5 ng/L <26')).toMatchObject([['Troponin I', '5', 'ng/L', '<26', '', null]])
})

test('any number with its zeros and ones as letters is read as itself, or is listed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 9999 }), fc.integer({ min: 0, max: 99 }), fc.boolean(), (whole, rest, hasDecimals) => {
      const number = hasDecimals ? `${whole}.${String(rest).padStart(2, '0')}` : String(whole)
      const printed = number.replaceAll('0', 'O').replaceAll('1', 'l')
      for (const [, value] of read(`Sodium ${printed} mmol/L 135-145`)) expect(value).toBe(number)
    }),
  )
})

test.for([
  ['WBC 9 500 /mm3 < 10 500', '9 500', '< 10 500'],
  ['WBC   9 500   /mm3   < 10 500', '9 500', '< 10 500'],
  ['Leucocytes 9 500 /mm3 4 000 - 10 000', '9 500', '4 000 - 10 000'],
  ['Leucocytes 9 500 4 000 - 10 000 /mm3', '9 500', '4 000 - 10 000'],
  ['Leucocytes 9 500 4 000 à 10 000', '9 500', '4 000 à 10 000'],
  ['Plaquettes 90 000 150 000 - 400 000 /mm3', '90 000', '150 000 - 400 000'],
  ['Plaquettes 290 500 /mm3 > 150 500', '290 500', '> 150 500'],
  ['Leukozyten 3 500 /µl ≥ 4 000', '3 500', '≥ 4 000'],
  ['Neutrófilos 2 345 cells/uL 1 500 - 7 800', '2 345', '1 500 - 7 800'],
  ['Neutrófilos 2 345 /mm³ [1 500 - 7 800]', '2 345', '1 500 - 7 800'],
  ['Lymphocytes 950 /mm3 1 000 - 4 800', '950', '1 000 - 4 800'],
] as const)('%s: blanks between thousands, in result and limits', ([line, value, range]) => {
  expect(read(line).map((each) => [each[1], each[3]])).toEqual([[value, range]])
})

test('in a report with decimal commas “1 250 U/L” is one number, and two of one size are two', () => {
  expect(read('Kalium 4,1 mmol/l\nCK 1 250 U/L < 190')[1]?.slice(1, 4)).toEqual(['1 250', 'U/L', '< 190'])
  expect(read('Kalium 4,1 mmol/l\nNatrium 140 138 mmol/l')[1]?.slice(1, 3)).toEqual(['140', 'mmol/l'])
  expect(read('Platelets 250 310 10^3/uL 140-400')[0]?.slice(1, 3)).toEqual(['250', '10^3/uL'])
})
