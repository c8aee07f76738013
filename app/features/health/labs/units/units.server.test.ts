import fc from 'fast-check'
import { expect, test } from 'vitest'

import { criticalValues, sameDayValues, withinDaysValues } from '#content/labs/critical-values.ts'
import { findTest, knownTests, testOfCode } from '#features/health/labs/tests/known-tests.ts'

import { distanceBetween } from './measure.ts'
import { loadUnits } from './units.server.ts'

const units = await loadUnits()
const called = (name: string) => findTest(name, null)!

test('every unit of the list is one of UCUM, and units of one test convert there and back', () => {
  for (const each of knownTests) {
    for (const from of each.units) {
      expect([each.name, from, units.read(from, each)]).toEqual([each.name, from, from])
      for (const to of each.units) {
        fc.assert(
          fc.property(fc.double({ min: 0.001, max: 10_000, noNaN: true }), (value) => {
            const there = units.convert(value, from, to, each)
            // Units of effect and amounts, or units without a common measure, are shown apart.
            if (there === null) return
            expect(Math.abs(units.convert(there, to, from, each)! - value)).toBeLessThan(1e-8 * Math.max(1, value))
          }),
          { numRuns: 20 },
        )
      }
    }
  }
})

test.for([
  ['Glucose', 100, 'mg/dL', 'mmol/L', 5.55],
  ['Glucose', 7, 'mmol/L', 'mg/dL', 126],
  ['Cholesterol', 200, 'mg/dL', 'mmol/L', 5.17],
  ['Triglycerides', 150, 'mg/dL', 'mmol/L', 1.69],
  ['Creatinine', 1, 'mg/dL', 'umol/L', 88.4],
  // The same number of mg/dL, and half as many mmol/L: urea has two atoms of nitrogen in 60 g.
  ['Urea nitrogen', 14, 'mg/dL', 'mmol/L', 5],
  ['Urea', 30, 'mg/dL', 'mmol/L', 5],
  ['Calcium', 10, 'mg/dL', 'mmol/L', 2.5],
  ['Calcium', 5, 'meq/L', 'mmol/L', 2.5],
  ['Calcium', 2.5, 'mmol/L', 'mg/dL', 10],
  ['Magnesium', 2, 'mg/dL', 'mmol/L', 0.823],
  ['Iron', 100, 'ug/dL', 'umol/L', 17.9],
  ['Folate', 10, 'ng/mL', 'nmol/L', 22.7],
  ['Free T4', 1, 'ng/dL', 'pmol/L', 12.9],
  ['Cortisol', 10, 'ug/dL', 'nmol/L', 276],
  ['Oestradiol', 100, 'pg/mL', 'pmol/L', 367],
  ['Phosphate', 1, 'mmol/L', 'mg/dL', 3.1],
  ['CRP', 0.5, 'mg/dL', 'mg/L', 5],
  ['Uric acid', 6, 'mg/dL', 'umol/L', 357],
  ['Bilirubin', 1, 'mg/dL', 'umol/L', 17.1],
  ['Vitamin D (25-OH)', 30, 'ng/mL', 'nmol/L', 74.9],
  ['Vitamin B12', 300, 'pg/mL', 'pmol/L', 221],
  ['Testosterone', 500, 'ng/dL', 'nmol/L', 17.3],
  ['Haemoglobin', 15, 'g/dL', 'mmol/L', 9.31],
  ['HbA1c', 7, '%', 'mmol/mol', 53],
  // Twice the percentage is more than twice the mmol/mol.
  ['HbA1c', 14, '%', 'mmol/mol', 130],
  ['HbA1c', 48, 'mmol/mol', '%', 6.54],
  ['TSH', 2, 'u[IU]/mL', 'm[IU]/L', 2],
  ['White blood cells', 6.1, '10*3/uL', '10*9/L', 6.1],
  ['Albumin to creatinine in urine', 3.4, 'mg/mmol{creat}', 'mg/g{creat}', 30.1],
  ['Sodium', 140, 'meq/L', 'mmol/L', 140],
  ['D-dimer (FEU)', 0.5, 'ug{FEU}/mL', 'ng{FEU}/mL', 500],
] as const)('%s: %d %s in %s', ([name, value, from, to, expected]) => {
  const converted = units.convert(value, from, to, called(name)) ?? Number.NaN
  expect(Number(converted.toPrecision(3))).toBe(expected)
})

test('what measures something else is not converted', () => {
  expect(units.convert(10, 'u[IU]/mL', 'pmol/L', called('Insulin'))).toBeNull()
  expect(units.convert(30, 'mg/dL', 'nmol/L', called('Lipoprotein(a)'))).toBeNull()
  expect(units.convert(5, '%', 'mg/dL', called('HbA1c'))).toBeNull()
  expect(units.convert(75, 'nmol/L', 'mg/dL', called('Lipoprotein(a)'))).toBeNull()
  expect(units.convert(10, 'ng/mL', 'm[IU]/L', called('Prolactin'))).toBeNull()
  expect(units.convert(1, 'mg/dL', 'mmol/L', null)).toBeNull()
})

test('a unit is read as the test means it', () => {
  expect(units.read('IU/L', called('ALT'))).toBe('U/L')
  expect(units.read('mU/l', called('TSH'))).toBe('m[IU]/L')
  expect(units.read('u[iU]/mL', called('TSH'))).toBe('u[IU]/mL')
  expect(units.read('[iU]/L', called('ALT'))).toBe('U/L')
  expect(units.read('ml/min', called('eGFR'))).toBe('mL/min/{1.73_m2}')
  expect(units.read('G/l', called('White blood cells'))).toBe('10*9/L')
  expect(units.read('G/L', called('Ferritin'))).toBe('g/L')
  expect(units.read('', called('INR'))).toBe('{INR}')
  expect(units.read('', called('Glucose'))).toBeNull()
  expect(units.read('a lot', called('Glucose'))).toBeNull()
  expect(units.read('mg/dL (calc)', called('LDL cholesterol'))).toBe('mg/dL')
  expect(units.read('mg/dl', null)).toBe('mg/dL')
})

test('words that every object of the language knows are no units', () => {
  for (const word of ['constructor', '__proto__', 'valueOf', 'constructor/L', 'mg/__proto__'])
    expect(units.read(word, called('Ferritin'))).toBeNull()
})

test('bounds are in units that their test converts', () => {
  for (const { loinc, ucum } of [...criticalValues, ...sameDayValues, ...withinDaysValues])
    expect([loinc, units.convert(1, ucum, testOfCode(loinc)!.units[0]!, testOfCode(loinc))]).not.toEqual([loinc, null])
})

test('what measures of units say without the library is what the library says', () => {
  const all = [...new Set(knownTests.flatMap((each) => each.units))].filter((unit) => !unit.startsWith('{') && unit !== '[pH]')
  for (const each of knownTests) {
    const own = each.units[0]
    // HbA1c has an equation of its own.
    if (own === undefined || !all.includes(own) || each.units.includes('mmol/mol')) continue
    for (const unit of all) {
      const distance = distanceBetween(unit, own, each)
      const factor = units.convert(1, unit, own, each)
      if (distance === null) continue
      expect([each.name, unit, Math.abs(Math.log10(factor ?? Number.NaN))]).toEqual([
        each.name,
        unit,
        expect.closeTo(distance, 6),
      ])
    }
  }
})
