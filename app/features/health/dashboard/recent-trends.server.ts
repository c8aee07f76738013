import type { Day } from '#base/dates/calendar-day.ts'
import { seriesOf, type MeasuredDay, type VitalSeries } from '#features/health/core/vital-series.ts'
import { vitals } from '#features/health/core/vitals.ts'
import { dayWriter, trendOf } from '#features/health/trends/trend-of.server.ts'
import type { Trend } from '#features/health/trends/trend.ts'

import type { Reader } from './dashboard.ts'
import type { RecentTrends, RecentTrend } from './recent-trends.ts'

const RANGE = 30
const CHARTS = 6

/** The last 30 days of each number that there is; null where there is none. `recent` are the days that means and usual ranges are made of. */
export function recentTrendsOf(
  recent: ReadonlyArray<MeasuredDay>,
  today: Day,
  { units, dateLanguage }: Reader,
): RecentTrends | null {
  const place = ({ name }: VitalSeries) => vitals[name].place
  const upToToday = recent.filter(({ day }) => day <= today)
  const drawn = { units, dateLanguage, today, range: RANGE, isSmall: true, formatDay: dayWriter(today, dateLanguage) } as const
  const trends = seriesOf(upToToday)
    .toSorted((a, b) => place(a) - place(b))
    .flatMap((series) => trendOf(series, drawn) ?? [])
  if (trends.length === 0) return null
  const charted = trends.slice(0, CHARTS)
  return {
    charts: charted.map((trend) => ({ ...inShort(trend), drawing: trend.drawing })),
    others: trends.slice(CHARTS).map(inShort),
    days: daysOf(charted),
  }
}

function inShort({ id, title, unit, pillar, latest, finding }: Trend): RecentTrend {
  return { id, title, unit, pillar, latest, finding }
}

/** The days on which at least one of these has a number, newest first. */
function daysOf(trends: ReadonlyArray<Trend>): RecentTrends['days'] {
  return trends[0]!.readings
    .map(({ day }, index) => ({ day, values: trends.map(({ readings }) => readings[index]!.value) }))
    .filter(({ values }) => values.some((value) => value !== ''))
    .toReversed()
}
