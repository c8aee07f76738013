import { testOfCode } from '#features/health/labs/tests/known-tests.ts'
import type { Day } from '#features/identity/dates/calendar-day.ts'
import { isDay } from '#features/identity/dates/local-day.ts'

import { beginningOf, gatherReports, MOST_NAME, tooMuch, type Reading, type ReadProblem } from './draft.ts'
import { findResources, type Found } from './fhir-resources.ts'
import { at, depthOf, listAt, numberAt, textAt, type Json } from './json.ts'
import { writeNumber } from './read-number.ts'
import { draftOf } from './read-pasted.ts'
import { writeRange } from './read-range.ts'
import { writeValue } from './read-value.ts'

const MOST_DEPTH = 60

type Head = { readonly collectedOn: Day | null; readonly laboratory: string; readonly fasting: null }

/** Reads results in the form of FHIR R4: a Bundle, a DiagnosticReport, one Observation or a list of them. */
export function readFhir(json: string): Reading {
  if (depthOf(json) > MOST_DEPTH)
    return {
      ok: false,
      reason: `The brackets of this file stand in each other more than ${MOST_DEPTH} deep. That is no lab report.`,
    }
  let document: unknown
  try {
    document = JSON.parse(json)
  } catch (error) {
    return { ok: false, reason: `This begins like JSON, but is none${lineOf(error, json)}. Please copy the whole file.` }
  }
  const { resources, find } = findResources(document)
  const reports = resources.filter(({ resource }) => resource['resourceType'] === 'DiagnosticReport')
  const lines: Parameters<typeof gatherReports>[0][number][] = []
  const problems: ReadProblem[] = []
  const taken = new Set<Json>()
  const take = ({ resource, row }: Found, head: Head | null) => {
    if (taken.has(resource)) return
    taken.add(resource)
    const own = head ?? headOf(resource, null, find)
    for (const read of resultsOf(resource, row)) {
      if ('reason' in read) problems.push(read)
      else lines.push({ ...read, ...own })
    }
  }
  for (const { resource } of reports) {
    for (const reference of listAt(resource, 'result')) {
      const found = find(textAt(reference, 'reference'), resource)
      if (found) take(found, headOf(found.resource, resource, find))
    }
  }
  for (const found of resources) if (found.resource['resourceType'] === 'Observation') take(found, null)
  const gathered = gatherReports(lines)
  if (gathered.length === 0) {
    const first = problems[0]
    return { ok: false, reason: first ? `Entry ${first.row}: ${first.reason}` : 'There is no Observation of FHIR in this file.' }
  }
  const refusal = tooMuch(gathered)
  return refusal ? { ok: false, reason: refusal } : { ok: true, origin: 'fhir', reports: gathered, problems }
}

type Read = ReturnType<typeof draftOf> | ReadProblem

/** An observation may be one result, or several components of one. */
function resultsOf(observation: Json, row: number): Read[] {
  const name = nameOf(observation)
  const refused = (reason: string): ReadProblem => ({ row, reason, text: beginningOf(name) })
  const status = textAt(observation, 'status')
  if (status === 'entered-in-error' || status === 'cancelled')
    return [refused(`The laboratory took this result back (${status}).`)]
  const categories = listAt(observation, 'category').flatMap((category) =>
    listAt(category, 'coding').map((coding) => textAt(coding, 'code')),
  )
  if (categories.length > 0 && !categories.includes('laboratory'))
    return [refused(`This is no lab result (${categories.filter(Boolean).join(', ') || 'of another category'}).`)]
  const components = listAt(observation, 'component')
  const read = [
    resultOf(observation, name, row),
    ...components.map((component) => resultOf(component, nameOf(component) || name, row)),
  ]
  const results = read.filter((each) => each !== null)
  if (results.length > 0) return results
  // Panels name their members, and have no value of their own.
  if (listAt(observation, 'hasMember').length > 0) return []
  return [refused(name === '' ? 'There is neither a name nor a code here.' : 'There is no value here.')]
}

