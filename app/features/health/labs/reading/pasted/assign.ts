import type { LabColumn } from '#features/health/labs/reading/columns.ts'
import { beginningOf } from '#features/health/labs/reading/draft.ts'
import { readFlag } from '#features/health/labs/reading/read-flag.ts'
import type { DecimalSign } from '#features/health/labs/reading/read-number.ts'
import { readRange } from '#features/health/labs/reading/read-range.ts'

import { withoutEarlier } from './earlier-results.ts'
import type { Piece } from './pieces.ts'
import type { PrintedLine } from './printed-line.ts'
import { pairsOf, withThousands } from './several-numbers.ts'

/** What each cell of a row is by its place, and the order of the columns where nothing more is known of them. */
export interface Layout {
  readonly roles: ReadonlyMap<number, LabColumn | null> | null
  readonly order: ReadonlyArray<LabColumn | null> | null
  /** Where other rows of the report have a range, or an earlier result: what this piece is by them. */
  readonly likelyRole: (piece: Piece) => 'value' | 'range' | 'previous' | null
}

export type Parts = Omit<PrintedLine, 'name'> & {
  /** What stands there and was not understood. */
  readonly unread: string
  readonly loinc: string | null
  readonly material: string
}

export type Assigned =
  | { readonly kind: 'result'; readonly parts: ReadonlyArray<Parts> }
  /** The place of the result is empty, or says why there is none. */
  | { readonly kind: 'none'; readonly said: string }

const MORE_NUMBERS = 'There is more than one number on this line; the first one was taken.'
const DROPPED = new Set<LabColumn | null>(['previous', 'date', 'place', 'status', 'laboratory', 'fasting'])

/** What the pieces behind a name say of its result: several where the line gives a share and a count. Null where there is no result. */
export function assign(pieces: ReadonlyArray<Piece>, layout: Layout, sign: DecimalSign): Assigned | null {
  const roleOf = (piece: Piece) => layout.roles?.get(piece.cell) ?? null
  const material = pieces.filter((piece) => roleOf(piece) === 'material').map(({ text }) => text)
  const live = withThousands(pieces)
    .filter((piece) => (!DROPPED.has(roleOf(piece)) && roleOf(piece) !== 'material') || isMark(piece, roleOf(piece)))
    .map((piece, _at, all) => byRole(piece, roleOf(piece), all.some((each) => isNumber(each) && roleOf(each) === 'value')))
  const bounds = lowAndHigh(live, roleOf)
  const current = withoutPlaces(inOrder(withoutEarlier(bounds), layout.order))
  if (layout.roles && [...layout.roles.values()].includes('value') === false && !current.some(isResult)) return { kind: 'none', said: '' }
  const missing = current.findIndex(({ kind }) => kind === 'missing')
  if (missing !== -1 && !current.slice(0, missing).some(isResult)) return { kind: 'none', said: current[missing]!.text }
  const pairs = pairsOf(current)
  const parts = pairs.map((pair) => partsOf(pair, layout, sign))
  const first = parts[0]
  if (!first) return null
  if (first === 'none') return layout.roles ? { kind: 'none', said: '' } : null
  const loinc = pieces.find(({ kind }) => kind === 'loinc')?.text.replaceAll(/[^\d-]/g, '') ?? null
  return {
    kind: 'result',
    parts: parts.flatMap((each) => (each === 'none' ? [] : [{ ...each, loinc, material: material.join(' ') }])),
  }
}

const isNumber = ({ kind }: Piece) => kind === 'value' || kind === 'bound'
const isResult = (piece: Piece) => isNumber(piece) || piece.kind === 'words'

/** Some head the marks with “Status”. */
function isMark({ kind, text }: Piece, role: LabColumn | null): boolean {
  return role === 'status' && (kind === 'flag' || kind === 'words') && readFlag(text) !== null
}

/** A column says what else could be something else. */
function byRole(piece: Piece, role: LabColumn | null, hasNumber: boolean): Piece {
  const { kind } = piece
  if (role === 'range' && ['bound', 'value', 'words'].includes(kind)) return { ...piece, kind: kind !== 'words' ? 'range' : /\d/.test(piece.text) ? 'word' : 'status' }
  if (role === 'value' && !hasNumber && ['range', 'word', 'place'].includes(kind)) return { ...piece, kind: 'words' }
  if (role === 'unit' && kind === 'word') return { ...piece, kind: 'unit' }
  return piece
}

