import { Parser } from 'htmlparser2'

import { dayNumber, dayOfNumber } from '#base/dates/calendar-day.ts'
import type { HrvMethod, VitalName } from '#features/health/core/vitals.ts'

import type { DayGatherer } from './day-values.ts'
import { importUnit } from './import-units.ts'
import { Unreadable } from './unreadable.ts'

interface Read {
  readonly metric: VitalName
  readonly method?: HrvMethod
}

/** The records that are taken, as HealthKit names their types. */
const types = new Map<string, Read>([
  ['HKQuantityTypeIdentifierBodyMass', { metric: 'weightKg' }],
  ['HKQuantityTypeIdentifierStepCount', { metric: 'steps' }],
  ['HKQuantityTypeIdentifierDietaryWater', { metric: 'waterLiters' }],
  ['HKQuantityTypeIdentifierHeartRateVariabilitySDNN', { metric: 'hrvMs', method: 'sdnn' }],
  ['HKQuantityTypeIdentifierRestingHeartRate', { metric: 'restingHr' }],
  ['HKCategoryTypeIdentifierSleepAnalysis', { metric: 'sleepHours' }],
])
const ASLEEP = /^HKCategoryValueSleepAnalysisAsleep/
const WRITTEN = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2}) ([+-])(\d{2})(\d{2})$/

/** “<<HKDevice: 0x1>, name:Apple Watch, manufacturer:Apple Inc., …>” */
const HARDWARE = /\bname:([^,>]{1,60})/

/** Deeper than any export, and flat enough for any machine. */
const DEEPEST = 32
/** One tag, comment or text may have so many letters. */
const LONGEST_PIECE = 1_000_000
const LONGEST_SOURCE = 200

const DAMAGED = 'This file ends in the middle: it was not written or copied whole. Please export it again.'

/**
 * Reads export.xml of Apple Health, a piece at a time. Records inside a correlation stand outside it once more and are left out. A
 * measurement belongs to the day that its own clock showed. What a document declares is never resolved: declared entities end it.
 */
export function appleReader(days: DayGatherer) {
  let depth = 0
  let records = 0
  let isWhole = false
  let quiet = 0

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        quiet = 0
        depth += 1
        if (depth > DEEPEST) throw new Unreadable('This file is nested too deeply: it is not an Apple Health export.')
        if (depth === 1 && name !== 'HealthData') throw new Unreadable('This XML file is not an Apple Health export.')
        if (depth !== 2 || name !== 'Record') return
        records += 1
        const read = types.get(attributes['type'] ?? '')
        if (!read) return
        const source = (attributes['sourceName'] ?? '').trim().slice(0, LONGEST_SOURCE) || 'Apple Health'
        takeRecord(read, source, attributes, records)
        const [, hardware] = days.hardwareOf(source) === '' ? (HARDWARE.exec(attributes['device'] ?? '') ?? []) : []
        if (hardware !== undefined) days.noteHardware(source, hardware)
      },
      onclosetag(_name, isImplied) {
        quiet = 0
        depth -= 1
        if (depth === 0) isWhole = !isImplied
      },
      onprocessinginstruction(_name, text) {
        quiet = 0
        if (/!ENTITY/i.test(text)) throw new Unreadable('This file declares entities, which no export of Apple Health does.')
      },
    },
    { xmlMode: true, decodeEntities: true },
  )

  function takeRecord({ metric, method }: Read, source: string, attributes: Record<string, string>, row: number): void {
    const { value = '', unit = '', startDate = '', endDate = '' } = attributes
    const start = instantOf(startDate)
    if (!start) return days.refuse(row, `“${startDate.slice(0, 40)}” is not a date.`)
    if (metric === 'sleepHours') {
      if (!ASLEEP.test(value)) return undefined
      const end = instantOf(endDate)
      if (!end) return days.refuse(row, `“${endDate.slice(0, 40)}” is not a date.`)
      if (end.ms <= start.ms) return undefined
      const span = { start: start.ms, end: end.ms, shownEnd: end.shown }
      return days.addSleep({ row, source, day: dayOfNumber(end.day), span, hours: (end.ms - start.ms) / 3_600_000 })
    }
    const known = importUnit(metric, unit)
    if (!known) return days.refuse(row, `The unit “${unit.slice(0, 20)}” is not known here.`)
    const number = value.trim() === '' ? Number.NaN : Number(value)
    if (Number.isNaN(number)) return days.refuse(row, `“${value.slice(0, 40)}” is not a number.`)
    const at = start.ms / 1000
    return days.add({ row, source, metric, method, day: dayOfNumber(start.day), at, value: number * known.size, unit: known })
  }

  return {
    write(text: string): void {
      quiet += text.length
      parser.write(text)
      if (quiet > LONGEST_PIECE) throw new Unreadable('This file has a piece without an end: it is damaged.')
    },
    /** Once all is written. */
    end(): void {
      if (!isWhole) throw new Unreadable(DAMAGED)
    },
  }
}

/** “2022-11-20 09:26:51 +0100”: the instant, what its clock showed, and the number of the day there. */
function instantOf(text: string): { ms: number; shown: number; day: number } | null {
  const [, year, month, day, hour, minute, second, sign, offsetHours, offsetMinutes] = WRITTEN.exec(text) ?? []
  if (year === undefined) return null
  const number = dayNumber(`${year}-${month}-${day}`)
  if (Number.isNaN(number) || dayOfNumber(number) !== `${year}-${month}-${day}`) return null
  const offset = (sign === '-' ? -1 : 1) * (Number(offsetHours) * 60 + Number(offsetMinutes))
  const minutes = Number(hour) * 60 + Number(minute)
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return null
  const shown = ((number * 24 * 60 + minutes) * 60 + Number(second)) * 1000
  return { ms: shown - offset * 60_000, shown, day: number }
}
