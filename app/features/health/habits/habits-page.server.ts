import { shiftDay } from '#base/dates/calendar-day.ts'
import { localDay } from '#base/dates/local-day.ts'
import { recommendationRules } from '#content/recommendations/rules.ts'
import { readHistory } from '#features/health/history/history.server.ts'
import { newsOfResults } from '#features/health/labs/news.server.ts'
import { FACT_DAYS } from '#features/health/recommendations/facts.ts'
import { readLessonLinks } from '#features/health/recommendations/lessons.server.ts'
import { findMatches } from '#features/health/recommendations/recommend.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { listHabitWeeks } from './habits.server.ts'
import { showHabitToday, showOffered, showPastWeeks, showWeekEnd } from './show-habits.ts'

/** The plan of a member: this week’s habit, those that can be chosen, and the weeks before. Two queries. */
export async function readHabitsPage(services: Pick<Infrastructure, 'db' | 'broadcast' | 'clock'>, viewer: Viewer) {
  const today = localDay(services.clock.now(), viewer.timeZone ?? 'UTC')
  const [weeks, { history, recent, report, results }, lessons] = await Promise.all([
    listHabitWeeks(services, viewer.userId, today),
    readHistory(services.db, viewer.userId, { upTo: today, since: shiftDay(today, 1 - FACT_DAYS) }),
    readLessonLinks(services),
  ])
  const reader = { today, units: viewer.units, dateLanguage: viewer.dateLanguage }
  const isAlarming = (await newsOfResults(results, reader)).length > 0
  const facts = { today, days: recent, report: isAlarming ? null : report, restRanges: history.restRanges }
  const matches = findMatches(facts, recommendationRules)
  const habit = showHabitToday(weeks, reader, lessons)
  return {
    ...habit,
    weekEnd: showWeekEnd(reader),
    offered: showOffered(matches, reader, lessons, habit.current?.id ?? null),
    past: showPastWeeks(weeks, reader),
  }
}
