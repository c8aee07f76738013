import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'

import { cellText, mapHeaders, type Column } from './columns.ts'

export const MAX_BYTES = 3_000_000
export const FILE_TOO_LARGE = 'This file is larger than 3 MB. Please split it.'
const MAX_ROWS = 10_000

export interface ReadRow {
  readonly line: number
  readonly cells: Readonly<Partial<Record<Column, string>>>
}

type ReadRows =
  | { readonly ok: true; readonly rows: ReadonlyArray<ReadRow>; readonly ignored: ReadonlyArray<string> }
  | { readonly ok: false; readonly reason: string }

/** The rows of a CSV file with the columns that its first line names, or why it cannot be read. */
export function readRows(bytes: Uint8Array): ReadRows {
  if (bytes.length > MAX_BYTES) return { ok: false, reason: FILE_TOO_LARGE }
  const text = textOf(bytes)
  if (text === null) return { ok: false, reason: 'This file is not text that we can read. Please save it as CSV in UTF-8.' }
  const read = recordsOf(text)
  if (!read.ok) return read
  const [head, ...body] = read.records
  if (!head) return { ok: false, reason: 'This file is empty.' }
  const { places, ignored } = mapHeaders(head.record)
  if (!places.includes('name') && !places.includes('slug'))
    return { ok: false, reason: 'The first line has to name the columns, with “name” or “slug” among them.' }
  if (body.length === 0) return { ok: false, reason: 'There is no product below the first line.' }
  if (body.length > MAX_ROWS)
    return { ok: false, reason: `This file has more than ${MAX_ROWS.toLocaleString('en')} rows. Please split it.` }
  const rows = body.map(({ line, record }) => {
    const cells = places.flatMap((column, at) => (column && at < record.length ? [[column, cellText(record[at]!)] as const] : []))
    return { line, cells: Object.fromEntries(cells) }
  })
  return { ok: true, rows, ignored }
}

interface Read {
  readonly line: number
  readonly record: ReadonlyArray<string>
}

function recordsOf(text: string): { ok: true; records: Read[] } | { ok: false; reason: string } {
  try {
    const records: Read[] = []
    parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: 60_000,
      // The headings, and one more than are read.
      to: MAX_ROWS + 2,
      on_record: (record, { lines }) => {
        records.push({ line: lines, record })
        return null
      },
    })
    return { ok: true, records }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const where = typeof error['lines'] === 'number' ? ` near line ${error['lines']}` : ''
    return { ok: false, reason: `The quotation marks of this file are not in order${where}. Please save it as CSV once more.` }
  }
}

/** Spreadsheet programs of many countries write semicolons. */
function delimiterOf(text: string): string {
  const first = text.slice(0, text.search(/\r|\n|$/))
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }))
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).sign
}

function textOf(bytes: Uint8Array): string | null {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
    // PostgreSQL keeps no U+0000, and no text file has one.
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
