import type { Day } from '#base/dates/calendar-day.ts'
import { digitsOf, MISPRINT } from '#features/health/labs/reading/misprinted-number.ts'
import { readDay, type DateOrder } from '#features/health/labs/reading/read-day.ts'
import { readFlag } from '#features/health/labs/reading/read-flag.ts'
import { readNumber, type DecimalSign } from '#features/health/labs/reading/read-number.ts'
import { readRange } from '#features/health/labs/reading/read-range.ts'

import * as words from './piece-words.ts'
import { filledCells, type Row } from './rows.ts'
import { unitEnd } from './unit-text.ts'

/**
 * What a piece of a line can be by itself. `value` is a bare number, `bound` one with an operator (a result or a range), `words` a result
 * in words, `group` says of whom a range is, `place` is the laboratory’s code for where it was done, `same` that another unit follows,
 * `remark` what was wrong with the sample.
 */
export type PieceKind =
  | 'value'
  | 'bound'
  | 'range'
  | 'unit'
  | 'flag'
  | 'words'
  | 'date'
  | 'time'
  | 'group'
  | 'range label'
  | 'previous'
  | 'missing'
  | 'place'
  | 'loinc'
  | 'status'
  | 'remark'
  | 'label'
  | 'same'
  | 'word'

export interface Piece {
  readonly kind: PieceKind
  readonly text: string
  readonly from: number
  readonly to: number
  /** The cell of its row. */
  readonly cell: number
  /** As it stands there, where letters were read as digits. */
  readonly printed?: string
}

const OPERATOR = String.raw`(?:<\s?=|=\s?<|>\s?=|=\s?>|[<>]\s?or\s?=|[<>]\/=|[<>≤≥])\s?`
const PLAIN = String.raw`[+\-−]?(?:\d[\d.,'’]*\d|\d|[.,]\d+)`
const BLANKS = String.raw`[1-9]\d{0,2}(?: \d{3})+(?:,\d+)?`
const BETWEEN = String.raw`(?:\s?[-–—−~]\s?|\s?\.{2,3}\s?|\s(?:to|bis|a|à|hasta|au)\s)`
const TWO = (first: string, second: string) =>
  new RegExp(String.raw`[([]?\s?(?:${OPERATOR})?${first}${BETWEEN}(?:${OPERATOR})?${second}(?![\d.,]*\d)(?:\s?[)\]])?`, 'iuy')
const RANGES = [TWO(BLANKS, BLANKS), TWO(PLAIN, PLAIN)]
const RANGE_WITH_THOUSANDS = TWO(PLAIN, BLANKS)
const BOUND = new RegExp(String.raw`[([]?\s?${OPERATOR}${PLAIN}(?:\s?[)\]])?`, 'iuy')
const NUMBER = new RegExp(PLAIN, 'uy')
const CODE = /[([]?(\d{3,7})-(\d)[)\]]?(?=\s|$)/y
const PLACE = /(?:[A-Z],\s?)?0\d(?=\s|$)/y
/** “*6.9*” */
const MARK_BEFORE = /[*!]{1,2}(?=[<>]?\s?\d)/y
const TOKEN = /\S+/y
const EDGE = /^(?:$|[\s)\],;])/

/** The pieces of a row from a place on, cell by cell. Whatever is nothing else is a word; nothing is left out. */
export function piecesOf(row: Row, from: number, sign: DecimalSign): Piece[] {
  return filledCells(row).flatMap((cell) =>
    cell.to <= from ? [] : piecesBetween(row.text, Math.max(cell.from, from), cell.to, cell.at, sign),
  )
}

