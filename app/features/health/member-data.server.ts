import { eq } from 'drizzle-orm'

import { ACCOUNT_NUMBER, exportSection, type DataContributor, type PersonalTable } from '#platform/personal-data.ts'

import { checkInReminders, healthLabs, healthStats, healthStreaks, userAchievements } from './tables.server.ts'

const WHAT = 'Your health entries and lab reports, and the streaks and achievements that came out of them'
const own = (table: string, section: string): PersonalTable => ({
  table,
  whose: ['user_id'],
  what: WHAT,
  exported: { section, without: { user_id: ACCOUNT_NUMBER } },
  erased: { how: 'cascade' },
})

const entries = {
  name: 'health-entries',
  about: 'What you logged, one line a day. A number that was not measured is empty.',
  columns: {
    day: healthStats.day,
    recorded_at: healthStats.recordedAt,
    time_zone: healthStats.zone,
    weight_kg: healthStats.weightKg,
    sleep_hours: healthStats.sleepHours,
    steps: healthStats.steps,
    water_liters: healthStats.waterLiters,
    hrv_ms: healthStats.hrvMs,
    resting_heart_rate_bpm: healthStats.restingHr,
  },
}
const labs = {
  name: 'lab-reports',
  about: 'Your lab reports.',
  columns: { id: healthLabs.id, recorded_at: healthLabs.recordedAt },
}
const streaks = {
  name: 'streaks',
  about: 'Your streaks, as they were last worked out.',
  columns: {
    type: healthStreaks.streakType,
    current_length: healthStreaks.currentStreak,
    longest_length: healthStreaks.longestStreak,
    last_entry_on: healthStreaks.lastEntryDate,
  },
}
const achievements = {
  name: 'achievements',
  about: 'What you were granted, and for how many points.',
  columns: { type: userAchievements.achievementType, points: userAchievements.points, earned_at: userAchievements.earnedAt },
}

const reminders = {
  name: 'check-in-reminders',
  about: 'The last day on which you were reminded to check in, if you want to be.',
  columns: { day: checkInReminders.day },
}

export const healthData: DataContributor = {
  tables: [
    own('health_stats', entries.name),
    own('health_labs', labs.name),
    own('health_streaks', streaks.name),
    own('user_achievements', achievements.name),
    own('check_in_reminders', reminders.name),
  ],
  async sections({ db }, { userId }) {
    return [
      exportSection(
        entries,
        await db.select(entries.columns).from(healthStats).where(eq(healthStats.userId, userId)).orderBy(healthStats.day),
      ),
      exportSection(
        labs,
        await db.select(labs.columns).from(healthLabs).where(eq(healthLabs.userId, userId)).orderBy(healthLabs.recordedAt),
      ),
      exportSection(
        streaks,
        await db
          .select(streaks.columns)
          .from(healthStreaks)
          .where(eq(healthStreaks.userId, userId))
          .orderBy(healthStreaks.streakType),
      ),
      exportSection(
        achievements,
        await db
          .select(achievements.columns)
          .from(userAchievements)
          .where(eq(userAchievements.userId, userId))
          .orderBy(userAchievements.earnedAt),
      ),
      exportSection(
        reminders,
        await db.select(reminders.columns).from(checkInReminders).where(eq(checkInReminders.userId, userId)),
      ),
    ]
  },
}
