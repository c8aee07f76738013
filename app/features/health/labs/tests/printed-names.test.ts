import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { ucumFormOf } from '#features/health/labs/units/printed-unit.ts'
import { tooFastGrowth } from '#tests/patterns/growth.ts'

import { findTest } from './known-tests.ts'

/** Names as laboratories in several countries print them, each with its unit and the code of its test; “-” where it is none of the list. */
const names = readFileSync(join(import.meta.dirname, 'printed-names.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()) as [name: string, unit: string, loinc: string])

const found = (name: string, unit: string) => findTest(name, unit === '' ? null : (ucumFormOf(unit) ?? unit))?.loinc ?? '-'

test('there are many of them', () => expect(names.length).toBeGreaterThan(350))

test.for(names)('%s in “%s” is %s', ([name, unit, loinc]) => {
  expect(found(name, unit)).toBe(loinc)
})

test('CRP and high-sensitivity CRP, and the troponins, stay apart whatever the name', () => {
  for (const one of ['hs', 'high sensitivity', 'cardiac', 'ultrasensitive', 'highly sensitive'])
    for (const name of [`CRP (${one})`, `CRP, ${one}`, `C-Reactive Protein, ${one}`, `${one} CRP`])
      expect([name, found(name, 'mg/L') === '1988-5']).toEqual([name, false])
  for (const name of ['Troponin I (hs)', 'Troponin I (ultrasensitive)', 'hs Troponin I'])
    expect(found(name, 'ng/L')).toBe('89579-7')
})

test('another order of words does not turn a ratio around', () => {
  expect(found('Chol/HDL ratio', '')).toBe('9830-1')
  expect(found('HDL/Chol ratio', '')).toBe('-')
  expect(found('Globulin/Albumin ratio', '')).toBe('-')
})

test('what is free, bound or in another sample is not read as the whole', () => {
  for (const [name, unit] of [
    ['Free Calcium binding', 'mg/dL'],
    ['Total free fatty acids', 'mmol/L'],
    ['Testosterone, Bioavailable', 'ng/dL'],
    ['Calcium, Urine, Total', 'kg'],
    ['Sodium total (Urine)', 'kg'],
    ['PSA complexed', 'ng/mL'],
    ['Potassium/Creatinine', 'mmol/L'],
    ['Glucose 2 h', 'mg/dL'],
    ['Cortisol 30 min', 'ug/dL'],
    ['Prostate Specific Antigen Free (PSA)', 'ng/mL'],
    ['Kappa light chain (K)', 'mmol/L'],
    ['Anti-insulin antibodies', 'U/mL'],
  ] as const)
    expect([name, found(name, unit)]).toEqual([name, '-'])
})

test('haemoglobin in milligrams is what is free in plasma, and none of the list', () => {
  expect(found('Plasma hemoglobin', 'mg/dL')).toBe('-')
  expect(found('Hemoglobin', 'mg/dL')).toBe('-')
  expect(found('Hemoglobin', 'g/dL')).toBe('718-7')
})

test('a name of four times as many characters in its middle takes at most six times as long', { timeout: 30_000 }, () => {
  const findAll = (length: number) => {
    const middles = [' - ', '- ', '/', ',', '(', ' (a)', 'a.', ' total', 'w/reflex']
    const names = middles.map((part) => `Sodium ${part.repeat(length / part.length)}1`)
    return () => {
      for (const name of names) found(name, 'mmol/L')
    }
  }
  expect(tooFastGrowth(findAll, 16_000)).toBeNull()
})
