import { CsvError, type Options } from 'csv-parse'
import { parse } from 'csv-parse/sync'

import { readDate, dateOrderIn } from './dates.ts'
import { Unreadable } from './unreadable.ts'

/** How a CSV file is laid out, as its first lines tell. */
export interface CsvHead {
  readonly delimiter: string
  /** Unique, in their order; “Column 3” where there is none. */
  readonly headings: ReadonlyArray<string>
  /** How many records come before the data. */
  readonly skipped: number
  /** The first records of data. */
  readonly sample: ReadonlyArray<ReadonlyArray<string>>
}

/** What the head is looked for in. */
export const HEAD_BYTES = 256 * 1024
const MAX_COLUMNS = 300
const HEAD_RECORDS = 40
const LOOKED_FOR_HEADINGS = 12
const LONGEST_LINE = 100_000

/** How all files are parsed. Stray quotation marks and ragged lines are no reason to refuse a file. */
export function csvOptions(delimiter: string): Options {
  return {
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    info: true,
    max_record_size: LONGEST_LINE,
  }
}

/** Finds headings and data in the beginning of a file; `isWhole` when there is no more of it. */
export function readHead(text: string, isWhole: boolean): CsvHead {
  const beginning = isWhole ? text : text.slice(0, text.lastIndexOf('\n') + 1)
  if (/^\uFEFF?\s*[{[]\s*(?:["{[\]}]|$)/.test(beginning)) throw new Unreadable(JSON_FILE)
  if (beginning.startsWith('%PDF-')) throw new Unreadable('This is a PDF: please export the numbers as CSV instead.')
  if (beginning.trim() === '') throw new Unreadable(isWhole ? 'This file is empty.' : TOO_LONG)
  const delimiter = delimiterOf(beginning)
  const records = firstRecords(beginning, delimiter)
  const first = records.slice(0, LOOKED_FOR_HEADINGS).findIndex((cells) => filled(cells) > 1)
  if (first < 0) throw new Unreadable('This file has no columns: a CSV file with a line for each day is needed.')
  const at = headingsAt(records, first)
  const top = records[at ?? first]!
  if (top.length > MAX_COLUMNS) throw new Unreadable(`This file has more than ${MAX_COLUMNS} columns.`)
  const skipped = at === null ? first : at + 1
  if (isWhole && skipped === records.length) throw new Unreadable('This file has headings and nothing below them.')
  const width = Math.max(...records.slice(at ?? first).map(({ length }) => length))
  const named = Array.from({ length: Math.min(width, MAX_COLUMNS) }, (_, column) => (at === null ? '' : (top[column] ?? '')))
  return { delimiter, headings: unique(named), skipped, sample: records.slice(skipped) }
}

const filled = (cells: ReadonlyArray<string>) => cells.filter((cell) => cell !== '').length
const isDated = (cells: ReadonlyArray<string>) =>
  cells.some((cell) => readDate(cell, null) !== null || dateOrderIn(cell) !== null)

/**
 * The headings are the fullest line over the first one of data. “Name:, Maya” and “From:, 2026-11-01” may stand above them. Null where data begins at once.
 */
function headingsAt(records: ReadonlyArray<ReadonlyArray<string>>, first: number): number | null {
  const most = Math.max(...records.filter(isDated).map(filled))
  const data = records.findIndex((cells, at) => at >= first && isDated(cells) && filled(cells) > (most * 2) / 3)
  const above = records
    .slice(0, Math.min(LOOKED_FOR_HEADINGS, data === -1 ? first + 1 : data))
    .flatMap((cells, at) => (at >= first && !isDated(cells) ? [{ at, count: filled(cells) }] : []))
  return above.toSorted((a, b) => b.count - a.count)[0]?.at ?? null
}

const JSON_FILE = 'This is a JSON file, which cannot be imported: please export as CSV, or as XML from Apple Health.'
const TOO_LONG = 'This file has a line that is too long: it is not a CSV file.'

function firstRecords(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { ...csvOptions(delimiter), info: false, to: HEAD_RECORDS })
  } catch (error) {
    throw new Unreadable(csvProblem(error))
  }
}

/** Why csv-parse gave a file up, in words. */
export function csvProblem(error: unknown): string {
  if (!(error instanceof CsvError)) throw error
  if (error.code === 'CSV_MAX_RECORD_SIZE') return TOO_LONG
  const line = typeof error['lines'] === 'number' ? error['lines'] : null
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return `A quotation mark is never closed${line ? `, near line ${line}` : ''}.`
  return `This file cannot be read as CSV${line ? `, from line ${line} on` : ''}.`
}

/** The one that parts the first lines most evenly. */
function delimiterOf(text: string): string {
  const lines = text
    .split(/\r?\n/, HEAD_RECORDS)
    .filter((line) => line.trim() !== '')
    .map((line) => line.replaceAll(/"[^"]*"/g, ''))
  const counts = [';', '\t', ',', '|'].map((mark) => {
    const each = lines.map((line) => line.split(mark).length - 1)
    return { mark, lines: each.filter((count) => count > 0).length, marks: Math.max(...each, 0) }
  })
  const best = counts.toSorted((a, b) => b.lines - a.lines || b.marks - a.marks)[0]!
  return best.lines > 0 ? best.mark : ','
}

function unique(headings: ReadonlyArray<string>): string[] {
  const seen = new Map<string, number>()
  return headings.map((heading, column) => {
    const name = (heading || `Column ${column + 1}`).slice(0, 100)
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}
