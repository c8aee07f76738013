import type { DecimalSign } from '#features/health/labs/reading/read-number.ts'

import { isRangeRow, isSameResult, takeName, takeRange } from './below-result.ts'
import { withBloodOfNeighbours } from './blood-gases.ts'
import { ColumnVotes } from './column-votes.ts'
import type { PaperHead } from './paper-head.ts'
import { isCountOfTests, isFurniture, isPageNumber, isPaperNumber, isProse, isRule } from './paper-lines.ts'
import { areOneName, hasNumber, isOpen, joinNames, resultOf, withNameAbove, type PendingName } from './pending-name.ts'
import { piecesOf } from './pieces.ts'
import { readRow } from './read-row.ts'
import {
  Account,
  isOfPaper,
  isSure,
  reasons,
  withGroups,
  withinResults,
  type FoundResult,
  type ReportText,
} from './report-lines.ts'
import { isTooLong, type Row } from './rows.ts'
import { SectionMaterial } from './section-material.ts'
import { sectionOf } from './sections.ts'
import { cleanName, isKnownTest, isNameLikeUnit, namesOf, type Named } from './split-row.ts'
import { headOfDays, isMoreOfHead, tableHeadOf, type TableHead } from './table-head.ts'

const MAX_OF_A_NAME = { characters: 90, rows: 4 }

/** Reads the rows of one report from top to bottom. */
export class ReportReader {
  readonly #sign: DecimalSign
  readonly #head: PaperHead
  readonly #rows: ReadonlyArray<Row>
  readonly #account: Account
  readonly #votes = new ColumnVotes()
  readonly #names = new Map<Row, ReadonlyArray<Named>>()
  readonly #found: FoundResult[] = []
  readonly #material = new SectionMaterial()
  #table: TableHead | null = null
  #tableRow = 0
  #pending: PendingName | null = null

