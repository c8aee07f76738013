import { dayNumber, dayOfNumber } from '#base/dates/calendar-day.ts'
import { formatShortDay } from '#base/dates/format-date.ts'
import { localDay } from '#base/dates/local-day.ts'
import { readHistory } from '#features/health/history/history.server.ts'
import { scoreHistory } from '#features/health/score/outlook.ts'
import { scoreFinding } from '#features/health/score/score-finding.ts'
import { drawTrend } from '#features/health/trends/drawing.server.ts'
import type { Range, Trend } from '#features/health/trends/trend.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** A member’s score over so many days up to today, from the day on which they joined, worked out from what is known now; null before there is one. One query. */
export async function readScoreTrend(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  { userId, timeZone, dateLanguage }: Viewer,
  range: Range,
): Promise<Trend | null> {
  const today = localDay(clock.now(), timeZone ?? 'UTC')
  const { history } = await readHistory(db, userId, { upTo: today, since: today })
  const joined = localDay(history.joinedAt, timeZone ?? 'UTC')
  const scores = scoreHistory({ entries: history.logged, labs: history.labs.toReversed() }, today, range, joined)
  const score = scores.at(-1)
  if (score === null || score === undefined) return null
  const to = dayNumber(today)
  const from = to - range + 1
  const write = (day: number) => formatShortDay(dayOfNumber(day), today, dateLanguage)
  const { drawing, at, up } = drawTrend({
    values: [{ day: to, value: score }],
    means: scores,
    from,
    to,
    usual: null,
    isBars: false,
    span: [0, 100],
    write: String,
    formatDay: write,
  })
  return {
    id: 'score',
    title: 'Health score',
    unit: 'of 100',
    pillar: null,
    latest: { value: String(score), day: 'today' },
    finding: scoreFinding(scores),
    line: 'days',
    drawing,
    readings: scores.map((one, index) => ({
      x: at(from + index),
      y: one === null ? null : up(one),
      day: write(from + index),
      value: one === null ? '' : String(one),
      mean: '',
    })),
  }
}
