import { daysBetween, type Day } from '#base/dates/calendar-day.ts'
import { scoredVitals } from '#features/health/core/vitals.ts'

/** What the score looks at: a logged day and how many of the numbers it holds that count, and the days on which the samples of lab reports were taken. */
export interface ScoreFacts {
  readonly entries: ReadonlyArray<{ readonly day: Day; readonly scored: number }>
  readonly labs: ReadonlyArray<Day>
}

export type ScorePartName = 'recency' | 'completeness' | 'labs'

/** Points of one component. `possible` stays the full number even when the component is too old for points. */
export interface ScorePart {
  readonly name: ScorePartName
  readonly earned: number
  readonly possible: number
}

export interface HealthScore {
  /** 0 to 100. */
  readonly score: number
  /** The components there is data for: none, entries (recency and completeness), labs, or all three. */
  readonly parts: ReadonlyArray<ScorePart>
}

const ENTRY_AGES = [
  [1, 30],
  [7, 20],
  [30, 10],
] as const
const LAB_AGES = [
  [90, 30],
  [180, 20],
  [365, 10],
] as const
const COMPLETENESS = 40
const LATEST_ENTRIES = 7

/** So many numbers make a whole day: of a number that the score does not count, a day is not less whole (`core/vitals.ts`). */
export const SCORED_NUMBERS = scoredVitals.length

/**
 * The health score (spec 1, section 9; its reading: design, section 5 "Health"): points earned over the points possible of the
 * components there is data for, as a whole percentage, halves up.
 * - recency of the newest entry: within 1 day 30 points, 7 days 20, 30 days 10, else 0 of 30;
 * - completeness: filled fields of the newest 7 entries over those that count, 6 each, times 40;
 * - recency of the newest lab report: within 90 days 30 points, 180 days 20, 365 days 10, else 0 of 30.
 *
 * Ages are calendar days back from the member’s `today`; a later day counts as today.
 */
export function healthScore({ entries, labs }: ScoreFacts, today: Day): HealthScore {
  const newest = entries.toSorted((a, b) => (a.day < b.day ? 1 : -1)).slice(0, LATEST_ENTRIES)
  const fields = Math.max(1, newest.length) * SCORED_NUMBERS
  const filled = newest.reduce((sum, entry) => sum + entry.scored, 0)
  const newestLab = labs.toSorted().at(-1)
  const parts: ScorePart[] = []
  if (newest[0]) {
    parts.push({ name: 'recency', earned: pointsForAge(newest[0].day, today, ENTRY_AGES), possible: 30 })
    parts.push({ name: 'completeness', earned: (COMPLETENESS * filled) / fields, possible: COMPLETENESS })
  }
  if (newestLab) parts.push({ name: 'labs', earned: pointsForAge(newestLab, today, LAB_AGES), possible: 30 })
  const possible = parts.reduce((sum, part) => sum + part.possible, 0)
  // Counted in whole numbers (points x fields), so that a half is exactly a half.
  const earned = parts.reduce(
    (sum, part) => sum + (part.name === 'completeness' ? COMPLETENESS * filled : part.earned * fields),
    0,
  )
  return { score: possible === 0 ? 0 : Math.floor((200 * earned + possible * fields) / (2 * possible * fields)), parts }
}

function pointsForAge(day: Day, today: Day, ages: ReadonlyArray<readonly [within: number, points: number]>): number {
  const age = Math.max(0, daysBetween(day, today))
  return ages.find(([within]) => age <= within)?.[1] ?? 0
}
