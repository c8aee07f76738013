import type { Day } from '#base/dates/calendar-day.ts'
import { isDay } from '#base/dates/local-day.ts'
import { testOfCode } from '#features/health/labs/tests/known-tests.ts'
import { formatBounds } from '#features/health/labs/units/printed-number.ts'

import { draftOf } from './draft-line.ts'
import { beginningOf, gatherReports, MAX_NAME, tooMuch, type DraftLine, type Reading, type ReadProblem } from './draft.ts'
import { findResources, peopleIn, type Found } from './fhir-resources.ts'
import { inSpecimen, specimenOf } from './fhir-specimen.ts'
import { at, depthOf, listAt, numberAt, parseJson, textAt, type Json } from './json.ts'
import { formatNumber } from './read-number.ts'
import { formatValue } from './read-value.ts'

const MAX_DEPTH = 60

type Head = { readonly collectedOn: Day | null; readonly note: null; readonly laboratory: string; readonly fasting: null }

/** Reads results in the form of FHIR R4: a Bundle, a DiagnosticReport, one Observation or a list of them. */
export function readFhir(json: string): Reading {
  if (depthOf(json) > MAX_DEPTH)
    return {
      ok: false,
      reason: `The brackets of this file are nested more than ${MAX_DEPTH} deep. That is not a lab report.`,
    }
  let parsed: ReturnType<typeof parseJson>
  try {
    parsed = parseJson(json)
  } catch (error) {
    return { ok: false, reason: `This begins like JSON, but is not valid${lineOf(error, json)}. Please copy the whole file.` }
  }
  const { resources, find } = findResources(parsed.document)
  const reports = resources.filter(({ resource }) => resource['resourceType'] === 'DiagnosticReport')
  const lines: Parameters<typeof gatherReports>[0][number][] = []
  const problems: ReadProblem[] = []
  const taken = new Set<Json>()
  const take = ({ resource, row }: Found, head: Head | null) => {
    if (taken.has(resource)) return
    taken.add(resource)
    const own = head ?? headOf(resource, null, find)
    for (const read of resultsOf(resource, row, { specimen: specimenOf(resource, find), writtenAt: parsed.writtenAt })) {
      if ('reason' in read) problems.push(read)
      else lines.push({ head: own, line: read })
    }
  }
  for (const { resource, row } of reports) {
    const status = takenBack(resource)
    for (const reference of listAt(resource, 'result')) {
      const found = find(textAt(reference, 'reference'), resource)
      const text = beginningOf(textAt(reference, 'display') || textAt(reference, 'reference'))
      if (!found) problems.push({ row, reason: 'The report names this result, but it is not in the file.', text })
      else if (status === null) take(found, headOf(found.resource, resource, find))
      else if (!taken.has(found.resource)) {
        taken.add(found.resource)
        problems.push({
          row,
          reason: `The laboratory withdrew the report of this result (${status}).`,
          text: nameOf(found.resource) || text,
        })
      }
    }
  }
  for (const found of resources) if (found.resource['resourceType'] === 'Observation') take(found, null)
  const people = peopleIn(resources)
  if (people.count > 1)
    return { ok: false, reason: `This file has results of ${people.count} people. Please choose a file with only your own.` }
  const gathered = gatherReports(lines)
  if (gathered.length === 0) {
    const first = problems[0]
    return { ok: false, reason: first ? `Entry ${first.row}: ${first.reason}` : 'There is no FHIR Observation in this file.' }
  }
  const refusal = tooMuch(gathered)
  return refusal ? { ok: false, reason: refusal } : { ok: true, origin: 'fhir', reports: gathered, problems, person: people.name }
}

type Read = DraftLine | ReadProblem

/** What parts of an observation need from around it. */
interface Around {
  readonly specimen: string | null
  /** The number of a quantity as it is written. */
  readonly writtenAt: (quantity: unknown) => string | null
}

/** An observation may be one result, or several components of one. */
function resultsOf(observation: Json, row: number, around: Around): Read[] {
  const name = nameOf(observation)
  const refused = (reason: string): ReadProblem => ({ row, reason, text: beginningOf(name) })
  const back = takenBack(observation)
  if (back !== null) return [refused(`The laboratory withdrew this result (${back}).`)]
  const categories = listAt(observation, 'category').flatMap((category) =>
    listAt(category, 'coding').map((coding) => textAt(coding, 'code')),
  )
  if (categories.length > 0 && !categories.includes('laboratory'))
    return [refused(`This is no lab result (${categories.filter(Boolean).join(', ') || 'of another category'}).`)]
  const components = listAt(observation, 'component')
  const read = [
    resultOf(observation, name, row, around),
    ...components.map((component) => resultOf(component, nameOf(component) || name, row, around)),
  ]
  const unmeasured = components.filter((_, at) => read[at + 1] === null)
  const refusedParts = unmeasured.map((part) => ({ row, reason: noValue(part), text: beginningOf(nameOf(part) || name) }))
  const results = read.filter((each) => each !== null)
  if (results.length > 0) return [...results.map((result) => stillOpen(observation, result)), ...refusedParts]
  // Panels name their members, and have no value of their own.
  if (listAt(observation, 'hasMember').length > 0) return []
  return [refused(name === '' ? 'There is neither a name nor a code here.' : noValue(observation))]
}

/** The word with which a laboratory takes something back; null where it stands. */
function takenBack(resource: Json): string | null {
  const status = textAt(resource, 'status')
  return status === 'entered-in-error' || status === 'cancelled' ? status : null
}

