import { dayNumber, daysBetween, shiftDay, type Day } from '#base/dates/calendar-day.ts'
import { isOutside } from '#features/health/core/flags.ts'
import { roundAs } from '#features/health/core/rounded.ts'
import { BASELINE_DAYS, median, sevenDayMeans, spreadOf, usualRange, type DayValue } from '#features/health/core/series.ts'
import { seriesOf, type VitalSeries } from '#features/health/core/vital-series.ts'
import { vitalNames, type HrvMethod, type VitalName } from '#features/health/core/vitals.ts'
import { joinNames } from '#features/health/labs/tests/test-names.ts'
import { testOfResult, trendCodeOf } from '#features/health/labs/tests/test-of-result.ts'

import type { Facts } from './facts.ts'
import type { VitalCondition } from './vital-rule.ts'

/** A number of a reason, before it is written in the member’s units and language. */
export type ReasonPart =
  | { readonly is: 'vital'; readonly name: VitalName; readonly value: number }
  | { readonly is: 'range'; readonly name: VitalName; readonly low: number; readonly high: number }
  | { readonly is: 'name'; readonly name: VitalName; readonly method: HrvMethod | null }
  | { readonly is: 'unit'; readonly name: VitalName }
  | { readonly is: 'count'; readonly value: number }
  | { readonly is: 'day'; readonly day: Day }
  | { readonly is: 'text'; readonly text: string }

export interface Match {
  readonly parts: Readonly<Record<string, ReasonPart>>
  /** How far past its bound the number lies, as a share of what it is measured by; 0 is just past it. */
  readonly distance: number
}

type Of<Statistic extends VitalCondition['statistic']> = Extract<VitalCondition, { statistic: Statistic }>
type OfVital = Extract<VitalCondition, { vital: VitalName }>

const WEEK = 7
const SPREAD_DAYS = 14

/** What a condition finds in the facts; null where it does not hold, or there is too little to say so. */
export function matchOf(when: VitalCondition, facts: Facts): Match | null {
  if (when.statistic === 'age of report') return ageOfReport(when, facts)
  if (when.statistic === 'result outside range') return resultOutside(when, facts)
  if (when.statistic === 'share of days') return shareOfDays(when, facts)
  const today = dayNumber(facts.today)
  // HRV parts into as many series as there are methods; none is compared with another.
  const found = seriesOf(facts.days).flatMap((series) =>
    series.name === when.vital ? (ofSeries(when, series, today) ?? []) : [],
  )
  return found.toSorted((a, b) => b.distance - a.distance)[0] ?? null
}

function ofSeries(when: Exclude<OfVital, Of<'share of days'>>, series: VitalSeries, today: number): Match | null {
  return when.statistic === 'spread against earlier'
    ? spreadAgainstEarlier(when, series, today)
    : meanAgainst(when, series, today)
}

function meanAgainst(
  when: Of<'mean against usual'> | Of<'mean against number'>,
  { name, method, values }: VitalSeries,
  today: number,
): Match | null {
  const days = within(values, today - WEEK, today).length
  const [mean] = sevenDayMeans(values, today, today)
  if (days < when.leastDays || mean == null) return null
  const usual = when.statistic === 'mean against usual' ? usualRange(values, today) : { low: when.number, high: when.number }
  if (!usual) return null
  const low = Math.max(0, usual.low)
  const [edge, past] = when.comparator === 'below' ? [low, low - mean] : [usual.high, mean - usual.high]
  const distance = edge === 0 ? (past > 0 ? 1 : 0) : past / edge
  const least = when.statistic === 'mean against usual' ? when.beyond : 0
  // What reads the same is no difference to anybody.
  if (past <= 0 || distance < least || roundAs(name, mean) === roundAs(name, edge)) return null
  const vital = (value: number): ReasonPart => ({ is: 'vital', name, value })
  const bounds: Match['parts'] =
    when.statistic === 'mean against usual'
      ? { range: { is: 'range', name, low, high: usual.high } }
      : { number: vital(when.number) }
  return { parts: { ...partsOf(name, method), mean: vital(mean), ...bounds, days: count(days) }, distance }
}

function spreadAgainstEarlier(
  { times, leastDays }: Of<'spread against earlier'>,
  { name, method, values }: VitalSeries,
  today: number,
): Match | null {
  const recent = within(values, today - SPREAD_DAYS, today)
  const before = within(values, today - SPREAD_DAYS - BASELINE_DAYS, today - SPREAD_DAYS)
  if (recent.length < leastDays || before.length < leastDays) return null
  const [spread, earlier] = [spreadOf(recent), spreadOf(before)]
  // Numbers that never moved give no measure of how far others move.
  if (roundAs(name, earlier) === 0 || spread <= times * earlier || roundAs(name, spread) === roundAs(name, earlier)) return null
  const vital = (value: number): ReasonPart => ({ is: 'vital', name, value })
  return {
    parts: { ...partsOf(name, method), spread: vital(spread), earlier: vital(earlier), days: count(recent.length) },
    distance: (spread - times * earlier) / median([...recent, ...before]),
  }
}

function shareOfDays({ vital, below, leastDays }: Of<'share of days'>, { days, today }: Facts): Match | null {
  const from = shiftDay(today, 1 - BASELINE_DAYS)
  const logged = days.filter((day) => day.day >= from && day.day <= today && vitalNames.some((name) => day[name] !== null))
  const have = logged.filter((day) => day[vital] !== null).length
  if (logged.length < leastDays || have >= below * logged.length) return null
  return { parts: { have: count(have), of: count(logged.length) }, distance: below - have / logged.length }
}

function ageOfReport({ aboveDays }: Of<'age of report'>, { report, today }: Facts): Match | null {
  const age = report ? daysBetween(report.day, today) : 0
  if (!report || age <= aboveDays) return null
  return { parts: { day: { is: 'day', day: report.day }, age: count(age) }, distance: age / aboveDays - 1 }
}

function resultOutside({ tests, withinDays }: Of<'result outside range'>, { report, today }: Facts): Match | null {
  if (!report || report.day > today || daysBetween(report.day, today) > withinDays) return null
  const outside = report.outside.filter(({ name, loinc, flag }) => {
    const code = trendCodeOf({ name, loinc, ucum: null })
    return isOutside(flag) && (tests === 'any' || (code !== null && tests.includes(code)))
  })
  if (outside.length === 0) return null
  const names = joinNames(outside.map(({ name, loinc }) => testOfResult({ name, loinc, ucum: null })?.name ?? name))
  const isFar = outside.some(({ flag }) => flag === 'LL' || flag === 'HH')
  return { parts: { names: { is: 'text', text: names }, day: { is: 'day', day: report.day } }, distance: isFar ? 1 : 0 }
}

const count = (value: number): ReasonPart => ({ is: 'count', value })
const partsOf = (name: VitalName, method: HrvMethod | null): Match['parts'] => ({
  vital: { is: 'name', name, method },
  unit: { is: 'unit', name },
})

/** The numbers of the days after `after`, up to `to`. */
function within(values: ReadonlyArray<DayValue>, after: number, to: number): number[] {
  return values.filter(({ day }) => day > after && day <= to).map(({ value }) => value)
}
