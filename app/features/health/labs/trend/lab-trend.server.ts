import type { Day } from '#base/dates/calendar-day.ts'
import { formatDay } from '#base/dates/format-date.ts'
import { localDay } from '#base/dates/local-day.ts'
import { spell } from '#base/dates/spelling.ts'
import { flagWords } from '#features/health/core/flags.ts'
import { alarmNotes } from '#features/health/labs/alarm-notes.ts'
import { readReports, type StoredReport, type StoredResult } from '#features/health/labs/reports.server.ts'
import { alarmOfResult, isTroponin } from '#features/health/labs/result-alarm.server.ts'
import { findTarget } from '#features/health/labs/targets/targets.server.ts'
import { testOfCode, type KnownTest } from '#features/health/labs/tests/known-tests.ts'
import { testOfResult, trendCodeOf } from '#features/health/labs/tests/test-of-result.ts'
import { formatUnit } from '#features/health/labs/units/format-unit.ts'
import {
  digitsIn,
  operatorText,
  printedText,
  formatPrintedRange,
  formatPrintedValue,
  formatBounds,
  formatConverted,
} from '#features/health/labs/units/printed-number.ts'
import { loadUnits, type Units } from '#features/health/labs/units/units.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { UnplottedResult, TargetBand, Trend, TrendPoint } from './lab-trend.ts'

type Found = { readonly report: StoredReport; readonly result: StoredResult }

/**
 * All results of a test that a person has, in the unit of the newest one. What cannot be converted into it stands apart. Null where the
 * code is neither in the list nor among the person’s results.
 */
export async function readTrend(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  viewer: Viewer,
  loinc: string,
): Promise<Trend | null> {
  const test = testOfCode(loinc)
  const reports = await readReports(services, viewer.userId)
  const found = reports.flatMap((report) =>
    report.results.filter((result) => trendCodeOf(result) === (test?.loinc ?? loinc)).map((result) => ({ report, result })),
  )
  if (!test && found.length === 0) return null
  const units = await loadUnits()
  const unit = unitOf(found, test)
  const convert = (value: number | null, from: string) => (value === null ? null : units.convert(value, from, unit, test))
  const digits = digitsIn(test, unit)
  const written = (printed: number | null, converted: number | null) =>
    printed === null || converted === null ? null : formatConverted(printed, converted, digits)
  const points: TrendPoint[] = []
  const unplotted: UnplottedResult[] = []
  for (const { report, result } of found) {
    const shared = {
      reportId: report.id,
      dayText: formatDay(report.collectedOn, viewer.dateLanguage),
      printed: printedResult(result),
      flag: result.flag,
    }
    const value = result.ucum === null ? null : convert(result.value, result.ucum)
    if (value === null || result.ucum === null) {
      unplotted.push({
        ...shared,
        range: formatPrintedRange(result, ownDigits(result)),
        why: whyUnplotted(result, formatUnit(unit)),
      })
      continue
    }
    const [low, high] = [convert(result.low, result.ucum), convert(result.high, result.ucum)]
    const isPrinted = result.ucum === unit
    points.push({
      ...shared,
      day: report.collectedOn,
      value,
      operator: result.operator,
      written: isPrinted ? formatPrintedValue(result, digits) : `${operatorText(result.operator)}${written(result.value, value)}`,
      low,
      high,
      range: isPrinted
        ? formatPrintedRange(result, digits)
        : formatBounds({ ...result, low: written(result.low, low), high: written(result.high, high) }),
    })
  }
  const target = await targetIn(services, units, test, unit)
  const trend = {
    name: test ? spell(test.name, viewer.dateLanguage) : found[0]!.result.name,
    panel: test ? spell(test.panel, viewer.dateLanguage) : null,
    loinc: test?.loinc ?? loinc,
    unit: formatUnit(unit),
    points: points.toReversed(),
    unplotted,
    target,
  }
  const today = localDay(services.clock.now(), viewer.timeZone ?? 'UTC')
  return { ...trend, finding: findingOf(trend), notes: notesOf(units, found, { viewer, today, name: trend.name }) }
}

/** What the newest result calls for; where its report has several of the test, all of them count. */
function notesOf(
  units: Units,
  found: ReadonlyArray<Found>,
  { viewer, today, name }: { viewer: Viewer; today: Day; name: string },
): Trend['notes'] {
  const newest = found[0]?.report
  if (!newest) return []
  const results = found
    .filter(({ report }) => report === newest)
    .map(({ result }) => ({ name, alarm: alarmOfResult(units, result), isTroponin: isTroponin(result), endedOn: null }))
  const { collectedOn } = newest
  return alarmNotes(results, { collectedOn, dayText: formatDay(collectedOn, viewer.dateLanguage), today })
}

/** The unit of the newest number that has one; of the list where there is none. */
function unitOf(found: ReadonlyArray<Found>, test: KnownTest | null): string {
  return found.find(({ result }) => result.value !== null && result.ucum !== null)?.result.ucum ?? test?.units[0] ?? ''
}

function printedResult(result: StoredResult): string {
  return `${printedText(result, ownDigits(result))} ${result.unit}`.trim()
}

/** Of the unit in which it was printed. */
function ownDigits(result: StoredResult): number | null {
  return digitsIn(testOfResult(result), result.ucum)
}

function whyUnplotted({ value, ucum, unit }: StoredResult, trendUnit: string): string {
  if (value === null) return 'A word, no number.'
  if (unit === '') return 'Without a unit.'
  return ucum === null ? 'A unit that we do not know.' : `Cannot be converted to ${trendUnit || 'the unit of the others'}.`
}

async function targetIn(
  services: Pick<Infrastructure, 'db'>,
  units: Units,
  test: KnownTest | null,
  unit: string,
): Promise<TargetBand | null> {
  const target = test && (await findTarget(services, test.loinc))
  if (!target) return null
  const [low = null, high = null] = [target.low, target.high].map((bound) =>
    bound === null ? null : units.convert(bound, target.ucum, unit, test),
  )
  if (low === null && high === null) return null
  const written = (printed: number | null, converted: number | null) =>
    printed === null || converted === null ? null : formatConverted(printed, converted, digitsIn(test, unit))
  const bounds = { low: written(target.low, low), lowInclusive: true, high: written(target.high, high), highInclusive: true }
  return { low, high, words: `${formatBounds(bounds)} ${formatUnit(unit)}`.trim(), reason: target.reason }
}

/** "61 ng/mL on 20 November 2026. In the range of the laboratory; below the coach’s target." */
function findingOf({ points, unit, target }: Pick<Trend, 'points' | 'unit' | 'target'>): string {
  const newest = points.at(-1)
  if (!newest) return 'There is no number yet.'
  const range = newest.flag === null ? '' : ` ${flagWords[newest.flag]}${newest.flag === 'A' ? '' : ' of the laboratory'}`
  const aim = target && besideTarget(newest, target)
  const places = [range.trim(), aim].filter(Boolean).join('; ')
  return `${`${newest.written} ${unit}`.trim()} on ${newest.dayText}.${places && ` ${places}.`}`
}

/** A result of “< 5” says nothing of a target that begins at 3. */
function besideTarget({ value, operator }: TrendPoint, { low, high }: TargetBand): string | null {
  const [mayBeLess, mayBeMore] = [operator === '<' || operator === '<=', operator === '>' || operator === '>=']
  if (low !== null && value < low && !mayBeMore) return 'below the coach’s target'
  if (high !== null && value > high && !mayBeLess) return 'above the coach’s target'
  if ((mayBeLess && low !== null) || (mayBeMore && high !== null)) return null
  return 'within the coach’s target'
}
