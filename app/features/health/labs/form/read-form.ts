import { shiftDay, type Day } from '#base/dates/calendar-day.ts'
import { formatDay, type DateLanguage } from '#base/dates/format-date.ts'
import { isDay } from '#base/dates/local-day.ts'
import { flagByRange } from '#features/health/core/flags.ts'
import type { LabResult } from '#features/health/core/lab-report.ts'
import { MAX_LINES, MAX_NAME, MAX_UNIT } from '#features/health/labs/reading/draft.ts'
import { readFlag } from '#features/health/labs/reading/read-flag.ts'
import type { DecimalSign } from '#features/health/labs/reading/read-number.ts'
import { readRange } from '#features/health/labs/reading/read-range.ts'
import { MAX_WORDS, readValue } from '#features/health/labs/reading/read-value.ts'
import { findTest, isOtherMaterial, testOfCode, testsCalled, type KnownTest } from '#features/health/labs/tests/known-tests.ts'
import { measureOf } from '#features/health/labs/units/measure.ts'
import { ucumFormOf } from '#features/health/labs/units/printed-unit.ts'

import { headName, lineName, shapeOf, type LineField } from './report-fields.ts'

/** A report as it shall be kept. */
export interface FilledReport {
  readonly collectedOn: Day
  readonly laboratory: string
  readonly fasting: boolean | null
  readonly fingerprint: string
  readonly results: ReadonlyArray<LabResult>
}

interface FormTerms {
  readonly today: Day
  /** Nobody knows yet where the person is: it may be tomorrow there. */
  readonly mayBeTomorrow: boolean
  readonly dateLanguage: DateLanguage
  /** Reads a unit as printed (units.server.ts). */
  readonly readUnit: (printed: string, test: KnownTest | null) => string | null
}

type ReadForm =
  | { readonly ok: true; readonly reports: ReadonlyArray<FilledReport> }
  | { readonly ok: false; readonly errors: Record<string, string> }

const FIRST_DAY = '1900-01-01'
const MAX_VALUE = 1e9
/** A comma before three digits could be either sign; then the person is asked. */
const EITHER = /(?<![\d.,])([1-9]\d{0,2}),(\d{3})(?![\d.,])/

/** The reports of a form. Lines that are empty or left out are no results; each refusal is a sentence by the name of its field. */
export function readReportForm(fields: Readonly<Record<string, string>>, terms: FormTerms): ReadForm {
  const errors: Record<string, string> = {}
  const reports: FilledReport[] = []
  let count = 0
  for (const { report, lines } of shapeOf(fields)) {
    const given = (line: number, field: LineField) => fields[lineName(report, line, field)]?.trim().normalize()
    const of = (line: number, field: LineField) => given(line, field) ?? ''
    const filled = lines.filter(
      (line) =>
        of(line, 'out') !== 'yes' &&
        (['name', 'test', 'value', 'unit', 'range'] as const).some((field) => of(line, field) !== ''),
    )
    count += filled.length
    if (filled.length === 0) continue
    const head = readHead(fields, report, terms, errors)
    const results = filled.map((line) =>
      readResult(
        (field) => given(line, field),
        terms,
        (field, why) => (errors[lineName(report, line, field)] ??= why),
      ),
    )
    reports.push({ ...head, results: results.filter((each) => each !== null) })
  }
  if (count === 0) errors['lines'] = 'Enter at least one result.'
  if (count > MAX_LINES) errors['lines'] = `These are ${count} results. Please enter at most ${MAX_LINES} at a time.`
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, reports }
}

function readHead(
  fields: Readonly<Record<string, string>>,
  report: number,
  terms: FormTerms,
  errors: Record<string, string>,
): Omit<FilledReport, 'results'> {
  const of = (field: Parameters<typeof headName>[1]) => (fields[headName(report, field)] ?? '').trim()
  const collectedOn = of('collectedOn')
  const last = terms.mayBeTomorrow ? shiftDay(terms.today, 1) : terms.today
  if (!isDay(collectedOn)) errors[headName(report, 'collectedOn')] = 'Enter the day on which the sample was taken.'
  else if (collectedOn > last || collectedOn < FIRST_DAY)
    errors[headName(report, 'collectedOn')] = `Enter a day that is not later than ${formatDay(terms.today, terms.dateLanguage)}.`
  const laboratory = of('laboratory')
  if (laboratory.length > MAX_NAME) errors[headName(report, 'laboratory')] = `Enter at most ${MAX_NAME} characters.`
  const fasting = of('fasting')
  const fingerprint = of('fingerprint')
  return {
    collectedOn,
    laboratory,
    fasting: fasting === 'yes' ? true : fasting === 'no' ? false : null,
    fingerprint: /^[\da-f-]{36,64}$/.test(fingerprint) ? fingerprint : '',
  }
}

