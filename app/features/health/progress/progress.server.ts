import { eq } from 'drizzle-orm'

import { shiftDay } from '#base/dates/calendar-day.ts'
import { localDay } from '#base/dates/local-day.ts'
import { achievementOf, type Achievement } from '#features/health/core/achievements.ts'
import { progressOf } from '#features/health/core/progress.ts'
import type { Streak } from '#features/health/core/streak.ts'
import { healthStreaks, heldAchievements, userAchievements } from '#features/health/core/tables.server.ts'
import { readHistory } from '#features/health/history/history.server.ts'
import { STILL_NEWS } from '#features/health/labs/alarm-notes.ts'
import { isDoctorToBePhoned } from '#features/health/labs/news.server.ts'
import { lockInTransaction, type Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/**
 * Computes a member's streaks and achievements anew from all entries and lab reports, and stores them. Returns what was
 * granted just now and may be told; of several requests at once, one gets it. While a doctor is to be phoned nothing is told: it waits
 * for `announceHeld`.
 */
export async function refreshProgress(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  userId: string,
  timeZone: string,
): Promise<Achievement[]> {
  return db.transaction(async (tx) => {
    // One refresh a member at a time: whoever comes second sees the entries that the first one saw, and more.
    await lockInTransaction(tx, `health.progress ${userId}`)
    const now = clock.now()
    const today = localDay(now, timeZone)
    const { history } = await readHistory(tx, userId, { upTo: today, since: today })
    const { dayStreak, weekStreak, toGrant } = progressOf(history, today)
    await storeStreak(tx, userId, 'daily_entry', dayStreak)
    if (weekStreak.lastEntryDay !== null) await storeStreak(tx, userId, 'weekly_labs', weekStreak)
    if (toGrant.length === 0) return []
    const { results } = await readHistory(tx, userId, { upTo: today, since: shiftDay(today, -STILL_NEWS) })
    const isDoctorFirst = await isDoctorToBePhoned(results, today)
    const granted = await tx
      .insert(userAchievements)
      .values(toGrant.map(({ type, points }) => ({ userId, achievementType: type, points, earnedAt: now })))
      .onConflictDoNothing()
      .returning({ type: userAchievements.achievementType })
    if (!isDoctorFirst) return granted.map(({ type }) => achievementOf(type)!)
    const held = granted.map(({ type }) => ({ userId, achievementType: type }))
    if (held.length > 0) await tx.insert(heldAchievements).values(held).onConflictDoNothing()
    return []
  })
}

/** Like `refreshProgress`, after something that must stand whatever happens here: a failure is logged, the next read computes again. */
export async function tryRefreshProgress(
  services: Pick<Infrastructure, 'db' | 'clock' | 'log'>,
  userId: string,
  timeZone: string,
): Promise<Achievement[]> {
  try {
    return await refreshProgress(services, userId, timeZone)
  } catch (error) {
    services.log.error({ err: error, userId }, 'Streaks and achievements could not be computed')
    return []
  }
}

/** Achievements that were granted while a doctor was to be phoned, to be told now; of several requests at once, one gets them. */
export async function announceHeld({ db }: Pick<Infrastructure, 'db'>, userId: string): Promise<Achievement[]> {
  const announced = await db
    .delete(heldAchievements)
    .where(eq(heldAchievements.userId, userId))
    .returning({ type: heldAchievements.achievementType })
  return announced.flatMap(({ type }) => achievementOf(type) ?? [])
}

async function storeStreak(
  tx: Transaction,
  userId: string,
  streakType: 'daily_entry' | 'weekly_labs',
  streak: Streak,
): Promise<void> {
  const stored = { currentStreak: streak.current, longestStreak: streak.longest, lastEntryDate: streak.lastEntryDay }
  await tx
    .insert(healthStreaks)
    .values({ userId, streakType, ...stored })
    .onConflictDoUpdate({ target: [healthStreaks.userId, healthStreaks.streakType], set: stored })
}
