import { expect, test } from 'vitest'

import { draftOf } from '#features/health/labs/reading/draft-line.ts'

import { readReportText } from './read-report-text.ts'

const read = (text: string) => readReportText(text).results.map(({ row, result }) => draftOf(result, row, 'point'))

const remarks = [
  'hemolyzed',
  'haemolysed',
  'slightly hemolyzed',
  'grossly haemolysed',
  'specimen hemolyzed',
  'hemolysis',
  'hämolytisch',
  'leicht hämolytisch',
  'Hämolyse',
  'hémolysé',
  'échantillon hémolysé',
  'hemolizado',
  'muestra hemolizada',
  'emolizzato',
  'fasting',
  'non-fasting',
  'nüchtern',
  'à jeun',
  'repeat',
  'rechecked',
  'verified',
  'lipemic',
  'icteric',
  'see comment',
  'ISE',
]

test.for(remarks)('“Potassium (%s)” is potassium with its remark', (remark) => {
  for (const line of [
    `Potassium (${remark}) 6.9 mmol/L 3.5-5.1`,
    `Potassium (${remark})   6.9   mmol/L   3.5-5.1`,
    `Potassium [${remark}] 6.9 mmol/L 3.5-5.1`,
    `Potassium (${remark}): 6.9 mmol/L (3.5-5.1)`,
  ]) {
    const [only, ...others] = read(line)
    expect(others).toEqual([])
    expect([line, only?.loinc, only?.value, only?.unit, only?.range]).toEqual([line, '2823-3', '6.9', 'mmol/L', '3.5-5.1'])
    expect(`${only?.name} ${only?.note}`).toContain(remark)
  }
})

test.for(['hemolyzed', 'haemolysed', 'hämolytisch', 'hémolysé', 'hemolizado', 'emolizzato'])(
  'the remark “%s” without brackets, and beside the number, is said, and the number is read',
  (remark) => {
    for (const line of [
      `Potassium ${remark} 6.9 mmol/L 3.5-5.1`,
      `Potassium, ${remark} 6.9 mmol/L 3.5-5.1`,
      `Potassium 6.9 (${remark}) mmol/L 3.5-5.1`,
      `Potassium 6.9 mmol/L 3.5-5.1 ${remark}`,
    ]) {
      const [only] = read(line)
      expect([line, only?.name, only?.loinc, only?.value]).toEqual([line, 'Potassium', '2823-3', '6.9'])
      expect(only?.note).toBe(`The report says “${remark}” beside it.`)
    }
  },
)

test('without a unit too, and with a mark beside it', () => {
  expect(read('Potassium (hemolyzed) 6.9')[0]).toMatchObject({ name: 'Potassium (hemolyzed)', loinc: '2823-3', value: '6.9' })
  expect(read('Potassium (H) (hemolyzed) 6.9 mmol/L')[0]).toMatchObject({
    name: 'Potassium (hemolyzed)',
    value: '6.9',
    flag: 'H',
  })
})

test.for([
  'Potassium Hemolyzed',
  'Potassium Hemolyzed 3.5-5.1 mmol/L',
  'Potassium   Hemolyzed   <5.1   mmol/L',
  'Potassium   Hemolyzed   4.4   03/14/2026   mmol/L   3.5-5.1',
])('where it stands for the result, nothing is read: %s', (line) => {
  const { results, problems } = readReportText(`Sodium 140 mmol/L 134-144\n${line}`)
  expect(results.map(({ result }) => result.name)).toEqual(['Sodium'])
  expect(problems).toMatchObject([{ row: 2 }])
})

test('a column of earlier results is not read in the place of a sample that was broken', () => {
  const head = 'Test          Result       Previous    Units     Range'
  const { results, problems } = readReportText(`${head}\nSodium        140          138         mmol/L    134-144
Potassium     Hemolyzed    4.4         mmol/L    3.5-5.1`)
  expect(results.map(({ result }) => result.name)).toEqual(['Sodium'])
  expect(problems.map(({ row }) => row)).toEqual([3])
})

test('a bracket that makes another test of it is no remark', () => {
  expect(read('Bilirubin (direct) 0.2 mg/dL')[0]?.loinc).toBe('1968-7')
  expect(read('CRP (high sensitivity) 2.1 mg/L')[0]?.loinc).toBe('30522-7')
  expect(read('Glucose (2 h) 180 mg/dL')[0]?.loinc).toBeNull()
})
