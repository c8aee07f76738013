import { shiftDay, type Day } from '#base/dates/calendar-day.ts'
import { endingSentence, formatDay, formatShortDay, type DateLanguage } from '#base/dates/format-date.ts'
import { localDay } from '#base/dates/local-day.ts'
import type { Units } from '#base/units.ts'
import {
  achievementOf,
  achievements,
  progressOf as achieved,
  type AchievementFacts,
  type AchievementType,
} from '#features/health/core/achievements.ts'
import { addressOfCheckIn } from '#features/health/core/dashboard-address.ts'
import { snapshotOf } from '#features/health/core/form-snapshot.ts'
import { isOpenDay } from '#features/health/core/open-days.ts'
import { formatSource, type ImportedNumbers } from '#features/health/core/source-order.ts'
import type { Streak } from '#features/health/core/streak.ts'
import type { MeasuredDay } from '#features/health/core/vital-series.ts'
import { byVital, vitalNames, formatVital, type HrvMethod, type VitalName } from '#features/health/core/vitals.ts'
import { formatDayBefore, formatDaySince } from '#features/health/days/day-words.ts'
import type { HabitToday } from '#features/health/habits/habit-view.ts'
import type { ReportedNote } from '#features/health/labs/alarm-notes.ts'
import type { RecommendationsView } from '#features/health/recommendations/recommendation-view.ts'
import type { HealthScore } from '#features/health/score/health-score.ts'
import type { ScoreOutlook } from '#features/health/score/outlook-words.ts'

import type { RecentTrends } from './recent-trends.ts'
import { weightQuestion } from './weight-question.ts'
import type { WrittenDates } from './written-dates.ts'
import type { Year } from './year.ts'

/** What the dashboard shows, written out: it travels to the browser with the page, so nothing more is in it. */
export interface Dashboard {
  readonly today: Day
  readonly score: HealthScore
  readonly outlook: ScoreOutlook
  readonly streak: Streak
  /** The run with its rests, in words; null where they change nothing. */
  readonly rested: string | null
  /** When the newest entry was, in words; null before the first. */
  readonly lastEntry: string | null
  /** Weeks in a row with a lab report, and the newest of them, in words; null before the first report. */
  readonly labWeeks: string | null
  readonly year: Year
  readonly dates: WrittenDates
  /** The last 30 days of each number; null without any. */
  readonly recentTrends: RecentTrends | null
  readonly form: CheckInFormValues
  /** Why the form is not of the day that was asked for, in a sentence; null where it is, or where none was. */
  readonly dayProblem: string | null
  /** The newest five. */
  readonly earned: ReadonlyArray<{ type: AchievementType; title: string; points: number; on: string }>
  readonly next: ReadonlyArray<{
    type: AchievementType
    title: string
    /** How far the run of now, or the reports, reach. */
    value: number
    takes: number
    /** The longest run, where one that has ended reached further. */
    best?: number
  }>
  readonly recommendations: RecommendationsView
  readonly habit: HabitToday
  /** Lab results for which a doctor is to be phoned. */
  readonly labNews: ReadonlyArray<ReportedNote>
}

/** The check-in form of one day: what is stored, and beside each field the value before it. */
export interface CheckInFormValues {
  readonly day: Day
  readonly dayText: string
  readonly today: Day
  /** The units of the fields, which the form sends along. */
  readonly units: Units
  readonly isStored: boolean
  /** How the HRV was measured: on this day, else when it was entered last; empty where nobody said. */
  readonly hrvMethod: HrvMethod | ''
  /** The day before has numbers that this one has not. */
  readonly canBeSame: boolean
  /** Where the weight that was typed may be a slip; where the last one may be, its check-in, while that can be changed. */
  readonly weightQuestion: { readonly text: string; readonly last: string | null } | null
  /** The day and the stored numbers, for the form to send along (core/form-snapshot.ts). */
  readonly shown: string
  readonly fields: Readonly<Record<VitalName, { readonly value: string; readonly hint: string }>>
}

/** How a member reads what is written for them. */
export interface Reader {
  readonly units: Units
  readonly dateLanguage: DateLanguage
}

