import type { Day } from '#base/dates/calendar-day.ts'
import { flagByRange } from '#features/health/core/flags.ts'

import { alarms, type Alarm } from './alarm.ts'
import { alarmOfResult, type JudgedResult } from './result-alarm.server.ts'
import { nameKey } from './tests/name-key.ts'
import { testOfResult, trendCodeOf } from './tests/test-of-result.ts'
import type { Units } from './units/units.server.ts'

/** A result with the day of its sample. */
export interface DatedResult extends JudgedResult {
  readonly day: Day
}

export interface Judgement {
  readonly alarm: Alarm | null
  /** The day of a newer result of the same test that calls for less; null where there is none. */
  readonly endedOn: Day | null
}

/**
 * What each of a person’s results calls for, in their order, and whether a newer result of the same test has ended it. A newer result ends
 * nothing where it cannot be judged: a word, or a number without a unit and a range.
 */
export function judgeResults(units: Units, results: ReadonlyArray<DatedResult>): Judgement[] {
  const judged = results.map((result) => ({ result, alarm: alarmOfResult(units, result) }))
  const newest = new Map<string, { day: Day; urgency: number }>()
  for (const { result, alarm } of judged) {
    if (!canBeJudged(units, result)) continue
    const [key, urgency, known] = [keyOf(result), urgencyOf(alarm), newest.get(keyOf(result))]
    if (!known || result.day > known.day) newest.set(key, { day: result.day, urgency })
    else if (result.day === known.day) newest.set(key, { day: result.day, urgency: Math.max(urgency, known.urgency) })
  }
  return judged.map(({ result, alarm }) => {
    const last = newest.get(keyOf(result))
    const isEnded = alarm !== null && last !== undefined && last.day > result.day && last.urgency < urgencyOf(alarm)
    return { alarm, endedOn: isEnded ? last.day : null }
  })
}

function urgencyOf(alarm: Alarm | null): number {
  return alarm === null ? 0 : alarms.length - alarms.indexOf(alarm)
}

function keyOf(result: DatedResult): string {
  return trendCodeOf(result) ?? `${nameKey(result.name)} ${result.ucum ?? result.unit}`
}

function canBeJudged(units: Units, result: DatedResult): boolean {
  if (result.value === null) return false
  const test = testOfResult(result)
  const own = test?.units[0]
  const isComparable = own !== undefined && result.ucum !== null && units.convert(1, result.ucum, own, test) !== null
  return isComparable || flagByRange(result) !== null
}
