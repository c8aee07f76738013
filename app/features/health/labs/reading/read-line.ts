import { testsCalled } from '#features/health/labs/tests/known-tests.ts'

import { beginningOf } from './draft.ts'
import { readFlag } from './read-flag.ts'
import { readNumber, type DecimalSign } from './read-number.ts'
import { readRange } from './read-range.ts'

/** The parts of a printed line. */
export interface PrintedLine {
  readonly name: string
  readonly value: string
  readonly unit: string
  readonly range: string
  readonly flag: string
  readonly note: string | null
}

const NUMBER = String.raw`(?:(?:<=|=<|>=|=>|[<>≤≥])\s*)?[+\-−]?\d[\d.,'’]*`
const VALUE_WITH_REST = new RegExp(`^(${NUMBER})\\s*((?![:\\d])\\S.*)$`)
const QUALITATIVE =
  /^(?:(?:stark |schwach |weakly |strongly )?(?:neg(?:ative?|ativ|ativo|\.)?|pos(?:itive?|itiv|itivo|\.)?)|non[- ]?reactive|reactive|nicht reaktiv|reaktiv|not detected|detected|nicht nachweisbar|nachweisbar|no detectado|absent|present|none|nil|trace|spur(?:en)?|clear|klar|yellow|gelb|normal|unauffällig|\+{1,4}|\(\+\)|1:\d{1,5})$/i

const UNIT =
  /^(?:%|[\w%µμ°.²³⁰-⁹^*·×()[\]{}'-]*\/[\w%µμ.,²³⁰-⁹^*·×()[\]{}'\s/-]+|fl|pg|fmol|s|sec\.?|sek\.?|inr|ratio|quotient|titer|ph|vol\.?-?%|g%|mg%)$/i

