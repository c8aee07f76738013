import { expect, test } from 'vitest'

import { readReportText } from './read-report-text.ts'

const linesOf = (text: string) =>
  readReportText(text).results.map(({ result: { name, value, unit, range, flag } }) =>
    [name, value, unit, range, flag].join(' | '),
  )
const notesOf = (text: string) => readReportText(text).results.map(({ result }) => result.note)

test.for([
  // The unit behind the range, with and without a mark.
  ['POTASSIUM 6.8 H 3.5-5.3 mmol/L', 'POTASSIUM | 6.8 | mmol/L | 3.5-5.3 | H'],
  ['Potassium 104 65 - 99 mg/dL H', 'Potassium | 104 | mg/dL | 65 - 99 | H'],
  ['POTASSIUM   6.8   H   3.5-5.3   mmol/L', 'POTASSIUM | 6.8 | mmol/L | 3.5-5.3 | H'],
  ['Potassium\t6.8\t3.5-5.3\tmmol/L\tHH', 'Potassium | 6.8 | mmol/L | 3.5-5.3 | HH'],
  ['Potassium | 6.8 | 3.5-5.3 mmol/L | H', 'Potassium | 6.8 | mmol/L | 3.5-5.3 | H'],
  ['GLUCOSE 104 H 65-99 mg/dL EN', 'GLUCOSE | 104 | mg/dL | 65-99 | H'],
  ['EGFR 82 > OR = 60 mL/min/1.73m2', 'EGFR | 82 | mL/min/1.73m2 | > OR = 60 | '],
  ['HDL CHOLESTEROL 55 > OR = 50 mg/dL', 'HDL CHOLESTEROL | 55 | mg/dL | > OR = 50 | '],
  ['HEMOGLOBIN A1c 5.9 H <5.7 % of total Hgb', 'HEMOGLOBIN A1c | 5.9 | % of total Hgb | <5.7 | H'],
  ['Platelet Count 1,250 H 140-400 Thousand/uL', 'Platelet Count | 1,250 | Thousand/uL | 140-400 | H'],
  ['Leukozyten 6,4 4,0 - 10,0 Tsd./µl', 'Leukozyten | 6,4 | Tsd./µl | 4,0 - 10,0 | '],
  ['Kalium 6,8 + 3,5 - 5,1 mmol/l', 'Kalium | 6,8 | mmol/l | 3,5 - 5,1 | +'],
  ['Ferritine 12 15 à 150 µg/l', 'Ferritine | 12 | µg/l | 15 à 150 | '],
  ['Glucosa 104 [74 - 99] mg/dL *', 'Glucosa | 104 | mg/dL | 74 - 99 | *'],
  ['UREA NITROGEN (BUN) 14 NORMAL 7-25 mg/dL', 'UREA NITROGEN (BUN) | 14 | mg/dL | 7-25 | NORMAL'],
  ['Serum sodium 140 mmol/L (133 - 146)', 'Serum sodium | 140 | mmol/L | 133 - 146 | '],
  ['Glucose, fasting: 95 mg/dL (ref 70-99)', 'Glucose, fasting | 95 | mg/dL | 70-99 | '],
  ['Sodium 140 (133 - 146 mmol/L)', 'Sodium | 140 | mmol/L | 133 - 146 | '],
  ['CRP 1.2 mg/L (ref <5.0)', 'CRP | 1.2 | mg/L | <5.0 | '],
  // Attached marks and units.
  ['Potassium 6.8H mmol/L 3.5-5.3', 'Potassium | 6.8 | mmol/L | 3.5-5.3 | H'],
  ['Potassium 6.8* mmol/L 3.5-5.3', 'Potassium | 6.8 | mmol/L | 3.5-5.3 | *'],
  ['Ferritin 61ng/mL 30-400', 'Ferritin | 61 | ng/mL | 30-400 | '],
  ['* Glucose 104 mg/dL 70-99', 'Glucose | 104 | mg/dL | 70-99 | *'],
  ['H Potassium 6.8 mmol/L 3.5-5.1', 'Potassium | 6.8 | mmol/L | 3.5-5.1 | H'],
  // The earlier result with its date, in many places.
  ['Sodium 118 Low 140 03/14/2026 mmol/L 134-144', 'Sodium | 118 | mmol/L | 134-144 | Low'],
  ['Sodium   118   Low   140   03/14/2026   mmol/L   134-144', 'Sodium | 118 | mmol/L | 134-144 | Low'],
  ['Sodium\t118\tLow\t140\t03/14/2026\tmmol/L\t134-144', 'Sodium | 118 | mmol/L | 134-144 | Low'],
  ['Potassium 4.1 6.6 High 03/14/2026 mmol/L 3.5-5.2', 'Potassium | 4.1 | mmol/L | 3.5-5.2 | '],
  ['Glucose 104 High 95 (03/14/2026) mg/dL 70-99', 'Glucose | 104 | mg/dL | 70-99 | High'],
  ['Sodium 118 mmol/L 134-144 L 140 (14-Mar-2026)', 'Sodium | 118 | mmol/L | 134-144 | L'],
  ['Kalium 6,8 + mmol/l 3,5 - 5,1 4,4 12.05.2026', 'Kalium | 6,8 | mmol/l | 3,5 - 5,1 | +'],
  ['Kalium 6,8 + mmol/l 3,5 - 5,1 (Vorwert 4,4 vom 12.05.26)', 'Kalium | 6,8 | mmol/l | 3,5 - 5,1 | +'],
  ['Potassium 6,8 mmol/l 3,5 à 5,1 4,4 (12/05/2026)', 'Potassium | 6,8 | mmol/l | 3,5 à 5,1 | '],
  ['Potassium 6.8 mmol/L 3.5-5.3 Previous: 4.4', 'Potassium | 6.8 | mmol/L | 3.5-5.3 | '],
  ['TSH 2.140 1.980 2026-03-14 uIU/mL 0.450-4.500', 'TSH | 2.140 | uIU/mL | 0.450-4.500 | '],
  ['CRP < 0,6 mg/l < 5,0 1,2 12.05.2026', 'CRP | < 0,6 | mg/l | < 5,0 | '],
  ['Sodium 138 03/14/2026 118 11/20/2026 mmol/L', 'Sodium | 118 | mmol/L |  | '],
  // A lone date beside a result drops nothing.
  ['Kreatinin 0,9 mg/dl 12.11.2026', 'Kreatinin | 0,9 | mg/dl |  | '],
  ['Sodium 118 mmol/L 134-144 11/20/2026 08:15', 'Sodium | 118 | mmol/L | 134-144 | '],
  ['11/20/2026 Sodium 118 mmol/L 134-144', 'Sodium | 118 | mmol/L | 134-144 | '],
  // Codes of the laboratory, of LOINC, and states.
  ['Glucose 104 High mg/dL 70-99 01', 'Glucose | 104 | mg/dL | 70-99 | High'],
  ['Glucose 01 104 High mg/dL 70-99', 'Glucose | 104 | mg/dL | 70-99 | High'],
  ['Glucose A, 01 104 High mg/dL 70-99', 'Glucose | 104 | mg/dL | 70-99 | High'],
  ['Sodium 140 mmol/L 134-144 BN', 'Sodium | 140 | mmol/L | 134-144 | '],
  ['Sodium 2951-2 140 mmol/L 134-144 Final', 'Sodium | 140 | mmol/L | 134-144 | '],
  ['2951-2 Sodium 140 mmol/L 134-144 F', 'Sodium | 140 | mmol/L | 134-144 | '],
  // Two units of one result, two results of one test, two tests.
  ['Glycémie 0,98 g/l soit 5,44 mmol/l', 'Glycémie | 0,98 | g/l |  | '],
  ['Glucose 95 mg/dL (5.3 mmol/L) 70-99', 'Glucose | 95 | mg/dL | 70-99 | '],
  ['Leucocytes 6 540 /mm3 4 000 à 10 000', 'Leucocytes | 6 540 | /mm3 | 4 000 à 10 000 | '],
  // Bounds that are results, and results in words.
  ['Troponin T <3 ng/L <14', 'Troponin T | <3 | ng/L | <14 | '],
  ['eGFR >90 mL/min/1.73m2 >60', 'eGFR | >90 | mL/min/1.73m2 | >60 | '],
  ['WBC 0-5 /hpf', 'WBC | 0-5 | /hpf |  | '],
  ['Nitrite Negative Negative', 'Nitrite | Negative |  |  | '],
] as const)('%s', ([line, read]) => {
  expect(linesOf(line)).toEqual([read])
})

