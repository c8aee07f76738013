import { expect, test } from 'vitest'

import { findTest } from '#features/health/labs/tests/known-tests.ts'
import { ucumFormOf } from '#features/health/labs/units/printed-unit.ts'

import { readReportText } from './read-report-text.ts'

const testsIn = (text: string) =>
  readReportText(text).results.map(({ result: { name, unit } }) => findTest(name, ucumFormOf(unit))?.name ?? null)

test.for([
  ['Blood gases\npH 7.12\nLactate 6.1 mmol/L', ['pH of blood', 'Lactate']],
  ['Venous blood gas\npH 7.12', ['pH of blood']],
  ['Blutgasanalyse\npH   7,12   7,35-7,45\npCO2   72   mmHg   35-45', ['pH of blood', 'pCO2 of blood']],
  [
    'ARTERIAL BLOOD GAS\npH 7.12\npCO2 72 mmHg\npO2 48 mmHg',
    ['pH of arterial blood', 'pCO2 of arterial blood', 'pO2 of arterial blood'],
  ],
  ['Gasometría arterial\npH 7,12\npCO2 72 mmHg', ['pH of arterial blood', 'pCO2 of arterial blood']],
  ['pH 7.12\npCO2 72\npO2 60', ['pH of blood', 'pCO2 of blood', null]],
  ['pCO2 72 mmHg\npH 7.12', ['pCO2 of blood', 'pH of blood']],
  ['PaCO2 72 mmHg\npH 7.12', ['pCO2 of arterial blood', 'pH of arterial blood']],
] as const)('a pH beside the gases of blood is of blood: %s', ([text, tests]) => {
  expect(testsIn(text)).toEqual(tests)
})

test.for([
  ['pH 7.12', [null]],
  ['pH 7.12\nSodium 140 mmol/L', [null, 'Sodium']],
  ['URINALYSIS\npH 5.0', ['pH of urine']],
  ['Blood gases\npCO2 72 mmHg\nURINALYSIS\npH 5.0\nProtein 2+', ['pCO2 of blood', 'pH of urine', 'Protein in urine, strip']],
  ['Urine\nProtein 30 mg/dL\npH 5.0', ['Protein in urine', 'pH of urine']],
] as const)('elsewhere it is not: %s', ([text, tests]) => {
  expect(testsIn(text)).toEqual(tests)
})

test('a heading of urine is not joined to the test below it', () => {
  expect(readReportText('URINALYSIS\npH 6.0\nLeukocytes 5 /uL').results.map(({ result }) => result.name)).toEqual([
    'pH (Urine)',
    'Leukocytes (Urine)',
  ])
})
