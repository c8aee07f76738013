import { sql } from 'drizzle-orm'

import type { Day } from '#base/dates/calendar-day.ts'
import type { AchievementType } from '#features/health/core/achievements.ts'
import type { HabitWeek } from '#features/health/core/habit-week.ts'
import { healthSources } from '#features/health/core/imports/import-tables.server.ts'
import type { ProgressFacts, StoredStreak } from '#features/health/core/progress.ts'
import type { RestRange } from '#features/health/core/rest.ts'
import type { ImportedNumbers } from '#features/health/core/source-order.ts'
import {
  habitWeeks,
  countOf,
  healthStats,
  heldAchievements,
  healthStreaks,
  restRanges,
  userAchievements,
  vitalColumns,
} from '#features/health/core/tables.server.ts'
import type { MeasuredDay } from '#features/health/core/vital-series.ts'
import { scoredVitals, vitalNames } from '#features/health/core/vitals.ts'
import { healthLabs, labResults } from '#features/health/labs/lab-tables.server.ts'
import type { RecentResult } from '#features/health/labs/news.server.ts'
import type { NewestReport } from '#features/health/recommendations/facts.ts'
import { joinedAt } from '#features/identity/joined.server.ts'
import type { Database } from '#platform/db.server.ts'
import { preparedOnce } from '#platform/prepared.server.ts'

/** A logged day and how many numbers it holds. */
export interface LoggedDay {
  readonly day: Day
  readonly filled: number
  /** How many of those that the score counts. */
  readonly scored: number
  /** The member typed in it; a day with numbers from files alone is no check-in. */
  readonly isEntered: boolean
}

export interface GrantedAchievement {
  readonly type: AchievementType
  readonly earnedAt: Date
  /** False while the member has not been told of it. */
  readonly isAnnounced: boolean
}

/** All a member has logged, as far as the score, streaks, achievements and the year grid need it. */
export interface History extends ProgressFacts {
  /** Oldest first. */
  readonly logged: ReadonlyArray<LoggedDay>
  /** Newest first. */
  readonly granted: ReadonlyArray<GrantedAchievement>
  /** In any order. */
  readonly restRanges: ReadonlyArray<RestRange>
  /** When they became a member. */
  readonly joinedAt: Date
}

interface HistoryRow {
  logged: string | null
  labs: Day[] | null
  streaks: { type: string; longest: number; last: Day | null }[] | null
  granted: { type: AchievementType; at: string; isAnnounced: boolean }[] | null
  restRanges: RestRange[] | null
  entries: EnteredDay[] | null
  recent: MeasuredDay[] | null
  report: NewestReport | null
  results: RecentResult[] | null
  habitWeeks: HabitWeek[] | null
  joinedAt: string
}

const statement = preparedOnce(prepareStatement)

/** A day with its numbers; of the newest also which of them come from files, and from where. */
export interface EnteredDay extends MeasuredDay {
  readonly imported: ImportedNumbers | null
}

/** Which of a member’s days are read with their numbers. */
export interface DaysAsked {
  /** The newest 30 days up to this one, newest first. */
  readonly upTo: Day
  /** All days from this one on, oldest first. */
  readonly since: Day
}

/** A member's history with the numbers of some of their days. */
export interface ReadHistory {
  readonly history: History
  readonly entries: EnteredDay[]
  readonly recent: MeasuredDay[]
  readonly report: NewestReport | null
  /** Of samples that were taken since the asked day, the newest first. */
  readonly results: RecentResult[]
  /** Those that began since the asked day, in any order. */
  readonly habitWeeks: HabitWeek[]
}

/** A member's history, and the numbers of some of their days. One round trip. */
export async function readHistory(db: Database, userId: string, { upTo, since }: DaysAsked): Promise<ReadHistory> {
  const [row] = await statement(db).execute({ userId, upTo, since })
  const { entries, recent, report, results, habitWeeks } = row!
  const given = { entries: entries ?? [], recent: recent ?? [], results: results ?? [], habitWeeks: habitWeeks ?? [] }
  return { history: historyOf(row!), report, ...given }
}

