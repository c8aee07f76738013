import type { ImportProblem } from '#features/health/imports/import.ts'
import { vitals, type HrvMethod, type VitalName } from '#features/health/vitals.ts'
import type { Day } from '#features/identity/dates/calendar-day.ts'

import type { ImportUnit } from './units.ts'
import { Unreadable } from './unreadable.ts'

/** One measurement of a file. */
export interface Sample {
  /** Where it stands: a line of a CSV, a record of an XML. */
  readonly row: number
  /** What it comes from, as the file names it. */
  readonly source: string
  readonly metric: VitalName
  readonly method?: HrvMethod | undefined
  readonly day: Day
  /** Seconds on any clock that goes forwards; null for a number of a whole day, of which there can be one. */
  readonly at: number | null
  readonly value: number
  /** In which the file gives it. */
  readonly unit?: Pick<ImportUnit, 'id' | 'size'>
}

/** What a file says of a day, as it is kept. */
export interface DayValue {
  readonly source: string
  readonly metric: VitalName
  readonly method: HrvMethod | ''
  readonly day: Day
  readonly value: number
}

interface Cell {
  sum: number
  count: number
  last: number
  at: number | null
  row: number
}

/** The least day that is believed. */
const FIRST_DAY = '1970-01-01'
const MOST_CELLS = 300_000
const MOST_SOURCES = 200
const LISTED_PROBLEMS = 50

/** How the measurements of one day become its number: what adds up is added, the last weight counts, and hearts have a mean. */
const merges: Readonly<Record<VitalName, 'sum' | 'mean' | 'last'>> = {
  weightKg: 'last',
  sleepHours: 'sum',
  steps: 'sum',
  waterLiters: 'sum',
  hrvMs: 'mean',
  restingHr: 'mean',
}

/** Gathers the measurements of a file into numbers of days; `latest` is the last day that is not yet to come anywhere. */
export function gatherDays(latest: Day) {
  const series = new Map<string, { of: Sample; days: Map<Day, Cell> }>()
  const sources = new Set<string>()
  const problems: ImportProblem[] = []
  let last: ImportProblem | undefined
  let refused = 0
  let cells = 0

  function refuse(row: number, reason: string): void {
    // A day that is still to come is so for each number of its row: it is told, and counted, once.
    if (last?.row === row && last.reason === reason) return
    last = { row, reason }
    refused += 1
    if (problems.length < LISTED_PROBLEMS) problems.push(last)
  }

  function add(sample: Sample): void {
    const { row, source, metric, method = '', day, at, value } = sample
    const { least, most } = vitals[metric]
    if (day > latest) return refuse(row, `${day} is still to come.`)
    if (day < FIRST_DAY) return refuse(row, `${day} is too long ago.`)
    const isOut = merges[metric] === 'sum' ? value < 0 || value > most : value < least || value > most
    if (!Number.isFinite(value) || isOut) return refuse(row, outOfBounds(metric, value, sample.unit))
    const key = `${metric} ${method} ${source}`
    let of = series.get(key)
    if (!of) {
      series.set(key, (of = { of: sample, days: new Map() }))
      sources.add(source)
      if (sources.size > MOST_SOURCES) throw new Unreadable(`This file names more than ${MOST_SOURCES} sources.`)
    }
    const cell = of.days.get(day)
    if (!cell) {
      cells += 1
      if (cells > MOST_CELLS) throw new Unreadable('This file has more than 300,000 numbers of days. Please bring it in parts.')
      of.days.set(day, { sum: value, count: 1, last: value, at, row })
      return undefined
    }
    if (at === null || cell.at === null) {
      if (cell.last !== value) refuse(row, `${day} stands in line ${cell.row} already, with another number of ${nameOf(metric)}.`)
      return undefined
    }
    cell.sum += value
    cell.count += 1
    cell.row = row
    if (at >= cell.at) [cell.last, cell.at] = [value, at]
    return undefined
  }

  /** The numbers of days, once all is added. */
  function values(): DayValue[] {
    const found: DayValue[] = []
    for (const { of, days } of series.values()) {
      const { source, metric, method = '' } = of
      const { least, most, digits } = vitals[metric]
      for (const [day, cell] of days) {
        const merged = { sum: cell.sum, mean: cell.sum / cell.count, last: cell.last }[merges[metric]]
        const value = Number(merged.toFixed(digits))
        if (value >= least && value <= most) found.push({ source, metric, method, day, value })
        else refuse(cell.row, `${day}: ${outOfBounds(metric, value)}`)
      }
    }
    return found
  }

  return { add, refuse, values, told: () => ({ refused, problems }) }
}

export type DayGatherer = ReturnType<typeof gatherDays>

/** “6400 kg is out of bounds for weight: 20 to 400.”, in the unit of the file. */
function outOfBounds(metric: VitalName, value: number, given?: Sample['unit']): string {
  const { least, most, unit } = vitals[metric]
  const size = given?.size ?? 1
  const [from, shown, to] = [least, value, most].map((number) => Number((number / size).toFixed(2)))
  const mark =
    given && size !== 1 ? ` ${given.id.replace(/_(?:us|imp)$/, '').replaceAll('_', ' ')}` : (units.get(unit) ?? ` ${unit}`)
  return `${Number.isFinite(value) ? `${shown}${mark}` : 'This'} is out of bounds for ${nameOf(metric)}: ${from} to ${to}.`
}

/** Marks that do not read well after a number. */
const units = new Map([
  ['h : min', ' hours'],
  ['steps', ''],
])

function nameOf(metric: VitalName): string {
  const { label } = vitals[metric]
  return label === 'HRV' ? label : label.toLowerCase()
}
