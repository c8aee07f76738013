import { and, eq } from 'drizzle-orm'

import { shiftDay } from '#base/dates/calendar-day.ts'
import { isDay } from '#base/dates/local-day.ts'
import { isUnits } from '#base/units.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { healthStats } from './core/tables.server.ts'
import { vitalNames, formatVital } from './core/vitals.ts'

/**
 * The fields of a check-in form, with the numbers of the day before in those that are empty. What was typed stays. Without an entry on that
 * day the fields are as they were.
 */
export async function sameAsDayBefore(
  { db }: Pick<Infrastructure, 'db'>,
  userId: string,
  fields: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const { date, units } = fields
  if (date === undefined || !isDay(date)) return { ...fields }
  const [before] = await db
    .select()
    .from(healthStats)
    .where(and(eq(healthStats.userId, userId), eq(healthStats.day, shiftDay(date, -1))))
  if (!before) return { ...fields }
  const filled = vitalNames.flatMap((name) =>
    (fields[name] ?? '').trim() === '' && before[name] !== null
      ? [[name, formatVital(name, before[name], isUnits(units) ? units : 'metric')] as const]
      : [],
  )
  const method = filled.some(([name]) => name === 'hrvMs') ? { hrvMethod: before.hrvMethod ?? '' } : {}
  return { ...fields, ...Object.fromEntries(filled), ...method }
}
