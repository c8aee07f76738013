import type { Day } from '#base/dates/calendar-day.ts'
import { columnCalled, type LabColumn } from '#features/health/labs/reading/columns.ts'

import { DATE } from './piece-words.ts'
import type { Piece, PieceKind } from './pieces.ts'
import { dayOf } from './pieces.ts'
import { filledCells, type Row } from './rows.ts'

interface Column {
  /** null where the heading is none that we know. */
  readonly role: LabColumn | null
  readonly from: number
  readonly to: number
}

/** The headings above the results of a report. */
export interface TableHead {
  readonly columns: ReadonlyArray<Column>
  readonly isRuled: boolean
  /** Its columns have places; else only their order is known, as one blank parts the headings. */
  readonly hasPlaces: boolean
  /** The day of its newest column, where days are the headings. */
  readonly day: Day | null
}

/** The headings of a row; null where it is no row of headings. */
export function tableHeadOf(row: Row): TableHead | null {
  const cells = row.isRuled ? row.cells : filledCells(row)
  if (cells.length > 1)
    return headOf(
      cells.map((cell) => ({ ...cell, role: roleOf(cell.text) })),
      row,
    )
  const words = headingsInOrder(row.text)
  return words && headOf(words, row)
}

/** Days alone above the numbers of the row below: “      12.05.2026   20.11.2026”. */
export function headOfDays(row: Row, next: Row | undefined): TableHead | null {
  const cells = row.isRuled ? [] : filledCells(row)
  const [name, ...numbers] = next ? filledCells(next) : []
  const days = cells.map(({ text }) => dateAlone(text))
  if (!name || cells.length < 2 || cells[0]!.from < name.to || days.includes(null)) return null
  const isOver = (cell: Column2) =>
    numbers.some(({ from, to, text }) => from < cell.to && to > cell.from && /^[<>≤≥]?\s?\d[\d.,]*(?:\s\S{1,4})?$/.test(text))
  if (!cells.every(isOver)) return null
  const newest = days.reduce((last, day) => (day! > last! ? day : last))
  const columns = cells.map(({ from, to }, at): Column => ({ from, to, role: days[at] === newest ? 'value' : 'previous' }))
  return { columns, isRuled: false, hasPlaces: true, day: newest! }
}

type Heading = Column & { readonly text: string }

function headOf(cells: ReadonlyArray<Heading>, { isRuled, text }: Row): TableHead | null {
  const days = cells.map((cell) => (cell.role === null ? dateAlone(cell.text) : null))
  const newest = days.reduce<Day | null>((last, day) => (day !== null && (last === null || day > last) ? day : last), null)
  const rest = text.replaceAll(new RegExp(DATE.source, 'giu'), ' ')
  if (/\d|[:=]/.test(rest.replaceAll(/\((?:s|n)\)|\d\./gi, ''))) return null
  // Of columns of days the newest one is the report, unless one is called its result.
  const hasResult = cells.some(({ role }) => role === 'value')
  // “URINALYSIS   Result   Units”: a title may stand above the names.
  const isHeadedByTitle = !cells.some(({ role }) => role === 'name') && cells.filter(({ role }) => role !== null).length >= 2
  // “Date   12/05/26   20/11/26”
  const isOfDays = !hasResult && cells[0]?.role === 'date' && days.slice(1).filter((day) => day !== null).length > 1
  const columns = cells.map(({ role, from, to }, at): Column => {
    const day = days[at] ?? null
    const isName = at === 0 && day === null && ((role === null && isHeadedByTitle) || isOfDays)
    return { from, to, role: isName ? 'name' : day === null ? role : day === newest && !hasResult ? 'value' : 'previous' }
  })
  const roles = new Set(columns.map(({ role }) => role))
  const named = columns.filter(({ role }) => role !== null).length
  const filled = cells.filter((cell) => cell.text !== '').length
  const beside = (['name', 'unit', 'range', 'flag'] as const).filter((role) => roles.has(role)).length
  // “Valeurs de référence   Antériorités” stands above the columns that would not be understood without it.
  const isPart = roles.has('previous') && filled === named && cells.every(({ from }) => from >= 0)
  if ((!roles.has('value') && !isPart) || beside === 0 || (named < 2 && !isOfDays) || filled - named > Math.max(1, filled / 3))
    return null
  return { columns, isRuled, hasPlaces: columns.every(({ from }) => from >= 0), day: newest }
}

