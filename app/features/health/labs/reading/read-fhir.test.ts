import { expect, test } from 'vitest'

import { readFhir } from './read-fhir.ts'
import { shortly } from './shortly.factory.ts'

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

test('a bundle of FHIR: references, contained ones, components, words, ranges and marks', () => {
  const bundle = {
    resourceType: 'Bundle',
    type: 'collection',
    entry: [
      {
        resource: {
          resourceType: 'DiagnosticReport',
          id: 'r1',
          status: 'final',
          performer: [{ reference: 'Organization/lab' }],
          contained: [
            { ...observation({ id: 'in', ...code('2276-4', 'Ferritin') }), valueQuantity: { value: 61, unit: 'ng/mL' } },
          ],
          result: [{ reference: '#in' }, { reference: 'Observation/crp' }, { reference: 'Observation/nowhere' }],
        },
      },
      { resource: { resourceType: 'Organization', id: 'lab', name: 'Example Lab' } },
      {
        fullUrl: 'urn:uuid:1',
        resource: observation({
          id: 'crp',
          ...code('1988-5', 'CRP'),
          valueQuantity: { value: 0.5, comparator: '<', unit: 'mg/L', system: 'http://unitsofmeasure.org', code: 'mg/L' },
          referenceRange: [{ text: '< 5' }],
          interpretation: [{ coding: [{ code: 'N' }] }],
        }),
      },
      {
        resource: observation({
          ...code('2823-3', 'Potassium'),
          valueQuantity: { value: 6.4, code: 'mmol/L' },
          referenceRange: [{ low: { value: 3.5 }, high: { value: 5.1 } }],
          interpretation: [{ coding: [{ code: 'HH' }] }],
        }),
      },
      { resource: observation({ ...code('5196-1', 'HBsAg'), valueCodeableConcept: { coding: [{ display: 'Negative' }] } }) },
      {
        resource: observation({
          code: { text: 'Differential' },
          component: [
            { ...code('770-8', 'Neutrophils'), valueQuantity: { value: 55, unit: '%' } },
            { ...code('736-9', 'Lymphocytes'), valueQuantity: { value: 33, unit: '%' } },
          ],
        }),
      },
      { resource: observation({ code: { text: 'Panel' }, hasMember: [{ reference: 'Observation/crp' }] }) },
      {
        resource: observation({
          ...code('8480-6', 'Systolic'),
          category: [{ coding: [{ code: 'vital-signs' }] }],
          valueQuantity: { value: 120 },
        }),
      },
      { resource: observation({ ...code('2160-0', 'Creatinine'), status: 'entered-in-error', valueQuantity: { value: 9 } }) },
      { resource: observation({ ...code('2160-0', 'Creatinine'), dataAbsentReason: { text: 'unknown' } }) },
      {
        resource: observation({
          ...code('99999-9', 'Something new'),
          valueQuantity: { value: 1, unit: 'mg/L' },
          effectiveDateTime: '2026-02-10',
        }),
      },
      { resource: 'nonsense' },
    ],
  }
  const read = readFhir(JSON.stringify(bundle))
  expect(shortly(read)).toEqual([
    {
      head: ['2026-11-12', 'Example Lab', null],
      lines: [
        ['Ferritin', '2276-4', '61', 'ng/mL', '', ''],
        ['CRP', '1988-5', '< 0.5', 'mg/L', '< 5', 'N'],
      ],
    },
    {
      head: ['2026-11-12', '', null],
      lines: [
        ['Potassium', '2823-3', '6.4', 'mmol/L', '3.5 – 5.1', 'HH'],
        ['HBsAg', '5196-1', 'Negative', '', '', ''],
        ['Neutrophils', '770-8', '55', '%', '', ''],
        ['Lymphocytes', '736-9', '33', '%', '', ''],
      ],
    },
    { head: ['2026-02-10', '', null], lines: [['Something new', '99999-9', '1', 'mg/L', '', '']] },
  ])
  expect(read.ok && read.problems.map(({ row, reason }) => [row, reason])).toEqual([
    [1, 'The report names this result, but it is not in the file.'],
    [8, 'This is no lab result (vital-signs).'],
    [9, 'The laboratory withdrew this result (entered-in-error).'],
    [10, 'There is no value here. The laboratory says: unknown.'],
  ])
})

const potassium = (more: object) => observation({ ...code('2823-3', 'Potassium'), ...more })
const measured = { valueQuantity: { value: 4.1, unit: 'mmol/L' } }
const bundleOf = (...resources: object[]) =>
  JSON.stringify({ resourceType: 'Bundle', entry: resources.map((resource) => ({ resource })) })

test('a report that was taken back takes its results with it', () => {
  const report = (status: string) => ({
    resourceType: 'DiagnosticReport',
    status,
    contained: [potassium({ id: 'k', ...measured })],
    result: [{ reference: '#k' }],
  })
  expect(readFhir(JSON.stringify(report('final'))).ok).toBe(true)
  expect(shortly(readFhir(JSON.stringify(report('entered-in-error'))))).toBe(
    'Entry 1: The laboratory withdrew the report of this result (entered-in-error).',
  )
})

test('results of several people are not mixed, and the one of whom they are is named', () => {
  const of = (reference: string) => potassium({ ...measured, subject: { reference } })
  const patient = (id: string) => ({ resourceType: 'Patient', id, name: [{ given: ['Jane'], family: 'Doe' }] })
  expect(shortly(readFhir(bundleOf(patient('a'), patient('b'), of('Patient/a'), of('Patient/b'))))).toBe(
    'This file has results of 2 people. Please choose a file with only your own.',
  )
  expect(readFhir(bundleOf(patient('a'), of('Patient/a'), of('https://lab.example/fhir/Patient/a')))).toMatchObject({
    ok: true,
    person: 'Jane Doe',
  })
  expect(readFhir(bundleOf(potassium({ ...measured, subject: { display: 'J. Doe' } })))).toMatchObject({ person: 'J. Doe' })
  expect(readFhir(bundleOf(potassium(measured)))).toMatchObject({ person: null })
})

test('what is not final says so, parts without a value are named, and a mark may stand in words', () => {
  const read = readFhir(
    bundleOf(
      potassium({ ...measured, status: 'preliminary' }),
      observation({
        code: { text: 'Lipids' },
        component: [
          { ...code('2093-3', 'Cholesterol'), valueQuantity: { value: 212, unit: 'mg/dL' }, interpretation: [{ text: 'High' }] },
          { ...code('2089-1', 'LDL'), dataAbsentReason: { text: 'not calculated' } },
        ],
      }),
      potassium({ ...measured, interpretation: [{ coding: [{ code: 'constructor' }] }] }),
    ),
  )
  expect(read).toMatchObject({
    reports: [
      {
        lines: [
          { note: 'The laboratory has not yet confirmed this result (preliminary).' },
          { name: 'Cholesterol', flag: 'H' },
          { flag: '' },
        ],
      },
    ],
    problems: [{ row: 2, text: 'LDL', reason: 'There is no value here. The laboratory says: not calculated.' }],
  })
})

test('a unit in words is read by its code', () => {
  const [words, marks] = [
    { valueQuantity: { value: 4.1, unit: 'millimole per liter', code: 'mmol/L' } },
    { valueQuantity: { value: 4.1, unit: 'mmol/l', code: 'mmol/L' } },
  ]
  expect(readFhir(bundleOf(potassium(words), potassium(marks)))).toMatchObject({
    reports: [{ lines: [{ unit: 'mmol/L' }, { unit: 'mmol/l' }] }],
  })
})
