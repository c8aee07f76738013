import { eq } from 'drizzle-orm'

import { exportSection, type ExportSection } from '#base/export-section.ts'
import { ACCOUNT_NUMBER } from '#features/identity/core/account-number.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { forgetPeople } from '#platform/person-cache.server.ts'

import { checkInReminders, habitWeeks, healthStats, healthStreaks, restRanges, userAchievements } from './core/tables.server.ts'
import { vitalNames, vitals, type VitalName } from './core/vitals.ts'
import { importFiles, importSections, importTables } from './imports/import-member-data.server.ts'
import { labExportFiles, labFileKeys, labSections, labTables } from './labs/lab-member-data.server.ts'

const ENTRIES = 'Your health entries'
const ACHIEVEMENTS = 'Your achievements'
const without = { user_id: ACCOUNT_NUMBER }
const erased = { how: 'cascade' } as const
const own = (table: string, what: string, section: string, rows?: readonly [one: string, more: string]) =>
  ({
    table,
    ...(rows && { rows }),
    whose: ['user_id'],
    what,
    exported: { section, without },
    erased,
  }) as const

/** A number of the day, and behind HRV its method. */
function exportedColumns(name: VitalName) {
  const number = [vitals[name].exportedAs, healthStats[name]] as const
  return name === 'hrvMs' ? [number, ['hrv_method', healthStats.hrvMethod] as const] : [number]
}

const entries = {
  name: 'health-entries',
  about:
    'What you logged and what was chosen from your files, one line a day. A number that was not measured is empty. Sources names those that came from a file.',
  columns: {
    day: healthStats.day,
    recorded_at: healthStats.recordedAt,
    entered_at: healthStats.enteredAt,
    time_zone: healthStats.zone,
    ...Object.fromEntries(vitalNames.flatMap(exportedColumns)),
    sources: healthStats.sources,
  },
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
const restDays = {
  name: 'rests',
  about: 'Days on which you rested, were ill or travelled, as you said.',
  columns: {
    id: restRanges.id,
    kind: restRanges.kind,
    from: restRanges.fromDay,
    to: restRanges.toDay,
    created_at: restRanges.createdAt,
  },
}
const habits = {
  name: 'habits',
  about: 'The habit that you took on for a week (its Monday), and the days on which you did it.',
  columns: { week: habitWeeks.week, habit: habitWeeks.habit, done_on: habitWeeks.doneOn, created_at: habitWeeks.createdAt },
}

export const healthData = {
  tables: [
    own('health_stats', ENTRIES, entries.name, ['day', 'days']),
    own('health_streaks', 'Your streaks', streaks.name),
    own('user_achievements', ACHIEVEMENTS, achievements.name, ['achievement', 'achievements']),
    {
      table: 'held_achievements',
      whose: ['user_id'],
      what: ACHIEVEMENTS,
      exported: { not: 'It is a mark that the page has not told you yet; what it marks is among your achievements.' },
      erased,
    },
    own('check_in_reminders', 'The day on which you were last reminded to check in', reminders.name),
    own('rest_ranges', 'Your days of rest', restDays.name, ['rest', 'rests']),
    own('habit_weeks', 'Your habits', habits.name, ['week', 'weeks']),
    {
      table: 'check_in_keys',
      whose: ['user_id'],
      what: ENTRIES,
      exported: { not: 'It is a mark of a form that arrived, kept for two days, so that one sent twice counts once.' },
      erased,
    },
    {
      table: 'health_versions',
      whose: ['user_id'],
      what: ENTRIES,
      // It says nothing of what there is.
      counted: () => Promise.resolve(0),
      exported: {
        not: 'It is a mark that changes with your entries, so that a page that was worked out before is known to be old.',
      },
      erased,
    },
    ...labTables,
    ...importTables,
  ],
  sections: async (services: Pick<Infrastructure, 'db'>, subject: { userId: string }) => [
    ...(await ownSections(services, subject)),
    ...(await labSections(services, subject)),
    ...(await importSections(services, subject)),
  ],
  files: labExportFiles,
  erase: async (services: Pick<Infrastructure, 'broadcast'>, tx: Transaction, subject: { userId: string }) => {
    await forgetPeople(services, tx)
    return [...(await importFiles(tx, subject)), ...(await labFileKeys(tx, subject))]
  },
} as const

async function ownSections({ db }: Pick<Infrastructure, 'db'>, { userId }: { userId: string }): Promise<ExportSection[]> {
  const [stats, runs, granted, reminded, rested, weeks] = await Promise.all([
    db.select(entries.columns).from(healthStats).where(eq(healthStats.userId, userId)).orderBy(healthStats.day),
    db.select(streaks.columns).from(healthStreaks).where(eq(healthStreaks.userId, userId)).orderBy(healthStreaks.streakType),
    db
      .select(achievements.columns)
      .from(userAchievements)
      .where(eq(userAchievements.userId, userId))
      .orderBy(userAchievements.earnedAt),
    db.select(reminders.columns).from(checkInReminders).where(eq(checkInReminders.userId, userId)),
    db.select(restDays.columns).from(restRanges).where(eq(restRanges.userId, userId)).orderBy(restRanges.fromDay),
    db.select(habits.columns).from(habitWeeks).where(eq(habitWeeks.userId, userId)).orderBy(habitWeeks.week),
  ])
  return [
    exportSection(
      entries,
      stats.map((row) => ({ ...row, sources: JSON.stringify(row.sources) })),
    ),
    exportSection(streaks, runs),
    exportSection(achievements, granted),
    exportSection(reminders, reminded),
    exportSection(restDays, rested),
    exportSection(habits, weeks),
  ]
}
