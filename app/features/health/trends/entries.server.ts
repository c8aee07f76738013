import { desc, eq } from 'drizzle-orm'

import { healthSources } from '#features/health/imports/tables.server.ts'
import { isOpenDay } from '#features/health/open-days.ts'
import { fromSources, sourceInWords } from '#features/health/sources/source-order.ts'
import type { SourcesOfDay } from '#features/health/sources/source.ts'
import { healthStats } from '#features/health/tables.server.ts'
import { vitalNames, writeVital } from '#features/health/vitals.ts'
import type { Day } from '#features/identity/dates/calendar-day.ts'
import { writeDayShort } from '#features/identity/dates/date-words.ts'
import { localDay } from '#features/identity/dates/local-day.ts'
import type { Units } from '#features/identity/units.ts'
import type { Viewer } from '#features/identity/viewer.ts'
import type { Services } from '#platform/services.server.ts'

import type { WrittenEntry } from './written-entry.ts'

/** How many days the page of entries shows. */
const LISTED = 30

/** The newest 30 logged days of a member in their units, and today in the member's zone. */
export async function listEntries(
  { db, clock }: Services,
  viewer: Viewer,
): Promise<{ today: Day; units: Units; entries: WrittenEntry[] }> {
  const { units, dateLanguage } = viewer
  const today = localDay(clock.now(), viewer.timeZone ?? 'UTC')
  const rows = await db
    .select()
    .from(healthStats)
    .where(eq(healthStats.userId, viewer.userId))
    .orderBy(desc(healthStats.day))
    .limit(LISTED)
  const names = await findSourceNames(db, viewer.userId, rows)
  const entries = rows.map((row) => ({
    day: row.day,
    inWords: writeDayShort(row.day, today, dateLanguage),
    isOpen: isOpenDay(row.day, today),
    values: Object.fromEntries(vitalNames.map((name) => [name, writeVital(name, row[name], units)])) as WrittenEntry['values'],
    from: fromSources(row.sources, names),
  }))
  return { today, units, entries }
}

/** What the sources of these days are called; none is looked for where all was typed. */
async function findSourceNames(
  db: Services['db'],
  userId: string,
  rows: ReadonlyArray<{ readonly sources: SourcesOfDay }>,
): Promise<ReadonlyMap<string, string>> {
  if (rows.every(({ sources }) => Object.keys(sources).length === 0)) return new Map()
  const { id, kind, name } = healthSources
  const found = await db.select({ id, kind, name }).from(healthSources).where(eq(healthSources.userId, userId))
  return new Map(found.map((source) => [source.id, sourceInWords(source)]))
}
