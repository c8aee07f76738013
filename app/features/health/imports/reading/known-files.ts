import type { ColumnMapping, SleepColumns } from '#features/health/core/import.ts'
import type { SourceKind } from '#features/health/core/source.ts'
import type { VitalName } from '#features/health/core/vitals.ts'

import type { CsvHead } from './csv-head.ts'
import { readNumber, saysNothing } from './numbers.ts'

/** Files whose columns need not be asked for. */
export interface KnownFile {
  readonly kind: SourceKind
  readonly mapping: ColumnMapping
}

type Columns = ReadonlyArray<readonly [metric: VitalName, column: string | undefined, unit: string]>

interface FileSample {
  /** Its heading as it is written in the file, found by any of these, small letters. */
  readonly find: (...names: string[]) => string | undefined
  readonly headings: ReadonlyArray<string>
  readonly fileName: string
  readonly sample: CsvHead['sample']
}

/**
 * The exports of makers by their headings, as several public programs that read them name them: WHOOP `physiological_cycles.csv` and `sleeps.csv`
 * (their times are those of the wrist), Oura’s trends and, with semicolons, the account’s `sleep.csv` and `dailyactivity.csv`, Withings `weight.csv`,
 * `sleep.csv` (headings in the member’s language) and `aggregates_steps.csv`, Garmin Connect’s reports of sleep, weight and steps, Zepp’s (Mi Fit’s) `SLEEP.csv`.
 */
const known: ReadonlyArray<(look: FileSample) => KnownFile | null> = [
  whoop,
  ouraTrends,
  ouraSleep,
  ouraActivity,
  withings,
  garmin,
  zepp,
]

/** What a file is, by its headings, first rows and name; null for one whose columns the member has to name. */
export function knownFile({ headings, sample }: Pick<CsvHead, 'headings' | 'sample'>, fileName: string): KnownFile | null {
  const bySmall = new Map(headings.map((heading) => [heading.toLowerCase(), heading]))
  const find = (...names: string[]) => names.map((name) => bySmall.get(name)).find((heading) => heading !== undefined)
  for (const look of known) {
    const file = look({ find, headings, sample, fileName: fileName.toLowerCase() })
    if (file) return file
  }
  return null
}

interface More {
  readonly only?: ColumnMapping['only'] | undefined
  /** Its columns of sleep, as far as it has them. */
  readonly sleep?: { readonly [Name in keyof SleepColumns]: string | undefined }
}

function mapped(
  kind: SourceKind,
  source: string,
  day: string,
  columns: Columns,
  { only, sleep = {} }: More = {},
): KnownFile | null {
  const numbers = columns.flatMap(([metric, column, unit]) => (column === undefined ? [] : [{ metric, column, unit }]))
  if (numbers.length === 0) return null
  const { from, to, nap } = sleep
  const ofSleep: SleepColumns = { ...(from && { from }), ...(from && to && { to }), ...(nap && { nap }) }
  const more = { ...(only && { only }), ...(Object.keys(ofSleep).length > 0 && { sleep: ofSleep }) }
  return { kind, mapping: { source, day, dateOrder: null, numbers, ...more } }
}

function whoop({ find }: FileSample): KnownFile | null {
  const [day, asleep] = [find('wake onset'), find('asleep duration (min)')]
  const [hrv, nap] = [find('heart rate variability (ms)'), find('nap')]
  if (!find('cycle start time') || !day || !(hrv || (asleep && nap))) return null
  const columns: Columns = [
    ['sleepHours', asleep, 'min'],
    ['hrvMs', hrv, 'ms rmssd'],
    ['restingHr', find('resting heart rate (bpm)'), 'bpm'],
  ]
  return mapped('whoop', 'WHOOP', day, columns, { sleep: { from: find('sleep onset'), nap } })
}

function ouraTrends({ find }: FileSample): KnownFile | null {
  const day = find('date')
  if (!day || !find('sleep score', 'readiness score') || !find('average hrv', 'lowest resting heart rate')) return null
  return mapped('oura', 'Oura', day, [
    ['sleepHours', find('total sleep time', 'total sleep duration'), 's'],
    ['steps', find('steps'), 'count'],
    ['hrvMs', find('average hrv'), 'ms rmssd'],
    ['restingHr', find('lowest resting heart rate'), 'bpm'],
  ])
}

