import type { Day } from '#base/dates/calendar-day.ts'

import { earnedAchievements, type Achievement, type AchievementType } from './achievements.ts'
import { dayStreak, weekStreak, type Streak } from './streak.ts'

/** Everything streaks and achievements are computed from, and what was stored when that was last done. */
export interface ProgressFacts {
  /** All days that were typed in, in any order. */
  readonly days: ReadonlyArray<Day>
  /** The day on which the sample of each lab report was taken. */
  readonly labs: ReadonlyArray<Day>
  readonly stored: {
    readonly dayStreak: StoredStreak | null
    readonly weekStreak: StoredStreak | null
    readonly held: ReadonlyArray<AchievementType>
  }
}

export interface StoredStreak {
  readonly longest: number
  readonly lastEntryDay: Day | null
}

export interface Progress {
  readonly dayStreak: Streak
  readonly weekStreak: Streak
  /** What has been reached but not been granted yet. */
  readonly toGrant: ReadonlyArray<Achievement>
  /** What is stored says the same (a current streak of 0 is no news: it ends by itself when a day goes by). */
  readonly isStored: boolean
}

/** Streaks and achievements of a member as they stand today. */
export function progressOf({ days, labs, stored }: ProgressFacts, today: Day): Progress {
  const byDay = dayStreak(days, today, stored.dayStreak?.longest)
  const byWeek = weekStreak(labs, today, stored.weekStreak?.longest)
  const toGrant = earnedAchievements({ longestDayStreak: byDay.longest, labReports: labs.length }).filter(
    ({ type }) => !stored.held.includes(type),
  )
  const isStored = toGrant.length === 0 && says(stored.dayStreak, byDay) && says(stored.weekStreak, byWeek)
  return { dayStreak: byDay, weekStreak: byWeek, toGrant, isStored }
}

function says(stored: StoredStreak | null, { longest, lastEntryDay }: Streak): boolean {
  return longest === (stored?.longest ?? 0) && lastEntryDay === (stored?.lastEntryDay ?? null)
}