/** Bounds in columns of their own. */
function lowAndHigh(pieces: ReadonlyArray<Piece>, roleOf: (piece: Piece) => LabColumn | null): Piece[] {
  const [low, high] = (['low', 'high'] as const).map((role) => pieces.find((piece) => roleOf(piece) === role && isNumber(piece)))
  const rest = pieces.filter((piece) => roleOf(piece) !== 'low' && roleOf(piece) !== 'high')
  const bound = low ?? high
  if (!bound) return rest
  const text = low && high ? `${low.text} - ${high.text}` : low ? `≥ ${low.text}` : `≤ ${high!.text}`
  return [...rest, { ...bound, kind: 'range', text }]
}

/** By the order of the headings the earlier results are known where a row has as many numbers as there are columns for them. */
function inOrder(pieces: ReadonlyArray<Piece>, order: Layout['order']): ReadonlyArray<Piece> {
  if (!order) return pieces
  const columns = order.filter((role) => role === 'value' || role === 'previous')
  // A bound behind a number is its range where there is no other.
  const hasRange = pieces.some(({ kind }) => kind === 'range')
  const first = pieces.findIndex(isNumber)
  const numbers = pieces.filter((piece, at) => isResult(piece) && (hasRange || piece.kind !== 'bound' || at <= first))
  if (!columns.includes('previous') || numbers.length !== columns.length || pairsOf(pieces).length > 1) return pieces
  return pieces.filter((piece) => columns[numbers.indexOf(piece)] !== 'previous')
}

/** The code of the laboratory’s place: “01”, or letters behind all else. */
function withoutPlaces(pieces: ReadonlyArray<Piece>): Piece[] {
  const kept = pieces.filter(({ kind }) => kind !== 'place')
  const last = kept.at(-1)
  const isPlace =
    last?.kind === 'word' && /^[A-Z]{2,3}\d?$/.test(last.text) && kept.some(isResult) && ['unit', 'range'].includes(kept.at(-2)?.kind ?? '')
  return isPlace ? kept.slice(0, -1) : kept
}

function partsOf(pieces: ReadonlyArray<Piece>, { likelyRole }: Layout, sign: DecimalSign): Omit<Parts, 'loinc' | 'material'> | 'none' {
  const { pieces: own, range: groupRange, note: groupNote } = withoutGroups(pieces, sign)
  const labelled = own.map((piece, at) => (own[at - 1]?.kind === 'range label' && isNumber(piece) ? { ...piece, kind: 'range' as const } : piece))
  const plain = labelled.filter(({ kind }) => kind === 'value')
  const bounds = labelled.filter(({ kind }) => kind === 'bound')
  const ranges = labelled.filter(({ kind }) => kind === 'range')
  const inWords = labelled.filter(({ kind }) => kind === 'words')
  const taken = new Set<Piece>([...inWords.filter(({ text }) => !/\d/.test(text)), ...labelled.filter(({ kind }) => ['range label', 'label', 'status', 'same', 'loinc', 'date'].includes(kind))])
  let value = plain.find((piece) => likelyRole(piece) !== 'previous') ?? bounds.find((piece) => ranges.length > 0 || bounds.length > 1 || likelyRole(piece) !== 'range')
  // A bound before the number is its range as well as one behind it; with a range there, the first number counts.
  if (value?.kind === 'value' && bounds[0] && ranges.length + bounds.length > 1 && bounds[0].from < value.from) value = bounds[0]
  const isMicroscopy = labelled.some(({ kind, text }) => kind === 'unit' && /\/\s*(?:h\.?p\.?f|lpf|gf|feld|campo|champ)/i.test(text))
  if (!value && !inWords[0] && (ranges.length > 1 || (ranges.length === 1 && isMicroscopy))) value = ranges.shift()
  const said = value ? '' : (inWords[0]?.text ?? labelled.find(({ kind, text }) => kind === 'flag' && /^\+/.test(text))?.text ?? '')
  if (!value && said === '') return 'none'
  if (!value && inWords[0]) taken.add(inWords[0])
  if (value) taken.add(value)
  const range = ranges[0] ?? bounds.find((bound) => bound !== value)
  if (range) taken.add(range)
  const unit = unitOf(labelled, value)
  for (const each of labelled) if (each.kind === 'unit' && each.text.toLowerCase() === unit?.text.toLowerCase()) taken.add(each)
  if (unit) taken.add(unit)
  const flag = flagOf(labelled, value)
  if (flag) taken.add(flag)
  // A number behind the range is something else; one before it could be the result as well.
  const more = [...plain, ...bounds].filter((piece) => !taken.has(piece) && (piece.kind === 'bound' || !range || piece.from < range.from))
  for (const piece of more) taken.add(piece)
  const unread = unreadOf(labelled, taken)
  const shownUnit = (unit?.text ?? '').replaceAll(/\s*([/^])\s*/g, '$1').replace(/^\((.*)\)$|^\[(.*\/.*)\]$/, '$1$2')
  return {
    value: value?.text.replace(/^[([]\s*|\s*[)\]]$/g, '') ?? said,
    unit: shownUnit,
    range: groupRange ?? withoutFrame(range?.text ?? ''),
    flag: flag?.text ?? '',
    unread,
    note: [more.some(({ kind }) => kind === 'value') ? MORE_NUMBERS : null, groupNote, unreadNote(shownUnit, [...more.filter(({ kind }) => kind === 'bound').map(({ text }) => text), unread].filter(Boolean).join(' '))].filter(Boolean).join(' ') || null,
  }
}

