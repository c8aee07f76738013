import { dayNumber, dayOfNumber, type Day } from '#base/dates/calendar-day.ts'
import { formatShortDay, type DateLanguage } from '#base/dates/format-date.ts'
import { spell } from '#base/dates/spelling.ts'
import type { Units } from '#base/units.ts'
import { formatRounded } from '#features/health/core/rounded.ts'
import { sevenDayMeans, usualRange } from '#features/health/core/series.ts'
import type { VitalSeries } from '#features/health/core/vital-series.ts'
import { unitInText, vitals, formatVital, type HrvMethod } from '#features/health/core/vitals.ts'

import { drawTrend } from './drawing.server.ts'
import { findingOf } from './finding.ts'
import type { Range, Trend } from './trend.ts'

const methodWords: Readonly<Record<HrvMethod, string>> = { rmssd: 'RMSSD', sdnn: 'SDNN' }

interface Drawn {
  readonly units: Units
  readonly dateLanguage: DateLanguage
  readonly today: Day
  readonly range: Range
  /** Writes a day, counted as `dayNumber` does. */
  readonly formatDay: (day: number) => string
  /** Shown small. */
  readonly isSmall?: boolean
}

/** Writes days in that language, each once: the charts of a page have the same days. */
export function dayWriter(today: Day, dateLanguage: DateLanguage): Drawn['formatDay'] {
  const written = new Map<number, string>()
  return (day) => {
    const text = written.get(day) ?? formatShortDay(dayOfNumber(day), today, dateLanguage)
    written.set(day, text)
    return text
  }
}

/** A chart of so many days up to today, with what it says and its table. Null where no day of the range has a number. */
export function trendOf(
  { name, method, values }: VitalSeries,
  { units, dateLanguage, today, range, formatDay, isSmall = false }: Drawn,
): Trend | null {
  const to = dayNumber(today)
  const from = to - range + 1
  const shown = values.filter(({ day }) => day >= from)
  const last = shown.at(-1)
  if (!last) return null
  const means = sevenDayMeans(values, from, to)
  const usual = usualRange(values, to)
  const write = (value: number) => formatRounded(name, value, units)
  const writeExactly = (value: number) => formatVital(name, value, units)
  const { drawing, at, up } = drawTrend({
    values: shown,
    means,
    from,
    to,
    usual,
    isBars: vitals[name].drawnAs === 'bars',
    step: isSmall ? 1 : 0.1,
    write,
    formatDay,
  })
  const byDay = new Map(shown.map(({ day, value }) => [day, value]))
  return {
    id: method === null ? name : `${name}-${method}`,
    title: method === null ? vitals[name].label : `${vitals[name].label}, ${methodWords[method]}`,
    unit: spell(unitInText(name, units), dateLanguage),
    pillar: vitals[name].pillar,
    latest: { value: writeExactly(last.value), day: last.day === to ? 'today' : formatDay(last.day) },
    finding: findingOf({ values, usual, mean: means.at(-1) ?? null, to, write }),
    line: 'means',
    drawing,
    readings: means.map((mean, index) => {
      const value = byDay.get(from + index)
      return {
        x: at(from + index),
        y: value === undefined ? null : up(value),
        day: formatDay(from + index),
        value: value === undefined ? '' : writeExactly(value),
        mean: mean === null ? '' : write(mean),
      }
    }),
  }
}
