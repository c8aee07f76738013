import { findTest } from '#features/health/labs/tests/known-tests.ts'
import { ucumFormOf } from '#features/health/labs/units/printed-unit.ts'
import type { Day } from '#features/identity/dates/calendar-day.ts'

import {
  beginningOf,
  MOST_NAME,
  MOST_UNIT,
  tooMuch,
  type DraftLine,
  type DraftReport,
  type Reading,
  type ReadProblem,
} from './draft.ts'
import { readDay, type DateOrder } from './read-day.ts'
import { readFlag } from './read-flag.ts'
import { readLine, type PrintedLine } from './read-line.ts'
import { decimalSignOf, type DecimalSign } from './read-number.ts'
import { readRange, writeRange } from './read-range.ts'
import { readValue, writeValue } from './read-value.ts'

const MOST_ROWS = 2_000
const MOST_CHARACTERS_OF_A_ROW = 500

const COLLECTED =
  /\b(?:collected|collection|drawn|sample|specimen|entnahme\w*|abnahme\w*|probenentnahme|probe vom|prélèvement|prélevé|toma|extracción)\b/i
const DATED = /\b(?:date|datum|fecha|befund\w*|report\w*|eingang\w*|vom)\b/i
const BIRTH = /\b(?:birth|born|dob|d\.o\.b|geb|geburtsdatum|geboren|nacimiento|naissance|née?)\b/i
const LABORATORY = /\b(?:lab(?:or|oratory|oratories|oratorium|oratoire|oratorio)?|labcorp|diagnostics|diagnostik|mvz)\b/i
const DAY_INSIDE =
  /\b(?:\d{4}-\d{2}-\d{2}|\d{1,2}([./-])\s?\d{1,2}\1\s?(?:\d{4}|\d{2})|\d{1,2}\.?[ -]\p{L}{3,9}\.?,?[ -]\d{4}|\p{L}{3,9}\.? \d{1,2}, \d{4})\b/u

/** Reads what somebody copied out of a report: results line by line, and its day, laboratory and fasting where it says them. */
export function readPasted(text: string): Reading {
  const rows = text.split(/\r\n|\r|\n/)
  if (rows.length > MOST_ROWS)
    return {
      ok: false,
      reason: `This text has more than ${MOST_ROWS.toLocaleString('en')} lines. Please paste one report at a time.`,
    }
  const sign = decimalSignOf(text)
  const order: DateOrder = sign === 'point' && !/\b\d{1,2}\.\d{1,2}\.\d{2,4}\b/.test(text) ? 'month first' : 'day first'
  const lines: DraftLine[] = []
  const problems: ReadProblem[] = []
  const head = new Head(order)
  for (const [at, raw] of rows.entries()) {
    const row = at + 1
    const line = raw.replaceAll('\u{a0}', ' ').trim()
    if (line === '' || /^[-=_*.\s|]+$/.test(line)) continue
    if (line.length > MOST_CHARACTERS_OF_A_ROW) {
      problems.push({ row, reason: 'This line is too long to be a result.', text: beginningOf(line) })
      continue
    }
    if (head.take(line)) continue
    const printed = readLine(line, sign)
    if (printed) lines.push(draftOf(printed, row, sign))
    else if (!isColumnHeading(line))
      problems.push({
        row,
        reason: /\d/.test(line) ? 'No result was found on this line.' : 'There is no number on this line.',
        text: beginningOf(line),
      })
  }
  if (lines.length === 0)
    return {
      ok: false,
      reason: 'No result was found in this text. A line needs a name and a value, such as “Ferritin 61 ng/mL 30 - 400”.',
    }
  const report: DraftReport = { collectedOn: head.day, laboratory: head.laboratory, fasting: head.fasting, lines }
  const refusal = tooMuch([report])
  return refusal ? { ok: false, reason: refusal } : { ok: true, origin: 'pasted', reports: [report], problems }
}

/** A line as it goes into the form: numbers in one way of writing, and what could not be understood said beside it. */
export function draftOf(
  { name, value, unit, range, flag, note }: PrintedLine,
  row: number,
  sign: DecimalSign,
  loinc: string | null = null,
): DraftLine {
  const read = readValue(value, sign)
  const bounds = readRange(range, sign)
  const test = findTest(name, ucumFormOf(unit))
  return {
    row,
    name: name.slice(0, MOST_NAME),
    loinc: loinc ?? test?.loinc ?? null,
    value: read ? writeValue(read) : value,
    unit: unit.slice(0, MOST_UNIT),
    range: bounds ? writeRange(bounds) : range,
    flag: readFlag(flag) ?? '',
    note:
      note ?? (bounds === null ? `The range “${beginningOf(range)}” is none in numbers: change it, or leave it empty.` : null),
  }
}

/** What a report says of itself above its results. */
class Head {
  day: Day | null = null
  laboratory = ''
  fasting: boolean | null = null
  #rank = 0
  readonly #order: DateOrder

  constructor(order: DateOrder) {
    this.#order = order
  }

  /** Whether the line was of the head, and no result. */
  take(line: string): boolean {
    const fasting = /\b(?:fasting|nüchtern|ayunas|à jeun)\b\s*[:=]?\s*(yes|no|ja|nein|sí|si|oui|non)\b/i.exec(line)
    if (fasting) this.fasting = /^(?:yes|ja|s[ií]|oui)$/i.test(fasting[1]!)
    const found = DAY_INSIDE.exec(line)?.[0]
    const day = found === undefined ? null : readDay(found, this.#order)
    if (day !== null) {
      const rank = BIRTH.test(line) ? 0 : COLLECTED.test(line) ? 3 : DATED.test(line) ? 2 : 1
      if (rank > this.#rank) [this.day, this.#rank] = [day, rank]
      return true
    }
    if (fasting) return true
    if (this.laboratory === '' && LABORATORY.test(line) && !/\d{2,}\s*[a-z%]*\/|\t/i.test(line)) {
      this.laboratory = line
        .replace(/^(?:lab(?:or|oratory|oratoire|oratorio)?|performed (?:at|by))\s*:\s*/i, '')
        .slice(0, MOST_NAME)
      return true
    }
    return false
  }
}

function isColumnHeading(line: string): boolean {
  return /\b(?:unit|units|einheit|unidad|unité)\b/i.test(line) && !/\d/.test(line)
}
