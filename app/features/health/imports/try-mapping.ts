import type { Day } from '#base/dates/calendar-day.ts'
import type { ColumnMapping } from '#features/health/core/import.ts'

import { columnField } from './mapping-fields.ts'
import type { CsvHead } from './reading/csv-head.ts'
import { csvRows, orderFinder } from './reading/csv-rows.ts'
import { readDate, readSerial, readTime } from './reading/dates.ts'
import { gatherDays } from './reading/day-values.ts'
import { saysNothing } from './reading/numbers.ts'

/** What is wrong with columns under which most of the first rows would be refused, by field; empty where nothing is. */
export function tryMapping(head: CsvHead, mapping: ColumnMapping, latest: Day): Record<string, string> {
  const place = (heading: string) => head.headings.indexOf(heading)
  const finder = orderFinder(head, mapping)
  for (const cells of head.sample) finder.look(cells)
  const found = mapping.dateOrder ?? finder.found()
  // In which order they are is asked later, where nothing tells: here either will do.
  const order = found === 'unclear' ? 'dmy' : found

  const day = place(mapping.day)
  const dates = head.sample.map((cells) => cells[day] ?? '').filter((cell) => cell !== '')
  const isNone = (cell: string) => (readDate(cell, order) ?? readSerial(cell)) === null && readTime(cell) === null
  if (dates.filter(isNone).length * 2 > dates.length)
    return { day: `Most of its first rows are no dates: “${dates.find(isNone)!.slice(0, 40)}”.` }

  const errors: Record<string, string> = {}
  for (const number of mapping.numbers) {
    // Where nothing was measured some programs write a zero.
    const isFilled = (cells: ReadonlyArray<string>) => {
      const cell = cells[place(number.column)] ?? ''
      return !saysNothing(cell) && Number(cell) !== 0
    }
    const rows = head.sample.filter((cells) => isFilled(cells) || cells.filter((cell) => cell !== '').length === 1)
    const days = gatherDays(latest)
    const take = csvRows(head, { ...mapping, numbers: [number] }, order, days)
    for (const [at, cells] of rows.entries()) take(cells, at)
    const { refused, problems } = days.told()
    if (refused * 2 > rows.filter(isFilled).length)
      errors[columnField(number.metric)] = `Most of its first rows would be refused: ${problems[0]!.reason}`
  }
  return errors
}
