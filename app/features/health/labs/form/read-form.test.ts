import { expect, test } from 'vitest'

import { readReportForm } from './read-form.ts'
import { fieldsOf, problemFields, problemsOf, shapeOf } from './report-fields.ts'

const terms = { today: '2026-03-02', mayBeTomorrow: false, dateLanguage: null, readUnit: (printed: string) => printed || null }
const line = (at: number, fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`r0l${at}-${name}`, value]))
const head = { 'r0-collectedOn': '2026-02-20', 'r0-laboratory': ' Example Lab ', 'r0-fasting': 'yes' }
const read = (...lines: Record<string, string>[]) => readReportForm({ ...head, ...Object.assign({}, ...lines) }, terms)
const errorsOf = (...lines: Record<string, string>[]) => {
  const form = read(...lines)
  return form.ok ? {} : form.errors
}

test('a form that was typed: empty lines are none, and a result knows its test and its place', () => {
  const form = read(
    line(0, { name: 'Ferritin', value: '< 5', unit: 'ng/mL', range: '15 - 150' }),
    line(1, { name: '', value: '', unit: '', range: '' }),
    line(2, { name: 'Kalium', value: '3,6', unit: 'mmol/L', range: '3,5-5,1', flag: '' }),
    line(3, { name: 'Home brew', value: 'negative' }),
    line(10, { name: 'CRP', value: '4', unit: 'mg/L', flag: 'HH' }),
  )
  expect(form).toMatchObject({
    ok: true,
    reports: [{ collectedOn: '2026-02-20', laboratory: 'Example Lab', fasting: true, fingerprint: '' }],
  })
  expect(form.ok && form.reports[0]!.results).toMatchObject([
    { name: 'Ferritin', loinc: '2276-4', operator: '<', value: 5, unit: 'ng/mL', ucum: 'ng/mL', low: 15, high: 150, flag: 'L' },
    { name: 'Kalium', loinc: '2823-3', value: 3.6, flag: 'N' },
    { name: 'Home brew', loinc: null, value: null, words: 'negative', unit: '', ucum: null, flag: null },
    { name: 'CRP', flag: 'HH' },
  ])
})

test('a form that was looked over: a name of the list wins, none is none, and lines can be left out', () => {
  const form = read(
    line(0, { name: 'Zucker', test: 'Glucose', loinc: '', value: '95', unit: 'mg/dL' }),
    line(1, { name: 'Ferritin', test: '', loinc: '2276-4', value: '61' }),
    line(2, { name: 'Glucose', test: 'Glucose', loinc: '14749-6', value: '5', unit: 'mmol/L' }),
    line(3, { name: 'Something new', test: '', loinc: '99999-9', value: '1' }),
    line(4, { name: 'Glucose', test: 'Ferritin', loinc: '14749-6', value: '5' }),
    line(5, { name: '', value: 'wrong', range: 'wrong', out: 'yes' }),
  )
  expect(form.ok && form.reports[0]!.results.map(({ loinc }) => loinc)).toEqual(['2345-7', null, '14749-6', '99999-9', '2276-4'])
})

test('each mistake is said beside its field, and nothing is taken', () => {
  expect(errorsOf()).toEqual({ lines: 'Enter at least one result.' })
  expect(errorsOf(line(0, { name: 'Ferritin', value: '5', out: 'yes' }))).toEqual({ lines: 'Enter at least one result.' })
  expect(
    errorsOf(
      line(0, { name: '', value: '5' }),
      line(1, { name: 'Ferritin', value: '' }),
      line(2, { name: 'Ferritin', value: '5', range: 'normal' }),
      line(3, { name: 'Ferritin', value: '-5' }),
      line(4, { name: 'Ferritin', value: '9e9', range: '5 - 1' }),
      line(5, { name: 'Ferritin', value: '99999999999' }),
      line(6, { name: 'TSH', value: '1,250', range: '0,400 - 4,500' }),
      line(7, { name: 'x'.repeat(121), value: 'y'.repeat(201), unit: 'z'.repeat(41) }),
      line(8, { name: 'Ferritin', test: 'Gold', value: '5' }),
    ),
  ).toEqual({
    'r0l0-name': 'Name the test, as the report prints it.',
    'r0l1-value': 'Enter the result: a number, < or > and a number, or a word.',
    'r0l2-range': 'Write the range in numbers, such as 3.5 - 5.1, < 5 or ≥ 40, or leave it empty.',
    'r0l3-value': 'This test has no results below 0.',
    'r0l4-range': 'Write the range in numbers, such as 3.5 - 5.1, < 5 or ≥ 40, or leave it empty.',
    'r0l5-value': 'This is more than any laboratory prints.',
    'r0l6-value': 'Write 1.250 or 1250: the comma could mean either.',
    'r0l6-range': 'Write 4.500 or 4500: the comma could mean either.',
    'r0l7-name': 'Enter at most 120 characters.',
    'r0l7-value': 'Enter at most 200 characters.',
    'r0l7-unit': 'Enter at most 40 characters.',
    'r0l8-test': 'The list has no such test. Choose one, or leave this empty.',
  })
})

