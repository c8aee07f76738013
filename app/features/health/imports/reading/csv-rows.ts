import type { ColumnMapping, DateOrder } from '#features/health/core/import.ts'
import { vitals, type VitalName } from '#features/health/core/vitals.ts'

import type { CsvHead } from './csv-head.ts'
import { dateOrderIn, readDate, readSerial, readSpan, readTime, type Written } from './dates.ts'
import type { DayGatherer } from './day-values.ts'
import { importUnit, type ImportUnit } from './import-units.ts'
import { readCell, saysNap, saysNothing } from './numbers.ts'
import { Unreadable } from './unreadable.ts'

/** Hands the rows of a CSV over, each with the line on which it ends. Garmin writes a date in a line of its own over its measurements. */
export function csvRows({ headings }: CsvHead, mapping: ColumnMapping, order: DateOrder | null, days: DayGatherer) {
  const place = (heading: string) => {
    const column = headings.indexOf(heading)
    if (column < 0) throw new Unreadable(`This file has no column “${heading}”.`)
    return column
  }
  const dayColumn = place(mapping.day)
  const only = mapping.only && { column: place(mapping.only.column), is: mapping.only.is }
  const { from, to, nap } = mapping.sleep ?? {}
  const spanColumns = from === undefined ? null : { from: place(from), to: to === undefined ? dayColumn : place(to) }
  const napColumn = nap === undefined ? null : place(nap)
  const numbers = mapping.numbers.map(({ metric, column, unit }) => {
    const known = importUnit(metric, unit)
    if (!known) throw new Unreadable(`The unit “${unit}” is not known here.`)
    return { metric, column: place(column), unit: known }
  })
  let above: Written | null = null

  function readWhen(cell: string): Written | null {
    const date = readDate(cell, order) ?? readSerial(cell)
    if (date) return date
    const second = above && readTime(cell)
    return above && second !== null ? { day: above.day, second } : null
  }

  return function take(cells: ReadonlyArray<string>, row: number): void {
    const filled = cells.filter((cell) => cell !== '')
    const alone = filled.length === 1 ? readDate(filled[0]!, order) : null
    if (alone) return void (above = alone)
    if (only && cells[only.column] !== only.is) return undefined
    const filledNumbers = numbers.filter(({ column }) => !saysNothing(cells[column] ?? ''))
    if (filledNumbers.length === 0) return undefined
    if (napColumn !== null && saysNap(cells[napColumn] ?? '')) return filledNumbers.some(isSleep) ? days.addNap() : undefined
    const cell = cells[dayColumn] ?? ''
    const when = readWhen(cell)
    if (!when) return days.refuse(row, cell === '' ? 'There is no date.' : `“${cell.slice(0, 40)}” is not a date.`)
    for (const [metric, parts] of byMetric(filledNumbers)) takeNumber(cells, row, when, metric, parts)
    return undefined
  }

  function takeNumber(cells: ReadonlyArray<string>, row: number, when: Written, metric: VitalName, parts: typeof numbers): void {
    let value = 0
    for (const { column, unit } of parts) {
      const number = readCell(metric, cells[column] ?? '', unit)
      if (number === null) return days.refuse(row, `“${(cells[column] ?? '').slice(0, 40)}” is not a number.`)
      value += number
    }
    const { unit } = parts[0]!
    const { day } = when
    const span = spanColumns && readSpan(cells[spanColumns.from] ?? '', cells[spanColumns.to] ?? '', order)
    // What a heart did in a piece of a night was measured then: of two pieces the day has the mean.
    const at = when.second ?? (span && vitals[metric].merge === 'mean' ? (span.shownEnd / 1000) % DAY_SECONDS : null)
    if (metric === 'sleepHours') {
      return days.addSleep({ row, source: mapping.source, day, span, hours: value, unit })
    }
    return days.add({ row, source: mapping.source, metric, method: unit.method, day, at, value, unit })
  }
}

interface Column {
  readonly metric: VitalName
  readonly column: number
  readonly unit: ImportUnit
}

const DAY_SECONDS = 86_400

const isSleep = ({ metric }: Column) => metric === 'sleepHours'

function byMetric(columns: ReadonlyArray<Column>): Map<VitalName, Column[]> {
  return Map.groupBy(columns, ({ metric }) => metric)
}

/** Finds out, row by row, in which order the dates of a file are written. `unclear`: every one could be read both ways, or some tell one order and some the other. */
export function orderFinder({ headings }: CsvHead, { day }: Pick<ColumnMapping, 'day'>) {
  const column = headings.indexOf(day)
  const orders = new Set<DateOrder>()
  let unclear = false
  return {
    look(cells: ReadonlyArray<string>): void {
      const says = dateOrderIn(cells[column] ?? '')
      if (says === 'either') unclear = true
      else if (says) orders.add(says)
    },
    found(): DateOrder | 'unclear' | null {
      if (orders.size > 1) return 'unclear'
      return [...orders][0] ?? (unclear ? 'unclear' : null)
    },
  }
}
