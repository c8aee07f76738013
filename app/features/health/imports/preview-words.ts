import type { Day } from '#base/dates/calendar-day.ts'
import { formatDay, type DateLanguage } from '#base/dates/format-date.ts'
import { spell } from '#base/dates/spelling.ts'
import type { Units } from '#base/units.ts'
import { formatSource } from '#features/health/core/source-order.ts'
import { unitInText, vitals, formatVital, type VitalName } from '#features/health/core/vitals.ts'

import { many } from './import-words.ts'
import { outcomes, type Outcome, type Preview, type PreviewedNumber } from './preview.ts'

/** A number of a day, written out: what will stand there, and why where it is not the file’s. */
export interface PreviewNumberView {
  readonly label: string
  readonly current: string
  readonly why: string
}

/** What an import would do, as its page says it. */
export interface PreviewView {
  readonly numbers: string
  readonly days: string
  readonly first: string
  readonly last: string
  readonly series: ReadonlyArray<{ readonly label: string; readonly source: string; readonly days: string }>
  /** The first and the last days, in their order; `daysBefore` are those between that are not shown. */
  readonly edges: ReadonlyArray<{
    readonly day: string
    readonly daysBefore: number
    readonly numbers: ReadonlyArray<PreviewNumberView>
  }>
  readonly conflicts: ReadonlyArray<{ readonly day: string } & PreviewNumberView>
  /** How many there are beyond those. */
  readonly moreConflicts: number
}

interface Reader {
  readonly units: Units
  readonly dateLanguage: DateLanguage
}

/** The first half of the days that are shown. */
const EDGE = 3

export function showPreview(preview: Preview, reader: Reader): PreviewView {
  const { numbers, days, series, edges, conflicts, conflictCount } = preview
  const write = (day: Day) => formatDay(day, reader.dateLanguage)
  const byDay = [...Map.groupBy(edges, ({ day }) => day)]
  return {
    numbers: many(numbers, 'number', 'numbers'),
    days: many(days, 'day', 'days'),
    first: write(preview.first),
    last: write(preview.last),
    series: series.map(({ metric, method, source, outcomes: its }) => ({
      label: method === '' ? vitals[metric].label : `${vitals[metric].label}, ${method.toUpperCase()}`,
      source,
      days: outcomes.flatMap((outcome) => (its[outcome] ? [outcomeWords[outcome](its[outcome])] : [])).join(', '),
    })),
    edges: byDay.map(([day, its], at) => ({
      day: write(day),
      daysBefore: at === EDGE ? days - byDay.length : 0,
      numbers: its.map((number) => showNumber(number, reader)),
    })),
    conflicts: conflicts.map((number) => ({ day: write(number.day), ...showNumber(number, reader) })),
    moreConflicts: conflictCount - conflicts.length,
  }
}

const outcomeWords: Readonly<Record<Outcome, (count: number) => string>> = {
  changes: (count) => `${many(count, 'day', 'days')} new or changed`,
  same: (count) => `${many(count, 'day', 'days')} here already`,
  typed: (count) => `${many(count, 'day', 'days')} as you typed`,
  emptied: (count) => `${many(count, 'day', 'days')} empty, as you left ${count === 1 ? 'it' : 'them'}`,
  first: (count) => `${many(count, 'day', 'days')} of another source that counts first`,
}

function showNumber({ metric, outcome, value, current, first }: PreviewedNumber, reader: Reader): PreviewNumberView {
  const { units } = reader
  const inFile = formatVital(metric, value, units)
  const isOther = current !== value
  const why: Readonly<Record<Outcome, string>> = {
    changes: '',
    same: 'here already',
    typed: isOther ? `as you typed; the file says ${inFile}` : 'as you typed',
    emptied: `empty, as you left it; the file says ${inFile}`,
    first: `${first ? `of ${formatSource(first)}` : 'of another source'}; the file says ${inFile}`,
  }
  return { label: vitals[metric].label, current: current === null ? '–' : inWords(metric, current, reader), why: why[outcome] }
}

/** “64.2 kg”, “7:12 hours”, “8,123 steps”. */
function inWords(metric: VitalName, value: number, { units, dateLanguage }: Reader): string {
  return `${formatVital(metric, value, units)} ${spell(unitInText(metric, units), dateLanguage)}`
}