/** “There is no value here: the sample was haemolysed.” */
function noValue(part: Json): string {
  const why = textAt(part, 'dataAbsentReason', 'text') || textAt(part, 'dataAbsentReason', 'coding', 'display')
  return why === '' ? 'There is no value here.' : `There is no value here. The laboratory says: ${beginningOf(why)}.`
}

function stillOpen(observation: Json, result: DraftLine): DraftLine {
  const status = textAt(observation, 'status')
  if (status !== 'preliminary' && status !== 'registered') return result
  const note = `The laboratory has not yet confirmed this result (${status}).`
  return { ...result, note: result.note === null ? note : `${note} ${result.note}` }
}

function resultOf(part: Json, name: string, row: number, { specimen, writtenAt }: Around): DraftLine | null {
  const { value, unit } = valueOf(part, writtenAt)
  if (value === '' || name === '') return null
  const { name: fullName, loinc, note } = inSpecimen(name, loincOf(part), specimen)
  const marks = listAt(part, 'interpretation').flatMap((each) => [textAt(each, 'coding', 'code'), textAt(each, 'text')])
  const flag = marks.find((mark) => mark !== '') ?? ''
  const fields = {
    name: fullName.slice(0, MAX_NAME),
    value,
    unit,
    range: rangeOf(part, writtenAt),
    flag: codedFlags.get(flag) ?? flag,
    note,
  }
  return draftOf(fields, row, 'point', loinc)
}

/** HL7 knows “significantly” too. */
const codedFlags = new Map(Object.entries({ HU: 'HH', LU: 'LL', AA: 'A', POS: 'A', NEG: 'N' }))

function valueOf(part: Json, writtenAt: Around['writtenAt']): { value: string; unit: string } {
  const quantity = at(part, 'valueQuantity')
  const number = numberAt(quantity, 'value')
  if (number !== null) {
    const mark = textAt(quantity, 'comparator')
    return { value: `${mark}${mark && ' '}${asWritten(number, writtenAt(quantity))}`, unit: unitOf(quantity) }
  }
  const whole = numberAt(part, 'valueInteger')
  if (whole !== null) return { value: String(whole), unit: '' }
  const ratio = [numberAt(part, 'valueRatio', 'numerator', 'value'), numberAt(part, 'valueRatio', 'denominator', 'value')]
  if (ratio[0] !== null && ratio[1] !== null)
    return { value: formatValue({ operator: null, value: null, words: ratio.join(':') }), unit: '' }
  const concept = at(part, 'valueCodeableConcept')
  const words = textAt(part, 'valueString') || textAt(concept, 'text') || textAt(concept, 'coding', 'display')
  if (words !== '') return { value: words, unit: '' }
  const said = at(part, 'valueBoolean')
  return { value: typeof said === 'boolean' ? (said ? 'yes' : 'no') : '', unit: '' }
}

/** As the laboratory writes it; its code where that is a text of words: “milligram per deciliter”. */
function unitOf(quantity: unknown): string {
  const [unit, code] = [textAt(quantity, 'unit'), textAt(quantity, 'code')]
  const isWords = /\bper\b|gram|mole|percent|unit/i.test(unit)
  return code !== '' && (unit === '' || isWords) ? code : unit
}

/** With its zeros, where it is written in plain digits. */
function asWritten(number: number, written: string | null): string {
  return written !== null && /^-?\d{1,12}(?:\.\d{1,20})?$/.test(written) ? written : formatNumber(number)
}

/** The first range that is meant for everybody, or else the first one; none where it is in another unit than the result. */
function rangeOf(part: Json, writtenAt: Around['writtenAt']): string {
  const ranges = listAt(part, 'referenceRange')
  const range =
    ranges.find(
      (each) => ['', 'normal'].includes(textAt(each, 'type', 'coding', 'code')) && listAt(each, 'appliesTo').length === 0,
    ) ?? ranges[0]
  const [low, high] = [numberAt(range, 'low', 'value'), numberAt(range, 'high', 'value')]
  if (low === null && high === null) return textAt(range, 'text')
  const [from, to] = [at(range, 'low'), at(range, 'high')]
  if ([from, to].some((bound) => isOtherUnit(bound, at(part, 'valueQuantity')))) return ''
  const bounds = {
    low: low === null ? null : asWritten(low, writtenAt(from)),
    high: high === null ? null : asWritten(high, writtenAt(to)),
  }
  return low !== null && high !== null && low > high ? '' : formatBounds({ ...bounds, lowInclusive: true, highInclusive: true })
}

function isOtherUnit(bound: unknown, quantity: unknown): boolean {
  const [of, own] = [bound, quantity].map((each) =>
    [textAt(each, 'unit'), textAt(each, 'code')].filter((text) => text !== '').map((text) => text.toLowerCase()),
  ) as [string[], string[]]
  return of.length > 0 && own.length > 0 && !of.some((unit) => own.includes(unit))
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
  return { collectedOn, note: null, laboratory: (names.find((name) => name !== '') ?? '').slice(0, MAX_NAME), fasting: null }
}

/** Where the parser stopped, as a line. */
function lineOf(error: unknown, json: string): string {
  const place = error instanceof SyntaxError ? /position (\d+)/.exec(error.message)?.[1] : undefined
  return place === undefined ? '' : `, from line ${json.slice(0, Number(place)).split('\n').length} on`
}
