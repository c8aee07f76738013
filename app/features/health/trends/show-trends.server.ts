import type { Day } from '#base/dates/calendar-day.ts'
import type { DateLanguage } from '#base/dates/format-date.ts'
import { localDay } from '#base/dates/local-day.ts'
import { findHealthVersion } from '#features/health/core/health-version.server.ts'
import { readScoreTrend } from '#features/health/trends/score-trend.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { personCache } from '#platform/person-cache.server.ts'
import { drawnFrom, sendMarkup, type DrawnMarkup } from '#platform/ready-markup.server.ts'

import { drawEntries, drawPicture, drawTable } from './draw-trends.tsx'
import { listEntries, type EntriesPage } from './entries.server.ts'
import type { Range, TrendView, Trend } from './trend.ts'
import { readTrends } from './trends.server.ts'

interface DrawnTrend extends TrendView {
  readonly picture: DrawnMarkup
  readonly table: DrawnMarkup
}

interface DrawnTrends {
  /** All days of the charts as their tables write them, oldest first, a line each. */
  readonly days: string
  readonly trends: ReadonlyArray<DrawnTrend>
  readonly score: DrawnTrend | null
}

/** A page of entries, its table as text. */
interface DrawnEntries extends Omit<EntriesPage, 'entries' | 'units'> {
  readonly count: number
  readonly table: DrawnMarkup
}

/**
 * The trends of a member over so many days, and a page of their entries (`before` a day; the newest without one). Charts, tables and the newest
 * entries are kept as text until the record, the day, units, zone or language of dates is another one.
 */
export async function showTrends(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'clock'>,
  viewer: Viewer,
  range: Range,
  before: string | null,
) {
  const { userId, units, timeZone, dateLanguage } = viewer
  const version = await findHealthVersion(services.db, userId)
  const today = localDay(services.clock.now(), timeZone ?? 'UTC')
  const state = version === null ? null : JSON.stringify([version, today, units, timeZone, dateLanguage])
  const cache = personCache(services)
  const [drawn, list] = await Promise.all([
    cache.show<DrawnTrends>({ person: userId, page: `trends ${range}`, state }, async (last) => {
      const [{ trends }, score] = await Promise.all([
        readTrends(services, viewer, range),
        readScoreTrend(services, viewer, range),
      ])
      return drawTrends(trends, score, dateLanguage, last)
    }),
    before === null
      ? cache.show<DrawnEntries>({ person: userId, page: 'entries', state }, () => readEntries(services, viewer, null))
      : readEntries(services, viewer, before),
  ])
  return { ...drawn, list, today }
}

/** The page as the answer to a request takes it along. */
export function sendTrends(request: Request, { days, trends, score, list }: Awaited<ReturnType<typeof showTrends>>) {
  const send = ({ picture, table, ...trend }: DrawnTrend): TrendView => {
    return { ...trend, picture: sendMarkup(request, picture), table: sendMarkup(request, table) }
  }
  const { count, isEarlier, older, newer, table } = list
  return {
    days,
    trends: trends.map(send),
    score: score && send(score),
    list: { count, isEarlier, older, newer, table: sendMarkup(request, table) },
  }
}

function drawTrends(
  trends: ReadonlyArray<Trend>,
  score: Trend | null,
  language: DateLanguage,
  last: DrawnTrends | null,
): DrawnTrends {
  const lastOf = (id: string) => last?.trends.find((trend) => trend.id === id)
  return {
    days: ((trends[0] ?? score)?.readings ?? []).map(({ day }) => day).join('\n'),
    trends: trends.map((trend) => drawTrend(trend, language, lastOf(trend.id))),
    score: score && drawTrend(score, language, last?.score ?? undefined),
  }
}

/** What shows the same numbers as it did last is not drawn again. */
function drawTrend(trend: Trend, language: DateLanguage, last: DrawnTrend | undefined): DrawnTrend {
  const { id, title, unit, pillar, line, drawing } = trend
  const { width, height, axis, left, right } = drawing
  const { readings, ...pictured } = trend
  return {
    id,
    title,
    unit,
    pillar,
    frame: { width, height, axis, left, right, reads: line === 'days' ? 'line' : 'points' },
    picture: drawnFrom({ pictured, language }, () => drawPicture(trend, language), last?.picture),
    table: drawnFrom({ title, unit, line, readings, language }, () => drawTable(trend, language), last?.table),
  }
}

async function readEntries(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  viewer: Viewer,
  before: Day | null,
): Promise<DrawnEntries> {
  const { entries, units, ...page } = await listEntries(services, viewer, before)
  const { dateLanguage: language } = viewer
  const table = drawnFrom({ entries, units, language }, () => drawEntries(entries, units, language))
  return { ...page, count: entries.length, table }
}