/** The form of a day. `entries` are those up to that day, newest first. Beside a number of a file stands where it came from. */
export function formValues(
  entries: ReadonlyArray<MeasuredDay & { readonly imported?: ImportedNumbers | null }>,
  { day, today }: { day: Day; today: Day },
  { units, dateLanguage }: Reader,
): CheckInFormValues {
  const after = dateLanguage === null ? ' ' : ': '
  const stored = entries.find((entry) => entry.day === day)
  const earlier = entries.filter((entry) => entry.day < day)
  const dayBefore = earlier.find((entry) => entry.day === shiftDay(day, -1))
  const field = (name: VitalName) => {
    const source = stored?.imported?.[name]
    const last = earlier.find((entry) => entry[name] !== null)
    const before = last ? formatDayBefore(last.day, day, today, dateLanguage) + after + formatVital(name, last[name], units) : ''
    return { value: formatVital(name, stored?.[name] ?? null, units), hint: source ? `From ${formatSource(source)}` : before }
  }
  return {
    day,
    dayText: formatDay(day, dateLanguage),
    today,
    units,
    isStored: stored !== undefined,
    hrvMethod: (stored?.hrvMs == null ? earlier.find(({ hrvMs }) => hrvMs !== null) : stored)?.hrvMethod ?? '',
    weightQuestion: askAboutWeight(stored, earlier, today, units),
    canBeSame: vitalNames.some((name) => (stored?.[name] ?? null) === null && (dayBefore?.[name] ?? null) !== null),
    shown: snapshotOf(day, stored ?? {}),
    fields: byVital(field),
  }
}

/** Only a weight that was typed is asked about: a scale makes no slips. */
function askAboutWeight(
  stored: (MeasuredDay & { readonly imported?: ImportedNumbers | null }) | undefined,
  earlier: ReadonlyArray<MeasuredDay>,
  today: Day,
  units: Units,
): CheckInFormValues['weightQuestion'] {
  const weighed = (entry: MeasuredDay | undefined) =>
    entry?.weightKg == null ? null : { day: entry.day, weightKg: entry.weightKg }
  const typed = stored?.imported?.weightKg ? null : weighed(stored)
  const asked = typed && weightQuestion(typed, weighed(earlier.find(({ weightKg }) => weightKg !== null)), today, units)
  return asked && { text: asked.text, last: isOpenDay(asked.lastDay, today) ? addressOfCheckIn(asked.lastDay) : null }
}

/** The newest five achievements, with the day they were earned on in the member's zone. */
export function earnedOf(
  granted: ReadonlyArray<{ type: AchievementType; earnedAt: Date }>,
  { today, timeZone }: { today: Day; timeZone: string },
  language: DateLanguage,
): Dashboard['earned'] {
  return granted.slice(0, 5).flatMap(({ type, earnedAt }) => {
    const known = achievementOf(type)
    if (!known) return []
    return [{ type, title: known.title, points: known.points, on: formatShortDay(localDay(earnedAt, timeZone), today, language) }]
  })
}

/** When the newest entry was: “Last entry yesterday.” */
export function formatLastEntry({ lastEntryDay }: Streak, today: Day, language: DateLanguage): string | null {
  return lastEntryDay && endingSentence(`Last entry ${formatDaySince(lastEntryDay, today, language)}`)
}

/** The streak of weeks with a lab report, and when the newest was. */
export function formatLabWeeks({ current, longest, lastEntryDay }: Streak, today: Day, language: DateLanguage): string | null {
  if (lastEntryDay === null) return null
  const weeks = `${current} ${current === 1 ? 'week' : 'weeks'} in a row, ${longest} at best`
  return endingSentence(`Lab reports: ${weeks}, the newest of ${formatShortDay(lastEntryDay, today, language)}`)
}

/**
 * What is still to be earned, and how far along the member is: a run that has ended goes on no more, so what counts of days is the run of now (`run`, the longest
 * one without it).
 */
export function nextOf(
  held: ReadonlyArray<AchievementType>,
  { run, ...facts }: AchievementFacts & { readonly run?: number },
): Dashboard['next'] {
  return achievements
    .filter(({ type }) => !held.includes(type))
    .map((achievement) => {
      const best = achieved(achievement, facts)
      const value = achieved(achievement, { ...facts, longestDayStreak: run ?? facts.longestDayStreak })
      return {
        type: achievement.type,
        title: achievement.title,
        value,
        takes: achievement.takes,
        ...(best > value && { best }),
      }
    })
}
