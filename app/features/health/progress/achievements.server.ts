import { and, eq } from 'drizzle-orm'

import { shiftDay, type Day } from '#base/dates/calendar-day.ts'
import { formatDay } from '#base/dates/format-date.ts'
import { localDay } from '#base/dates/local-day.ts'
import {
  achievements,
  progressOf as achieved,
  type AchievementType,
  type AchievementView,
} from '#features/health/core/achievements.ts'
import { progressOf } from '#features/health/core/progress.ts'
import { userAchievements } from '#features/health/core/tables.server.ts'
import { readHistory } from '#features/health/history/history.server.ts'
import { STILL_NEWS } from '#features/health/labs/alarm-notes.ts'
import { isDoctorToBePhoned } from '#features/health/labs/news.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** All five, in the order of the spec, and the member’s today. One query. What waits until a doctor has been phoned is not in it. */
export async function listAchievements(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  { userId, timeZone, dateLanguage }: Viewer,
): Promise<{ readonly today: Day; readonly list: AchievementView[] }> {
  const zone = timeZone ?? 'UTC'
  const today = localDay(clock.now(), zone)
  const { history, results } = await readHistory(db, userId, { upTo: today, since: shiftDay(today, -STILL_NEWS) })
  const held = history.granted.filter(({ isAnnounced }) => !isAnnounced).map(({ type }) => type)
  const waiting = held.length > 0 && (await isDoctorToBePhoned(results, today)) ? held : []
  const { current, keeps, longest } = progressOf(history, today).dayStreak
  const facts = { longestDayStreak: longest, labReports: history.labs.length }
  const shown = achievements.filter(({ type }) => !waiting.includes(type))
  const list = shown.map((achievement) => {
    const granted = history.granted.find(({ type }) => type === achievement.type)
    const on = granted ? formatDay(localDay(granted.earnedAt, zone), dateLanguage) : null
    const run = achievement.unit === 'day' ? current || keeps : history.labs.length
    return { ...achievement, on, value: achieved(achievement, facts), left: Math.max(0, achievement.takes - run) }
  })
  return { today, list }
}

/** The day on which a member was granted an achievement, in words; null where they were not. */
export async function findGranted(
  { db }: Pick<Infrastructure, 'db'>,
  { userId, timeZone, dateLanguage }: Viewer,
  type: AchievementType,
): Promise<string | null> {
  const { earnedAt, achievementType } = userAchievements
  const [granted] = await db
    .select({ earnedAt })
    .from(userAchievements)
    .where(and(eq(userAchievements.userId, userId), eq(achievementType, type)))
  return granted ? formatDay(localDay(granted.earnedAt, timeZone ?? 'UTC'), dateLanguage) : null
}
