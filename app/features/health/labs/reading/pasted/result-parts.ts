import { beginningOf } from '#features/health/labs/reading/draft.ts'
import { misprintNote } from '#features/health/labs/reading/misprinted-number.ts'
import { isCriticalMark, readFlag } from '#features/health/labs/reading/read-flag.ts'
import type { DecimalSign } from '#features/health/labs/reading/read-number.ts'

import { withoutFrame, withoutGroups } from './group-ranges.ts'
import type { Piece, PieceKind } from './pieces.ts'
import type { PrintedLine } from './printed-line.ts'

/** What a result is made of. */
export type Parts = Omit<PrintedLine, 'name'> & {
  /** What stands there and was not understood. */
  readonly unread: string
}

/** Where other rows of the report have a result, a range, or an earlier result: what a piece is by them. */
export type LikelyRole = (piece: Piece) => 'value' | 'range' | 'previous' | null

const MORE_NUMBERS = 'There is more than one number on this line; the first one was taken.'

/** The result that pieces of one result say, by what they are and where they stand; null where none of them is one. */
export function partsOf(pieces: ReadonlyArray<Piece>, likelyRole: LikelyRole, sign: DecimalSign): Parts | null {
  const groups = withoutGroups(withGrades(pieces), sign)
  const own = groups.pieces.map((piece, at) =>
    groups.pieces[at - 1]?.kind === 'range label' && isNumber(piece) ? { ...piece, kind: 'range' as const } : piece,
  )
  const { value, range } = valueAndRange(own, likelyRole)
  if (!value) return null
  const number = value.kind === 'words' || value.kind === 'flag' ? undefined : value
  const unit = unitOf(own, number)
  const flag = flagOf(
    own.filter((piece) => piece !== value || number),
    number,
  )
  const isTaken = (piece: Piece) =>
    [value, range, unit, flag].includes(piece) ||
    SAYS_NOTHING.has(piece.kind) ||
    (piece.kind === 'words' && !/\d/.test(piece.text)) ||
    (piece.kind === 'unit' && piece.text.toLowerCase() === unit?.text.toLowerCase())
  const left = own.filter((piece) => !isTaken(piece))
  // A number behind the range is something else; one before it could be the result as well.
  const others = left.filter((piece) => piece.kind === 'value' && (!range || piece.from < range.from))
  const unread = textOf(left.filter((piece) => !others.includes(piece)))
  const shownUnit = (unit?.text ?? '').replaceAll(/(?<!\s)\s*([/^])\s*/g, '$1').replace(/^\((.*)\)$|^\[([^/]*\/.*)\]$/, '$1$2')
  const remark = own.find(({ kind }) => kind === 'remark')?.text.replaceAll(/[()[\]]/g, '')
  const notes = [
    others.length > 0 ? MORE_NUMBERS : null,
    value.printed === undefined ? null : misprintNote(value.printed, value.text),
    remark === undefined ? null : `The report says “${remark}” beside it.`,
    groups.note,
    unreadNote(shownUnit, unread),
  ]
  return {
    value: value.kind === 'words' ? value.text : value.text.replaceAll(/^[([]\s*|(?<!\s)\s*[)\]]$/g, ''),
    unit: shownUnit,
    range: groups.range ?? withoutFrame(range?.text ?? ''),
    flag: flag?.text ?? '',
    unread,
    note: notes.filter((note) => note !== null).join(' ') || null,
  }
}

const isNumber = ({ kind }: Piece) => kind === 'value' || kind === 'bound'
const SAYS_NOTHING: ReadonlySet<PieceKind> = new Set(['range label', 'label', 'status', 'same', 'loinc', 'date', 'remark'])
/** Cells in a field of the microscope are counted as “0-5”. */
const PER_FIELD = /\/\s*(?:h\.?p\.?f|lpf|gf|feld|campo|champ)/i

/** “2+” on a strip, with no range in numbers: how much of something there is, and no 2 that is marked. */
function withGrades(pieces: ReadonlyArray<Piece>): ReadonlyArray<Piece> {
  const at = pieces.findIndex(({ kind }) => kind === 'value')
  const [number, sign] = [pieces[at], pieces[at + 1]]
  const isGrade = /^[1-4]$/.test(number?.text ?? '') && sign?.text === '+' && sign.from === number?.to
  if (!isGrade || pieces.some(({ kind }) => kind === 'range' || kind === 'bound')) return pieces
  return [...pieces.slice(0, at), { ...number!, kind: 'words', text: `${number!.text}+`, to: sign.to }, ...pieces.slice(at + 2)]
}