function piecesBetween(row: string, from: number, to: number, cell: number, sign: DecimalSign): Piece[] {
  // No pattern looks into the next cell.
  const text = row.slice(0, to)
  const pieces: Piece[] = []
  let at = from
  while (at < to) {
    if (/[\s,;]/.test(text[at]!)) {
      at++
      continue
    }
    const [kind, end] = pieceAt(text, at, to, sign, pieces.at(-1))
    const part = text.slice(at, end).trim()
    const read = kind === 'value' ? digitsOf(part) : null
    if (read !== null) pieces.push({ kind, text: read, from: at, to: end, cell, printed: part })
    else if (kind !== 'word' || /[\p{L}\p{N}<>+*!↑↓±-]/u.test(part)) pieces.push({ kind, text: part, from: at, to: end, cell })
    at = Math.max(end, at + 1)
  }
  return pieces
}

/** What begins at a place, and where it ends. */
function pieceAt(text: string, at: number, to: number, sign: DecimalSign, before?: Piece): [kind: PieceKind, end: number] {
  const ends = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.test(text) && pattern.lastIndex <= to ? withoutBracket(text, at, pattern.lastIndex) : null
  }
  // “(Vorwert 4,2)”: what stands in brackets counts as well, unless the brackets are of a range or a mark.
  if (text[at] === '(' || text[at] === '[') {
    const framed = framedAt(text, at, to, sign, ends)
    if (framed) return framed
    return ['word', at + 1]
  }
  const said = saidAt(BY_WORDS, text, at, ends)
  if (said) return said
  const code = ends(CODE)
  if (code !== null && isLoinc(text.slice(at, code))) return ['loinc', code]
  const place = ends(PLACE)
  if (place !== null) return ['place', place]
  const after = ends(words.AFTER_A_TIME)
  if (after !== null) return ['word', after]
  const mark = ends(MARK_BEFORE)
  if (mark !== null) return ['flag', mark]
  const misprint = ends(MISPRINT)
  if (misprint !== null && digitsOf(text.slice(at, misprint)) !== null) return ['value', misprint]
  const unit = unitEnd(text, at, to)
  if (unit !== null && !/^\d+$/.test(text.slice(at, unit))) return ['unit', unit]
  return numbersAt(text, at, to, sign, ends) ?? signsAt(text, at, to, before)
}

const BY_WORDS: ReadonlyArray<readonly [PieceKind, RegExp]> = [
  ['date', words.DATE],
  ['time', words.TIME],
  ['group', words.GROUP],
  ['range label', words.RANGE_LABEL],
  ['previous', words.PREVIOUS],
  ['remark', words.REMARK],
  ['missing', words.MISSING],
  ['flag', words.FLAG_WORDS],
  ['range', words.WORD_BOUND],
  ['label', words.LABEL],
  ['same', words.SAME_IN_OTHER_UNIT],
  ['words', words.QUALITATIVE_WORDS],
  ['status', words.STATUS],
]

const IN_BRACKETS: typeof BY_WORDS = [
  ['group', words.GROUP],
  ['remark', words.REMARK],
  ['words', words.GRADE],
]

