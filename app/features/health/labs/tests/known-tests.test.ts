import { expect, test } from 'vitest'

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

test('a name that the list does not have is no test', () => {
  expect(['', 'Gold', 'mg/dL', 'Comment', 'Serum', 'Blood'].filter((name) => findTest(name, null))).toEqual([])
})

test('a test is known by each of its codes', () => {
  expect(testOfCode('14749-6')?.loinc).toBe('2345-7')
  expect(testOfCode('00000-0')).toBeNull()
  expect(testOfCode(null)).toBeNull()
})
