import { expect, test } from 'vitest'

import { ucumFormOf } from '#features/health/labs/units/printed-unit.ts'

import { findTest, testOfCode } from './known-tests.ts'

test.for([
  ['Ferritin', 'ng/mL', '2276-4'],
  ['FERRITIN, SERUM', null, '2276-4'],
  ['Hämoglobin', 'g/dL', '718-7'],
  ['Hamoglobin', 'g/dL', '718-7'],
  ['Glukose i. S.', 'mg/dL', '2345-7'],
  ['GPT (ALAT)', 'U/L', '1742-6'],
  ['γ-GT', 'U/L', '2324-2'],
  ['Cholestérol total', 'mmol/L', '2093-3'],
  ['Neutrophils', '%', '770-8'],
  ['Neutrophils', '10*9/L', '751-8'],
  ['Neutrophils', '10*3/uL', '751-8'],
  ['Lp(a)', 'nmol/L', '43583-4'],
  ['Lp(a)', 'mg/dL', '10835-7'],
  ['PCR', 'mg/L', '1988-5'],
  ['Potassium (hemolyzed)', 'mmol/L', '2823-3'],
  ['Fasting glucose', null, '1558-6'],
  ['Serum potassium', 'mmol/L', '2823-3'],
  ['Serum ferritin level', 'ug/L', '2276-4'],
  ['Plasma glucose level', 'mmol/L', '2345-7'],
  ['Haemoglobin concentration', 'g/L', '718-7'],
  ['HbA1c level - IFCC standardised', 'mmol/mol', '4548-4'],
  ['eGFRcreat (CKD-EPI)/1.73 m*2', null, '98979-8'],
  ['Serum urea level', 'mmol/L', '3091-6'],
  ['Urea', 'mg/dL', '3091-6'],
  ['Urea (BUN)', 'mg/dL', '3094-0'],
  ['Urea nitrogen (BUN)', 'mg/dL', '3094-0'],
  ['Blood urea nitrogen', 'mg/dL', '3094-0'],
] as const)('%s in %s is %s', ([name, ucum, loinc]) => {
  expect(findTest(name, ucum)?.loinc).toBe(loinc)
})

/** Name, unit as printed, code; none where it stays as printed. */
test.for([
  ['PCT', '%', '51637-7'],
  ['PCT', 'ng/mL', '33959-8'],
  ['PCT', 'µg/l', '33959-8'],
  ['PCT', '', null],
  ['TP', 'g/dL', '2885-2'],
  ['TP', 'g/l', '2885-2'],
  ['TP', '%', '5894-1'],
  ['TP', 's', '5902-2'],
  ['TP', '', null],
  ['T4', 'pmol/L', '3024-7'],
  ['T4', 'ng/dL', '3024-7'],
  ['T4', 'pg/mL', '3024-7'],
  ['T4', 'nmol/L', '3026-2'],
  ['T4', 'µg/dL', '3026-2'],
  ['T3', 'pg/mL', '3051-0'],
  ['T3', 'pmol/L', '3051-0'],
  ['T3', 'nmol/L', '3053-6'],
  ['T3', 'ng/dL', '3053-6'],
  ['fT3', 'ng/dL', '3051-0'],
  ['Protein', 'mg/dL', '2888-6'],
  ['Protein', 'mg/L', '2888-6'],
  ['Protein', 'g/dL', '2885-2'],
  ['Albumin', 'mg/L', '1754-1'],
  ['Albumin', 'g/L', '1751-7'],
  ['Albumin', 'mg/24h', null],
  ['Creatinine', 'mmol/L', '2161-8'],
  ['Creatinine', 'µmol/L', '2160-0'],
  ['Hemoglobin', '%', null],
  ['Hemoglobin', 'g/dL', '718-7'],
  ['Hemoglobin', 'mmol/l', '718-7'],
  ['Hematocrit', 'l/l', '4544-3'],
  ['Glucose', '%', null],
  ['Glucose', 'g/l', '2345-7'],
  ['Glucose', 'kg', null],
  ['Glucose', 'pieces', null],
  ['Sodium', 'mg/dL', null],
  ['Potassium', 'g/L', null],
  ['CRP', 'mg/dl', '1988-5'],
  ['PCR', 'mg/g creatinine', null],
  ['LYM', '%', '736-9'],
  ['LYM', '10^9/L', '731-0'],
  ['LYM#', 'K/uL', '731-0'],
  ['NEUT %', '%', '770-8'],
  ['NEUT', '10*3/uL', '751-8'],
  ['Lymph %', '%', '736-9'],
  ['Lymph%', '', '736-9'],
  ['MONO %', '%', '5905-5'],
  ['EOS', '%', '713-8'],
  ['Ketones', '', '2514-8'],
  ['Ketones', 'mmol/L', '6873-4'],
  ['Urine potassium', 'mmol/L', '2828-2'],
  ['Potassium, urine', 'mEq/L', '2828-2'],
  ['Lithium', 'mmol/L', '14334-7'],
  ['Digoxin', 'nmol/L', '10535-3'],
  ['hs-cTnT', 'ng/L', '67151-1'],
  ['hs-cTn I', 'ng/L', '89579-7'],
  ['High sensitivity troponin T', 'pg/mL', '67151-1'],
  ['Troponin', 'ng/L', null],
  ['Active B12', 'pmol/L', null],
  ['Adjusted calcium', 'mmol/L', '29265-6'],
  ['Lactate', 'mmol/L', '2524-7'],
  ['aPTT', 'sec', '14979-9'],
  ['ESR', 'mm/h', '30341-2'],
  ['WBC', 'kg', null],
  ['Ferritin', '%', null],
  ['TSH', 'mU/l', '3016-3'],
  ['ALT', 'IU/L', '1742-6'],
  ['ALT', 'µkat/l', '1742-6'],
  ['eGFR', 'ml/min', '98979-8'],
] as const)('%s in “%s” is %s', ([name, printed, loinc]) => {
  expect(findTest(name, printed === '' ? null : (ucumFormOf(printed) ?? printed))?.loinc ?? null).toBe(loinc)
})

test('a name that the list does not have is no test', () => {
  expect(['', 'Gold', 'mg/dL', 'Comment', 'Serum', 'Blood'].filter((name) => findTest(name, null))).toEqual([])
})

test('a test is known by each of its codes', () => {
  expect(testOfCode('14749-6')?.loinc).toBe('2345-7')
  expect(testOfCode('00000-0')).toBeNull()
  expect(testOfCode(null)).toBeNull()
})
