import { expect, test } from 'vitest'

import { readText } from './read-submitted.server.ts'
import { shortly } from './shortly.factory.ts'

const notesOf = (text: string) => {
  const read = readText(text)
  return read.ok ? read.reports.flatMap(({ note, lines }) => [note, ...lines.map((line) => line.note)]) : []
}
const linesOf = (text: string) => {
  const read = shortly(readText(text))
  return typeof read === 'string' ? read : read.flatMap(({ lines }) => lines)
}

test('a dash where others print a mark or a range is no mark, unless the number is low', () => {
  const lines = [
    ['Ferritin', '2276-4', '61', 'ng/mL', '', ''],
    ['Potassium', '2823-3', '4.1', 'mmol/L', '3.5-5.1', ''],
    ['Sodium', '2951-2', '130', 'mmol/L', '136-145', 'L'],
    ['Glucose', '2345-7', '112', 'mg/dL', '', 'H'],
  ]
  const rows = [
    'Ferritin\t61\tng/mL\t-\t-',
    'Potassium\t4.1\tmmol/L\t3.5-5.1\t-',
    'Sodium\t130\tmmol/L\t136-145\t-',
    'Glucose\t112\tmg/dL\t-\tH',
  ]
  expect(linesOf(rows.join('\n'))).toEqual(lines)
  expect(linesOf(['Test\tResult\tUnit\tRange\tFlag', ...rows].join('\n'))).toEqual(lines)
})

test('a mark that the numbers do not bear out is said', () => {
  expect(notesOf('Potassium 4.1 mmol/L 3.5-5.1 H\nSodium 150 mmol/L 136-145 HH\nFerritin 61 ng/mL H')).toEqual([
    null,
    'The report marks it “H”, but by these numbers it is in the range. Check result, range and mark.',
    null,
    null,
  ])
})

test('a British report: names with what they were measured in, marks in words', () => {
  expect(
    linesOf(`Serum potassium 6.4 mmol/L [3.5 - 5.3] Above high reference limit
Serum ferritin level 9 ug/L [13.0 - 150.0] Below low reference limit
HbA1c level - IFCC standardised 38 mmol/mol [20.0 - 41.0]`),
  ).toEqual([
    ['Serum potassium', '2823-3', '6.4', 'mmol/L', '3.5 - 5.3', 'H'],
    ['Serum ferritin level', '2276-4', '9', 'ug/L', '13.0 - 150.0', 'L'],
    ['HbA1c level - IFCC standardised', '4548-4', '38', 'mmol/mol', '20.0 - 41.0', ''],
  ])
})

test('what stands behind a unit is no part of it, and is said', () => {
  const text = `LDL Chol 131 High mg/dL 0 - 99 01
Glucose          112     High     mg/dL      70 - 99      01
Potassium 4.1 mmol/L 3.5-5.1 3.9
Leukozyten 6,1 Tsd. / µl 4 - 10
eGFR 89 mL/min/1.73 m2 >59
HbA1c 5.4 % of total Hgb <5.7
ANA Titer   1:80   Titer   < 1:80
Order number: 40 1234 5678`
  expect(linesOf(text)).toEqual([
    ['LDL Chol', '2089-1', '131', 'mg/dL', '0 - 99', 'H'],
    ['Glucose', '2345-7', '112', 'mg/dL', '70 - 99', 'H'],
    ['Potassium', '2823-3', '4.1', 'mmol/L', '3.5-5.1', ''],
    ['Leukozyten', '6690-2', '6,1', 'Tsd./µl', '4 - 10', ''],
    ['eGFR', '98979-8', '89', 'mL/min/1.73 m2', '>59', ''],
    ['HbA1c', '4548-4', '5.4', '% of total Hgb', '<5.7', ''],
    ['ANA Titer', '5048-4', '1:80', 'Titer', '', ''],
  ])
  expect(notesOf(text).filter(Boolean)).toEqual([
    'Not everything was understood; on the line stands “3.9”.',
    'Not everything was understood; on the line stands “< 1:80”.',
  ])
  expect(readText(text)).toMatchObject({ problems: [{ row: 8, reason: 'This is a number of the papers, and no result.' }] })
})

test('a day that could be two is told by any other date, or else said', () => {
  const on = (text: string) => {
    const read = readText(text)
    return read.ok && read.reports.map(({ collectedOn, note }) => [collectedOn, note])
  }
  expect(on('DOB: 25/03/1980\nCollected: 12/11/2026\nFerritin 61 ug/L')).toEqual([['2026-11-12', null]])
  expect(on('Collected: 12/11/2026\nReported: 12/13/2026\nFerritin 61 ug/L')).toEqual([['2026-12-11', null]])
  expect(on('Collected: 11/12/2026\nFerritin 61.5 ug/L')).toEqual([
    ['2026-11-12', '“11/12/2026” can be read in two ways. It was read with the month first: check it.'],
  ])
  expect(on('Date;Test;Result\n25-11-2025;Ferritin;61.5\n03-04-2026;Ferritin;48.2')).toEqual([
    ['2026-04-03', null],
    ['2025-11-25', null],
  ])
  expect(on('Date,Test,Result\n11/12/2025,Ferritin,61.5\n2026-04-03,Ferritin,48.2')).toEqual([
    ['2026-04-03', null],
    ['2025-11-12', '“11/12/2025” can be read in two ways. It was read with the month first: check it.'],
  ])
})

