import { and, asc, eq, gte } from 'drizzle-orm'

import { shiftDay, type Day } from '#base/dates/calendar-day.ts'
import { localDay } from '#base/dates/local-day.ts'
import { BASELINE_DAYS } from '#features/health/core/series.ts'
import { healthStats, vitalColumns } from '#features/health/core/tables.server.ts'
import { seriesOf } from '#features/health/core/vital-series.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { dayWriter, trendOf } from './trend-of.server.ts'
import type { Range, Trend } from './trend.ts'

/** A member’s numbers over so many days up to today, one trend a vital that has any; HRV one a method. One query. */
export async function readTrends(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  viewer: Viewer,
  range: Range,
): Promise<{ readonly today: Day; readonly trends: Trend[] }> {
  const today = localDay(services.clock.now(), viewer.timeZone ?? 'UTC')
  const rows = await readRows(services, viewer.userId, shiftDay(today, 1 - range - BASELINE_DAYS))
  const upTo = rows.filter(({ day }) => day <= today)
  const { units, dateLanguage } = viewer
  const drawn = { units, dateLanguage, today, range, formatDay: dayWriter(today, dateLanguage) }
  const trends = seriesOf(upTo).flatMap((series) => trendOf(series, drawn) ?? [])
  return { today, trends }
}

function readRows({ db }: Pick<Infrastructure, 'db'>, userId: string, from: Day) {
  const { day, hrvMethod } = healthStats
  return db
    .select({ day, ...vitalColumns, hrvMethod })
    .from(healthStats)
    .where(and(eq(healthStats.userId, userId), gte(day, from)))
    .orderBy(asc(day))
}
