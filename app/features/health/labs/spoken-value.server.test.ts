import { expect, test } from 'vitest'

import { criticalValues } from '#content/labs/critical-values.ts'
import { possibleValues } from '#content/labs/possible-values.ts'

import { possibleUnits, spokenAlarm } from './spoken-value.server.ts'
import { knownTests, testsCalled } from './tests/known-tests.ts'
import { loadUnits } from './units/units.server.ts'

const units = await loadUnits()

test.for([
  ['potassium', 7.2, null, 'now'],
  ['potassium', 7.2, 'mmol/L', 'now'],
  ['Kalium', 6.4, null, 'now'],
  ['my potassium', 4.2, null, null],
  ['potassium level', 2.5, 'meq/L', 'now'],
  ['sodium', 118, null, 'now'],
  ['Natrium', 140, null, null],
  ['sodio', 152, null, 'today'],
  ['blood sugar', 45, null, 'now'],
  ['blood sugar', 45, 'mg/dl', 'now'],
  ['blood sugar', 5.5, null, null],
  ['blood sugar', 100, null, null],
  ['glucose', 2.4, 'mmol/L', 'now'],
  ['glucose', 2.4, null, 'now'],
  ['Blutzucker', 480, null, 'now'],
  ['glucose', 370, 'mg/dL', 'today'],
  ['haemoglobin', 6.1, null, 'now'],
  ['haemoglobin', 14, null, null],
  ['Hb', 65, 'g/L', 'now'],
  ['hemoglobin', 140, null, null],
  ['calcium', 3.4, null, 'now'],
  ['calcium', 2.4, null, null],
  ['calcium', 9.5, null, null],
  ['adjusted calcium', 3.4, 'mmol/L', 'now'],
  ['INR', 7, null, 'now'],
  ['INR', 2.5, null, null],
  ['platelets', 12, null, 'now'],
  ['platelets', 15000, null, 'now'],
  ['platelets', 250, null, null],
  ['platelets', 42, null, 'today'],
  ['creatinine', 7.5, null, 'now'],
  ['creatinine', 1.0, null, null],
  ['creatinine', 90, null, null],
  ['Kreatinin', 400, 'µmol/l', 'today'],
  ['troponin', 60, null, 'now'],
  ['troponin', 60, 'ng/L', 'now'],
  ['hs-TnT', 9, 'ng/L', null],
  ['lactate', 5, null, 'now'],
  ['lithium', 2.1, null, 'now'],
  ['lithium', 0.8, null, null],
  ['ALT', 1500, null, 'today'],
  ['ALT', 60, null, null],
  ['lipase', 900, 'U/L', 'today'],
  ['HbA1c', 12, '%', null],
  ['LDL', 210, 'mg/dL', null],
  ['vitamin D', 8, null, null],
  ['sodium in urine', 20, 'mmol/L', null],
  ['WBC', 0.4, null, 'now'],
  ['WBC', 400, null, 'now'],
  ['WBC', 7, null, null],
  ['WBC', 7000, null, null],
  ['neutrophils', 0.1, null, 'now'],
  ['platelets', 3, null, 'now'],
  ['potassium', 1.1, null, 'now'],
  ['potassium', 9.8, null, 'now'],
  ['potassium', 300, null, null],
  ['sodium', 99, null, 'now'],
  ['INR', 18, null, 'now'],
  ['lactate', 14, null, 'now'],
  ['fibrinogen', 0.6, null, 'now'],
  ['hematocrit', 15, null, 'now'],
  ['Hb', 2.1, null, 'now'],
  ['Hb', 15, null, null],
  ['magnesium', 2, null, null],
  ['bilirubin', 12, null, null],
  ['BUN', 40, null, null],
  ['iron', 100, null, null],
  ['troponin', 0.05, null, 'now'],
  ['TP', 7, null, null],
  ['ALT', 40, null, null],
  ['potassium', 7.2, 'kg', null],
  ['mood', 3, null, null],
  ['', 3, null, null],
  ['potassium', Number.NaN, null, null],
] as const)('“%s %d %s” calls for %s', ([testName, value, unit, found]) => {
  expect(spokenAlarm(units, { testName, value, unit })).toBe(found)
})

test('each test with a critical bound has numbers that people have, and its bounds lie between them in each usual unit', () => {
  expect(possibleValues.map(({ loinc }) => loinc)).toEqual(expect.arrayContaining(criticalValues.map(({ loinc }) => loinc)))
  for (const { loinc, ucum, low, high } of criticalValues) {
    const test = knownTests.find((known) => known.loinc === loinc)!
    const unusual = possibleValues.find((possible) => possible.loinc === loinc)!.unusual ?? []
    for (const unit of test.units.filter((each) => !unusual.includes(each))) {
      for (const [bound] of [low, high].filter((each) => each !== undefined))
        expect([loinc, possibleUnits(units, test, units.convert(bound, ucum, unit, test)!)]).toEqual([
          loinc,
          expect.arrayContaining([unit]),
        ])
    }
  }
})

test('without a unit no number rings ‘now’ unless it does in every usual unit in which people have it, and it rings wherever it does', () => {
  const numbers = Array.from({ length: 320 }, (_, at) => Number((0.02 * 1.05 ** at).toPrecision(3)))
  let rung = 0
  for (const test of knownTests.filter(({ loinc }) => criticalValues.some((critical) => critical.loinc === loinc))) {
    for (const value of numbers) {
      const meant = testsCalled(test.name).flatMap((known) => possibleUnits(units, known, value).map((ucum) => ({ known, ucum })))
      const isSure =
        meant.length > 0 &&
        meant.every(({ known, ucum }) => spokenAlarm(units, { testName: known.name, value, unit: ucum }) === 'now')
      expect([test.name, value, spokenAlarm(units, { testName: test.name, value, unit: null }) === 'now']).toEqual([
        test.name,
        value,
        isSure,
      ])
      if (isSure) rung += 1
    }
  }
  expect(rung).toBeGreaterThan(1000)
})
