import { and, eq } from 'drizzle-orm'

import { readHistory } from '#features/health/history.server.ts'
import { userAchievements } from '#features/health/tables.server.ts'
import type { Day } from '#features/identity/dates/calendar-day.ts'
import { writeDay } from '#features/identity/dates/date-words.ts'
import { localDay } from '#features/identity/dates/local-day.ts'
import type { Viewer } from '#features/identity/viewer.ts'
import type { Services } from '#platform/services.server.ts'

import { achievements, progressOf as achieved, type AchievementType, type ShownAchievement } from './achievements.ts'
import { progressOf } from './progress.ts'

/** All five, in the order of the spec, and the member’s today. One query. */
export async function listAchievements(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, timeZone, dateLanguage }: Viewer,
): Promise<{ readonly today: Day; readonly list: ShownAchievement[] }> {
  const zone = timeZone ?? 'UTC'
  const today = localDay(clock.now(), zone)
  const { history } = await readHistory(db, userId, { upTo: today, since: today })
  const { current, keeps, longest } = progressOf(history, today).dayStreak
  const facts = { longestDayStreak: longest, labReports: history.labs.length }
  const list = achievements.map((achievement) => {
    const granted = history.granted.find(({ type }) => type === achievement.type)
    const on = granted ? writeDay(localDay(granted.earnedAt, zone), dateLanguage) : null
    const run = achievement.unit === 'day' ? current || keeps : history.labs.length
    return { ...achievement, on, value: achieved(achievement, facts), left: Math.max(0, achievement.takes - run) }
  })
  return { today, list }
}

/** The day on which a member was granted an achievement, in words; null where they were not. */
export async function findGranted(
  { db }: Pick<Services, 'db'>,
  { userId, timeZone, dateLanguage }: Viewer,
  type: AchievementType,
): Promise<string | null> {
  const { earnedAt, achievementType } = userAchievements
  const [granted] = await db
    .select({ earnedAt })
    .from(userAchievements)
    .where(and(eq(userAchievements.userId, userId), eq(achievementType, type)))
  return granted ? writeDay(localDay(granted.earnedAt, timeZone ?? 'UTC'), dateLanguage) : null
}
