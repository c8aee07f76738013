import { shiftDay, type Day } from '#base/dates/calendar-day.ts'
import { formatDay } from '#base/dates/format-date.ts'
import { isDay, localDay } from '#base/dates/local-day.ts'
import { recommendationRules } from '#content/recommendations/rules.ts'
import type { Achievement } from '#features/health/core/achievements.ts'
import { findHealthVersion } from '#features/health/core/health-version.server.ts'
import { OPEN_DAYS } from '#features/health/core/open-days.ts'
import { progressOf } from '#features/health/core/progress.ts'
import { restedRun } from '#features/health/core/rested-run.ts'
import { showHabitToday } from '#features/health/habits/show-habits.ts'
import { readHistory } from '#features/health/history/history.server.ts'
import { isPhoneCall } from '#features/health/labs/alarm-notes.ts'
import { newsOfResults } from '#features/health/labs/news.server.ts'
import { announceHeld, tryRefreshProgress } from '#features/health/progress/progress.server.ts'
import { FACT_DAYS } from '#features/health/recommendations/facts.ts'
import { fingerprintOfLessons, readLessonLinks } from '#features/health/recommendations/lessons.server.ts'
import { recommend } from '#features/health/recommendations/recommend.ts'
import { showRecommendations } from '#features/health/recommendations/show-recommendations.ts'
import { formatRested } from '#features/health/rest-days/rest-words.ts'
import { healthScore } from '#features/health/score/health-score.ts'
import { outlookOf } from '#features/health/score/outlook-words.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { personCache } from '#platform/person-cache.server.ts'

import { drawDashboard, type DrawnDashboard } from './dashboard-view.server.ts'
import { earnedOf, formValues, formatLabWeeks, formatLastEntry, nextOf, type Dashboard } from './dashboard.ts'
import { recentTrendsOf } from './recent-trends.server.ts'
import { formatDates } from './written-dates.ts'
import { yearOf } from './year.ts'

/** The spec's score looks at the newest 30 entries and 5 lab reports; that of a week ago needs one that lies before these eight days. */
const SCORED_ENTRIES = 30
const SCORED_LAB_DAYS = 9

/** The day of the check-in form (today without one that was asked for, or when that can't be entered), and why it is another than was asked for. */
function formDay({ clock }: Pick<Infrastructure, 'clock'>, viewer: Viewer, shown: string | null | undefined) {
  const today = localDay(clock.now(), viewer.timeZone ?? 'UTC')
  const day = shown && isShowable(shown, today) ? shown : today
  return { today, day, dayProblem: day === shown || !shown || !isDay(shown) ? null : explainDayProblem(shown, today, viewer) }
}

/**
 * The dashboard of a member, drawn. What it was worked out to is kept in memory until an entry of theirs, their day, units, zone or language of dates
 * is another one; then only the cards are drawn anew that show something else. What was granted just now is in `unlocked`, once.
 */
export async function showDashboard(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'clock' | 'log'>,
  viewer: Viewer,
  shown?: string | null,
): Promise<{ dashboard: DrawnDashboard; unlocked: ReadonlyArray<Achievement> }> {
  const { userId, units, timeZone, dateLanguage } = viewer
  const [version, lessons] = await Promise.all([
    findHealthVersion(services.db, userId),
    // Who needs none is not to miss them.
    readLessonLinks(services).catch(() => null),
  ])
  const { today, day, dayProblem } = formDay(services, viewer, shown)
  const state =
    version === null
      ? null
      : JSON.stringify([version, today, day, dayProblem, units, timeZone, dateLanguage, lessons && fingerprintOfLessons(lessons)])
  return personCache(services).show<{ dashboard: DrawnDashboard; unlocked: ReadonlyArray<Achievement> }>(
    { person: userId, page: 'dashboard', state },
    async (before) => {
      const { dashboard, unlocked } = await readDashboard(services, viewer, shown)
      return { dashboard: drawDashboard(dashboard, dateLanguage, before?.dashboard), unlocked }
    },
    // What was granted is told once.
    ({ unlocked }) => unlocked.length === 0,
  )
}

/**
 * The dashboard of a member in one round trip. `shown` is the day of the check-in form: today without one, or when it can't be entered.
 * Streaks or achievements that a failure has left behind are made up for here; what that grants is in `unlocked`.
 */
