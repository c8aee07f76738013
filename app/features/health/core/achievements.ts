/** What achievements are given for. */
export interface AchievementFacts {
  readonly longestDayStreak: number
  readonly labReports: number
}

export type AchievementType = '7_day_streak' | '30_day_streak' | '100_day_streak' | 'first_labs' | 'lab_warrior'

export interface Achievement {
  readonly type: AchievementType
  readonly title: string
  readonly points: number
  /** How many it takes, of what `measure` counts. */
  readonly takes: number
  readonly unit: 'day' | 'report'
}

/** An achievement as its page shows it. */
export interface AchievementView extends Achievement {
  /** The day on which it was granted; null while it is still to be earned. */
  readonly on: string | null
  /** How many there are of what it takes: days of the longest run, or reports. */
  readonly value: number
  /** How many are missing: days on the run of now, or reports. */
  readonly left: number
}

/** The five of the spec (1, section 9), the nearest first. */
export const achievements: ReadonlyArray<Achievement> = [
  { type: '7_day_streak', title: 'Seven days in a row', points: 100, takes: 7, unit: 'day' },
  { type: '30_day_streak', title: 'Thirty days in a row', points: 500, takes: 30, unit: 'day' },
  { type: '100_day_streak', title: 'A hundred days in a row', points: 1000, takes: 100, unit: 'day' },
  { type: 'first_labs', title: 'First lab report', points: 200, takes: 1, unit: 'report' },
  { type: 'lab_warrior', title: 'Five lab reports', points: 500, takes: 5, unit: 'report' },
]

/** The achievement of a stored type; undefined when there is none (any more). */
export function achievementOf(type: string): Achievement | undefined {
  return achievements.find((achievement) => achievement.type === type)
}

/** How far along someone is: the longest run of days, or the number of lab reports, never more than it takes. */
export function progressOf({ unit, takes }: Achievement, { longestDayStreak, labReports }: AchievementFacts): number {
  return Math.min(takes, unit === 'day' ? longestDayStreak : labReports)
}

/** Everything the facts have earned. Whether it was granted before is for whoever stores it to know. */
export function earnedAchievements(facts: AchievementFacts): Achievement[] {
  return achievements.filter((achievement) => progressOf(achievement, facts) >= achievement.takes)
}