/** Without the brackets around it, or half of them, and words that its sign repeats. */
export function withoutFrame(range: string): string {
  return range.replace(/^(?:above|below|over|under)\s+(?=[<>≤≥])/i, '').replace(/^[([]\s*(.*?)\s*[)\]]$/, '$1').replace(/^[([]\s*(?=[^)\]]*$)/, '').replace(/(?<=^[^([]*)\s*[)\]]$/, '')
}

/** Ranges by sex, age or what lies in them: one is taken with its condition, of several none is. */
function withoutGroups(pieces: ReadonlyArray<Piece>, sign: DecimalSign): { pieces: Piece[]; range: string | null; note: string | null } {
  const at = pieces.findIndex(({ kind }) => kind === 'group')
  if (at === -1) return { pieces: [...pieces], range: null, note: null }
  const behind = pieces.slice(at)
  const ranges = behind.filter(({ kind }) => kind === 'range' || kind === 'bound' )
  const own = [...pieces.slice(0, at), ...behind.filter(({ kind }) => kind === 'unit' || kind === 'flag')]
  return { pieces: own, ...groupsOf(behind, ranges, sign) }
}

/** What a person is told of ranges that are not for everybody. */
export function groupsOf(behind: ReadonlyArray<Piece>, ranges: ReadonlyArray<Piece>, sign: DecimalSign): { range: string | null; note: string | null } {
  const said = beginningOf(behind.filter(({ kind }) => kind !== 'flag').map(({ text }) => text).join(' '))
  const [only] = ranges
  if (only && ranges.length === 1 && readRange(only.text, sign) !== null) {
    return { range: withoutFrame(only.text), note: `The range is printed for “${beginningOf(behind.filter(({ kind }) => kind === 'group').map(({ text }) => text).join(' '))}”: check that it is yours.` }
  }
  return { range: null, note: ranges.length === 0 ? `Beside the result stands “${said}”.` : `The report prints several ranges: “${said}”. Enter the one that is yours.` }
}

/** The unit behind the result, else the first one of the line. */
function unitOf(pieces: ReadonlyArray<Piece>, value: Piece | undefined): Piece | undefined {
  const at = value ? pieces.indexOf(value) : -1
  const behind = pieces.slice(at + 1).find(({ kind }) => kind !== 'flag' && kind !== 'label')
  return behind?.kind === 'unit' ? behind : pieces.find(({ kind }) => kind === 'unit')
}

/** The mark beside the result, else one at an end of the line. A dash in the middle of something is no mark. */
function flagOf(pieces: ReadonlyArray<Piece>, value: Piece | undefined): Piece | undefined {
  const marks = pieces.filter(({ kind, text }) => kind === 'flag' || (kind === 'words' && value !== undefined && readFlag(text) !== null))
  const at = value ? pieces.indexOf(value) : -1
  const isDash = (piece: Piece | undefined) => piece !== undefined && /^[([]?[-–—]+[)\]]?$/.test(piece.text)
  const beside = [pieces[at + 1], pieces[at - 1]].find((piece) => piece && marks.includes(piece) && !isDash(piece))
  return (
    beside ??
    marks.find((mark) => !isDash(mark)) ??
    [pieces[0], pieces.at(-1), pieces[at + 1]].find((piece) => piece !== undefined && marks.includes(piece))
  )
}

function unreadOf(pieces: ReadonlyArray<Piece>, taken: ReadonlySet<Piece>): string {
  return pieces
    .filter((piece) => !taken.has(piece) && !(piece.kind === 'flag' && readFlag(piece.text) !== null && !/\p{L}{3}/u.test(piece.text) && pieces.length < 2))
    .map(({ text }) => text)
    .filter((text) => /[\p{L}\p{N}<>-]/u.test(text))
    .join(' ')
    .trim()
}

function unreadNote(unit: string, unread: string): string | null {
  if (unread === '') return null
  return `${unit === '' ? 'There is no unit that we know' : 'Not everything was understood'}; on the line stands “${beginningOf(unread)}”.`
}
