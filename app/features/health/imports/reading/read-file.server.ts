import { pipeline, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'

import { parse } from 'csv-parse'

import type { Day } from '#base/dates/calendar-day.ts'
import type { ColumnMapping } from '#features/health/core/import.ts'

import { appleReader } from './apple.ts'
import { csvOptions, csvProblem } from './csv-head.ts'
import { csvRows, orderFinder } from './csv-rows.ts'
import { gatherDays, type DayGatherer } from './day-values.ts'
import { encodingThroughout, type CsvFile, type Recognised, type TextFile } from './recognise.server.ts'
import { decoded, Undecodable } from './text.server.ts'
import { Unreadable } from './unreadable.ts'

interface Terms {
  /** The last day that is not still to come anywhere. */
  readonly latest: Day
  /** As the member named the columns; null before that. */
  readonly mapping: ColumnMapping | null
}

/** What was read, or what the member has to be asked first: the columns, or the order of dates. */
export type ReadFile =
  | { readonly ok: true; readonly days: DayGatherer }
  | { readonly ok: false; readonly ask: ColumnMapping | null }

/** Reads all of a file, a piece at a time. Throws `Unreadable` with the reason when it is damaged. */
export async function readFile(found: Recognised, { latest, mapping }: Terms): Promise<ReadFile> {
  const days = gatherDays(latest)
  if (found.format === 'apple') {
    await readApple(found.xml, days)
    return { ok: true, days }
  }
  for (const file of found.files) {
    // Of a file that is known only the order of its dates is asked for.
    const columns = file.known ? { ...file.known.mapping, dateOrder: mapping?.dateOrder ?? null } : mapping
    if (!columns) return { ok: false, ask: null }
    const order = await findOrder(file, columns)
    if (order === 'unclear') return { ok: false, ask: columns }
    await readCsv(file, columns, order, days)
  }
  return { ok: true, days }
}

async function readApple(xml: TextFile, days: DayGatherer): Promise<void> {
  const reader = appleReader(days)
  try {
    for await (const text of decoded(xml.open(), xml.encoding)) {
      reader.write(text)
      // Others have their turn: this process answers requests as well.
      await setImmediate()
    }
  } catch (error) {
    throw error instanceof Undecodable ? new Unreadable('This file is not valid text: it is damaged.') : error
  }
  reader.end()
}

async function findOrder(file: CsvFile, columns: ColumnMapping) {
  if (columns.dateOrder) return columns.dateOrder
  const finder = orderFinder(file.head, columns)
  for await (const { record } of records(file)) finder.look(record)
  return finder.found()
}

async function readCsv(
  file: CsvFile,
  columns: ColumnMapping,
  order: ColumnMapping['dateOrder'],
  days: DayGatherer,
): Promise<void> {
  const take = csvRows(file.head, columns, order, days)
  for await (const { record, info } of records(file)) take(record, info.lines)
}

interface CsvRecord {
  readonly record: string[]
  readonly info: { readonly lines: number }
}

const REST_EVERY = 1_000

async function* records(file: CsvFile): AsyncGenerator<CsvRecord> {
  const parser = parse(csvOptions(file.head.delimiter))
  // What goes wrong is thrown where the records are taken.
  pipeline(Readable.from(decoded(file.open(), await encodingThroughout(file))), parser, () => {})
  let number = 0
  try {
    for await (const each of parser as AsyncIterable<CsvRecord>) {
      if (number++ >= file.head.skipped) yield each
      if (number % REST_EVERY === 0) await setImmediate()
    }
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(csvProblem(error))
  }
}
