import type { DecimalSign } from '#features/health/labs/reading/read-number.ts'
import { readRange } from '#features/health/labs/reading/read-range.ts'

import { assign, type Layout } from './assign.ts'
import type { Piece } from './pieces.ts'
import type { RowResult } from './read-row.ts'
import type { FoundResult } from './report-lines.ts'
import { cleanName, isKnownTest } from './split-row.ts'

/** A name that stands on rows of its own, and what stood below it: its result may come cell by cell, as portals are copied. */
export interface PendingName {
  readonly name: string
  readonly nameRows: ReadonlyArray<number>
  readonly below: ReadonlyArray<{ readonly row: number; readonly pieces: ReadonlyArray<Piece> }>
}

const ALONE: Layout = { roles: null, order: null, likelyRole: () => null }

/** The result of a name and what stood below it; null where none did. */
export function resultOf({ name, below }: PendingName, sign: DecimalSign): RowResult | null {
  const pieces = below.flatMap((each, at) => each.pieces.map((piece) => ({ ...piece, cell: at })))
  const assigned = assign(withoutScale(behindLabel(pieces), sign), ALONE, sign)
  const part = assigned?.kind === 'result' ? assigned.parts[0] : undefined
  if (!part) return null
  const bare = cleanName(name)
  return { ...part, name: bare, isKnown: isKnownTest(bare), date: null }
}

/** Whether a bare number stands below a name: bounds alone are a table of what results mean. */
export function hasNumber({ below }: PendingName): boolean {
  return below.some(({ pieces }) => pieces.some(({ kind }) => kind === 'value'))
}

/** Of “65, 99, Value, 104” the number behind the word is the result. */
function behindLabel(pieces: ReadonlyArray<Piece>): ReadonlyArray<Piece> {
  const label = pieces.findIndex(({ kind }) => kind === 'label')
  const next = pieces[label + 1]
  if (label === -1 || (next?.kind !== 'value' && next?.kind !== 'bound')) return pieces
  return pieces.filter((piece, at) => at > label || piece.kind !== 'value')
}

/** The ends of the scale that a portal draws: of “65 - 99 mg/dL, 65, 99, 104” the result is 104. */
function withoutScale(pieces: ReadonlyArray<Piece>, sign: DecimalSign): ReadonlyArray<Piece> {
  const range = pieces.find(({ kind }) => kind === 'range')
  const bounds = range && readRange(range.text, sign)
  const numbers = pieces.filter(({ kind }) => kind === 'value')
  if (!bounds || numbers.length < 2) return pieces
  const ends: Piece[] = []
  for (const end of [bounds.low, bounds.high]) {
    const found = numbers.find((piece) => !ends.includes(piece) && Number(piece.text.replace(',', '.')) === end)
    if (found && ends.length + 1 < numbers.length) ends.push(found)
  }
  return pieces.filter((piece) => !ends.includes(piece))
}

/** The results of a row, the first of them with the part of its name that stands on the rows above. */
export function withNameAbove(results: ReadonlyArray<RowResult>, row: number, above: PendingName | null): FoundResult[] {
  return results.map((result, at) => {
    const plain = { row, result, rows: [row], groups: [] }
    if (at > 0 || !above || above.below.length > 0 || !areOneName(above.name, result.name, result.isKnown)) return plain
    const name = cleanName(joinNames(above.name, result.name))
    return { ...plain, result: { ...result, name, isKnown: isKnownTest(name) }, rows: [...above.nameRows, row] }
  })
}

/** Whether two parts of a name that stand below each other are one. */
export function areOneName(above: string, below: string, belowIsKnown: boolean): boolean {
  if (isOpen(above)) return true
  const joined = isKnownTest(cleanName(joinNames(above, below)))
  return joined && (!belowIsKnown || /^[(\p{Ll}]/u.test(below))
}

/** “Vitamin D, 25-” and “Hydroxy”. */
export function joinNames(above: string, below: string): string {
  return /[-/(]$/.test(above) ? `${above}${below}` : `${above} ${below}`
}

/** It ends in a sign that something follows, or in brackets that are not closed. */
export function isOpen(name: string): boolean {
  return /[-,/&(]$/.test(name.trim()) || name.split('(').length > name.split(')').length
}