function resultOf(part: Json, name: string, row: number): ReturnType<typeof draftOf> | null {
  const { value, unit } = valueOf(part)
  if (value === '' || name === '') return null
  const flag = listAt(part, 'interpretation').flatMap((each) => [textAt(each, 'coding', 'code'), textAt(each, 'text')])[0] ?? ''
  const fields = { name: name.slice(0, MOST_NAME), value, unit, range: rangeOf(part), flag: codedFlags[flag] ?? flag, note: null }
  return draftOf(fields, row, 'point', loincOf(part))
}

/** HL7 knows “significantly” too. */
const codedFlags: Readonly<Record<string, string>> = { HU: 'HH', LU: 'LL', AA: 'A', POS: 'A', NEG: 'N' }

function valueOf(part: Json): { value: string; unit: string } {
  const quantity = at(part, 'valueQuantity')
  const number = numberAt(quantity, 'value')
  if (number !== null) {
    const mark = textAt(quantity, 'comparator')
    return { value: `${mark}${mark && ' '}${writeNumber(number)}`, unit: textAt(quantity, 'unit') || textAt(quantity, 'code') }
  }
  const whole = numberAt(part, 'valueInteger')
  if (whole !== null) return { value: String(whole), unit: '' }
  const ratio = [numberAt(part, 'valueRatio', 'numerator', 'value'), numberAt(part, 'valueRatio', 'denominator', 'value')]
  if (ratio[0] !== null && ratio[1] !== null)
    return { value: writeValue({ operator: null, value: null, words: ratio.join(':') }), unit: '' }
  const concept = at(part, 'valueCodeableConcept')
  const words = textAt(part, 'valueString') || textAt(concept, 'text') || textAt(concept, 'coding', 'display')
  if (words !== '') return { value: words, unit: '' }
  const said = at(part, 'valueBoolean')
  return { value: typeof said === 'boolean' ? (said ? 'yes' : 'no') : '', unit: '' }
}

/** The first range that is meant for everybody, or else the first one. */
function rangeOf(part: Json): string {
  const ranges = listAt(part, 'referenceRange')
  const range =
    ranges.find(
      (each) => ['', 'normal'].includes(textAt(each, 'type', 'coding', 'code')) && listAt(each, 'appliesTo').length === 0,
    ) ?? ranges[0]
  const [low, high] = [numberAt(range, 'low', 'value'), numberAt(range, 'high', 'value')]
  if (low === null && high === null) return textAt(range, 'text')
  return low !== null && high !== null && low > high ? '' : writeRange({ low, lowInclusive: true, high, highInclusive: true })
}

function loincOf(part: Json): string | null {
  const coding = listAt(part, 'code', 'coding').find((each) => textAt(each, 'system').includes('loinc.org'))
  const code = textAt(coding, 'code')
  return /^\d{1,7}-\d$/.test(code) ? code : null
}

function nameOf(part: Json): string {
  const displays = listAt(part, 'code', 'coding').map((each) => textAt(each, 'display'))
  return textAt(part, 'code', 'text') || displays.find((each) => each !== '') || (testOfCode(loincOf(part))?.name ?? '')
}

function headOf(observation: Json, report: Json | null, find: ReturnType<typeof findResources>['find']): Head {
  const dates = [observation, report].flatMap((each) => [
    textAt(each, 'effectiveDateTime'),
    textAt(each, 'effectivePeriod', 'start'),
    textAt(each, 'effectiveInstant'),
  ])
  const issued = [textAt(observation, 'issued'), textAt(report, 'issued')]
  const collectedOn = [...dates, ...issued].map((date) => date.slice(0, 10)).find(isDay) ?? null
  const performer = [report, observation].flatMap((each) => listAt(each, 'performer'))
  const names = performer.map(
    (each) => textAt(each, 'display') || textAt(find(textAt(each, 'reference'), report ?? observation)?.resource, 'name'),
  )
  return { collectedOn, laboratory: (names.find((name) => name !== '') ?? '').slice(0, MOST_NAME), fasting: null }
}

/** Where the parser stopped, as a line. */
function lineOf(error: unknown, json: string): string {
  const place = error instanceof SyntaxError ? /position (\d+)/.exec(error.message)?.[1] : undefined
  return place === undefined ? '' : `, from line ${json.slice(0, Number(place)).split('\n').length} on`
}
