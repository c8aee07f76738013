import { dayNumber, dayOfNumber, type Day } from '#base/dates/calendar-day.ts'
import type { ImportProblem } from '#features/health/core/import.ts'
import { isOwnUnit, labelInText, unitInText, vitals, type HrvMethod, type VitalName } from '#features/health/core/vitals.ts'

import type { ImportUnit } from './import-units.ts'
import { gatherNights, type SleepSpan } from './nights.ts'
import { Unreadable } from './unreadable.ts'

/** All but sleep, which is read as nights (`nights.ts`). */
type Measured = Exclude<VitalName, 'sleepHours'>

/** One measurement of a file. */
export interface Sample {
  /** Where it stands: a line of a CSV, a record of an XML. */
  readonly row: number
  /** What it comes from, as the file names it. */
  readonly source: string
  readonly metric: Measured
  readonly method?: HrvMethod | undefined
  readonly day: Day
  /** Seconds on any clock that goes forwards; null for a number of a whole day, of which there can be one. */
  readonly at: number | null
  readonly value: number
  /** In which the file gives it. */
  readonly unit?: Pick<ImportUnit, 'id' | 'size'> | undefined
}

/** A sleep, whose day is that on which it ends; `span` is null where only its length is known. */
export interface SleepSample {
  readonly row: number
  readonly source: string
  readonly day: Day
  readonly span: SleepSpan | null
  readonly hours: number
  readonly unit?: Sample['unit']
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
const MAX_CELLS = 300_000
const TOO_MANY = 'This file has more than 300,000 numbers of days. Please import it in parts.'
const MAX_SOURCES = 200
const LISTED_PROBLEMS = 50

/** Less is no night: a watch that lost it says 0. */
const MIN_NIGHT_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_SECONDS = 86_400

/** Gathers the measurements of a file into numbers of days; `latest` is the last day that is not yet to come anywhere. */
export function gatherDays(latest: Day) {
  const series = new Map<string, { of: Sample; days: Map<Day, Cell> }>()
  const sources = new Map<string, string>()
  const problems: ImportProblem[] = []
  const nights = gatherNights()
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

  /** Whether a measurement can be one at all; else it is refused. */
  function isSound({
    row,
    metric,
    day,
    value,
    unit,
  }: Omit<DayValue, 'source' | 'method'> & Pick<Sample, 'row' | 'unit'>): boolean {
    const { least, most } = vitals[metric]
    const isOut = !(value >= least && value <= most)
    if (day > latest) refuse(row, `${day} is still to come.`)
    else if (day < FIRST_DAY) refuse(row, `${day} is too long ago.`)
    else if (isOut) refuse(row, outOfBounds(metric, value, unit))
    else return true
    return false
  }

  /** A time asleep. Which of those of a day count is told once all are added. */
  function addSleep({ row, source, day, span, hours, unit }: SleepSample): void {
    if (!isSound({ row, metric: 'sleepHours', day, value: hours, unit })) return
    noteSource(source)
    nights.add({ row, source, day: dayNumber(day), span, asleepMs: hours * HOUR_MS })
  }

  function noteSource(source: string): void {
    if (!sources.has(source)) sources.set(source, '')
    if (sources.size > MAX_SOURCES) throw new Unreadable(`This file names more than ${MAX_SOURCES} sources.`)
  }

  /** A measurement of anything but sleep. */
  function add(sample: Sample): void {
    if (!isSound(sample)) return undefined
    const { row, source, metric, method = '', day, at, value } = sample
    noteSource(source)
    const key = `${metric} ${method} ${source}`
    let of = series.get(key)
    if (!of) series.set(key, (of = { of: sample, days: new Map() }))
    const cell = of.days.get(day)
    if (!cell) {
      cells += 1
      if (cells > MAX_CELLS) throw new Unreadable(TOO_MANY)
      of.days.set(day, { sum: value, count: 1, last: value, at, row })
      return undefined
    }
    // Midnight to the second is how databases write a day: two of them are one number twice.
    const isOfDay = at === null || cell.at === null || (at === cell.at && at % DAY_SECONDS === 0)
    if (isOfDay) {
      if (cell.last !== value)
        refuse(row, `${day} is already in line ${cell.row}, with another number of ${labelInText(metric)}.`)
      return undefined
    }
    cell.sum += value
    cell.count += 1
    cell.row = row
    if (at! >= cell.at!) [cell.last, cell.at] = [value, at]
    return undefined
  }

  /** The numbers of days, once all is added. */
  function values(): DayValue[] {
    const found: DayValue[] = []
    const take = (row: number, { metric, ...of }: Omit<DayValue, 'value'>, merged: number) => {
      const { least, most, digits } = vitals[metric]
      const value = Number(merged.toFixed(digits))
      if (value >= least && value <= most) found.push({ ...of, metric, value })
      else refuse(row, `${of.day}: ${outOfBounds(metric, value)}`)
    }
    for (const { row, source, day: number, asleepMs } of nights.nights()) {
      const day = dayOfNumber(number)
      if (asleepMs < MIN_NIGHT_MS) refuse(row, `${day}: it holds no sleep, so it is not a night.`)
      else take(row, { source, metric: 'sleepHours', method: '', day }, asleepMs / HOUR_MS)
    }
    for (const { of, days } of series.values()) {
      const { source, metric, method = '' } = of
      for (const [day, cell] of days) {
        const merged = { sum: cell.sum, mean: cell.sum / cell.count, last: cell.last }[vitals[metric].merge]
        take(cell.row, { source, metric, method, day }, merged)
      }
    }
    if (found.length > MAX_CELLS) throw new Unreadable(TOO_MANY)
    return found
  }

  return {
    add,
    addSleep,
    addNap: nights.addNap,
    refuse,
    values,
    told: () => ({ refused, problems }),
    /** Notes what hardware a source is, as the file calls it; asked once of each source that has a number. */
    noteHardware: (source: string, hardware: string) => void (sources.has(source) && sources.set(source, hardware)),
    /** What hardware a source is, as the file calls it; empty where it does not, undefined before its first number. */
    hardwareOf: (source: string) => sources.get(source),
    /** How many sleeps were not added to the night of their day, once the values are made. */
    naps: nights.naps,
  }
}

export type DayGatherer = ReturnType<typeof gatherDays>

/** “6400 kg is out of bounds for weight: 20 to 400.”, in the unit of the file. */
function outOfBounds(metric: VitalName, value: number, given?: Sample['unit']): string {
  const { least, most } = vitals[metric]
  const own = isOwnUnit(metric) ? '' : ` ${unitInText(metric, 'metric')}`
  const size = given?.size ?? 1
  const [from, shown, to] = [least, value, most].map((number) => Number((number / size).toFixed(2)))
  const mark = given && size !== 1 ? ` ${given.id.replace(/_(?:us|imp)$/, '').replaceAll('_', ' ')}` : own
  return `${Number.isFinite(value) ? `${shown}${mark}` : 'This'} is out of bounds for ${labelInText(metric)}: ${from} to ${to}.`
}
