import type { DecimalSign } from '#features/health/labs/reading/read-number.ts'

import { assign, type Layout } from './assign.ts'
import type { ColumnVotes } from './column-votes.ts'
import type { Piece } from './pieces.ts'
import type { PrintedLine } from './printed-line.ts'
import { filledCells, type Row } from './rows.ts'
import type { Named } from './split-row.ts'
import { orderOf, rolesByHead, type TableHead } from './table-head.ts'

/** A result as it stands on a row. */
export interface RowResult extends PrintedLine {
  /** Its name is one of the list. */
  readonly isKnown: boolean
  /** What stands there and was not understood. */
  readonly unread: string
  readonly loinc: string | null
  /** What the row says it was measured in, in a column of its own. */
  readonly material: string
  /** The date before its name, as printed. */
  readonly date: string | null
}

/** What a row that begins with a name says: its results, or that there is none. */
export type RowReading =
  | { readonly kind: 'results'; readonly results: ReadonlyArray<RowResult> }
  | { readonly kind: 'none'; readonly name: string; readonly isKnown: boolean; readonly said: string }

export interface RowContext {
  readonly sign: DecimalSign
  readonly head: TableHead | null
  readonly votes: ColumnVotes
}

/** Reads a row by the names on it (`namesOf`); null where nothing behind them is a result. */
export function readRow(row: Row, named: ReadonlyArray<Named>, { sign, head, votes }: RowContext): RowReading | null {
  const [first] = named
  if (!first) return null
  const roles = head && named.length === 1 ? rolesByHead(row, first.pieces, head) : null
  const layout: Layout = {
    roles,
    order: roles === null && head ? orderOf(head) : null,
    likelyRole: (piece) => votes.roleOf(row, piece),
  }
  const results: RowResult[] = []
  for (const each of named) {
    const assigned = assign(each.pieces, layout, sign)
    if (assigned?.kind === 'result')
      for (const part of assigned.parts) {
        const note = [eitherNote(row, each, part.value), part.note].filter(Boolean).join(' ') || null
        results.push({ ...part, name: each.name, note, isKnown: each.isKnown, date: each.date })
      }
    else if (assigned?.kind === 'none' && named.length === 1)
      return { kind: 'none', name: each.name, isKnown: each.isKnown, said: assigned.said }
  }
  return results.length === 0 ? null : { kind: 'results', results }
}

const EITHER_NUMBER = 'It is not sure which number on this line is the result'

/** Of “Gold marker 4.1   mmol/L   < 3.0” either number may be the result; “Vitamin X 3” may be a name with a number of its own. */
function eitherNote(row: Row, { name, isKnown, pieces }: Named, value: string): string | null {
  const [first, ...others] = filledCells(row)
  if (!first || others.length === 0 || !/\d/.test(value)) return null
  const [, inName] = /\s([<>≤≥]?\s?\d+(?:[.,]\d+)?)$/.exec(name) ?? []
  if (inName !== undefined && !isKnown && (/[.,]/.test(inName) || isDigitBeforeBound(pieces)))
    return `${EITHER_NUMBER}: “${value}” was taken, and “${inName}” is in the name.`
  const other = pieces.find(({ kind, from }) => (kind === 'bound' || kind === 'value') && from >= first.to)
  const isInFirst = pieces.some((piece) => piece.text === value && piece.from < first.to)
  return isInFirst && !isKnown && other ? `${EITHER_NUMBER}: “${value}” was taken, “${other.text}” stands behind it.` : null
}

const isDigitBeforeBound = ([first]: ReadonlyArray<Piece>) => first?.kind === 'bound'
