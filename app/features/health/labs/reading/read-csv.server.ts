import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'

import { testOfCode, testsCalled } from '#features/health/labs/tests/known-tests.ts'

import { mapColumns, type LabColumn } from './columns.ts'
import { draftOf } from './draft-line.ts'
import { beginningOf, gatherReports, MAX_NAME, tooMuch, type Reading, type ReadProblem } from './draft.ts'
import { PaperHead } from './pasted/paper-head.ts'
import { isFurniture, isRule } from './pasted/paper-lines.ts'
import { materialInColumn, withMaterial } from './pasted/sections.ts'
import { isUnit } from './pasted/unit-text.ts'
import { eitherNote, dateOrderIn, readDay } from './read-day.ts'
import { decimalSignOf, readNumber } from './read-number.ts'

const MAX_ROWS = 5_000
const OF_PROGRAMS: ReadonlySet<LabColumn> = new Set(['date', 'loinc', 'low', 'high', 'fasting'])
/** Some programs write a few lines above the headings. */
const HEADINGS_WITHIN = 20
const ABOVE_HEADINGS = 'This stands above the headings of the table.'
const NO_RESULT = 'There is no result in this row.'

interface Row {
  readonly line: number
  readonly record: ReadonlyArray<string>
}

/** Reads a table of results whose headings are known, in any order; null where it is no such table. */
export function readCsv(text: string): Reading | null {
  const signs = [',', ';', '\t', '|'].filter((sign) => text.includes(sign))
  for (const sign of signs) {
    const rows = rowsOf(text, sign)
    if (!Array.isArray(rows)) continue
    const at = rows.slice(0, HEADINGS_WITHIN).findIndex(({ record }) => mapColumns(record) !== null)
    const places = at === -1 ? null : mapColumns(rows[at]!.record)
    // Tabs and bars part the columns of printed reports as well; those of several days and codes are a program’s.
    if (places && (sign === ',' || sign === ';' || places.some((place) => place !== null && OF_PROGRAMS.has(place))))
      return readRows(rows.slice(at + 1), places, text, rows.slice(0, at))
  }
  // Headings that are in order above quotation marks that are not: the file is meant to be a table.
  const first = text.split(/\r\n|\r|\n/, HEADINGS_WITHIN)
  const broken = signs.flatMap((sign) =>
    first.some((line) => mapColumns(line.replaceAll('"', '').split(sign))) ? [rowsOf(text, sign)] : [],
  )
  const problem = broken.find((each) => !Array.isArray(each))
  return typeof problem === 'string' ? { ok: false, reason: problem } : null
}