/** “Vorwert 12.05.2026”, “Result (mg/dL)” */
function roleOf(text: string): LabColumn | null {
  const undated = columnCalled(text.replaceAll(new RegExp(DATE.source, 'giu'), '').replace(/\s(?:vom|du|of|am)\s*$/i, ''))
  // A day belongs to a result; beside “Test” or “Date” it is a heading of its own.
  return columnCalled(text) ?? (undated === 'value' || undated === 'previous' ? undated : null)
}

function dateAlone(text: string): Day | null {
  DATE.lastIndex = 0
  const bare = text.replace(/^\((.*)\)$/, '$1')
  return DATE.test(bare) && DATE.lastIndex === bare.length ? dayOf(bare) : null
}

/** “TESTS RESULT FLAG UNITS REFERENCE INTERVAL LAB”: the longest headings one after another; null where other words stand between. */
function headingsInOrder(text: string): Heading[] | null {
  const words = text.trim().split(/\s+/)
  if (words.length > 24 || words.length < 2) return null
  const found: Heading[] = []
  for (let at = 0; at < words.length;) {
    const count = [5, 4, 3, 2, 1].find(
      (count) => at + count <= words.length && roleOf(words.slice(at, at + count).join(' ')) !== null,
    )
    if (count === undefined && dateAlone(words[at]!) !== null) found.push({ text: words[at]!, role: null, from: -1, to: -1 })
    else if (count === undefined && !/^(?:and|y|et|und|\/|&|-)$/i.test(words[at]!)) return null
    const heading = words.slice(at, at + (count ?? 0)).join(' ')
    if (count !== undefined) found.push({ text: heading, role: roleOf(heading), from: -1, to: -1 })
    at += count ?? 1
  }
  return found
}

/** A second line of headings: “and Flag     and Date”. */
export function isMoreOfHead(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.length > 0 && !/\d/.test(text) && words.every((word) => MORE.has(word))
}
const MORE = new Set(
  'and date flag range interval units unit result results value values test name reference lab bereich wert einheit datum référence reference fecha y et und de mesure medida aktuell current previous h l in out of'.split(
    ' ',
  ),
)

const NEEDED: Readonly<Partial<Record<LabColumn, ReadonlyArray<PieceKind>>>> = {
  value: ['value', 'bound', 'words', 'missing', 'word', 'range', 'flag', 'place'],
  unit: ['unit', 'word'],
  range: ['range', 'bound', 'words', 'group', 'word', 'range label', 'missing', 'flag'],
  flag: ['flag', 'words', 'word'],
  previous: ['value', 'bound', 'words', 'word', 'date', 'missing', 'flag'],
  date: ['date', 'time'],
  low: ['value', 'bound', 'flag'],
  high: ['value', 'bound', 'flag'],
  place: ['place', 'word'],
}
const FORBIDDEN: Readonly<Partial<Record<LabColumn, ReadonlyArray<PieceKind>>>> = {
  unit: ['value', 'bound', 'range', 'date'],
  flag: ['value', 'bound', 'range', 'unit', 'date'],
  range: ['value', 'date'],
  place: ['value', 'bound', 'range', 'unit'],
  status: ['value', 'range', 'unit'],
  material: ['value', 'range', 'unit'],
}

/** The headings in their order. Where none is of the result it stands before them all, right behind the name. */
export function orderOf({ columns }: TableHead): ReadonlyArray<LabColumn | null> {
  const roles = columns.map(({ role }) => role)
  return roles.includes('value') ? roles : ['value', ...roles]
}

