import { expect, test } from 'vitest'

import { aResult } from '#features/health/labs/lab.factory.ts'
import { findTest } from '#features/health/labs/tests/known-tests.ts'

import { digitsIn, printedText, formatPrintedRange, formatPrintedValue, formatConverted } from './printed-number.ts'

test.for([
  ['glucose of 7.0 mmol/L in mg/dL', 7, 126.109, 0, '126'],
  ['glucose of 126 mg/dL in mmol/L', 126, 6.9939, 1, '7.0'],
  ['glucose of 6.9 mmol/L in mg/dL', 6.9, 124.31, 0, '124'],
  ['LDL of 3.0 mmol/L in mg/dL', 3, 115.995, 0, '116'],
  ['cholesterol of 5.2 mmol/L in mg/dL', 5.2, 201.058, 0, '201'],
  ['HbA1c of 39 mmol/mol in %', 39, 5.7185, 1, '5.7'],
  ['creatinine of 88 µmol/L in mg/dL', 88, 0.99545, 2, '1.00'],
  ['creatinine of 1 mg/dL in µmol/L', 1, 88.4, 0, '88'],
  ['a small one keeps two digits that say something', 0.05, 0.00388, 1, '0.0039'],
  ['nothing that was converted', 5.718, 5.718, 1, '5.718'],
  ['the same in a unit a thousand times as large', 1254, 1.254, 0, '1.254'],
  ['nothing at all', 0, 0, 1, '0'],
  ['below nothing, as an excess of base is', -2.5, -5.123, 1, '-5.1'],
  ['a test that nobody knows', 3, 143.22460110375832, null, '143.2'],
] as const)('%s', ([, printed, converted, digits, shown]) => {
  expect(formatConverted(printed, converted, digits)).toBe(shown)
})

test.for([
  ['Glucose', 'mg/dL', 0],
  ['Glucose', 'mmol/L', 1],
  ['Glucose', 'g/L', 2],
  ['Creatinine', 'mg/L', 1],
  ['White blood cells', '10*3/uL', 1],
  ['HbA1c', 'mmol/mol', 0],
  ['Glucose', 'kg', null],
] as const)('%s in %s is reported with %s digits behind the point', ([name, unit, digits]) => {
  expect(digitsIn(findTest(name, null), unit)).toBe(digits)
})

test('what a laboratory printed stays as it is, also its zeros and its comma', () => {
  const printed = (value: string) => printedText(aResult({ value }), 1)
  expect(['7.0', '2.140', '< 3,0', '7,0', 'negative'].map(printed)).toEqual(['7.0', '2.140', '< 3,0', '7,0', 'negative'])
  expect(printedText({ ...aResult({ value: '7.0' }), printedValue: null }, 1)).toBe('7')
})

test.for([
  ['7.0', '0.57-1.00', '7.0', '0.57-1.00'],
  ['2.140', '3.5 – 5.0', '2.140', '3.5 – 5.0'],
  ['7,0', '3,90 - 5,60', '7.0', '3.90 – 5.60'],
  ['< 3,0', '< 3,0', '< 3.0', '< 3.0'],
  ['12,50', 'bis 150,0', '12.50', '≤ 150.0'],
  ['-2,50', '-3,0 - 3,0', '-2.50', '-3.0 – 3.0'],
  ['negative', '', 'negative', ''],
] as const)('%s beside %s is read as %s beside %s', ([value, range, shown, shownBeside]) => {
  const result = aResult({ value, range })
  expect([formatPrintedValue(result, 1), formatPrintedRange(result, 1)]).toEqual([shown, shownBeside])
})

test('what was kept before the printed text was is written by its number', () => {
  const old = { ...aResult({ value: '7.0', range: '0.57-1.00' }), printedValue: null, printedRange: null }
  expect([formatPrintedValue(old, 1), formatPrintedRange(old, 1)]).toEqual(['7', '0.57 – 1'])
})

test('what a program worked out to fifteen digits is rounded for reading', () => {
  const worked = (value: string, digits: number | null, range = '') => {
    const result = aResult({ value, range })
    return [formatPrintedValue(result, digits), formatPrintedRange(result, digits)]
  }
  expect(worked('9.89806405673703', 1)).toEqual(['9.9', ''])
  expect(worked('143.22460110375832', 0, '90.123456789 - 120')).toEqual(['143', '90 – 120'])
  expect(worked('< 0.00123456789', 2)).toEqual(['< 0.0012', ''])
  expect(worked('143.22460110375832', null)).toEqual(['143.2', ''])
  expect(worked('1234567', 0)).toEqual(['1234567', ''])
  expect(worked('0.00012', 2)).toEqual(['0.00012', ''])
})