function readResult(
  given: (field: LineField) => string | undefined,
  terms: FormTerms,
  refuse: (field: LineField, why: string) => void,
): LabResult | null {
  const of = (field: LineField) => given(field) ?? ''
  // Typed by hand a line has one name; looked over it has the printed one and that of the list, which may be none.
  const asked = given('test')
  const [name, unit, text, printedRange] = [of('name') || of('test'), of('unit'), of('value'), of('range')]
  if (name === '') refuse('name', 'Name the test, as the report prints it.')
  if (name.length > MAX_NAME) refuse('name', `Enter at most ${MAX_NAME} characters.`)
  if (unit.length > MAX_UNIT) refuse('unit', `Enter at most ${MAX_UNIT} characters.`)
  const form = unit === '' ? null : (ucumFormOf(unit) ?? unit)
  const test = asked === '' ? null : asked === undefined ? findTest(name, form) : chosenTest(asked, form, name, refuse)
  for (const field of ['value', 'range'] as const) {
    const [, whole, rest] = EITHER.exec(of(field)) ?? []
    if (whole !== undefined) refuse(field, `Write ${whole}.${rest} or ${whole}${rest}: the comma could mean either.`)
  }
  const value = readValue(text)
  if (value === null)
    refuse(
      'value',
      text === '' ? 'Enter the result: a number, < or > and a number, or a word.' : `Enter at most ${MAX_WORDS} characters.`,
    )
  else if (value.value !== null && (Math.abs(value.value) > MAX_VALUE || (value.value < 0 && test !== null)))
    refuse('value', value.value < 0 ? 'This test has no results below 0.' : 'This is more than any laboratory prints.')
  const range = readRange(printedRange)
  if (range === null) refuse('range', 'Write the range in numbers, such as 3.5 - 5.1, < 5 or ≥ 40, or leave it empty.')
  if (value === null || range === null) return null
  const loinc = codeOf(of('loinc'), test)
  const printed = {
    printedValue: asPrinted(of('printedValue'), text, (each, sign) => readValue(each, sign)),
    printedRange: asPrinted(of('printedRange'), printedRange, (each, sign) => readRange(each, sign)),
  }
  const result = { name, loinc, ...value, unit, ucum: terms.readUnit(unit, test ?? testOfCode(loinc)), ...range, ...printed }
  return { ...result, flag: readFlag(of('flag')) ?? flagByRange(result) }
}

/** What was printed, unless the person wrote something else over it. */
function asPrinted(printed: string, typed: string, read: (text: string, sign: DecimalSign) => object | null): string {
  const now = JSON.stringify(read(typed, 'point'))
  const isSame = printed !== '' && (['point', 'comma'] as const).some((sign) => JSON.stringify(read(printed, sign)) === now)
  return isSame && printed.length <= MAX_WORDS ? printed : typed
}

/** The test of the list that a person chose; one that cannot be of this unit, or of this sample, is refused. */
function chosenTest(
  asked: string,
  form: string | null,
  name: string,
  refuse: (field: LineField, why: string) => void,
): KnownTest | null {
  const [first] = testsCalled(asked)
  if (!first) refuse('test', 'The list has no such test. Choose one, or leave this empty.')
  const isUnitKnown = form !== null && measureOf(form, { molarMass: null, charge: null }) !== null
  const test = findTest(asked, form) ?? (isUnitKnown ? null : (first ?? null))
  if (first && !test) refuse('test', `${first.name} is not measured in this unit. Choose another test, or leave this empty.`)
  if (test && isOtherMaterial(test, name))
    refuse('test', 'What is printed names another sample than this test has. Choose another test, or leave this empty.')
  return test
}

/** The code in the report, unless the person chose another test; a code that the list does not have stays as it came. */
function codeOf(submitted: string, test: KnownTest | null): string | null {
  if (test?.codes.includes(submitted)) return submitted
  if (test) return test.loinc
  return testOfCode(submitted) === null && /^\d{1,7}-\d$/.test(submitted) ? submitted : null
}