export async function readDashboard(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'clock' | 'log'>,
  viewer: Viewer,
  shown?: string | null,
): Promise<{ dashboard: Dashboard; unlocked: Achievement[] }> {
  const timeZone = viewer.timeZone ?? 'UTC'
  const { today, day, dayProblem } = formDay(services, viewer, shown)
  const since = shiftDay(today, 1 - FACT_DAYS)
  const read = await readHistory(services.db, viewer.userId, { upTo: day, since })
  const { history, entries, recent, habitWeeks } = read
  const progress = progressOf(history, today)
  const granted = progress.isStored ? [] : await tryRefreshProgress(services, viewer.userId, timeZone)
  const { dayStreak, weekStreak } = progress
  const year = yearOf(history.logged, today, history.restRanges)
  const scored = {
    entries: history.logged.slice(-SCORED_ENTRIES),
    labs: [...new Set(history.labs)].slice(0, SCORED_LAB_DAYS).toReversed(),
  }
  const labNews = await newsOfResults(read.results, { today, dateLanguage: viewer.dateLanguage })
  const isDoctorFirst = isPhoneCall(labNews)
  const isHeld = !isDoctorFirst && history.granted.some(({ isAnnounced }) => !isAnnounced)
  const unlocked = isHeld ? [...granted, ...(await announceHeld(services, viewer.userId))] : granted
  // Where a doctor is to be phoned, nothing plays the report down.
  const report = labNews.length > 0 ? null : read.report
  const chosen = recommend({ today, days: recent, report, restRanges: history.restRanges }, recommendationRules)
  const lessons = chosen.length === 0 ? {} : await readLessonLinks(services)
  const reader = { today, units: viewer.units, dateLanguage: viewer.dateLanguage }
  const dashboard: Dashboard = {
    today,
    score: healthScore(scored, today),
    outlook: outlookOf(scored, today, viewer.dateLanguage, localDay(history.joinedAt, timeZone)),
    streak: dayStreak,
    rested: formatRested(restedRun(history.days, history.restRanges, today)),
    lastEntry: formatLastEntry(dayStreak, today, viewer.dateLanguage),
    labWeeks: formatLabWeeks(weekStreak, today, viewer.dateLanguage),
    year,
    dates: formatDates(year, today, viewer.dateLanguage),
    recentTrends: recentTrendsOf(recent, today, viewer),
    form: formValues(entries, { day, today }, viewer),
    dayProblem,
    earned: earnedOf(history.granted, { today, timeZone }, viewer.dateLanguage),
    next: nextOf(history.stored.held, {
      longestDayStreak: dayStreak.longest,
      labReports: history.labs.length,
      run: dayStreak.current || dayStreak.keeps,
    }),
    recommendations: showRecommendations(chosen, reader, lessons),
    habit: showHabitToday(habitWeeks, reader, {}),
    labNews,
  }
  return { dashboard, unlocked }
}

/** The dashboard of someone who has logged nothing: what the page shows when it could not be read. */
export function emptyDashboard({ clock }: Pick<Infrastructure, 'clock'>, viewer: Viewer): Dashboard {
  const today = localDay(clock.now(), viewer.timeZone ?? 'UTC')
  const year = yearOf([], today)
  const nothing = { current: 0, longest: 0, keeps: 0, lastEntryDay: null }
  return {
    today,
    score: { score: 0, parts: [] },
    outlook: outlookOf({ entries: [], labs: [] }, today, viewer.dateLanguage),
    streak: nothing,
    rested: null,
    lastEntry: null,
    labWeeks: null,
    year,
    dates: formatDates(year, today, viewer.dateLanguage),
    recentTrends: null,
    form: formValues([], { day: today, today }, viewer),
    dayProblem: null,
    earned: [],
    next: nextOf([], { longestDayStreak: 0, labReports: 0 }),
    recommendations: showRecommendations([], { today, units: viewer.units, dateLanguage: viewer.dateLanguage }, {}),
    habit: showHabitToday([], { today, dateLanguage: viewer.dateLanguage }, {}),
    labNews: [],
  }
}

function explainDayProblem(day: Day, today: Day, { dateLanguage }: Viewer): string {
  const inWords = formatDay(day, dateLanguage)
  return day > today
    ? `${inWords} has not come yet: this is today.`
    : `${inWords} can no longer be entered: only the last ${OPEN_DAYS} days can. This is today.`
}

/** The browser may be a day ahead or behind of the zone we know; a form that is only shown harms nobody. */
function isShowable(day: string, today: Day): day is Day {
  return isDay(day) && day <= shiftDay(today, 1) && day >= shiftDay(today, -30)
}