/** Each part of the history is one value, so that a whole history is one row. */
function prepareStatement(db: Database) {
  const userId = sql.placeholder('userId')
  const upTo = sql`${sql.placeholder('upTo')}::date`
  const [filled, scored] = [vitalNames, scoredVitals].map((names) => countOf(names.map((name) => vitalColumns[name])))
  const given = Object.entries({ day: healthStats.day, ...vitalColumns, hrvMethod: healthStats.hrvMethod })
  const numbers = sql.join(
    given.map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  )
  return db
    .select({
      logged: sql<
        HistoryRow['logged']
      >`(select string_agg(${healthStats.day} || ':' || ${filled} || ${scored} || case when ${healthStats.enteredAt} is null then '' else 'e' end, ' '
          order by ${healthStats.day})
        from ${healthStats} where ${healthStats.userId} = ${userId})`,
      labs: sql<HistoryRow['labs']>`(select json_agg(${healthLabs.collectedOn} order by ${healthLabs.collectedOn} desc)
        from ${healthLabs} where ${healthLabs.userId} = ${userId})`,
      streaks: sql<HistoryRow['streaks']>`(select json_agg(json_build_object('type', ${healthStreaks.streakType},
          'longest', ${healthStreaks.longestStreak}, 'last', ${healthStreaks.lastEntryDate}))
        from ${healthStreaks} where ${healthStreaks.userId} = ${userId})`,
      granted: sql<HistoryRow['granted']>`(select json_agg(json_build_object('type', ${userAchievements.achievementType},
          'at', ${userAchievements.earnedAt}, 'isAnnounced', not exists (select 1 from ${heldAchievements}
            where ${heldAchievements.userId} = ${userAchievements.userId}
              and ${heldAchievements.achievementType} = ${userAchievements.achievementType})) order by ${userAchievements.earnedAt} desc, ${userAchievements.points} desc)
        from ${userAchievements} where ${userAchievements.userId} = ${userId})`,
      restRanges: sql<
        HistoryRow['restRanges']
      >`(select json_agg(json_build_object('kind', ${restRanges.kind}, 'fromDay', ${restRanges.fromDay},
          'toDay', ${restRanges.toDay})) from ${restRanges} where ${restRanges.userId} = ${userId})`,
      entries: sql<HistoryRow['entries']>`(select json_agg(entry) from (
        select ${numbers}, case when ${healthStats.day} = ${upTo} then (
            select json_object_agg(given.key, json_build_object('kind', ${healthSources.kind}, 'name', ${healthSources.name}))
            from jsonb_each_text(${healthStats.sources}) given join ${healthSources} on ${healthSources.id}::text = given.value) end as "imported"
        from ${healthStats} where ${healthStats.userId} = ${userId} and ${healthStats.day} <= ${upTo} order by ${healthStats.day} desc limit 30) entry)`,
      recent: sql<HistoryRow['recent']>`(select json_agg(entry order by entry."day") from (
        select ${numbers} from ${healthStats} where ${healthStats.userId} = ${userId}
          and ${healthStats.day} >= ${sql.placeholder('since')}) entry)`,
      report: sql<HistoryRow['report']>`(select json_build_object('day', report.day, 'outside', coalesce((
          select json_agg(json_build_object('name', ${labResults.name}, 'loinc', ${labResults.loinc}, 'flag', ${labResults.flag})
            order by ${labResults.position})
          from ${labResults} where ${labResults.labId} = report.id and ${labResults.flag} <> 'N'), '[]'))
        from (select ${healthLabs.id} as id, ${healthLabs.collectedOn} as day from ${healthLabs}
          where ${healthLabs.userId} = ${userId}
          order by ${healthLabs.collectedOn} desc, ${healthLabs.recordedAt} desc, ${healthLabs.id} limit 1) report)`,
      results: sql<HistoryRow['results']>`(select json_agg(json_build_object('reportId', report.id, 'day', report.day,
          'name', ${labResults.name}, 'loinc', ${labResults.loinc}, 'operator', ${labResults.operator}, 'value', ${labResults.value},
          'unit', ${labResults.unit}, 'ucum', ${labResults.ucum}, 'low', ${labResults.low}, 'lowInclusive', ${labResults.lowInclusive},
          'high', ${labResults.high}, 'highInclusive', ${labResults.highInclusive}, 'flag', ${labResults.flag})
          order by report.day desc, report.at desc, report.id, ${labResults.position})
        from (select ${healthLabs.id} as id, ${healthLabs.collectedOn} as day, ${healthLabs.recordedAt} as at from ${healthLabs}
          where ${healthLabs.userId} = ${userId} and ${healthLabs.collectedOn} >= ${sql.placeholder('since')}) report
        join ${labResults} on ${labResults.labId} = report.id)`,
      joinedAt: joinedAt(userId),
      habitWeeks: sql<HistoryRow['habitWeeks']>`(select json_agg(json_build_object('week', ${habitWeeks.week},
          'habit', ${habitWeeks.habit}, 'doneOn', ${habitWeeks.doneOn})) from ${habitWeeks}
        where ${habitWeeks.userId} = ${userId} and ${habitWeeks.week} >= ${sql.placeholder('since')})`,
    })
    .from(sql`(select 1) as one`)
    .prepare('health_read_history')
}

function historyOf({ logged: packed, labs, streaks, granted, restRanges, joinedAt: joined }: HistoryRow): History {
  const logged = packed === null ? [] : packed.split(' ').map(loggedDay)
  const held = (granted ?? []).map(({ type, at, isAnnounced }) => ({
    type,
    earnedAt: new Date(at),
    isAnnounced,
  }))
  const stored = (type: string): StoredStreak | null => {
    const streak = streaks?.find((row) => row.type === type)
    return streak ? { longest: streak.longest, lastEntryDay: streak.last } : null
  }
  return {
    logged,
    days: logged.filter(({ isEntered }) => isEntered).map(({ day }) => day),
    labs: labs ?? [],
    granted: held,
    restRanges: restRanges ?? [],
    joinedAt: new Date(joined),
    stored: { dayStreak: stored('daily_entry'), weekStreak: stored('weekly_labs'), held: held.map(({ type }) => type) },
  }
}

/** "2026-11-20:55e": five numbers, all of which are scored, typed in. Each count is one digit, as in the year’s grid (`vitals.test.ts`). */
function loggedDay(packed: string): LoggedDay {
  return { day: packed.slice(0, 10), filled: Number(packed[11]), scored: Number(packed[12]), isEntered: packed.length > 13 }
}