test('two results on one line are two', () => {
  expect(linesOf('Neutrophils 60 % 4.2 10^9/L 2.0-7.5')).toEqual([
    'Neutrophils | 60 | % |  | ',
    'Neutrophils | 4.2 | 10^9/L | 2.0-7.5 | ',
  ])
  expect(linesOf('Sodium 118 mmol/L (133-146) L   Potassium 6.8 mmol/L (3.5-5.3) H')).toEqual([
    'Sodium | 118 | mmol/L | 133-146 | L',
    'Potassium | 6.8 | mmol/L | 3.5-5.3 | H',
  ])
})

test('what could be two things is said', () => {
  expect(notesOf('Sodium 140 138 mmol/L 134-144')).toEqual([
    'There is more than one number on this line; the first one was taken.',
  ])
  expect(notesOf('Natrium 140 138 mmol/l 136-145')).toEqual([
    'There is more than one number on this line; the first one was taken.',
  ])
  expect(notesOf('Hemoglobin 14.1 g/dL M: 13.5-17.5 F: 12.0-15.5')).toEqual([
    'The report prints several ranges: “M: 13.5-17.5 F: 12.0-15.5”. Enter the one that is yours.',
  ])
  expect(notesOf('Estradiol 88 pg/mL (Follicular: 12.5-166; Luteal: 43.8-211)')[0]).toMatch(/^The report prints several ranges/)
})

