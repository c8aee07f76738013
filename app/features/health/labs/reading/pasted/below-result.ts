import type { ColumnVotes } from './column-votes.ts'
import { withoutFrame } from './group-ranges.ts'
import { areOneName, isOpen, joinNames } from './pending-name.ts'
import type { Piece } from './pieces.ts'
import type { FoundResult } from './report-lines.ts'
import type { Row } from './rows.ts'
import { cleanName, isKnownTest } from './split-row.ts'
import type { TableHead } from './table-head.ts'

const OF_RANGE = new Set(['range label', 'range', 'bound', 'group', 'unit'])

/** Whether a row without a name is a range: “Reference range: <100”, “(133 - 146)”, “Men: 13.5-17.5”; or “<3.0” where ranges stand. */
export function isRangeRow(row: Row, pieces: ReadonlyArray<Piece>, table: TableHead | null, votes: ColumnVotes): boolean {
  return (
    pieces.every(({ kind }) => OF_RANGE.has(kind)) &&
    pieces.some((piece) => (piece.kind !== 'bound' && piece.kind !== 'unit') || standsBelowRanges(row, piece, table, votes))
  )
}

function standsBelowRanges(row: Row, piece: Piece, table: TableHead | null, votes: ColumnVotes): boolean {
  if (piece.kind !== 'bound') return false
  const column = table?.hasPlaces && !row.isRuled ? table.columns.find(({ role }) => role === 'range') : undefined
  return (column !== undefined && piece.from < column.to && piece.to > column.from) || votes.roleOf(row, piece) === 'range'
}

const SAME =
  /^[([]?\s?(?:soit|ou|ovvero|ossia|pari a|entspr(?:icht|\.)|entsprechend|equivale(?:nte?)? (?:a|to)|[ée]quiva(?:ut|lent) [àa]|corresponde a|eq\.|=)(?![\p{L}\d])(?: en \S{1,12})?\s?:?\s*(?=[<>]?\s?\d)/iu

/** Whether a row says the result above it in another unit: “soit 5,77 mmol/l”, “(soit 3,36 mmol/L)”, “= 79,6 µmol/l”. */
export function isSameResult(line: string): boolean {
  return SAME.test(line)
}

/** Gives a result the range on a row below it; false where it has one already, or the row has several. */
export function takeRange(last: FoundResult, row: number, pieces: ReadonlyArray<Piece>): boolean {
  const ranges = pieces.filter(({ kind }) => kind === 'range' || kind === 'bound')
  if (pieces.some(({ kind }) => kind === 'group')) {
    last.groups.push([...pieces])
    return true
  }
  if (ranges.length === 0) return last.rows.at(-1) === row - 1
  if (last.result.range !== '' || ranges.length > 1) return false
  const unit = pieces.find(({ kind }) => kind === 'unit')?.text ?? ''
  last.result = { ...last.result, range: withoutFrame(ranges[0]!.text), unit: last.result.unit || unit }
  return true
}

/** Gives a result the rest of its name: “25-Hydroxy” below “Vitamin D,   30   ng/mL”. */
export function takeName(last: FoundResult, row: number, line: string): boolean {
  if (last.rows.at(-1) !== row - 1 || isKnownTest(cleanName(line))) return false
  const { name, isKnown } = last.result
  const joined = joinNames(name, line)
  if (!isOpen(name) && (isKnown || !areOneName(name, line, false))) return false
  last.result = { ...last.result, name: joined, isKnown: isKnownTest(joined) }
  return true
}
