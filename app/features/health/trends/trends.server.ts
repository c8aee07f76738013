import { and, asc, eq, gte } from 'drizzle-orm'

import { healthStats } from '#features/health/tables.server.ts'
import { unitOf, vitals, writeVital, type HrvMethod } from '#features/health/vitals.ts'
import { dayNumber, dayOfNumber, shiftDay, type Day } from '#features/identity/dates/calendar-day.ts'
import { writeDayShort } from '#features/identity/dates/date-words.ts'
import { localDay } from '#features/identity/dates/local-day.ts'
import type { Viewer } from '#features/identity/viewer.ts'
import type { Services } from '#platform/services.server.ts'

import { drawTrend } from './drawing.server.ts'
import { findingOf } from './finding.ts'
import { roundAs } from './rounded.ts'
import { BASELINE_DAYS, sevenDayMeans, usualRange } from './series.ts'
import { vitalPillars, type Range, type Trend } from './trend.ts'
import { seriesOf, type VitalSeries } from './vital-series.ts'

/** A member’s numbers over so many days up to today, one trend a vital that has any; HRV one a method. One query. */
export async function readTrends(
  services: Pick<Services, 'db' | 'clock'>,
  viewer: Viewer,
  range: Range,
): Promise<{ readonly today: Day; readonly trends: Trend[] }> {
  const today = localDay(services.clock.now(), viewer.timeZone ?? 'UTC')
  const rows = await readRows(services, viewer.userId, shiftDay(today, 1 - range - BASELINE_DAYS))
  const upTo = rows.filter(({ day }) => day <= today)
  const trends = seriesOf(upTo).flatMap((series) => trendOf(series, { viewer, today, range }) ?? [])
  return { today, trends }
}

function readRows({ db }: Pick<Services, 'db'>, userId: string, from: Day) {
  const { day, weightKg, sleepHours, steps, waterLiters, hrvMs, restingHr, hrvMethod } = healthStats
  return db
    .select({ day, weightKg, sleepHours, steps, waterLiters, hrvMs, restingHr, hrvMethod })
    .from(healthStats)
    .where(and(eq(healthStats.userId, userId), gte(day, from)))
    .orderBy(asc(day))
}

const methodWords: Readonly<Record<HrvMethod, string>> = { rmssd: 'RMSSD', sdnn: 'SDNN' }

/** Null where no day of the range has a number. */
function trendOf(
  { name, method, values }: VitalSeries,
  { viewer, today, range }: { viewer: Viewer; today: Day; range: Range },
): Trend | null {
  const { units, dateLanguage } = viewer
  const to = dayNumber(today)
  const from = to - range + 1
  const shown = values.filter(({ day }) => day >= from)
  const last = shown.at(-1)
  if (!last) return null
  const means = sevenDayMeans(values, from, to)
  const usual = usualRange(values, to)
  const write = (value: number) => writeVital(name, roundAs(name, value), units)
  const writeDay = (day: number) => writeDayShort(dayOfNumber(day), today, dateLanguage)
  const { drawing, at, up } = drawTrend({ values: shown, means, from, to, usual, isBars: name === 'steps', write, writeDay })
  const byDay = new Map(shown.map(({ day, value }) => [day, value]))
  return {
    id: method === null ? name : `${name}-${method}`,
    title: method === null ? vitals[name].label : `${vitals[name].label}, ${methodWords[method]}`,
    unit: unitOf(name, units).replace('h : min', 'hours'),
    pillar: vitalPillars[name],
    latest: { value: write(last.value), day: last.day === to ? 'today' : writeDay(last.day) },
    finding: findingOf({ values, usual, mean: means.findLast((mean) => mean !== null) ?? null, to, write }),
    drawing,
    readings: means.map((mean, index) => {
      const value = byDay.get(from + index)
      return {
        x: at(from + index),
        y: value === undefined ? null : up(value),
        day: writeDay(from + index),
        value: value === undefined ? '' : write(value),
        mean: mean === null ? '' : write(mean),
      }
    }),
  }
}
