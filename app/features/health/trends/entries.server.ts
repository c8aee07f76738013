import { and, asc, desc, eq, gte, lt } from 'drizzle-orm'

import type { Day } from '#base/dates/calendar-day.ts'
import { formatShortDay } from '#base/dates/format-date.ts'
import { isDay, localDay } from '#base/dates/local-day.ts'
import type { Units } from '#base/units.ts'
import { healthSources } from '#features/health/core/imports/import-tables.server.ts'
import { isOpenDay } from '#features/health/core/open-days.ts'
import { fromSources, formatSource } from '#features/health/core/source-order.ts'
import type { SourcesOfDay } from '#features/health/core/source.ts'
import { healthStats } from '#features/health/core/tables.server.ts'
import { byVital, formatVital } from '#features/health/core/vitals.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { WrittenEntry } from './written-entry.ts'

/** How many days the page of entries shows. */
const LISTED = 30

/** No entry is older. */
const FIRST_DAY = '1900-01-01'

export interface EntriesPage {
  readonly today: Day
  readonly units: Units
  readonly entries: WrittenEntry[]
  /** These are not the newest. */
  readonly isEarlier: boolean
  /** Before which day the next older ones are; null where these are the oldest. */
  readonly older: Day | null
  /** The same of the next newer ones; null where those are the newest of all. */
  readonly newer: Day | null
}

/** Thirty logged days of a member in their units, those before a day or else the newest, and today in the member’s zone. */
export async function listEntries(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  viewer: Viewer,
  asked: string | null = null,
): Promise<EntriesPage> {
  const { userId, units, dateLanguage } = viewer
  const today = localDay(clock.now(), viewer.timeZone ?? 'UTC')
  const before = asked !== null && isDay(asked) && asked >= FIRST_DAY ? asked : null
  const page = before === null ? [] : await findBefore(db, userId, before)
  // A day before which there is nothing is as if none was asked for.
  const [found, newer] =
    before !== null && page.length > 0
      ? [page, await findNewer(db, userId, before)]
      : ([await findBefore(db, userId, null), { isThere: false, before: null }] as const)
  const rows = found.slice(0, LISTED)
  const names = await findSourceNames(db, userId, rows)
  const entries = rows.map((row) => ({
    day: row.day,
    inWords: formatShortDay(row.day, today, dateLanguage),
    isOpen: isOpenDay(row.day, today),
    values: byVital((name) => formatVital(name, row[name], units)),
    method: row.hrvMs === null ? '' : (row.hrvMethod ?? '').toUpperCase(),
    from: fromSources(row.sources, names),
  }))
  return {
    today,
    units,
    entries,
    isEarlier: newer.isThere,
    older: found.length > LISTED ? rows.at(-1)!.day : null,
    newer: newer.before,
  }
}

/** The days before a day, or all, the newest first, and one more than a page holds. */
function findBefore(db: Infrastructure['db'], userId: string, before: Day | null) {
  return db
    .select()
    .from(healthStats)
    .where(and(eq(healthStats.userId, userId), before === null ? undefined : lt(healthStats.day, before)))
    .orderBy(desc(healthStats.day))
    .limit(LISTED + 1)
}

/** Whether there are newer days than those before a day, and before which day their page is; null where it is the newest. */
async function findNewer(db: Infrastructure['db'], userId: string, day: Day) {
  const found = await db
    .select({ day: healthStats.day })
    .from(healthStats)
    .where(and(eq(healthStats.userId, userId), gte(healthStats.day, day)))
    .orderBy(asc(healthStats.day))
    .limit(LISTED + 1)
  return { isThere: found.length > 0, before: found[LISTED]?.day ?? null }
}

/** What the sources of these days are called; none is looked for where all was typed. */
async function findSourceNames(
  db: Infrastructure['db'],
  userId: string,
  rows: ReadonlyArray<{ readonly sources: SourcesOfDay }>,
): Promise<ReadonlyMap<string, string>> {
  if (rows.every(({ sources }) => Object.keys(sources).length === 0)) return new Map()
  const { id, kind, name } = healthSources
  const found = await db.select({ id, kind, name }).from(healthSources).where(eq(healthSources.userId, userId))
  return new Map(found.map((source) => [source.id, formatSource(source)]))
}
