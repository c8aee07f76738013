import type { Day } from '#features/identity/dates/calendar-day.ts'

import { draftOf } from './draft-line.ts'
import { beginningOf, MOST_NAME, tooMuch, type DraftLine, type DraftReport, type Reading, type ReadProblem } from './draft.ts'
import { eitherNote, orderTold, readDay, type DateOrder } from './read-day.ts'
import { readLine } from './read-line.ts'
import { decimalSignOf } from './read-number.ts'

const MOST_ROWS = 2_000
const MOST_CHARACTERS_OF_A_ROW = 500

const COLLECTED =
  /\b(?:collected|collection|drawn|sample|specimen|entnahme\w*|abnahme\w*|probenentnahme|probe vom|prélèvement|prélevé|toma|extracción)\b/i
const DATED = /\b(?:date|datum|fecha|befund\w*|report\w*|eingang\w*|vom)\b/i
const BIRTH = /\b(?:birth|born|dob|d\.o\.b|geb|geburtsdatum|geboren|nacimiento|naissance|née?)\b/i
/** Numbers of the order, the person, the telephone. */
const PAPERS =
  /^\s*(?:auftrag\w*|fall\w*|pat(?:ient(?:en)?)?[ .-]*(?:id|nr|nummer|no|number)|order|accession|specimen (?:id|no|number)|nhs (?:no|number)|hospital (?:no|number)|phone|tel(?:efon|ephone)?|fax|seite|page)\b[^:\d]{0,20}[:#.\s]\s*[\d(+]/i
/** “Total 3 tests” */
const COUNT_OF_TESTS =
  /^\D*\b\d+\s+(?:tests?|results?|analyses|parameters?|untersuchungen|ergebnisse|parameter|pruebas|resultados)\s*(?:in total|total|insgesamt)?\.?$/i
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
  const told = orderTold(text)
  const usual: DateOrder = sign === 'point' && !/\b\d{1,2}\.\d{1,2}\.\d{2,4}\b/.test(text) ? 'month first' : 'day first'
  const lines: DraftLine[] = []
  const problems: ReadProblem[] = []
  const head = new Head(told === 'either' || told === null ? usual : told, told === 'either')
  for (const [at, raw] of rows.entries()) {
    const row = at + 1
    const line = raw.replaceAll('\u{a0}', ' ').trim()
    if (line === '' || /^[-=_*.\s|]+$/.test(line)) continue
    if (line.length > MOST_CHARACTERS_OF_A_ROW) {
      problems.push({ row, reason: 'This line is too long to be a result.', text: beginningOf(line) })
      continue
    }
    if (head.take(line)) continue
    if (PAPERS.test(line)) {
      problems.push({ row, reason: 'This is a number of the papers, and no result.', text: beginningOf(line) })
      continue
    }
    if (COUNT_OF_TESTS.test(line)) {
      problems.push({ row, reason: 'This is a count of tests, and no result.', text: beginningOf(line) })
      continue
    }
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
  const { day: collectedOn, note, laboratory, fasting } = head
  const report: DraftReport = { collectedOn, note, laboratory, fasting, lines }
  const refusal = tooMuch([report])
  return refusal ? { ok: false, reason: refusal } : { ok: true, origin: 'pasted', reports: [report], problems }
}

/** What a report says of itself above its results. */
class Head {
  day: Day | null = null
  note: string | null = null
  laboratory = ''
  fasting: boolean | null = null
  #rank = 0
  readonly #order: DateOrder
  readonly #isGuess: boolean

  constructor(order: DateOrder, isGuess: boolean) {
    this.#order = order
    this.#isGuess = isGuess
  }

  /** Whether the line was of the head, and no result. */
  take(line: string): boolean {
    const fasting = /\b(?:fasting|nüchtern|ayunas|à jeun)\b\s*[:=]?\s*(yes|no|ja|nein|sí|si|oui|non)\b/i.exec(line)
    if (fasting) this.fasting = /^(?:yes|ja|s[ií]|oui)$/i.test(fasting[1]!)
    const found = DAY_INSIDE.exec(line)?.[0]
    const day = found === undefined ? null : readDay(found, this.#order)
    if (found !== undefined && day !== null) {
      const rank = BIRTH.test(line) ? 0 : COLLECTED.test(line) ? 3 : DATED.test(line) ? 2 : 1
      if (rank > this.#rank) {
        ;[this.day, this.#rank] = [day, rank]
        this.note = this.#isGuess ? eitherNote(found, this.#order) : null
      }
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
