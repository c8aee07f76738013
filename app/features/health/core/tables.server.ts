import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

import { users } from '#features/identity/core/tables.server.ts'

import { restKinds } from './rest.ts'
import type { SourcesOfDay } from './source.ts'
import { byVital, hrvMethods, vitalNames, vitals, type VitalName } from './vitals.ts'

/** Whose it is: what a member logged goes with them. */
export const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

const vitalColumn = (name: VitalName) => numeric({ precision: 8, scale: vitals[name].digits, mode: 'number' })

/** What SQL calls the number: weight_kg. */
export const sqlNameOf = (name: VitalName) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const inRange = (name: VitalName, column: AnyPgColumn) =>
  check(
    `health_stats_${sqlNameOf(name)}_range`,
    sql`${column} between ${sql.raw(`${vitals[name].least} and ${vitals[name].most}`)}`,
  )

/** How many of these columns have a number. */
export const countOf = (columns: AnyPgColumn[]) => sql<number>`num_nonnulls(${sql.join(columns, sql`, `)})`

/** One row a member and calendar day: what was measured on it. */
export const healthStats = pgTable(
  'health_stats',
  {
    userId: userId(),
    day: date({ mode: 'string' }).notNull(),
    recordedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the member last typed in it; null for a day with numbers from files alone. Streaks count days that were typed in. */
    enteredAt: timestamp({ withTimezone: true }),
    /** The zone in which "day" was meant when it was entered. */
    zone: text().notNull(),
    weightKg: vitalColumn('weightKg'),
    sleepHours: vitalColumn('sleepHours'),
    steps: integer(),
    waterLiters: vitalColumn('waterLiters'),
    hrvMs: vitalColumn('hrvMs'),
    restingHr: vitalColumn('restingHr'),
    /** How the HRV of the day was worked out; null where nobody said. */
    hrvMethod: text({ enum: hrvMethods }),
    /** Which numbers came from a source (its id), and which the member took out by hand (`none`). What is not named was typed. */
    sources: jsonb().$type<SourcesOfDay>().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day] }),
    check('health_stats_not_empty', sql`${countOf(vitalNames.map((name) => t[name]))} > 0`),
    ...vitalNames.map((name) => inRange(name, t[name])),
    check('health_stats_hrv_method', sql`${t.hrvMethod} in ('rmssd', 'sdnn')`),
  ],
)

/** The columns of the numbers of a day, by their names, for a select. */
export const vitalColumns = byVital((name) => healthStats[name])

/** A check-in form that has arrived, by its key, so that one sent twice counts once. Kept for two days. */
export const checkInKeys = pgTable(
  'check_in_keys',
  { userId: userId(), key: uuid().notNull(), at: timestamp({ withTimezone: true }).notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('check_in_keys_old').on(t.at)],
)

/** Days on which a member rests, is ill or travels, as they declared: a run goes on over them and does not grow. */
export const restRanges = pgTable(
  'rest_ranges',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    kind: text({ enum: restKinds }).notNull(),
    fromDay: date({ mode: 'string' }).notNull(),
    toDay: date({ mode: 'string' }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('rest_ranges_of').on(t.userId, t.fromDay),
    check('rest_ranges_kind', sql`${t.kind} in ('rest', 'sick', 'travel')`),
    check('rest_ranges_order', sql`${t.toDay} >= ${t.fromDay}`),
  ],
)

/** The one habit that a member takes on for a week (its Monday), and the days on which they did it. */
export const habitWeeks = pgTable(
  'habit_weeks',
  {
    userId: userId(),
    week: date({ mode: 'string' }).notNull(),
    habit: text().notNull(),
    doneOn: date({ mode: 'string' }).array().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.week] })],
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

/** Those of them that the member has not been told of yet, because a doctor was to be phoned first. */
export const heldAchievements = pgTable('held_achievements', { userId: userId(), achievementType: text().notNull() }, (t) => [
  primaryKey({ columns: [t.userId, t.achievementType] }),
])

/**
 * Changes with every row that is kept of a member's health: the database does it itself, as the transaction of the change ends (the triggers
 * of migration 0021). What was worked out under one version holds as long as it stands. No row: nothing has changed since there are versions.
 */
export const healthVersions = pgTable('health_versions', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: uuid().notNull().defaultRandom(),
})