test('a day that is still to come, or none, is no day of a sample', () => {
  const on = (day: string, more = {}) =>
    readReportForm({ 'r0-collectedOn': day, ...line(0, { name: 'Ferritin', value: '5' }) }, { ...terms, ...more })
  expect(on('2026-03-02').ok).toBe(true)
  expect(on('2026-03-03')).toEqual({
    ok: false,
    errors: { 'r0-collectedOn': 'Enter a day that is not later than 2 March 2026.' },
  })
  expect(on('2026-03-03', { mayBeTomorrow: true }).ok).toBe(true)
  expect(on('2026-03-04', { mayBeTomorrow: true }).ok).toBe(false)
  expect(on('1899-12-31').ok).toBe(false)
  expect(on('')).toEqual({ ok: false, errors: { 'r0-collectedOn': 'Enter the day on which the sample was taken.' } })
})

test('more results than a person looks over are not taken', () => {
  const lines = Array.from({ length: 301 }, (_, at) => line(at, { name: 'Ferritin', value: '5' }))
  expect(errorsOf(...lines)).toEqual({ lines: 'These are 301 results. Please enter at most 300 at a time.' })
})

test('reports go into a form and come out of it, several at once', () => {
  const draft = {
    row: 3,
    name: 'Ferritin',
    loinc: '2276-4',
    test: 'Ferritin',
    value: '61',
    unit: 'ng/mL',
    range: '15 – 150',
    flag: '',
    note: null,
  }
  const report = {
    collectedOn: '2026-02-20',
    note: null,
    laboratory: 'Lab',
    fasting: false,
    fingerprint: 'f'.repeat(64),
    lines: [draft, draft],
  }
  const fields = fieldsOf([report, { ...report, collectedOn: '2026-01-20' }])
  expect(shapeOf(fields)).toEqual([
    { report: 0, lines: [0, 1] },
    { report: 1, lines: [0, 1] },
  ])
  const form = readReportForm(fields, terms)
  expect(form).toMatchObject({
    ok: true,
    reports: [{ fasting: false, fingerprint: 'f'.repeat(64), results: [{ flag: 'N' }, {}] }, { collectedOn: '2026-01-20' }],
  })
})

test('what was said of lines, and of lines that were not taken, travels with the form', () => {
  const problems = [
    { row: 7, text: 'Großes Blutbild', reason: 'There is no number on this line.' },
    { row: 9, text: '', reason: 'There is no result in this row.' },
  ]
  const sent = Object.entries(problemFields(problems)).map(([name, value]) => [name, value.replaceAll('\n', '\r\n')])
  expect(problemsOf(Object.fromEntries(sent))).toEqual(problems)
  expect(problemsOf({})).toEqual([])
  const line = { row: 1, name: 'Gold', loinc: null, test: '', value: '5', unit: '', range: '', flag: '', note: 'Look here.' }
  const fields = fieldsOf([
    { collectedOn: null, note: 'And here.', laboratory: '', fasting: null, fingerprint: '', lines: [line] },
  ])
  expect(fields).toMatchObject({ 'r0-note': 'And here.', 'r0l0-note': 'Look here.' })
})

test('value and range are kept as printed, unless the person wrote something else over them', () => {
  const printed = (given: Record<string, string>) => {
    const form = read(line(0, { name: 'Creatinine', unit: 'mg/dL', ...given }))
    return (
      form.ok && form.reports[0]!.results.map(({ value, printedValue, printedRange }) => [value, printedValue, printedRange])[0]
    )
  }
  expect(printed({ value: '7.0', range: '0.57-1.00' })).toEqual([7, '7.0', '0.57-1.00'])
  expect(printed({ value: '7', range: '0.57 – 1', printedValue: '7,0', printedRange: '0,57-1,00' })).toEqual([
    7,
    '7,0',
    '0,57-1,00',
  ])
  expect(printed({ value: '2.14', range: '< 3', printedValue: '2.140', printedRange: '< 3,0' })).toEqual([2.14, '2.140', '< 3,0'])
  expect(printed({ value: '1250', range: '', printedValue: '1.250', printedRange: '' })).toEqual([1250, '1.250', ''])
  expect(printed({ value: '8', range: '0.57 – 1', printedValue: '7,0', printedRange: '0,57-1,00' })).toEqual([
    8,
    '8',
    '0,57-1,00',
  ])
  expect(printed({ value: '7', range: '≤ 2', printedValue: '7,0', printedRange: '0,57-1,00' })).toEqual([7, '7,0', '≤ 2'])
})

test('a test of the list that cannot be of this unit, or of this sample, is refused', () => {
  const chosen = (given: Record<string, string>) => errorsOf(line(0, { value: '5', ...given }))['r0l0-test']
  expect(chosen({ name: 'PCT', test: 'Procalcitonin', unit: '%' })).toBe(
    'Procalcitonin is not measured in this unit. Choose another test, or leave this empty.',
  )
  expect(chosen({ name: 'PCT', test: 'Plateletcrit', unit: '%' })).toBeUndefined()
  expect(chosen({ name: 'Leukocytes (Urine)', test: 'White blood cells', unit: '/uL' })).toBe(
    'What is printed names another sample than this test has. Choose another test, or leave this empty.',
  )
  expect(chosen({ name: 'Zucker', test: 'Glucose', unit: 'pieces' })).toBeUndefined()
  expect(chosen({ name: 'Gold', test: 'Gold', unit: 'mg/dL' })).toBe(
    'The list has no such test. Choose one, or leave this empty.',
  )
})
