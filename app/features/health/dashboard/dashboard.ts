import type { Day } from '#features/health/days/calendar-day.ts'
import { writeDayBefore, writeDayShort } from '#features/health/days/day-words.ts'
import { localDay } from '#features/health/days/local-day.ts'
import type { HealthScore } from '#features/health/health-score.ts'
import {
  achievementOf,
  achievements,
  progressOf as achieved,
  type AchievementType,
} from '#features/health/progress/achievements.ts'
import type { Streak } from '#features/health/progress/streak.ts'
import { shownIn } from '#features/health/shown.ts'
import { vitalNames, writeVital, type VitalName, type Vitals } from '#features/health/vitals.ts'

import type { Year } from './year.ts'

/** What the dashboard shows, written out: it travels to the browser with the page, so nothing more is in it. */
export interface Dashboard {
  readonly today: Day
  readonly score: HealthScore
  readonly streak: Streak
  /** Weeks in a row with a lab report; null before the first report. */
  readonly labWeeks: Pick<Streak, 'current' | 'longest'> | null
  readonly year: Year
  readonly form: CheckInFormValues
  /** The newest five. */
  readonly earned: ReadonlyArray<{ type: AchievementType; title: string; points: number; on: string }>
  readonly next: ReadonlyArray<{ type: AchievementType; title: string; value: number; takes: number }>
}

/** The check-in form of one day: what is stored, and beside each field the value before it. */
export interface CheckInFormValues {
  readonly day: Day
  readonly today: Day
  readonly isStored: boolean
  /** The day and the fields that are filled, for the form to send along (shown.ts). */
  readonly shown: string
  readonly fields: Readonly<Record<VitalName, { readonly value: string; readonly hint: string }>>
}

type StoredEntry = Vitals & { readonly day: Day }

/** The form of a day. `entries` are those up to that day, newest first. */
export function formValues(entries: ReadonlyArray<StoredEntry>, day: Day, today: Day): CheckInFormValues {
  const stored = entries.find((entry) => entry.day === day)
  const earlier = entries.filter((entry) => entry.day < day)
  const field = (name: VitalName) => {
    const last = earlier.find((entry) => entry[name] !== null)
    return {
      value: writeVital(name, stored?.[name] ?? null),
      hint: last ? `${writeDayBefore(last.day, day, today)} ${writeVital(name, last[name])}` : '',
    }
  }
  return {
    day,
    today,
    isStored: stored !== undefined,
    shown: shownIn(
      day,
      vitalNames.filter((name) => (stored?.[name] ?? null) !== null),
    ),
    fields: Object.fromEntries(vitalNames.map((name) => [name, field(name)])) as CheckInFormValues['fields'],
  }
}

/** The newest five achievements, with the day they were earned on in the member's zone. */
export function earnedOf(
  granted: ReadonlyArray<{ type: AchievementType; earnedAt: Date }>,
  today: Day,
  timeZone: string,
): Dashboard['earned'] {
  return granted.slice(0, 5).flatMap(({ type, earnedAt }) => {
    const known = achievementOf(type)
    return known
      ? [{ type, title: known.title, points: known.points, on: writeDayShort(localDay(earnedAt, timeZone), today) }]
      : []
  })
}

/** What is still to be earned, and how far along the member is. */
export function nextOf(
  held: ReadonlyArray<AchievementType>,
  facts: { longestDayStreak: number; labReports: number },
): Dashboard['next'] {
  return achievements
    .filter(({ type }) => !held.includes(type))
    .map((achievement) => ({
      type: achievement.type,
      title: achievement.title,
      value: achieved(achievement, facts),
      takes: achievement.takes,
    }))
}
