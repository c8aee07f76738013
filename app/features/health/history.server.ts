import { sql, type SQL } from 'drizzle-orm'

import { dayOfNumber, type Day } from '#features/health/days/calendar-day.ts'
import type { AchievementType } from '#features/health/progress/achievements.ts'
import type { ProgressFacts, StoredStreak } from '#features/health/progress/progress.ts'
import type { Database } from '#platform/db.server.ts'

import { healthLabs, healthStats, healthStreaks, userAchievements } from './tables.server.ts'
import type { Vitals } from './vitals.ts'

/** A logged day and how many of the six numbers it holds. */
export interface LoggedDay {
  readonly day: Day
  readonly filled: number
}

export interface StoredEntry extends Vitals {
  readonly day: Day
}

export interface GrantedAchievement {
  readonly type: AchievementType
  readonly earnedAt: Date
}

/** All a member has logged, as far as the score, streaks, achievements and the year grid need it. */
export interface History extends ProgressFacts {
  /** Oldest first. */
  readonly logged: ReadonlyArray<LoggedDay>
  /** Newest first. */
  readonly granted: ReadonlyArray<GrantedAchievement>
}

interface HistoryRow extends Record<string, unknown> {
  logged: string | null
  labs: string[] | null
  streaks: { type: string; longest: number; last: Day | null }[] | null
  granted: { type: AchievementType; at: string }[] | null
}

const filled = sql`num_nonnulls(${healthStats.weightKg}, ${healthStats.sleepHours}, ${healthStats.steps},
  ${healthStats.waterLiters}, ${healthStats.hrvMs}, ${healthStats.restingHr})`

/** The columns of a history, each one value, so that a whole history is one row and one round trip. */
function historyColumns(userId: string): SQL {
  return sql`
    (select string_agg((${healthStats.day} - date '1970-01-01') || ':' || ${filled}, ' ' order by ${healthStats.day})
      from ${healthStats} where ${healthStats.userId} = ${userId}) as logged,
    (select json_agg(${healthLabs.recordedAt} order by ${healthLabs.recordedAt} desc)
      from ${healthLabs} where ${healthLabs.userId} = ${userId}) as labs,
    (select json_agg(json_build_object('type', ${healthStreaks.streakType}, 'longest', ${healthStreaks.longestStreak},
        'last', ${healthStreaks.lastEntryDate}))
      from ${healthStreaks} where ${healthStreaks.userId} = ${userId}) as streaks,
    (select json_agg(json_build_object('type', ${userAchievements.achievementType}, 'at', ${userAchievements.earnedAt})
        order by ${userAchievements.earnedAt} desc, ${userAchievements.points} desc)
      from ${userAchievements} where ${userAchievements.userId} = ${userId}) as granted`
}

/** One round trip. */
export async function readHistory(db: Pick<Database, 'execute'>, userId: string): Promise<History> {
  const { rows } = await db.execute<HistoryRow>(sql`select ${historyColumns(userId)}`)
  return historyOf(rows[0]!)
}

/** A history and, newest first, the entries of the days up to one (at most 30). One round trip. */
export async function readHistoryWithEntries(
  db: Pick<Database, 'execute'>,
  userId: string,
  upTo: Day,
): Promise<{ history: History; entries: StoredEntry[] }> {
  const { rows } = await db.execute<HistoryRow & { entries: StoredEntry[] | null }>(sql`
    select ${historyColumns(userId)},
    (select json_agg(entry) from (
      select ${healthStats.day} as "day", ${healthStats.weightKg} as "weightKg", ${healthStats.sleepHours} as "sleepHours",
        ${healthStats.steps} as "steps", ${healthStats.waterLiters} as "waterLiters", ${healthStats.hrvMs} as "hrvMs",
        ${healthStats.restingHr} as "restingHr"
      from ${healthStats} where ${healthStats.userId} = ${userId} and ${healthStats.day} <= ${upTo}
      order by ${healthStats.day} desc limit 30) entry) as entries`)
  return { history: historyOf(rows[0]!), entries: rows[0]!.entries ?? [] }
}

function historyOf({ logged: packed, labs, streaks, granted }: HistoryRow): History {
  const logged = packed === null ? [] : packed.split(' ').map(loggedDay)
  const held = (granted ?? []).map(({ type, at }) => ({ type, earnedAt: new Date(at) }))
  const stored = (type: string): StoredStreak | null => {
    const streak = streaks?.find((row) => row.type === type)
    return streak ? { longest: streak.longest, lastEntryDay: streak.last } : null
  }
  return {
    logged,
    days: logged.map(({ day }) => day),
    labs: (labs ?? []).map((at) => new Date(at)),
    granted: held,
    stored: { dayStreak: stored('daily_entry'), weekStreak: stored('weekly_labs'), held: held.map(({ type }) => type) },
  }
}

function loggedDay(packed: string): LoggedDay {
  const [number, count] = packed.split(':')
  return { day: dayOfNumber(Number(number)), filled: Number(count) }
}
