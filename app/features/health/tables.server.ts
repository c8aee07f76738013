import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

import { users } from '#features/identity/tables.server.ts'

import { vitals, type VitalName } from './vitals.ts'

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

const vitalColumn = (name: VitalName) => numeric({ precision: 8, scale: vitals[name].digits, mode: 'number' })

const inRange = (name: VitalName, column: AnyPgColumn) =>
  check(
    `health_stats_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_range`,
    sql`${column} between ${sql.raw(`${vitals[name].least} and ${vitals[name].most}`)}`,
  )

/** One row a member and calendar day: what was measured on it. */
export const healthStats = pgTable(
  'health_stats',
  {
    userId: userId(),
    day: date({ mode: 'string' }).notNull(),
    recordedAt: timestamp({ withTimezone: true }).notNull(),
    /** The zone in which "day" was meant when it was entered. */
    zone: text().notNull(),
    weightKg: vitalColumn('weightKg'),
    sleepHours: vitalColumn('sleepHours'),
    steps: integer(),
    waterLiters: vitalColumn('waterLiters'),
    hrvMs: vitalColumn('hrvMs'),
    restingHr: vitalColumn('restingHr'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day] }),
    check(
      'health_stats_not_empty',
      sql`num_nonnulls(${t.weightKg}, ${t.sleepHours}, ${t.steps}, ${t.waterLiters}, ${t.hrvMs}, ${t.restingHr}) > 0`,
    ),
    inRange('weightKg', t.weightKg),
    inRange('sleepHours', t.sleepHours),
    inRange('steps', t.steps),
    inRange('waterLiters', t.waterLiters),
    inRange('hrvMs', t.hrvMs),
    inRange('restingHr', t.restingHr),
  ],
)

/** One row a lab report. Its values come with the issue on labs. */
export const healthLabs = pgTable(
  'health_labs',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    recordedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('health_labs_newest').on(t.userId, t.recordedAt)],
)

/** What streaks came to when they were last computed. The longest never shrinks. */
export const healthStreaks = pgTable(
  'health_streaks',
  {
    userId: userId(),
    streakType: text({ enum: ['daily_entry', 'weekly_labs'] }).notNull(),
    currentStreak: integer().notNull(),
    longestStreak: integer().notNull(),
    lastEntryDate: date({ mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.streakType] }),
    check('health_streaks_type', sql`${t.streakType} in ('daily_entry', 'weekly_labs')`),
    check('health_streaks_lengths', sql`${t.currentStreak} >= 0 and ${t.longestStreak} >= ${t.currentStreak}`),
  ],
)

/** The last day on whose evening a person was reminded of the check-in. */
export const checkInReminders = pgTable('check_in_reminders', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  day: date({ mode: 'string' }).notNull(),
})

/** What was granted, once a type and for good. */
export const userAchievements = pgTable(
  'user_achievements',
  {
    userId: userId(),
    achievementType: text().notNull(),
    points: integer().notNull(),
    earnedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.achievementType] }), check('user_achievements_points', sql`${t.points} > 0`)],
)