/** What stands on one line of a report, its cells between tabs, bars or runs of blanks, or all in a row. Null where there is no result on it. */
export function readLine(text: string, sign: DecimalSign): PrintedLine | null {
  const cells = text
    .replaceAll(/([<>])\s*or\s*=\s*/gi, '$1=')
    .replace(/below low reference limit/i, 'L')
    .replace(/above high reference limit/i, 'H')
    // The number of the place that did it, in a column of its own.
    .replace(/(?<=\d.*)\s+0\d$/, '')
    .split(/\t+|\s{2,}|\s*\|\s*/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
  const line = cells.length > 1 ? fromCells(cells, sign) : null
  return line ? withNumberOfName(line, cells, sign) : fromRow(cells.join(' '), sign)
}

const EITHER_NUMBER = 'It is not sure which number on this line is the result'

/**
 * The longest name of a report is often one blank from its number: of “LDL Cholesterol 4.1 | mmol/L | < 3.0” the result is 4.1, and the rest is
 * its range. A name that ends in a number of its own (“CA 125”) is left alone.
 */
function withNumberOfName(line: PrintedLine, [name = '', ...cells]: ReadonlyArray<string>, sign: DecimalSign): PrintedLine {
  const found = testsCalled(name).length > 0 ? null : fromRow(name, sign)
  if (!found || !/\d/.test(found.value) || found.note !== null) return line
  const isKnown = testsCalled(found.name).length > 0
  const isDecimal = /\d[.,]\d/.test(found.value)
  const isPlain = !isBound(line.value) && readNumber(line.value, sign) !== null
  const unitAt = cells.findIndex((cell) => kindOf(cell, sign) === 'unit')
  const isBehindUnit = found.unit !== '' || (unitAt !== -1 && unitAt < cells.indexOf(line.value))
  const isResult = isPlain ? isKnown && isDecimal : isBehindUnit || (isKnown && (isDecimal || !isBound(line.value)))
  if (!isResult) {
    const note = `${EITHER_NUMBER}: “${line.value}” was taken, and “${found.value}” is in the name.`
    // “Vitamin X 3” may be a name with a number of its own.
    return isKnown || isDecimal ? { ...line, note } : line
  }
  const isRange = isBound(line.value) && line.range === ''
  return {
    name: found.name,
    value: found.value,
    unit: found.unit || line.unit,
    range: isRange ? line.value : line.range,
    flag: found.flag || line.flag,
    note: !isRange || !isKnown ? `${EITHER_NUMBER}: “${found.value}” was taken, “${line.value}” stands behind it.` : line.note,
  }
}

function fromCells([name = '', ...cells]: ReadonlyArray<string>, sign: DecimalSign): PrintedLine | null {
  if (!/\p{L}/u.test(name)) return null
  const line = { name, value: '', unit: '', range: '', flag: '' }
  let more = false
  const unread: string[] = []
  for (const cell of cells) {
    const kind = kindOf(cell, sign)
    if (kind === 'value' && line.value !== '') {
      // Of “< 5” and “3.2” one is the range, whichever comes first.
      if (isBound(cell) && line.range === '') line.range = cell
      else if (isBound(line.value) && line.range === '') Object.assign(line, { value: cell, range: line.value })
      else more = true
    } else if (kind !== null && (line[kind] === '' || (kind === 'flag' && isDash(line.flag)))) line[kind] = cell
    else if (kind === null) {
      const [, value = '', rest = ''] = VALUE_WITH_REST.exec(cell) ?? []
      const restKind =
        value !== '' && line.value === '' && readNumber(value.replace(/^[<>=≤≥\s]+/, ''), sign) !== null && kindOf(rest, sign)
      if (restKind && restKind !== 'value') Object.assign(line, { value, [restKind]: rest })
      else if (restKind === null) {
        const { unread: rests, ...behind } = behindValue(rest, sign)
        Object.assign(line, { value, ...behind })
        unread.push(rests)
      } else unread.push(cell)
    }
  }
  if (line.value === '' && line.flag !== '' && QUALITATIVE.test(line.flag)) Object.assign(line, { value: line.flag, flag: '' })
  if (line.value === '') {
    const words = cells.find((cell) => QUALITATIVE.test(cell))
    if (words === undefined) return null
    line.value = words
  }
  return {
    ...line,
    note: more
      ? 'There is more than one number on this line; the first one was taken.'
      : unreadNote(line.unit, unread.filter((cell) => !QUALITATIVE.test(cell)).join(' ')),
  }
}

const isDash = (cell: string) => /^[-–—]+$/.test(cell)
const isBound = (cell: string) => /^[<>=≤≥]/.test(cell)

function kindOf(cell: string, sign: DecimalSign): 'value' | 'unit' | 'range' | 'flag' | null {
  const bare = cell.replace(/^(?:<=|=<|>=|=>|[<>≤≥])\s*/, '')
  if (bare === cell && readNumber(cell, sign) !== null) return 'value'
  if (readFlag(cell) !== null) return 'flag'
  // “< 5” is a result where none stood before it; the caller takes the second one for a range.
  if (bare !== cell && readNumber(bare, sign) !== null) return 'value'
  if (readRange(cell, sign) !== null) return 'range'
  return UNIT.test(cell) && !/^n\/a$/i.test(cell) ? 'unit' : null
}

/** "Potassium 4.1 mmol/L 3.5 - 5.1", "CA 125 12 U/mL": the number that has the longest name of the list before it, else the first one. */
function fromRow(text: string, sign: DecimalSign): PrintedLine | null {
  const splits = [...text.matchAll(new RegExp(`(?<=\\s)${NUMBER}(?=\\s|$|[*+↑↓!HL]|[a-zA-Z%µμ])`, 'g'))].flatMap((match) => {
    const name = text
      .slice(0, match.index)
      .trim()
      .replace(/[:.…]+$/, '')
      .trim()
    const value = match[0].replace(/[.,]$/, '')
    const isNumber = readNumber(value.replace(/^[<>=≤≥\s]+/, ''), sign) !== null
    return isNumber && /\p{L}{1,}/u.test(name) ? [{ name, value, rest: text.slice(match.index + match[0].length) }] : []
  })
  const split =
    splits.findLast(({ name }) => testsCalled(name).length > 0 || testsCalled(withoutFlag(name).name).length > 0) ?? splits[0]
  if (!split) return qualitativeRow(text)
  const { name, flag } = withoutFlag(split.name)
  const { unread, ...behind } = behindValue(split.rest.trim(), sign)
  return { name, value: split.value, ...behind, flag: behind.flag || flag, note: unreadNote(behind.unit, unread) }
}

/** "Nitrite negative" */
function qualitativeRow(text: string): PrintedLine | null {
  const words = text.split(' ')
  for (let at = 1; at < words.length; at++) {
    const [name, value] = [words.slice(0, at).join(' ').replace(/:$/, ''), words.slice(at).join(' ')]
    if (QUALITATIVE.test(value) && testsCalled(name).length > 0) return { name, value, unit: '', range: '', flag: '', note: null }
  }
  return null
}

/** A mark between name and number: "Potassium H 5.9". */
function withoutFlag(name: string): { name: string; flag: string } {
  const [, before = '', mark = ''] = /^(.*\S)\s+(\S{1,2})$/.exec(name) ?? []
  return readFlag(mark) !== null && mark !== '-' && testsCalled(name).length === 0
    ? { name: before, flag: mark }
    : { name, flag: '' }
}

const RANGE_INSIDE = new RegExp(
  String.raw`[([]?\s*(?:(?:${NUMBER})\s*(?:-|–|—|bis|to|a)\s*${NUMBER}|(?:<=|>=|[<>≤≥]|bis|up to|hasta|ab)\s*\d[\d.,'’]*)\s*[)\]]?`,
  'i',
)

/** "H mmol/L 3.5 - 5.1", "(3.5-5.1) mmol/L *" */
function behindValue(text: string, sign: DecimalSign): Pick<PrintedLine, 'unit' | 'range' | 'flag'> & { unread: string } {
  const found = RANGE_INSIDE.exec(text)?.[0] ?? ''
  const range = readRange(found, sign) === null ? '' : found.trim()
  const words = (range === '' ? text : text.replace(found, ' ')).split(/\s+/).filter(Boolean)
  // A dash in the middle of something is no mark.
  const flag = words.find((word, at) => readFlag(word) !== null && (at === 0 || at === words.length - 1 || /\w/.test(word))) ?? ''
  return { range, flag, ...splitUnit(words.filter((word) => word !== flag).join(' ')) }
}

/** Words behind a unit that belong to it: “mL/min/1.73 m²”, “mg/g creatinine”, “mg/dL (calc)”, “% of total Hgb”. */
const BELONGS =
  /^(?:m\^?[2²]|\(?(?:calc(?:ulated|\.)?|berechnet|creatinine?|creat|kreatinin|krea|crea|feu|ddu|hb|hgb)\.?\)?|of|total|std\.?|h)$/i

/** The unit in a text and what else stands there: of “mg/dL 01” the unit is “mg/dL”. */
function splitUnit(text: string): { unit: string; unread: string } {
  const words = text
    .replaceAll(/\s*([/^])\s*/g, '$1')
    .split(' ')
    .filter(Boolean)
  const from = words.findIndex((word) => UNIT.test(word))
  if (from === -1) return { unit: '', unread: words.join(' ') }
  const length = words.slice(from + 1).findIndex((word) => !BELONGS.test(word))
  const to = length === -1 ? words.length : from + 1 + length
  return { unit: words.slice(from, to).join(' '), unread: [...words.slice(0, from), ...words.slice(to)].join(' ') }
}

function unreadNote(unit: string, unread: string): string | null {
  if (unread === '') return null
  return `${unit === '' ? 'There is no unit that we know' : 'Not everything was understood'}; on the line stands “${beginningOf(unread)}”.`
}
