import { expect, test } from 'vitest'

import { withDigitsOf } from './written-digits.ts'

test.for([
  ['glucose of 5.5 mmol/L in mg/dL', 5.5, 99.088, 99],
  ['glucose of 126 mg/dL in mmol/L', 126, 6.9939, 6.99],
  ['glucose of 5 mmol/L in mg/dL', 5, 90.08, 90],
  ['HbA1c of 39 mmol/mol in %', 39, 5.7182, 5.7],
  ['creatinine of 88 µmol/L in mg/dL', 88, 0.99545, 1],
  ['creatinine of 88.4 µmol/L in mg/dL', 88.4, 0.99997, 1],
  ['a number of many digits', 61.237, 1234.5678, 1230],
  ['a small one', 0.05, 0.88428, 0.88],
  ['nothing that was converted', 5.718, 5.718, 5.718],
  ['the same in a unit a thousand times as large', 1254, 1.254, 1.254],
  ['nothing at all', 0, 0, 0],
  ['below nothing, as an excess of base is', -2.5, -5.123, -5.1],
] as const)('%s', ([, printed, converted, shown]) => {
  expect(withDigitsOf(printed, converted)).toBe(shown)
})