/** Of the numbers of a result the one that it is, and its range. */
function valueAndRange(
  pieces: ReadonlyArray<Piece>,
  likelyRole: LikelyRole,
): { value?: Piece | undefined; range?: Piece | undefined } {
  const of = (kind: PieceKind) => pieces.filter((piece) => piece.kind === kind)
  const [plain, bounds, ranges, [words]] = [of('value'), of('bound'), of('range'), of('words')]
  const isPerField = of('unit').some(({ text }) => PER_FIELD.test(text))
  // “WBC 0-5 < OR = 5 /HPF”, “Nitrite Negative < 0.1”: the first is the result, what bounds it stands behind it.
  const [first, behind] = pieces.filter(({ kind }) => kind === 'range' || kind === 'bound' || kind === 'words')
  const isFirst = isPerField ? first?.kind !== 'bound' : first?.kind === 'words' && readFlag(first.text) === null
  if (plain.length === 0 && first && behind && isFirst && likelyRole(first) !== 'range')
    return { value: first, range: behind.kind === 'words' ? undefined : behind }
  const number =
    plain.find((piece) => likelyRole(piece) !== 'previous') ??
    bounds.find((piece) => ranges.length > 0 || bounds.length > 1 || likelyRole(piece) !== 'range')
  const [bound] = bounds
  // A bound is the range of the number before or behind it. With another range there, the first of the two is the result.
  const isBoundFirst = number?.kind === 'value' && bound && ranges.length + bounds.length > 1 && bound.from < number.from
  const value = isBoundFirst ? bound : number
  if (value) return { value, range: ranges[0] ?? bounds.find((piece) => piece !== value) }
  if (words) return { value: words, range: ranges[0] }
  if (ranges.length > 1 || (ranges.length === 1 && isPerField)) return { value: ranges[0], range: ranges[1] }
  return { value: of('flag').find(({ text }) => text.startsWith('+')), range: ranges[0] ?? bound }
}

/** The unit behind the result, else the first one of the line. */
function unitOf(pieces: ReadonlyArray<Piece>, value: Piece | undefined): Piece | undefined {
  const at = value ? pieces.indexOf(value) : -1
  const behind = pieces.slice(at + 1).find(({ kind }) => kind !== 'flag' && kind !== 'label')
  return behind?.kind === 'unit' ? behind : pieces.find(({ kind }) => kind === 'unit')
}

/** The mark beside the result, else one at an end of the line. A dash in the middle of something is no mark. */
function flagOf(pieces: ReadonlyArray<Piece>, value: Piece | undefined): Piece | undefined {
  const marks = pieces.filter(
    ({ kind, text }) => kind === 'flag' || (kind === 'words' && value !== undefined && readFlag(text) !== null),
  )
  const at = value ? pieces.indexOf(value) : -1
  const isDash = (piece: Piece | undefined) => piece !== undefined && /^[([]?[-–—]+[)\]]?$/.test(piece.text)
  const beside = [pieces[at + 1], pieces[at - 1]].find((piece) => piece && marks.includes(piece) && !isDash(piece))
  // “6.9 !   HH”, “*** CRITICAL ***”: of several the one that says most.
  const says = ({ text }: Piece) => (readFlag(text) !== 'A' ? 2 : isCriticalMark(text) ? 1 : 0)
  const telling = marks.filter((mark) => !isDash(mark)).toSorted((a, b) => says(b) - says(a))[0]
  if (telling && (!beside || says(telling) > says(beside))) return telling
  return beside ?? [pieces[0], pieces.at(-1), pieces[at + 1]].find((piece) => piece !== undefined && marks.includes(piece))
}

function textOf(pieces: ReadonlyArray<Piece>): string {
  return pieces
    .map(({ text }) => text)
    .filter((text) => /[\p{L}\p{N}<>-]/u.test(text))
    .join(' ')
    .trim()
}

function unreadNote(unit: string, unread: string): string | null {
  if (unread === '') return null
  return `${unit === '' ? 'There is no unit that we know' : 'Not everything was understood'}; on the line stands “${beginningOf(unread)}”.`
}
