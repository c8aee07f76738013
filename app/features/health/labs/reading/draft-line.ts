import { flagByRange, flagWords, type Flag } from '#features/health/core/flags.ts'
import { findTest, testOfCode, type KnownTest } from '#features/health/labs/tests/known-tests.ts'
import { ucumFormOf } from '#features/health/labs/units/printed-unit.ts'

import { rangeAsPrinted, valueAsPrinted } from './as-printed.ts'
import { beginningOf, MAX_NAME, MAX_UNIT, type DraftLine } from './draft.ts'
import { digitsOf, misprintNote } from './misprinted-number.ts'
import type { PrintedLine } from './pasted/printed-line.ts'
import { isCriticalMark, isGrade, readFlag } from './read-flag.ts'
import type { DecimalSign } from './read-number.ts'
import { readRange } from './read-range.ts'
import { readValue } from './read-value.ts'

/** Where a laboratory writes nothing, it writes a dash as well. */
const DASH = /^[([]?\s*[-–—]+\s*[)\]]?$/

/** A line as it goes into the form: as printed, and what could not be understood said beside it. */
export function draftOf(
  { name: printedName, value: printedValue, unit, range: printedRange, flag: mark, note }: PrintedLine,
  row: number,
  sign: DecimalSign,
  loinc: string | null = null,
): DraftLine {
  const name = printedName.replaceAll(/\s+/g, ' ')
  const range = DASH.test(printedRange) ? '' : printedRange
  const digits = digitsOf(printedValue.trim())
  const value = digits ?? printedValue
  const read = readValue(value, sign)
  const bounds = readRange(range, sign)
  const place = read && bounds && flagByRange({ ...read, ...bounds })
  // A dash marks what is low only where the numbers say so too.
  const test = testOfCode(loinc) ?? findTest(name, ucumFormOf(unit))
  const marked = isGrade(mark) && !isBeyondIn(test, place) ? 'H' : readFlag(mark)
  const flag = DASH.test(mark) && place !== 'L' ? null : directed(mark, marked, place)
  const isBare = read?.value != null && unit === '' && test !== null && hasUnits(test)
  const notes = [
    digits === null ? null : misprintNote(printedValue.trim(), digits),
    note ?? (isBare ? NO_UNIT : null),
    bounds === null ? noRange(range) : null,
    contradiction(flag, place),
  ].filter((each) => each !== null)
  return {
    row,
    name: name.slice(0, MAX_NAME),
    loinc: loinc ?? test?.loinc ?? null,
    value: read ? valueAsPrinted(value, sign) : value,
    unit: unit.slice(0, MAX_UNIT),
    range: bounds ? rangeAsPrinted(range, sign) : range,
    flag: flag ?? '',
    note: notes.join(' ') || null,
    printedValue,
    printedRange: range,
  }
}

/** A mark that says no more than that something is wrong says which way where the range does. */
function directed(mark: string, flag: Flag | null, place: ReturnType<typeof flagByRange>): Flag | null {
  if (flag !== 'A' || (place !== 'L' && place !== 'H')) return flag
  if (!isCriticalMark(mark)) return place
  return place === 'L' ? 'LL' : 'HH'
}

/** “++” is far above the range where the numbers say that it is above, in blood. Of a strip in urine it only says how much. */
function isBeyondIn(test: KnownTest | null, place: ReturnType<typeof flagByRange>): boolean {
  return place === 'H' && test !== null && test.material === 'blood'
}

const NO_UNIT =
  'There is no unit: without it the number is neither drawn nor compared with what is dangerous. Add it if the report has one.'

/** A ratio and a pH have none. */
function hasUnits({ units: [first] }: KnownTest): boolean {
  return first !== undefined && !/^\{|^\[pH\]$/.test(first)
}

function noRange(range: string): string {
  return `The range “${beginningOf(range)}” is none in numbers: change it, or leave it empty.`
}

/** What is read wrongly often shows in that: a mark that the numbers beside it do not bear out. */
function contradiction(flag: Flag | null, place: ReturnType<typeof flagByRange>): string | null {
  if (flag === null || flag === 'A' || place === null || flag.startsWith(place)) return null
  return `The report marks it “${flag}”, but by these numbers it is ${flagWords[place].toLowerCase()}. Check result, range and mark.`
}
