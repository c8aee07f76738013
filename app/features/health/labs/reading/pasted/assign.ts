import type { LabColumn } from '#features/health/labs/reading/columns.ts'
import { readFlag } from '#features/health/labs/reading/read-flag.ts'
import type { DecimalSign } from '#features/health/labs/reading/read-number.ts'

import { withoutEarlier } from './earlier-results.ts'
import type { Piece } from './pieces.ts'
import { partsOf, type LikelyRole, type Parts } from './result-parts.ts'
import { pairsOf, withThousands } from './several-numbers.ts'

/** What each cell of a row is by its place, and the order of the columns where nothing more is known of them. */
export interface Layout {
  readonly roles: ReadonlyMap<number, LabColumn | null> | null
  readonly order: ReadonlyArray<LabColumn | null> | null
  readonly likelyRole: LikelyRole
}

export type AssignedParts = Parts & { readonly loinc: string | null; readonly material: string }

export type Assigned =
  | { readonly kind: 'result'; readonly parts: ReadonlyArray<AssignedParts> }
  /** The place of the result is empty, or says why there is none. */
  | { readonly kind: 'none'; readonly said: string }

const DROPPED: ReadonlySet<LabColumn | null> = new Set([
  'previous',
  'date',
  'place',
  'status',
  'laboratory',
  'fasting',
  'material',
])

/** What the pieces behind a name say of its result: several where the line gives a share and a count. Null where there is no result. */
export function assign(pieces: ReadonlyArray<Piece>, layout: Layout, sign: DecimalSign): Assigned | null {
  const roleOf = (piece: Piece) => layout.roles?.get(piece.cell) ?? null
  const hasPrevious = pieces.some((piece) => roleOf(piece) === 'previous' && isResult(piece) && !isFlag(piece))
  const kept = withThousands(pieces, sign).filter(
    (piece) => !DROPPED.has(roleOf(piece)) || isMark(piece, roleOf(piece), hasPrevious),
  )
  const hasNumber = kept.some((piece) => isNumber(piece) && roleOf(piece) === 'value')
  const inColumns = lowAndHigh(
    kept.map((piece) => byRole(piece, roleOf(piece), hasNumber)),
    roleOf,
  )
  const current = withoutPlaces(inOrder(withoutEarlier(inColumns), layout.order))
  const missing = current.findIndex((piece) => piece.kind === 'missing' || isInPlaceOfResult(piece, current, layout.order))
  if (missing !== -1 && !current.slice(0, missing).some(isResult)) return { kind: 'none', said: current[missing]!.text }
  const isEmpty = layout.roles !== null && ![...layout.roles.values()].includes('value') && !current.some(isResult)
  const parts = isEmpty ? [] : pairsOf(current).map((pair) => partsOf(pair, layout.likelyRole, sign))
  if (!parts[0]) return layout.roles === null ? null : { kind: 'none', said: '' }
  const loinc = pieces.find(({ kind }) => kind === 'loinc')?.text.replaceAll(/[^\d-]/g, '') ?? null
  const material = pieces.filter((piece) => roleOf(piece) === 'material').map(({ text }) => text)
  return {
    kind: 'result',
    parts: parts.flatMap((each) => (each === null ? [] : [{ ...each, loinc, material: material.join(' ') }])),
  }
}

const isNumber = ({ kind }: Piece) => kind === 'value' || kind === 'bound'
const isResult = (piece: Piece) => isNumber(piece) || piece.kind === 'words'

/**
 * “Hemolyzed” without a result, or before a number that may be the earlier one. In brackets, or before the only number, it is a remark.
 */
function isInPlaceOfResult(piece: Piece, pieces: ReadonlyArray<Piece>, order: Layout['order']): boolean {
  if (piece.kind !== 'remark') return false
  const numbers = pieces.filter(isNumber)
  const hasRange = pieces.some(({ kind }) => kind === 'range')
  const hasResult = numbers.some(({ kind }) => kind === 'value') || (numbers.length > 0 && (hasRange || numbers.length > 1))
  if (!hasResult || /^[([]/.test(piece.text)) return !hasResult
  return pieces.some(({ kind }) => kind === 'date') || (order?.includes('previous') ?? false)
}

/** Some head the marks with “Status”; and where no earlier result is, a mark may reach into its column. */
function isMark({ kind, text }: Piece, role: LabColumn | null, hasPrevious: boolean): boolean {
  if (role === 'previous' && kind === 'flag') return !hasPrevious && !/^[-–—]+$/.test(text)
  return role === 'status' && (kind === 'flag' || kind === 'words') && readFlag(text) !== null && !/^[-–—]+$/.test(text)
}

/** A column says what else could be something else. */
function byRole(piece: Piece, role: LabColumn | null, hasNumber: boolean): Piece {
  const { kind } = piece
  if (role === 'range' && ['bound', 'value', 'words'].includes(kind))
    return { ...piece, kind: kind !== 'words' ? 'range' : /\d/.test(piece.text) ? 'word' : 'status' }
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
  if (isPreviousBehindRange(order)) return withoutBehindRange(pieces)
  const columns = order.filter((role) => role === 'value' || role === 'previous')
  // A bound behind a number is its range where there is no other.
  const hasRange = pieces.some(({ kind }) => kind === 'range')
  const first = pieces.findIndex(isNumber)
  const numbers = pieces.filter(
    (piece, at) => isResult(piece) && !isFlag(piece) && (hasRange || piece.kind !== 'bound' || at <= first),
  )
  if (!columns.includes('previous') || numbers.length !== columns.length || pairsOf(pieces).length > 1) return pieces
  return pieces.filter((piece) => columns[numbers.indexOf(piece)] !== 'previous')
}

const isFlag = ({ kind, text }: Piece) => kind === 'words' && readFlag(text) !== null

function isPreviousBehindRange(order: ReadonlyArray<LabColumn | null>): boolean {
  const [value, range, previous] = (['value', 'range', 'previous'] as const).map((role) => order.indexOf(role)) as [
    number,
    number,
    number,
  ]
  return value !== -1 && value < range && range < previous
}

/** Behind the range stand the earlier results, also where the result is missing. */
function withoutBehindRange(pieces: ReadonlyArray<Piece>): ReadonlyArray<Piece> {
  const first = pieces.findIndex(isNumber)
  const range = pieces.findIndex(({ kind }, at) => kind === 'range' || (kind === 'bound' && first !== -1 && at > first))
  return range === -1 ? pieces : pieces.filter((piece, at) => at <= range || !isNumber(piece))
}

/** The code of the laboratory’s place: “01”, or letters behind all else. */
function withoutPlaces(pieces: ReadonlyArray<Piece>): Piece[] {
  const kept = pieces.filter(({ kind }) => kind !== 'place')
  const last = kept.at(-1)
  const isPlace =
    last?.kind === 'word' &&
    /^[A-Z]{2,3}\d?$/.test(last.text) &&
    kept.some(isResult) &&
    ['unit', 'range'].includes(kept.at(-2)?.kind ?? '')
  return isPlace ? kept.slice(0, -1) : kept
}
