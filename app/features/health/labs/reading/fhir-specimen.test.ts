import { expect, test } from 'vitest'

import { testOfCode } from '#features/health/labs/tests/known-tests.ts'

import { readFhir } from './read-fhir.ts'

const observation = (more: object) => ({
  resourceType: 'Observation',
  status: 'final',
  category: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }] }],
  effectiveDateTime: '2026-11-12T08:15:00+01:00',
  ...more,
})
const code = (loinc: string, text: string) => ({
  code: { coding: [{ system: 'http://loinc.org', code: loinc, display: text }], text },
})

const potassium = (more: object) => observation({ ...code('2823-3', 'Potassium'), ...more })
const bundleOf = (...resources: object[]) =>
  JSON.stringify({ resourceType: 'Bundle', entry: resources.map((resource) => ({ resource })) })
const linesOf = (...resources: object[]) => {
  const read = readFhir(bundleOf(...resources))
  return read.ok ? read.reports.flatMap(({ lines }) => lines) : []
}

test('the sample that a file names is a part of the test, by its words and by its codes', () => {
  const specimen = (id: string, type: object) => ({ resourceType: 'Specimen', id, type })
  const sodium = (more: object) =>
    observation({ code: { text: 'Sodium' }, valueQuantity: { value: 60, unit: 'mmol/L' }, ...more })
  const found = linesOf(
    specimen('u', { coding: [{ system: 'http://snomed.info/sct', code: '122575003' }] }),
    specimen('c', { text: 'Cerebrospinal fluid' }),
    specimen('s', { coding: [{ code: 'SER' }] }),
    specimen('w', { coding: [{ code: 'SWT' }] }),
    sodium({ specimen: { reference: 'Specimen/u' } }),
    sodium({ specimen: { display: 'Urine' } }),
    sodium({ specimen: { reference: 'Specimen/s' } }),
    sodium({ specimen: { reference: 'Specimen/w' } }),
    sodium({ ...code('2951-2', 'Sodium'), specimen: { reference: 'Specimen/u' } }),
    sodium({ ...code('2955-3', 'Sodium'), specimen: { reference: 'Specimen/u' } }),
    observation({
      code: { text: 'Glucose' },
      specimen: { reference: 'Specimen/c' },
      valueQuantity: { value: 60, unit: 'mg/dL' },
    }),
  )
  expect(found.map(({ name, loinc }) => [name, loinc])).toEqual([
    ['Sodium (urine)', '2955-3'],
    ['Sodium (urine)', '2955-3'],
    ['Sodium', '2951-2'],
    ['Sodium (sweat)', null],
    ['Sodium (urine)', '2955-3'],
    ['Sodium (urine)', '2955-3'],
    ['Glucose (spinal fluid)', '2342-4'],
  ])
  expect(found[4]!.note).toBe('The file says that the sample was urine; its code is that of sodium.')
})

test('codes of blood, serum and plasma of one substance are one test', () => {
  const pairs = [
    ['2339-0', '2345-7'],
    ['15074-8', '2345-7'],
    ['38483-4', '2160-0'],
    ['2947-0', '2951-2'],
    ['6298-4', '2823-3'],
    ['2069-3', '2075-0'],
    ['20565-8', '2028-9'],
    ['49765-1', '17861-6'],
    ['6299-2', '3094-0'],
    ['32693-4', '2524-7'],
  ] as const
  expect(pairs.map(([code]) => testOfCode(code)?.loinc)).toEqual(pairs.map(([, loinc]) => loinc))
})

test.for([
  ['2951-2', 'Sodium [Moles/volume] in Serum or Plasma'],
  ['2345-7', 'Glucose [Mass/volume] in Serum or Plasma'],
  ['2339-0', 'Glucose [Mass/volume] in Blood'],
  ['718-7', 'Hemoglobin [Mass/volume] in Blood'],
  ['4548-4', 'Hemoglobin A1c/Hemoglobin.total in Blood'],
  ['6690-2', 'Leukocytes [#/volume] in Blood by Automated count'],
  ['789-8', 'Erythrocytes [#/volume] in Blood by Automated count'],
  ['788-0', 'Erythrocyte distribution width [Ratio] by Automated count'],
  ['770-8', 'Neutrophils/100 leukocytes in Blood by Automated count'],
  ['1975-2', 'Bilirubin.total [Mass/volume] in Serum or Plasma'],
  [
    '33914-3',
    'Glomerular filtration rate/1.73 sq M.predicted [Volume Rate/Area] in Serum or Plasma by Creatinine-based formula (MDRD)',
  ],
  ['6298-4', 'Potassium [Moles/volume] in Capillary blood'],
  ['2744-1', 'pH of Arterial blood'],
  ['2028-9', 'Carbon dioxide, total [Moles/volume] in Serum or Plasma'],
  ['5778-6', 'Color of Urine'],
  ['5811-5', 'Specific gravity of Urine by Test strip'],
  ['2283-0', 'Folate [Mass/volume] in Red Blood Cells'],
] as const)('the code %s stays beside its own long name %s', ([loinc, name]) => {
  expect(linesOf(observation({ ...code(loinc, name), valueQuantity: { value: 1 } }))[0]).toMatchObject({
    loinc,
    note: expect.not.stringContaining('sample'),
  })
})

test('numbers keep the zeros that the file writes, and a range in another unit is none of the result', () => {
  const json = bundleOf(potassium({ valueQuantity: { value: 4.1, unit: 'mmol/L' } }))
  const range = (unit: string) => [{ low: { value: 70, unit: 'mg/dL' }, high: { value: 99, unit } }]
  const glucose = (unit: string) =>
    observation({ ...code('2345-7', 'Glucose'), valueQuantity: { value: 90, unit: 'mg/dL' }, referenceRange: range(unit) })
  const written = readFhir(json.replace('4.1', '4.100'))
  expect(written).toMatchObject({ reports: [{ lines: [{ value: '4.100', printedValue: '4.100' }] }] })
  expect(readFhir(json.replace('4.1', '9.89806405673703'))).toMatchObject({
    reports: [{ lines: [{ value: '9.89806405673703' }] }],
  })
  expect(readFhir(json.replace('4.1', '41e-1'))).toMatchObject({ reports: [{ lines: [{ printedValue: '4.1' }] }] })
  expect(linesOf(glucose('mg/dL'), glucose('mmol/L')).map(({ range }) => range)).toEqual(['70 – 99', ''])
})
