import { and, desc, eq } from 'drizzle-orm'

import type { Day } from '#base/dates/calendar-day.ts'
import { healthStats, vitalColumns } from '#features/health/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { CheckInJson } from './check-in-json.ts'

const NEWEST = 100

/** The newest hundred check-ins of a member, or the one of a day. */
export async function listCheckIns({ db }: Pick<Infrastructure, 'db'>, userId: string, day?: Day): Promise<CheckInJson[]> {
  const rows = await db
    .select({
      date: healthStats.day,
      ...vitalColumns,
      timeZone: healthStats.zone,
      recordedAt: healthStats.recordedAt,
    })
    .from(healthStats)
    .where(and(eq(healthStats.userId, userId), day === undefined ? undefined : eq(healthStats.day, day)))
    .orderBy(desc(healthStats.day))
    .limit(NEWEST)
  return rows.map((row) => ({ ...row, recordedAt: row.recordedAt.toISOString() }))
}