test('the columns say which of two numbers is the result, wherever the earlier one stands', () => {
  expect(
    linesOf(`Untersuchung          Vorwert      Ergebnis     Einheit     Referenzbereich
Kalium                4,4          6,8 +        mmol/l      3,5 - 5,1
Natrium                            118 -        mmol/l      136 - 145
Kreatinin             0,88                      mg/dl       0,50 - 0,90`),
  ).toEqual(['Kalium | 6,8 | mmol/l | 3,5 - 5,1 | +', 'Natrium | 118 | mmol/l | 136 - 145 | -'])
})

test('without headings the other rows say that a bound is the range of a result that is not there', () => {
  const { results, problems } = readReportText(`Sodium          140        mmol/L     134-144
Potassium       4.1        mmol/L     3.5-5.2
Glucose         95         mg/dL      70-99
Troponin T                 ng/L       <14`)
  expect(results).toHaveLength(3)
  expect(problems.map(({ row }) => row)).toEqual([4])
})

test.for([
  ['Ferritin 61 ng/mL', 'Reference range: 30 - 400', '30 - 400'],
  ['LDL CHOLESTEROL 131', 'Reference range: <100', '<100'],
  ['Potassium 4.1 mmol/L', '(3.5 - 5.1)', '3.5 - 5.1'],
  ['Potassium 4.1', 'Normal range: 3.5 - 5.1 mmol/L', '3.5 - 5.1'],
  ['Kalium 4,1 mmol/l', 'Referenzbereich: 3,5 - 5,1', '3,5 - 5,1'],
  ['Potasio 4,1 mmol/l', 'Valores de referencia: 3,5 - 5,1', '3,5 - 5,1'],
  ['Potassium 4,1 mmol/l', 'Valeurs de référence : 3,5 à 5,1', '3,5 à 5,1'],
  ['TSH 2.10 mIU/L', 'Reference Range > or = 20 Years 0.40-4.50', '0.40-4.50'],
] as const)('%s, and below it %s', ([line, below, range]) => {
  const { results, problems } = readReportText(`${line}\n${below}`)
  expect(results.map(({ result }) => result.range)).toEqual([range])
  expect(problems).toEqual([])
})
