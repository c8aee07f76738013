import { MAX_NAME } from '#features/health/labs/reading/draft.ts'
import { readFlag } from '#features/health/labs/reading/read-flag.ts'
import type { DecimalSign } from '#features/health/labs/reading/read-number.ts'
import { readRange } from '#features/health/labs/reading/read-range.ts'
import { testsCalled } from '#features/health/labs/tests/known-tests.ts'

import { DATE } from './piece-words.ts'
import { dayOf, piecesOf, type Piece, type PieceKind } from './pieces.ts'
import { filledCells, type Row } from './rows.ts'

/** A name and what stands behind it. */
export interface Named {
  readonly name: string
  readonly isKnown: boolean
  readonly pieces: ReadonlyArray<Piece>
  readonly from: number
  /** The date before the name, as printed. */
  readonly date: string | null
}

const MAX_CANDIDATES = 24
/** What may stand before a name: a sign of a list, a mark, a code of the laboratory’s or of LOINC. */
const BEFORE_NAME =
  /^(?:[•·▪‣►*!↑↓+>-]{1,2}|\d{1,2}[.)]|[HL]{1,2}|[*!#]{1,2}[HL]{1,2}[*!#]{0,2}|[HL]{1,2}[*!#]{1,2}|[([<][HL]{1,2}[)\]>]|\d{3,7}(?:-\d)?)\s+(?=[\p{L}(])/u

export function isKnownTest(name: string): boolean {
  return name.length <= MAX_NAME && testsCalled(name).length > 0
}

/** “pH 6.0”: it is read as a unit where a result stands before it. */
export function isNameLikeUnit(name: string): boolean {
  return /^(?:ph|inr|ratio|quotient|index|titer|titre|quick)$/i.test(name)
}

/** The names on a row, each with the pieces behind it: several where two results stand side by side. Empty where no name begins it. */
export function namesOf(row: Row, sign: DecimalSign): Named[] {
  const [first] = filledCells(row)
  if (!first) return []
  const date = dateBefore(row, first.from)
  const start = nameStart(
    row,
    date === null
      ? first.from
      : row.text.indexOf(date) + date.length + /^[\s,|]*/.exec(row.text.slice(first.from + date.length))![0].length,
  )
  const end = nameEnd(row, start.from, sign)
  const name = cleanName(row.text.slice(start.from, end))
  if (!/\p{L}/u.test(name) || end <= start.from) return []
  const { name: bare, flag } = withoutFlag(name)
  const isKnown = isKnownTest(bare)
  const mark = flag ?? start.mark
  const pieces = piecesOf(row, end, sign)
  const plain = pieces[0]?.kind === 'remark' ? bare.replace(/,$/, '') : bare
  const marked: Piece[] =
    mark === null
      ? pieces
      : [{ kind: 'flag', text: mark, from: start.from, to: start.from, cell: cellOfMark(row, flag, start.from, end) }, ...pieces]
  return sideBySide({ name: plain, isKnown, pieces: marked, from: start.from, date })
}

/** The cell of a mark behind the name that stands alone in it: a column may say that “L” is a material. */
function cellOfMark(row: Row, flag: string | null, from: number, end: number): number {
  return filledCells(row).find((cell) => cell.from > from && cell.from < end && cell.text === flag)?.at ?? -1
}

/** “11/20/2026   Sodium   140” */
function dateBefore(row: Row, from: number): string | null {
  DATE.lastIndex = from
  const [date] = DATE.exec(row.text) ?? []
  return date !== undefined && dayOf(date) !== null && /^[\s,|]+\p{L}/u.test(row.text.slice(from + date.length)) ? date : null
}

function nameStart({ text }: Row, from: number): { from: number; mark: string | null } {
  const [before = ''] = BEFORE_NAME.exec(text.slice(from)) ?? []
  const sign = before.trim()
  if (sign === '') return { from, mark: null }
  // “L Carnitine”, “25 OH Vitamin D” and “17 OH Progesterone” begin with what could be a sign.
  if (/[\dHL]/.test(sign) && isKnownTest(cleanName(text.slice(from).split(/\s{2,}|\t|\|/)[0]!))) return { from, mark: null }
  if (
    /^[HL]{1,2}$/.test(sign) &&
    !isKnownTest(cleanName(text.slice(from + before.length).split(/\s{2,}|\t|\||\s(?=[\d<>])/)[0]!))
  )
    return { from, mark: null }
  return { from: from + before.length, mark: readFlag(sign) === null || /^[->]/.test(sign) ? null : sign }
}

/** Where the name ends: at the last number, mark or cell with the name of a known test before it; else at the first one. */
function nameEnd(row: Row, from: number, sign: DecimalSign): number {
  const cells = filledCells(row)
  const all = piecesOf(row, from, sign)
  const starts = all.filter(({ kind, from: at }) => kind !== 'word' && kind !== 'group' && at > from).map(({ from: at }) => at)
  const ends = cells.flatMap((cell, at) => (cell.to > from && cells[at + 1] ? [cells[at + 1]!.from] : []))
  const last = all.find((piece) => piece.from > from && isNoName(piece))?.from ?? row.text.length
  const candidates = [...new Set([...starts, ...ends, last])].toSorted((a, b) => a - b).slice(0, MAX_CANDIDATES)
  const known = candidates.findLast((end) => {
    if (end > last) return false
    const name = cleanName(row.text.slice(from, end))
    if (endsInFrame(name) || endsInMark(name)) return false
    const bare = withoutFlag(name)
    return bare.flag === null ? isKnownTest(name) : isKnownTest(bare.name)
  })
  const firstCell = ends[0]
  // A method beside the name is in a cell of its own: “IRON   PHOTOMETRY   45”.
  const [inFirst, inAll] = [firstCell, known].map((end) => (end === undefined ? '' : cleanName(row.text.slice(from, end))))
  if (known !== undefined && firstCell !== undefined && firstCell < known && isSameTest(inFirst!, inAll!)) return firstCell
  if (known !== undefined)
    return firstCell !== undefined && known < firstCell && isOfName(row, all, known, firstCell) ? firstCell : known
  const firstPiece = all.find(({ kind, from: at }) => at > from && !IN_NAMES.has(kind))
  if (firstCell !== undefined && !(firstPiece && firstPiece.from < firstCell && readsWithin(row, firstPiece, all, firstCell)))
    return firstCell
  return firstPiece?.from ?? candidates[0] ?? row.text.length
}

function isSameTest(one: string, other: string): boolean {
  const [tests, others] = [testsCalled(one), testsCalled(other)]
  return tests.length > 0 && tests.length === others.length && tests.every((test) => others.includes(test))
}

/** What may be a part of a name that the list does not have. */
const IN_NAMES: ReadonlySet<PieceKind> = new Set(['word', 'status', 'unit', 'group', 'remark'])

/** What no name holds: a range, a date, a unit with a stroke (“ANA Titer” and “Basophils %” are names), a number with decimals. */
function isNoName({ kind, text }: Piece): boolean {
  if (kind === 'unit') return text.includes('/')
  return ['range', 'bound', 'date', 'missing', 'previous'].includes(kind) || (kind === 'value' && /[.,]\d/.test(text))
}

/** An unknown name one blank from its number: “Gold marker 4.1   mmol/L   < 3.0”. A whole number may be of the name: “Vitamin X 3”. */
function readsWithin(row: Row, piece: Piece, all: ReadonlyArray<Piece>, firstCell: number): boolean {
  const behind = all.filter(({ from }) => from >= firstCell)
  const isPlain = behind.some(({ kind }) => kind === 'value')
  const within = all.filter(({ from }) => from >= piece.from && from < firstCell)
  if (!/\d/.test(piece.text) || piece.kind === 'place') return false
  const hasUnit = within.some(({ kind }) => kind === 'unit')
  const isBehindUnit = hasUnit || behind[0]?.kind === 'unit'
  return !isPlain && isBehindUnit
}

/** “Ferritin 2   < 30   ng/mL”, “Vitamin D, 25-   18.4”: what ends the first cell so is of the name, where another number follows. */
function isOfName(row: Row, all: ReadonlyArray<Piece>, end: number, firstCell: number): boolean {
  const next = all.find(({ from }) => from >= firstCell)
  return /^(?:\d|\d{1,3}-)$/.test(row.text.slice(end, firstCell).trim()) && (next?.kind === 'bound' || next?.kind === 'value')
}

/** “Glucose (65-99)”, “Sodium [140]”: what is in the brackets is no name. */
function endsInFrame(name: string): boolean {
  const [frame] = /[([][^()[\]]{1,40}[)\]]$/.exec(name) ?? []
  return (
    frame !== undefined &&
    (readRange(frame) !== null || /^[([]\s*(?:[<>≤≥]\s*)?[\d.,]+\s*[)\]]$/.test(frame) || readFlag(frame) !== null)
  )
}

/** “Potassium *”: a name is known without the signs behind it. */
function endsInMark(name: string): boolean {
  const [, mark = ''] = /\s([^\p{L}\d\s]{1,3})$/u.exec(name) ?? []
  return readFlag(mark) !== null || mark === '±'
}

/** Without the signs that lead to a result, and the code of the laboratory’s place. */
export function cleanName(text: string): string {
  return withoutLeaders(text.trim().replace(/(?<!\s)\s+(?:[A-Z],\s?)?0\d$/, ''))
    .replace(/(?<!\s)\s+[-–—]$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Without colons, bars and dots at the end; the dot of a short form stays. */
function withoutLeaders(text: string): string {
  const leads = (at: number) =>
    text[at] === '.' ? text[at + 1] === '.' || !/\p{L}/u.test(text[at - 1] ?? '') : /[\s:=…|]/.test(text[at]!)
  let end = text.length
  while (end > 0 && leads(end - 1)) end--
  return text.slice(0, end)
}

/** What may stand as a mark between a name and its number, and is no word of a name: “H”, “*HH*”, “(L)”, “!!”, “crit”. */
const MARK =
  /^(?:[^\p{L}\d\s]{0,3}[HL]{1,2}[^\p{L}\d\s]{0,3}|[^\p{L}\d\s]{1,3}|[Hh]igh|HIGH|[Ll]ow|LOW|[Cc]rit|CRIT|[Hh]i|HI|[Ll]o|LO)$/u

/** A mark between name and number: “Potassium H 5.9”. “Hepatitis A” and “Factor N” are names. */
function withoutFlag(name: string): { name: string; flag: string | null } {
  // “Potassium (H) (hemolyzed)”
  const [, start, inside, end] = /^([^()]*\S)\s+\(([HL]{1,2})\)(\s+\([^()]*\))$/.exec(name) ?? []
  if (start !== undefined) return { name: start + end, flag: inside! }
  const [, before = '', mark = ''] = /^(.*\S)\s+(\S{1,8})$/.exec(name) ?? []
  if (readFlag(mark) === null || mark === '-' || isKnownTest(name)) return { name, flag: null }
  return MARK.test(mark) || isKnownTest(before) ? { name: before, flag: mark } : { name, flag: null }
}

/** “Hb 140 g/L   WCC 6.5 10*9/L”: a known test behind a result begins another one. */
function sideBySide(named: Named): Named[] {
  const { pieces } = named
  const result = pieces.findIndex(isResult)
  if (result === -1) return [named]
  for (let at = result + 1; at < pieces.length; at++) {
    if (pieces[at]!.kind !== 'word' || pieces[at - 1]!.kind === 'word') continue
    const next = nameFrom(pieces, at)
    // “HSV 1 IgG   12.3”: a number without unit behind an unknown name, and a name behind it, are one name.
    if (next && !named.isKnown && pieces.slice(0, at).every(({ kind }) => kind === 'value')) {
      const name = [named.name, ...pieces.slice(0, at).map(({ text }) => text), next.name].join(' ')
      return sideBySide({ ...next, name, isKnown: isKnownTest(name), from: named.from, date: named.date })
    }
    if (next) return [{ ...named, pieces: pieces.slice(0, at) }, ...sideBySide(next)]
  }
  return [named]
}

function nameFrom(pieces: ReadonlyArray<Piece>, at: number): Named | null {
  let name = ''
  for (let end = at; end < Math.min(pieces.length - 1, at + 6); end++) {
    name = `${name} ${pieces[end]!.text}`.trim()
    const next = pieces[end + 1]!
    if (isResult(next) && isKnownTest(cleanName(name)))
      return { name: cleanName(name), isKnown: true, pieces: pieces.slice(end + 1), from: pieces[at]!.from, date: null }
    if (pieces[end]!.kind !== 'word' && pieces[end]!.kind !== 'value') return null
  }
  return null
}

const isResult = ({ kind }: Piece) => kind === 'value' || kind === 'bound' || kind === 'words'