function ouraSleep({ find }: FileSample): KnownFile | null {
  const [day, hrv, type] = [find('day'), find('average_hrv'), find('type')]
  if (!day || !hrv || !find('total_sleep_duration')) return null
  const columns: Columns = [
    ['sleepHours', find('total_sleep_duration'), 's'],
    ['hrvMs', hrv, 'ms rmssd'],
    ['restingHr', find('lowest_heart_rate'), 'bpm'],
  ]
  return mapped('oura', 'Oura', day, columns, {
    only: type === undefined ? undefined : { column: type, is: 'long_sleep' },
    sleep: { from: find('bedtime_start'), to: find('bedtime_end') },
  })
}

function ouraActivity({ find }: FileSample): KnownFile | null {
  const day = find('day')
  if (!day || !find('equivalent_walking_distance', 'active_calories')) return null
  return mapped('oura', 'Oura', day, [['steps', find('steps'), 'count']])
}

function withings({ find, headings, fileName }: FileSample): KnownFile | null {
  const day = find('date')
  const kg = find('weight (kg)')
  const weight = kg ?? find('weight (lb)')
  if (day && weight && find('fat mass (kg)', 'fat mass (lb)'))
    return mapped('withings', 'Withings', day, [['weightKg', weight, kg ? 'kg' : 'lb']])
  const rem = find('rem (s)')
  if (rem && find('duration to sleep (s)') && headings[1]) {
    const columns: Columns = [
      ['sleepHours', find('light (s)', 'leicht (s)', 'ligero (s)', 'léger (s)'), 's'],
      ['sleepHours', find('deep (s)', 'tief (s)', 'profundo (s)', 'profond (s)'), 's'],
      ['sleepHours', rem, 's'],
    ]
    return mapped('withings', 'Withings', headings[1], columns, { sleep: { from: headings[0] } })
  }
  const value = find('value')
  return day && value && /aggregates_steps/.test(fileName)
    ? mapped('withings', 'Withings', day, [['steps', value, 'count']])
    : null
}

function garmin({ find, headings, sample, fileName }: FileSample): KnownFile | null {
  const [first = ''] = headings
  // “Sleep Score 4 Weeks” stands over the dates.
  if (/^sleep score \d/i.test(first) && find('duration'))
    return mapped('garmin', 'Garmin', first, [
      ['sleepHours', find('duration'), 'h'],
      ['restingHr', find('resting heart rate'), 'bpm'],
    ])
  const [time, weight] = [find('time'), find('weight')]
  if (time && weight && find('skeletal muscle mass')) return mapped('garmin', 'Garmin', time, [['weightKg', weight, 'kg']])
  const actual = find('actual')
  if (!actual || !find('goal')) return null
  const isSteps = /steps/.test(fileName) || (isGarminsReport(headings) && areSteps(sample))
  return isSteps ? mapped('garmin', 'Garmin', first, [['steps', actual, 'count']]) : null
}

/** Its begins and ends are those of UTC, its date that of the wrist. */
function zepp({ find }: FileSample): KnownFile | null {
  const [day, deep, light] = [find('date'), find('deepsleeptime'), find('shallowsleeptime')]
  if (!day || !deep || !light) return null
  const columns: Columns = [
    ['sleepHours', deep, 'min'],
    ['sleepHours', light, 'min'],
    ['sleepHours', find('remtime'), 'min'],
  ]
  return mapped('csv', 'Zepp', day, columns, { sleep: { from: find('start'), to: find('stop') } })
}

/** “,Actual,Goal”: all of its reports of a number with a goal look like this. */
function isGarminsReport(headings: ReadonlyArray<string>): boolean {
  return headings.length === 3 && headings.every((heading, at) => heading === ['Column 1', 'Actual', 'Goal'][at])
}

/** The least goal that is one of steps for sure: of millilitres, calories, floors and minutes nobody sets so many. */
const STEP_GOAL = 5_000

function areSteps(sample: CsvHead['sample']): boolean {
  const filled = sample.filter(([, actual = '']) => !saysNothing(actual))
  const numbers = filled.map(([, actual = '', goal = '']) => [actual, goal].map((cell) => readNumber(cell, true)))
  const isWhole = numbers.every(([actual, goal]) => actual !== null && Number.isInteger(actual) && goal !== null)
  return numbers.length > 0 && isWhole && numbers.every(([, goal]) => goal! >= STEP_GOAL)
}