/** “(ref 70-99)”: the bracket that ends a number and did not begin with it is not of it. */
function withoutBracket(text: string, at: number, end: number): number {
  const isOpened = text[at] === '(' || text[at] === '['
  return !isOpened && /\d\s?[)\]]$/.test(text.slice(at, end)) && !/[([]/.test(text.slice(at, end)) ? end - 1 : end
}

type Ends = (pattern: RegExp) => number | null

function saidAt(patterns: typeof BY_WORDS, text: string, at: number, ends: Ends): [PieceKind, number] | null {
  for (const [kind, pattern] of patterns) {
    const end = ends(pattern)
    if (end !== null && (kind !== 'date' || dayOf(text.slice(at, end)) !== null)) return [kind, end]
  }
  return null
}

function framedAt(text: string, at: number, to: number, sign: DecimalSign, ends: Ends): [PieceKind, number] | null {
  const range = rangeAt(text, at, to, sign, ends)
  if (range) return range
  const said = saidAt(IN_BRACKETS, text, at, ends)
  if (said) return said
  const code = ends(CODE)
  if (code !== null && isLoinc(text.slice(at, code))) return ['loinc', code]
  const close = text.indexOf(text[at] === '(' ? ')' : ']', at)
  if (close === -1 || close >= to) return null
  const inner = text.slice(at, close + 1)
  if (readFlag(inner) !== null) return ['flag', close + 1]
  const unit = unitEnd(text, at, to)
  if (unit === close + 1) return ['unit', unit]
  // “95 mg/dL (5.3 mmol/L)”
  const [, number = ''] = /^\(\s?(\S+)\s\S/.exec(inner) ?? []
  return readNumber(number, sign) !== null && unitEnd(text, text.indexOf(number, at) + number.length + 1, close) === close
    ? ['same', at + 1]
    : null
}

function numbersAt(text: string, at: number, to: number, sign: DecimalSign, ends: Ends): [PieceKind, number] | null {
  const range = rangeAt(text, at, to, sign, ends)
  if (range) return range
  const bound = ends(BOUND)
  if (bound !== null && isWhole(text, bound, to)) return ['bound', bound]
  const number = ends(NUMBER)
  return number !== null && isWhole(text, number, to) && readNumber(text.slice(at, number), sign) !== null
    ? ['value', number]
    : null
}

function rangeAt(text: string, at: number, to: number, sign: DecimalSign, ends: Ends): [PieceKind, number] | null {
  for (const pattern of sign === 'comma' && /\d \d{3} ?\/ ?(?:mm|µ|u)/.test(text) ? [...RANGES, RANGE_WITH_THOUSANDS] : RANGES) {
    const end = ends(pattern)
    if (end === null || !isWhole(text, end, to)) continue
    const range = text.slice(at, end)
    // “<5.0 - 54.7” is no range in numbers, and nothing else either.
    if (readRange(range, sign) !== null || (/^\s?<(?!.*[<>])/.test(range) && readRange(range.replace('<', ''), sign) !== null))
      return ['range', end]
  }
  if (text[at] !== '(' && text[at] !== '[') return null
  // “[< 5]” is a range: nobody puts a result in brackets.
  const end = ends(BOUND)
  return end !== null && /[)\]]$/.test(text.slice(at, end)) && readRange(text.slice(at, end), sign) !== null
    ? ['range', end]
    : null
}

/** Nothing clings to the number but a mark or a unit. */
function isWhole(text: string, end: number, to: number): boolean {
  const rest = text.slice(end, to)
  if (EDGE.test(rest) || /^\.(?:\s|$)/.test(rest)) return true
  const token = /^\S+/.exec(rest)?.[0] ?? ''
  // “10l” may be 101, or 10 with a mark.
  return (readFlag(token) !== null && token !== 'l') || (unitEnd(text, end, to) !== null && !/^[-–]/.test(token))
}

function signsAt(text: string, at: number, to: number, before?: Piece): [PieceKind, number] {
  TOKEN.lastIndex = at
  TOKEN.test(text)
  const end = Math.min(TOKEN.lastIndex, to)
  const token = text.slice(at, end)
  if (readFlag(token) !== null) return ['flag', end]
  const bare = token.replace(/(?<![,;:.)\]])[,;:.)\]]+$/, '')
  if (bare !== token && bare !== '' && readFlag(bare) !== null && before?.kind === 'value') return ['flag', at + bare.length]
  return ['word', end]
}

/** The day that a piece names. */
export function dayOf(date: string, order?: DateOrder): Day | null {
  return readDay(date.replace(/^(?:le|vom|am|on|du|del|from)\s/i, ''), order)
}

/** A code of LOINC ends in a digit that the others give (mod 10, every second one doubled). */
function isLoinc(code: string): boolean {
  const [, digits = '', check = ''] = /(?<!\d)(\d+)-(\d)/.exec(code) ?? []
  const sum = [...digits]
    .toReversed()
    .map((digit, at) => (at % 2 === 0 ? Number(digit) * 2 : Number(digit)))
    .reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0)
  return (10 - (sum % 10)) % 10 === Number(check) && readRange(`${digits}-${check}`) === null
}