test('tables: headings that come again, bounds with their signs, a name of two lines', () => {
  const table = `Test,Value,Units,Low,High
"Ferritin
(serum)",61,ng/mL,-,<150
Test,Value,Units,Low,High
CRP,0.5,mg/L,>0,<5
Sodium,140,mmol/L,136,145`
  expect(linesOf(table)).toEqual([
    ['Ferritin (serum)', '2276-4', '61', 'ng/mL', '<150', ''],
    ['CRP', '1988-5', '0.5', 'mg/L', '>0 - <5', ''],
    ['Sodium', '2951-2', '140', 'mmol/L', '136 - 145', ''],
  ])
  expect(readText(table)).toMatchObject({ problems: [] })
})

test('a number without a unit says so, where its test has one', () => {
  const table = 'Test,Result,Unit\nPotassium,6.9,\nINR,1.1,\nNitrite,negative,\nGold,5,'
  expect(notesOf(table).map((note) => note?.slice(0, 17) ?? null)).toEqual([null, 'There is no unit:', null, null, null])
})

test('a name that is one blank from its number does not hide the result', () => {
  const head = 'Test            Result   Unit     Range   Flag\n'
  const text = `${head}LDL Cholesterol 4.1      mmol/L   < 3.0   H
Total Bilirubin 25       umol/L   <21     H
LDL 4,1   mmol/l   <3,0   +
Total Bilirubin 25 umol/L   <21   H
LDL Cholesterol 4.1   3.9   mmol/L
Total Bilirubin 25   normal
CA 125   < 35   U/mL
Vitamin B12   < 150   pg/mL
CRP   < 5   mg/L`
  expect(linesOf(text)).toEqual([
    ['LDL Cholesterol', '2089-1', '4.1', 'mmol/L', '< 3.0', 'H'],
    ['Total Bilirubin', '1975-2', '25', 'umol/L', '<21', 'H'],
    ['LDL', '2089-1', '4,1', 'mmol/l', '<3,0', 'H'],
    ['Total Bilirubin', '1975-2', '25', 'umol/L', '<21', 'H'],
    ['LDL Cholesterol', '2089-1', '4.1', 'mmol/L', '', ''],
    ['Total Bilirubin', '1975-2', '25', '', '', 'N'],
    ['CA 125', '10334-1', '< 35', 'U/mL', '', ''],
    ['Vitamin B12', '2132-9', '< 150', 'pg/mL', '', ''],
    ['CRP', '1988-5', '< 5', 'mg/L', '', ''],
  ])
})

test('where either number may be the result, it is said', () => {
  expect(linesOf('Gold marker 4.1   mmol/L   < 3.0')).toEqual([['Gold marker', null, '4.1', 'mmol/L', '< 3.0', '']])
  expect(notesOf('Gold marker 4.1   mmol/L   < 3.0')).toEqual([
    null,
    'It is not sure which number on this line is the result: “4.1” was taken, “< 3.0” stands behind it.',
  ])
  expect(linesOf('Ferritin 2   < 30   ng/mL')).toEqual([['Ferritin 2', null, '< 30', 'ng/mL', '', '']])
  expect(notesOf('Ferritin 2   < 30   ng/mL')).toEqual([
    null,
    'It is not sure which number on this line is the result: “< 30” was taken, and “2” is in the name.',
  ])
})

test('a count of the tests is no result, and a test that stands twice is said on its second line', () => {
  const text =
    'Glucose 5.5 mmol/L\nSodium 140 mmol/L\nGlucose 99 mg/dL\nTotal 3 tests\nTotal: 3 results\nTotal Bilirubin 25 umol/L'
  expect(linesOf(text)).toEqual([
    ['Glucose', '2345-7', '5.5', 'mmol/L', '', ''],
    ['Sodium', '2951-2', '140', 'mmol/L', '', ''],
    ['Glucose', '2345-7', '99', 'mg/dL', '', ''],
    ['Total Bilirubin', '1975-2', '25', 'umol/L', '', ''],
  ])
  expect(notesOf(text)).toEqual([
    null,
    null,
    null,
    'This test is in the report twice: “5.5 mmol/L” stands further up. Leave one out if only one is meant.',
    null,
  ])
  expect(readText(text)).toMatchObject({
    problems: [
      { row: 4, reason: 'This is a count of tests, and no result.' },
      { row: 5, reason: 'This is a count of tests, and no result.' },
    ],
  })
  expect(notesOf('Test,Result,Unit\nNeutrophils,60,%\nNeutrophils,4.2,10^9/L')).toEqual([null, null, null])
})

test('a limit of thousands is written with blanks, as its result is', () => {
  const rows = [
    ['Leucocytes   9 000 /mm3   < 10 000', '< 10 000'],
    ['Hématies   1 000 /mL   < 10 000', '< 10 000'],
    ['Plaquettes   250 000 /mm3   > 150 000', '> 150 000'],
    ['Plaquettes   250 000 /mm3   150 000 - 400 000', '150 000 - 400 000'],
    ['Créatinine   8 mg/L   < 10   100', '< 10'],
  ] as const
  for (const [row, range] of rows) {
    const [line] = linesOf(`Sodium   140 mmol/L   136 - 145\n${row}`).slice(1)
    expect([row, line?.[4]]).toEqual([row, range])
  }
})

test('a troponin of high sensitivity is one in French words too, also below the results with another head', () => {
  const text =
    'Créatinine   8,4 mg/L   7,0 - 12,0   8,1\nTroponine I ultrasensible   62 ng/L   < 26\nTroponine T hypersensible   62 ng/L   < 14'
  expect(linesOf(text).slice(1)).toEqual([
    ['Troponine I ultrasensible', '89579-7', '62', 'ng/L', '< 26', ''],
    ['Troponine T hypersensible', '67151-1', '62', 'ng/L', '< 14', ''],
  ])
})