  constructor(rows: ReadonlyArray<Row>, sign: DecimalSign, head: PaperHead) {
    this.#rows = rows
    this.#sign = sign
    this.#head = head
    this.#account = new Account(rows.map(({ text }) => text))
    for (const row of rows)
      if (row.cells.length > 1 && !isTooLong(row)) for (const { pieces } of this.#namesOf(row)) this.#votes.count(row, pieces)
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
    else if (isRule(line) && (this.#pending === null || line.length > 2)) this.#account.isPaper(row.row)
    else if (!this.#readHeadings(row, line) && !this.#readSame(row, line) && !this.#readBare(row) && !this.#readNamed(row, line))
      this.#readText(row, line)
  }

  close(): ReportText {
    this.#flush()
    withBloodOfNeighbours(this.#found)
    const { kept, outside } = withinResults(this.#found)
    for (const { row, rows } of outside)
      for (const each of rows) this.#account.refuse(each, row === each ? reasons.outside : reasons.noResult)
    return {
      head: this.#head,
      sign: this.#sign,
      results: kept.map((found) => ({ row: found.row, result: withGroups(found, this.#sign) })),
      ...this.#account.close(),
    }
  }

  #readHeadings(row: Row, line: string): boolean {
    const table = tableHeadOf(row) ?? headOfDays(row, this.#rows[row.row])
    const isMore = this.#tableRow === row.row - 1 && isMoreOfHead(line)
    if (!table && !isMore && !isPageNumber(line)) return false
    if (table) {
      this.#flush()
      this.#table = table
      this.#tableRow = row.row
      // “URINALYSIS   Result   Units”
      const section = sectionOf(row.cells[0]?.text ?? '')
      if (section) this.#material.enter(section)
      if (table.day !== null) this.#head.takeDay(table.day)
    }
    this.#account.isPaper(row.row)
    return true
  }

  /** “soit 5,77 mmol/l”: the result above it in another unit, and no test. */
  #readSame(row: Row, line: string): boolean {
    if (!isSameResult(line) || (this.#pending && isKnownTest(cleanName(this.#pending.name)))) return false
    this.#flush()
    const last = this.#found.at(-1)
    if (last && this.#account.isBlankBetween(last.rows.at(-1)!, row.row)) this.#addTo(last, row)
    else this.#account.refuse(row.row, reasons.same)
    return true
  }

  /** A row without a name: the result of the name above it, or its range. */
  #readBare(row: Row): boolean {
    const pieces = piecesOf(row, 0, this.#sign)
    if (pieces.length === 0 || pieces.some(({ kind }) => kind === 'word' || kind === 'loinc') || isKnownTest(cleanName(row.text)))
      return false
    if (this.#namesOf(row).some(({ isKnown, name }) => isKnown || isNameLikeUnit(name))) return false
    if (pieces.every(({ kind }) => kind === 'date' || kind === 'time')) return this.#readDate(row)
    const isOfRange = isRangeRow(row, pieces, this.#table, this.#votes)
    const last = this.#found.at(-1)
    const above = this.#pending
    // A remark may stand between a result and its range; a test above a range waits for its result.
    const isOfLast = isOfRange && last?.result.range === '' && above?.below.length === 0 && !isKnownTest(cleanName(above.name))
    if (above && !isOfLast) this.#pending = { ...above, below: [...above.below, { row: row.row, pieces }] }
    else if (
      last &&
      (isOfRange ? takeRange(last, row.row, pieces) : pieces[0]!.kind === 'same' && last.rows.at(-1) === row.row - 1)
    )
      this.#addTo(last, row)
    else if (isOfRange) this.#account.refuse(row.row, reasons.rangeAlone)
    else if (isFurniture(row.text)) this.#account.isPaper(row.row)
    else this.#account.refuse(row.row, reasons.noName)
    return true
  }

  #addTo(found: FoundResult, { row }: Row): void {
    found.rows.push(row)
    this.#account.isOfResult([row])
  }

  #readDate(row: Row): boolean {
    const above = this.#pending
    if (above && isKnownTest(cleanName(above.name))) {
      this.#pending = { ...above, below: [...above.below, { row: row.row, pieces: piecesOf(row, 0, this.#sign) }] }
      return true
    }
    // “Collected” stands above its day.
    const isLabelled = above?.below.length === 0 && this.#head.take(`${above.name} ${row.text.trim()}`)
    if (isLabelled) for (const each of above.nameRows) this.#account.isPaper(each)
    else this.#head.take(row.text.trim())
    this.#account.isPaper(row.row)
    if (isLabelled) this.#pending = null
    else this.#flush()
    return true
  }

  #readNamed(row: Row, line: string): boolean {
    // “CA 125” alone is a name.
    if (!/\s{2}|\t|\||\d[.,]\d|±|\(\+/.test(line) && isKnownTest(cleanName(line))) return false
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
      this.#account.refuse(
        row.row,
        reading.said === '' ? reasons.empty : `The report prints “${reading.said}” in the place of the result.`,
      )
      return true
    }
    const results = withNameAbove(reading.results, row.row, this.#pending)
    const [first] = results
    if (isOfPaper(line, first!.result)) return false
    if (!isSure(first!.result) && (this.#head.take(line) || isCountOfTests(line))) return false
    if (first!.rows.length === 1) this.#flush()
    else this.#pending = null
    for (const found of results) this.#keep(found)
    return true
  }

  #keep(found: FoundResult): void {
    found.result = this.#material.applyTo(found.result)
    this.#found.push(found)
    this.#account.isOfResult(found.rows)
  }

  /** A row without a result: a heading, a name whose result comes below, a line of the paper. */
  #readText(row: Row, line: string): void {
    const section = sectionOf(line)
    if (section && (section.kind === 'material' ? !isOpen(line.replaceAll(/[-=_~]{2,}/g, '')) : !this.#goesOnBelow(row, line))) {
      this.#flush()
      this.#material.enter(section)
      this.#account.isPaper(row.row)
      return
    }
    const pieces = piecesOf(row, 0, this.#sign)
    const hasNumber = pieces.some(({ kind }) => kind === 'value' || kind === 'bound' || kind === 'range')
    const isTest = isKnownTest(cleanName(line))
    const isName = isTest || (!hasNumber && line.length <= MAX_OF_A_NAME.characters && !isProse(line))
    const last = this.#found.at(-1)
    const isMeasured = hasNumber && pieces.some(({ kind }) => kind === 'unit')
    if (!isTest && (isFurniture(line) || (this.#head.take(line) && !isMeasured))) this.#account.isPaper(row.row)
    else if (isName && last && !this.#pending && takeName(last, row.row, line)) this.#addTo(last, row)
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
    const isNext = above?.nameRows.at(-1) === row.row - 1 && above.nameRows.length < MAX_OF_A_NAME.rows
    if (above && above.below.length === 0 && isNext && areOneName(above.name, line, isKnownTest(cleanName(line)))) {
      this.#pending = { name: joinNames(above.name, line), nameRows: [...above.nameRows, row.row], below: [] }
      return
    }
    this.#flush()
    this.#pending = { name: line, nameRows: [row.row], below: [] }
  }

  /** Ends the name that waits for its result. */
  #flush(): void {
    const pending = this.#pending
    if (!pending) return
    this.#pending = null
    const rows = [...pending.nameRows, ...pending.below.map(({ row }) => row)]
    const result = resultOf(pending, this.#sign)
    const said = rows.map((row) => this.#rows[row - 1]!.text.trim()).join(' ')
    // A name that is none of a test, and a number below it: too little for a result.
    const isMeasured = result !== null && (isSure(result) || (result.range !== '' && hasNumber(pending)))
    if (isMeasured && !isOfPaper(said, result)) this.#keep({ row: rows[0]!, result, rows, groups: [] })
    else
      for (const row of rows) {
        if (result) this.#account.refuse(row, reasons.paper)
        else this.#account.refuseUnread(row)
      }
    if (!result) this.#material.enterUnknown(said)
  }
}
