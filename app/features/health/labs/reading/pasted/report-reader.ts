import type { ReadProblem } from '#features/health/labs/reading/draft.ts'
import { orderTold, type DateOrder } from '#features/health/labs/reading/read-day.ts'
import { decimalSignOf, type DecimalSign } from '#features/health/labs/reading/read-number.ts'

import { withoutFrame } from './assign.ts'
import { ColumnVotes } from './column-votes.ts'
import { PaperHead } from './paper-head.ts'
import { isCountOfTests, isFurniture, isPageNumber, isPaperNumber, isProse } from './paper-lines.ts'
import { areOneName, isOpen, joinNames, resultOf, type PendingName } from './pending-name.ts'
import { piecesOf, type Piece } from './pieces.ts'
import { readRow, type RowResult } from './read-row.ts'
import { Account, isOfPaper, isSure, reasons, withGroups, withinResults, type FoundResult, type RowFate } from './report-lines.ts'
import { isTooLong, rowsOf, type Row } from './rows.ts'
import { isOfBlood, materialIn, sectionOf, withMaterial } from './sections.ts'
import { cleanName, isKnownTest, namesOf, type Named } from './split-row.ts'
import { isMoreOfHead, tableHeadOf, type TableHead } from './table-head.ts'

/** What a text says, and what became of each of its rows. */
export interface ReportText {
  readonly head: PaperHead
  readonly sign: DecimalSign
  readonly results: ReadonlyArray<{ readonly row: number; readonly result: RowResult }>
  readonly problems: ReadonlyArray<ReadProblem>
  /** One for each row, in order. */
  readonly fates: ReadonlyArray<RowFate>
}

/** Reads the text of a report row by row. Each row ends as part of a result, as a known part of the paper, or as not taken. */
export function readReportText(text: string): ReportText {
  const rows = rowsOf(text)
  const sign = decimalSignOf(text)
  const told = orderTold(text)
  const usual: DateOrder = sign === 'point' && !/\b\d{1,2}\.\d{1,2}\.\d{2,4}\b/.test(text) ? 'month first' : 'day first'
  const reader = new ReportReader(rows, sign, new PaperHead(told === 'either' || told === null ? usual : told, told === 'either'))
  for (const row of rows) reader.read(row)
  return reader.close()
}