function readRows(
  rows: ReadonlyArray<Row>,
  places: ReadonlyArray<LabColumn | null>,
  text: string,
  above: ReadonlyArray<Row>,
): Reading | null {
  if (rows.length > MAX_ROWS)
    return { ok: false, reason: `This table has more than ${MAX_ROWS.toLocaleString('en')} rows. Please split it.` }
  const sign = decimalSignOf(text)
  const cellsOf = ({ record }: Row) =>
    Object.fromEntries(places.flatMap((column, at) => (column ? [[column, record[at]?.trim() ?? '']] : []))) as Partial<
      Record<LabColumn, string>
    >
  const dateOrder = dateOrderIn(
    [...above.map(({ record }) => record.join(' ')), ...rows.map((row) => cellsOf(row).date ?? '')].join('\n'),
  )
  const order = dateOrder === 'either' || dateOrder === null ? (sign === 'point' ? 'month first' : 'day first') : dateOrder
  const paper = new PaperHead(order, dateOrder === 'either')
  const lines: Parameters<typeof gatherReports>[0][number][] = []
  const problems = above.filter((row) => !isOfHead(row, paper)).map(aboveHeadings)
  for (const row of rows) {
    const {
      name = '',
      value = '',
      unit = '',
      range = '',
      low = '',
      high = '',
      flag = '',
      date = '',
      laboratory = '',
      fasting = '',
      loinc = '',
      material = '',
    } = cellsOf(row)
    // Tables that were put together have their headings in the middle once more.
    if (mapColumns(row.record) !== null) continue
    const refuse = (reason: string) => problems.push({ row: row.line, reason, text: beginningOf(row.record.join(' ')) })
    const code = /^\d{1,7}-\d$/.test(loinc) ? loinc : null
    const collectedOn = date === '' ? null : readDay(date, order)
    if (name === '' && code === null) refuse('This row has no test name.')
    else if (value === '') refuse(NO_RESULT)
    else if (date !== '' && collectedOn === null) refuse(`“${beginningOf(date)}” is not a date that we can read.`)
    else {
      const bounds = range !== '' ? range : boundsOf(low, high)
      const said = material === '' ? null : materialInColumn(material)
      const bare = name || (testOfCode(code)?.name ?? loinc)
      const printed = { name: withMaterial(bare, said === 'blood' ? null : said), value, unit, range: bounds, flag, note: null }
      const head = {
        collectedOn: collectedOn ?? paper.day,
        laboratory: laboratory.slice(0, MAX_NAME) || paper.laboratory,
        fasting: readFasting(fasting) ?? paper.fasting,
      }
      const note = collectedOn === null ? paper.note : dateOrder === 'either' ? eitherNote(date, order) : null
      lines.push({ head: { ...head, note }, line: draftOf(printed, row.line, sign, code) })
    }
  }
  // A heading of columns may also stand over the text of a report whose lines are no table.
  if (problems.filter(({ reason }) => reason === NO_RESULT).length > lines.length) return null
  const reports = gatherReports(lines)
  const first = problems.find(({ reason }) => reason !== ABOVE_HEADINGS)
  if (reports.length === 0)
    return {
      ok: false,
      reason: first ? `Row ${first.row}: ${first.reason}` : 'There is no result below the headings of this table.',
    }
  const refusal = tooMuch(reports)
  return refusal ? { ok: false, reason: refusal } : { ok: true, origin: 'csv', reports, problems }
}

/** Whether a row above the headings is of the paper: its day, its laboratory, a title, a line between. A known test is none, nor a unit. */
function isOfHead({ record }: Row, paper: PaperHead): boolean {
  const cells = record.map((cell) => cell.trim()).filter(Boolean)
  const line = cells.join('   ')
  if (cells.some((cell) => isUnit(cell)) || (cells.length > 1 && testsCalled(cells[0]!).length > 0)) return false
  const isTitle = cells.length === 1 && !/\d/.test(line.replace(/\b20\d\d\b/, '')) && testsCalled(line).length === 0
  return isRule(line) || paper.take(line) || isFurniture(line) || isTitle
}

function aboveHeadings({ line, record }: Row): ReadProblem {
  return { row: line, reason: ABOVE_HEADINGS, text: beginningOf(record.join(' ')) }
}

/** “3.5” and “5.1”, “>3.5” and “<5.1”. */
function boundsOf(...bounds: [low: string, high: string]): string {
  const [low, high] = bounds.map((bound) => (/^[-–—]+$/.test(bound) ? '' : bound)) as [string, string]
  const marked = (text: string, mark: string) => (readNumber(text) === null ? text : `${mark}${text}`)
  if (low === '' || high === '') return low === '' ? marked(high, '≤ ') : marked(low, '≥ ')
  return `${low} - ${high}`
}

function readFasting(text: string): boolean | null {
  if (/^(?:yes|y|true|1|ja|s[ií]|oui|x)$/i.test(text)) return true
  return /^(?:no|n|false|0|nein|non)$/i.test(text) ? false : null
}

function rowsOf(text: string, delimiter: string): Row[] | string {
  const rows: Row[] = []
  try {
    parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: 20_000,
      to: MAX_ROWS + HEADINGS_WITHIN + 1,
      on_record: (record: string[], { lines }) => {
        rows.push({ line: lines, record })
        return null
      },
    })
    return rows
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const where = typeof error['lines'] === 'number' ? ` near line ${error['lines']}` : ''
    return `The quotation marks of this table are not in order${where}. Please save it as CSV once more.`
  }
}