/** What each cell of a row is by the headings; null where they do not fit it, so that it is read by itself. */
export function rolesByHead(
  row: Row,
  pieces: ReadonlyArray<Piece>,
  head: TableHead,
): ReadonlyMap<number, LabColumn | null> | null {
  const filled = filledCells(row)
  if (filled.length < 2) return null
  const byPlace =
    head.hasPlaces && row.isRuled === head.isRuled ? (row.isRuled ? byCount(row, head) : byPlaces(filled, head)) : null
  const inOrder =
    filled.length === head.columns.length ? new Map(filled.map(({ at }, place) => [at, head.columns[place]!.role])) : null
  return (
    [byPlace, inOrder].find((roles) => roles && says(roles) && fits(roles, pieces, filled[0]!.at) && !isPushed(roles, pieces)) ??
    null
  )
}

/** Whether anything but the name stands below a heading. */
function says(roles: ReadonlyMap<number, LabColumn | null>): boolean {
  return [...roles.values()].some((role) => role !== null && role !== 'name')
}

/** A number and its unit below the heading of the range, and the range behind them: a long name pushed the row to the right. */
function isPushed(roles: ReadonlyMap<number, LabColumn | null>, pieces: ReadonlyArray<Piece>): boolean {
  const at = pieces.findIndex(
    ({ kind, cell }, at) =>
      kind === 'bound' && roles.get(cell) === 'range' && pieces[at + 1]?.kind === 'unit' && pieces[at + 1]!.cell === cell,
  )
  return at !== -1 && pieces.slice(at + 2).some(({ kind }) => kind === 'bound' || kind === 'range')
}

function byCount(row: Row, { columns }: TableHead): Map<number, LabColumn | null> | null {
  if (row.cells.slice(columns.length).some(({ text }) => text !== '')) return null
  return new Map(row.cells.flatMap(({ text }, at) => (text === '' ? [] : [[at, columns[at]!.role] as const])))
}

function byPlaces(filled: ReadonlyArray<Column2>, { columns }: TableHead): Map<number, LabColumn | null> {
  const isWhole = columns.some(({ role }) => role === 'name') && columns.some(({ role }) => role === 'unit' || role === 'range')
  const behind = columns.some(({ role }) => role === 'value') ? undefined : columns.find(({ role }) => role === 'range')
  return new Map(
    filled.map((cell, at) => {
      const distance = (column: Column) => Math.max(column.from - cell.to, cell.from - column.to)
      // Below nothing, or below two: the nearest, or the one that it covers most.
      const nearest = columns.reduce((best, column) => (distance(column) < distance(best) ? column : best))
      if (isWhole || (at > 0 && distance(nearest) < 0)) return [cell.at, nearest.role]
      // Where no heading is of the result, it stands before the range, and what is behind it is earlier.
      const isEarlier = behind !== undefined && cell.from >= behind.to && columns.some(({ role }) => role === 'previous')
      return [cell.at, at === 0 ? 'name' : isEarlier ? 'previous' : null]
    }),
  )
}
type Column2 = { readonly from: number; readonly to: number; readonly at: number }

function fits(roles: ReadonlyMap<number, LabColumn | null>, pieces: ReadonlyArray<Piece>, first: number): boolean {
  if (roles.get(first) !== 'name') return false
  const kindsIn = (role: LabColumn) => pieces.filter(({ cell }) => roles.get(cell) === role).map(({ kind }) => kind)
  // A range where the results should be, and a number where the earlier ones are: these headings are of another table.
  const [results, earlier] = [kindsIn('value'), kindsIn('previous')]
  if (results.length > 0 && results.every((kind) => kind === 'range') && earlier.includes('value')) return false
  return [...roles].every(([cell, role]) => {
    if (cell === first || role === null) return true
    const kinds = pieces.filter((piece) => piece.cell === cell).map(({ kind }) => kind)
    if (kinds.length === 0 || role === 'name') return kinds.every((kind) => kind === 'word' || kind === 'loinc')
    return (NEEDED[role]?.some((kind) => kinds.includes(kind)) ?? true) && !FORBIDDEN[role]?.some((kind) => kinds.includes(kind))
  })
}