const RULE = /^[-=_*.\s|+:~–—·#]+$/
const MOST_OF_A_NAME = 90
const MOST_ROWS_OF_A_NAME = 4
const OF_RANGE = new Set(['range label', 'range', 'bound', 'group', 'unit'])

class ReportReader {
  readonly #sign: DecimalSign
  readonly #head: PaperHead
  readonly #rows: ReadonlyArray<Row>
  readonly #account: Account
  readonly #votes = new ColumnVotes()
  readonly #names = new Map<Row, ReadonlyArray<Named>>()
  readonly #found: FoundResult[] = []
  #table: TableHead | null = null
  #tableRow = 0
  #pending: PendingName | null = null
  #material: string | null = null
  /** The material of a section that may have ended. */
  #doubted: string | null = null

  constructor(rows: ReadonlyArray<Row>, sign: DecimalSign, head: PaperHead) {
    this.#rows = rows
    this.#sign = sign
    this.#head = head
    this.#account = new Account(rows.map(({ text }) => text))
    for (const row of rows) if (row.cells.length > 1 && !isTooLong(row)) for (const { pieces } of this.#namesOf(row)) this.#votes.count(row, pieces)
  }

  #namesOf(row: Row): ReadonlyArray<Named> {
    const names = this.#names.get(row) ?? namesOf(row, this.#sign)
    this.#names.set(row, names)
    return names
  }

  read(row: Row): void {
    const line = row.text.trim()
    if (line === '') return
    if (isTooLong(row)) this.#account.refuse(row.row, reasons.tooLong)
    else if (RULE.test(line) && (this.#pending === null || line.length > 2)) this.#account.isPaper(row.row)
    else if (!this.#readHeadings(row, line) && !this.#readBare(row) && !this.#readNamed(row, line)) this.#readText(row, line)
  }

  close(): ReportText {
    this.#flush()
    const { kept, outside } = withinResults(this.#found)
    for (const { row, rows } of outside) for (const each of rows) this.#account.refuse(each, row === each ? reasons.outside : reasons.noResult)
    return {
      head: this.#head,
      sign: this.#sign,
      results: kept.map((found) => ({ row: found.row, result: withGroups(found, this.#sign) })),
      ...this.#account.close(),
    }
  }

  #readHeadings(row: Row, line: string): boolean {
    const table = tableHeadOf(row)
    const isMore = this.#tableRow === row.row - 1 && isMoreOfHead(line)
    if (!table && !isMore && !isPageNumber(line)) return false
    if (table) {
      this.#flush()
      this.#table = table
      this.#tableRow = row.row
      if (table.day !== null) this.#head.takeDay(table.day)
    }
    this.#account.isPaper(row.row)
    return true
  }

  /** A row without a name: the result of the name above it, or its range. */
  #readBare(row: Row): boolean {
    const pieces = piecesOf(row, 0, this.#sign)
    if (pieces.length === 0 || pieces.some(({ kind }) => kind === 'word' || kind === 'loinc') || isKnownTest(cleanName(row.text))) return false
    if (this.#namesOf(row)[0]?.isKnown) return false
    if (pieces.every(({ kind }) => kind === 'date' || kind === 'time')) return this.#readDate(row)
    const isOfRange =
      pieces.every(({ kind }) => OF_RANGE.has(kind)) &&
      (pieces.some(({ kind }) => kind !== 'bound' && kind !== 'unit') || pieces.some((piece) => this.#standsBelowRange(row, piece)))
    if (this.#pending && !(isOfRange && this.#pending.below.length === 0 && !isKnownTest(cleanName(this.#pending.name)) && this.#canTakeRange())) {
      this.#pending = { ...this.#pending, below: [...this.#pending.below, { row: row.row, pieces }] }
      return true
    }
    const last = this.#found.at(-1)
    if (last && (isOfRange ? this.#takeRange(last, row.row, pieces) : pieces[0]!.kind === 'same' && last.rows.at(-1) === row.row - 1)) {
      last.rows.push(row.row)
      this.#account.isOfResult([row.row])
      return true
    }
    if (isOfRange) this.#account.refuse(row.row, reasons.rangeAlone)
    else if (isFurniture(row.text)) this.#account.isPaper(row.row)
    else this.#account.refuse(row.row, reasons.noName)
    return true
  }

  /** A bound alone is a range in the column of ranges. */
  #standsBelowRange(row: Row, piece: Piece): boolean {
    const column = this.#table?.columns.find(({ role }) => role === 'range')
    const isBelow = column !== undefined && this.#table!.hasPlaces && !row.isRuled && piece.from < column.to && piece.to > column.from
    return piece.kind === 'bound' && (isBelow || this.#votes.roleOf(row, piece) === 'range')
  }

  #canTakeRange(): boolean {
    return this.#found.at(-1)?.result.range === ''
  }

  /** The range below a result that has none. */
  #takeRange(last: FoundResult, row: number, pieces: ReadonlyArray<Piece>): boolean {
    const ranges = pieces.filter(({ kind }) => kind === 'range' || kind === 'bound')
    if (pieces.some(({ kind }) => kind === 'group')) {
      last.groups.push([...pieces])
      return true
    }
    if (ranges.length === 0) return row - last.rows.at(-1)! === 1
    if (last.result.range !== '' || ranges.length > 1) return false
    const unit = pieces.find(({ kind }) => kind === 'unit')?.text ?? ''
    const range = withoutFrame(ranges[0]!.text)
    last.result = { ...last.result, range, unit: last.result.unit || unit }
    return true
  }

  #readDate(row: Row): boolean {
    const above = this.#pending
    if (above && isKnownTest(cleanName(above.name))) {
      this.#pending = { ...above, below: [...above.below, { row: row.row, pieces: piecesOf(row, 0, this.#sign) }] }
      return true
    }
    // “Collected” stands above its day.
    this.#head.take(above && above.below.length === 0 ? `${above.name} ${row.text.trim()}` : row.text.trim())
    this.#account.isPaper(row.row)
    if (above && above.below.length === 0) for (const each of above.nameRows) this.#account.isPaper(each)
    this.#pending = null
    return true
  }

  #readNamed(row: Row, line: string): boolean {
    // “CA 125” alone is a name.
    if (isKnownTest(cleanName(line)) && !/\s{2}|\t|\|/.test(line)) return false
    const [opening] = piecesOf(row, 0, this.#sign)
    if (opening?.kind === 'previous') {
      this.#flush()
      this.#account.refuse(row.row, reasons.earlier)
      return true
    }
    const reading = readRow(row, this.#namesOf(row), { sign: this.#sign, head: this.#table, votes: this.#votes })
    if (reading === null) return false
    if (reading.kind === 'none') {
      if (!reading.isKnown) return false
      this.#flush()
      this.#account.refuse(row.row, reading.said === '' ? reasons.empty : `The report prints “${reading.said}” in the place of the result.`)
      return true
    }
    const results = this.#withNameAbove(reading.results, row.row)
    const [first] = results
    if (!first!.result.isKnown && sectionOf(line) !== null) return false
    if (isOfPaper(line, first!.result) || (isProse(line) && (!first!.result.isKnown || first!.result.unread.split(' ').length > 2))) return false
    if (!isSure(first!.result) && (this.#isHeadLine(line) || isCountOfTests(line))) return false
    if (first!.rows.length === 1) this.#flush()
    else this.#pending = null
    for (const found of results) this.#keep(found)
    return true
  }

  #isHeadLine(line: string): boolean {
    if (!this.#head.take(line)) return false
    return true
  }

  /** A name that begins on the row above. */
  #withNameAbove(results: ReadonlyArray<RowResult>, row: number): FoundResult[] {
    const above = this.#pending
    return results.map((result, at) => {
      const plain = { row, result, rows: [row], groups: [] }
      if (at > 0 || !above || above.below.length > 0 || !areOneName(above.name, result.name, result.isKnown)) return plain
      const name = cleanName(joinNames(above.name, result.name))
      return { ...plain, result: { ...result, name, isKnown: isKnownTest(name) }, rows: [...above.nameRows, row] }
    })
  }

  #keep(found: FoundResult): void {
    if (isOfBlood(found.result.name)) this.#material = null
    const own = found.result.material === '' ? null : materialIn(found.result.material)
    const material = own ?? this.#material
    const note = material === null && this.#doubted !== null && materialIn(found.result.name) === null ? doubt(this.#doubted) : null
    found.result = {
      ...found.result,
      name: withMaterial(found.result.name, material === 'blood' ? null : material),
      note: [found.result.note, note].filter(Boolean).join(' ') || null,
    }
    this.#found.push(found)
    this.#account.isOfResult(found.rows)
  }

  /** A row without a result: a heading, a name whose result comes below, a line of the paper. */
  #readText(row: Row, line: string): void {
    const section = sectionOf(line)
    if (section && !this.#goesOnBelow(row, line)) {
      this.#flush()
      if (section.kind !== 'part') [this.#material, this.#doubted] = [section.kind === 'material' ? section.said : null, null]
      this.#account.isPaper(row.row)
      return
    }
    const pieces = piecesOf(row, 0, this.#sign)
    const hasNumber = pieces.some(({ kind }) => kind === 'value' || kind === 'bound' || kind === 'range')
    const isName = isKnownTest(cleanName(line)) || (!hasNumber && line.length <= MOST_OF_A_NAME && !isProse(line))
    const isMeasured = hasNumber && pieces.some(({ kind }) => kind === 'unit')
    if (!isKnownTest(cleanName(line)) && (isFurniture(line) || (this.#head.take(line) && !isMeasured))) this.#account.isPaper(row.row)
    else if (isName && this.#continuesLast(row, line)) return
    else if (isName) this.#begin(row, line)
    else if (hasNumber && isProse(line)) this.#account.refuse(row.row, reasons.sentence)
    else if (isPaperNumber(line, cleanName(line.split(/\d/)[0] ?? ''))) this.#account.refuse(row.row, reasons.paper)
    else if (isCountOfTests(line)) this.#account.refuse(row.row, reasons.count)
    else this.#account.refuseUnread(row.row)
  }

  /** “Thyroid stimulating” above “hormone (TSH)   2.140” is no heading. */
  #goesOnBelow({ row }: Row, line: string): boolean {
    const next = this.#rows[row]
    const [below] = next && next.text.trim() !== '' && !isTooLong(next) ? this.#namesOf(next) : []
    return below !== undefined && !below.isKnown && areOneName(line, below.name, false)
  }

  #begin(row: Row, line: string): void {
    const above = this.#pending
    const isNext = above?.nameRows.at(-1) === row.row - 1 && above.nameRows.length < MOST_ROWS_OF_A_NAME
    if (above && above.below.length === 0 && isNext && areOneName(above.name, line, isKnownTest(cleanName(line)))) {
      this.#pending = { name: joinNames(above.name, line), nameRows: [...above.nameRows, row.row], below: [] }
      return
    }
    this.#flush()
    this.#pending = { name: line, nameRows: [row.row], below: [] }
  }

  /** “25-Hydroxy” below “Vitamin D,   30   ng/mL”. */
  #continuesLast(row: Row, line: string): boolean {
    const last = this.#found.at(-1)
    if (!last || this.#pending || last.rows.at(-1) !== row.row - 1 || isKnownTest(cleanName(line))) return false
    const { name, isKnown } = last.result
    const joined = joinNames(name, line)
    if (!isOpen(name) && (isKnown || !isKnownTest(joined))) return false
    last.result = { ...last.result, name: joined, isKnown: isKnownTest(joined) }
    last.rows.push(row.row)
    this.#account.isOfResult([row.row])
    return true
  }

  /** Ends the name that waits for its result. */
  #flush(): void {
    const pending = this.#pending
    if (!pending) return
    this.#pending = null
    const rows = [...pending.nameRows, ...pending.below.map(({ row }) => row)]
    const result = resultOf(pending, this.#sign)
    const said = rows.map((row) => this.#rows[row - 1]!.text.trim()).join(' ')
    if (result && !isOfPaper(said, result)) this.#keep({ row: rows[0]!, result, rows, groups: [] })
    else {
      for (const row of rows) if (result) this.#account.refuse(row, reasons.paper)
      else this.#account.refuseUnread(row)
      if (!result && this.#material !== null && isHeading(said)) [this.#doubted, this.#material] = [this.#material, null]
    }
  }
}

function isHeading(line: string): boolean {
  return line.length <= 40 && !/\d/.test(line) && (line === line.toUpperCase() || /:$/.test(line)) && /\p{L}{4}/u.test(line)
}

function doubt(material: string): string {
  return `Further up the report says “${material}”. If this was measured in it too, add that to the name.`
}
