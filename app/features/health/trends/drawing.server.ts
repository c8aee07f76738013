import { scaleLinear } from 'd3-scale'

import { runsOf, type DayValue, type UsualRange } from '#features/health/core/series.ts'

import type { TrendDrawing } from './trend.ts'

const WIDTH = 400
const HEIGHT = 150
/** The height of a line of the largest labels, those on a phone. */
const LINE = 17
const EDGES = { left: 44, right: 8, top: 10, bottom: 26 }

interface Drawn {
  readonly values: ReadonlyArray<DayValue>
  /** What the line goes through: a number or none for each day from the first to the last. */
  readonly means: ReadonlyArray<number | null>
  readonly from: number
  readonly to: number
  readonly usual: UsualRange | null
  readonly isBars: boolean
  /** From where to where the drawing reaches; without it, over all numbers and the usual range. */
  readonly span?: readonly [least: number, most: number]
  /** The smallest step of a place in it: a tenth, or one where it is shown small. */
  readonly step?: 0.1 | 1
  readonly write: (value: number) => string
  readonly formatDay: (day: number) => string
}

/** A chart’s lines, and where each day and number lies in it. */
export function drawTrend({ values, means, from, to, usual, isBars, span, step = 0.1, write, formatDay }: Drawn) {
  const x = scaleLinear([from, to], [EDGES.left, WIDTH - EDGES.right])
  const y = scaleLinear(span ?? domainOf(values, means, usual, isBars), [HEIGHT - EDGES.bottom, EDGES.top])
  const at = (day: number) => round(x(day), step)
  const up = (value: number) => round(y(value), step)
  const axis = HEIGHT - EDGES.bottom
  const meanPoints = means.flatMap((mean, index) => (mean === null ? [] : [{ day: from + index, mean }]))
  const newest = values.find(({ day }) => day === to)
  const drawing: TrendDrawing = {
    width: WIDTH,
    height: HEIGHT,
    isBars,
    stroke: strokeOf(x(from + 1) - x(from), isBars),
    days: isBars
      ? values.map(({ day, value }) => `M${at(day)} ${axis}V${up(value)}`).join('')
      : pointsOf(values.map(({ day, value }) => [at(day), up(value)])),
    means: runsOf(meanPoints)
      .map((run) => lineOf(run.map(({ day, mean }) => [at(day), up(mean)])))
      .join(''),
    band: usual && { top: up(usual.high), bottom: up(isBars ? Math.max(0, usual.low) : usual.low) },
    axis,
    left: EDGES.left,
    right: WIDTH - EDGES.right,
    yLabels: spread(once((span ?? labelsOf(values, usual)).map((value) => ({ y: up(value), text: write(value) })))),
    xTicks: [from, Math.round((from + to) / 2)].map((day) => ({ x: at(day), text: formatDay(day) })),
    today: newest ? { x: at(to), y: up(newest.value) } : null,
  }
  return { drawing, at, up }
}

type Place = readonly [x: number, y: number]

/** From place to place, as path data writes it shortest: each as its distance from the one before it. */
function stepsOf(places: ReadonlyArray<Place>): string[] {
  return places.slice(1).map(([x, y], index) => {
    const [across, down] = [shortly(x - places[index]![0]), shortly(y - places[index]![1])]
    return down.startsWith('-') ? across + down : `${across} ${down}`
  })
}

/** Path data of a line through all of them; of one, a point. */
function lineOf(places: ReadonlyArray<Place>): string {
  const [x, y] = places[0]!
  return places.length === 1 ? `M${x} ${y}h0` : `M${x} ${y}l${stepsOf(places).join(' ')}`
}

/** Path data of points. */
function pointsOf(places: ReadonlyArray<Place>): string {
  const [first] = places
  return first
    ? `M${first[0]} ${first[1]}h0${stepsOf(places)
        .map((step) => `m${step}h0`)
        .join('')}`
    : ''
}

const shortly = (number: number) => String(round(number)).replace(/^(-?)0\./, '$1.')

/**
 * What the drawing spans: all numbers, the means (which days before the range move, too) and the usual range, with some air; strokes stand
 * on zero.
 */
function domainOf(
  values: ReadonlyArray<DayValue>,
  means: ReadonlyArray<number | null>,
  usual: UsualRange | null,
  isBars: boolean,
): [number, number] {
  const drawn = means.filter((mean) => mean !== null)
  const all = [...values.map(({ value }) => value), ...drawn, ...(usual ? [usual.low, usual.high] : [])]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const air = Math.max((most - least) * 0.08, Math.abs(most) * 0.005, 1e-6)
  return isBars ? [0, most + air] : [least - air, most + air]
}

/** As wide as the days allow: strokes never run into each other, points get smaller. */
function strokeOf(gap: number, isBars: boolean): number {
  return round(isBars ? Math.min(6, gap * 0.6) : Math.min(5, Math.max(2, gap * 0.9)))
}

/** The edges of the usual range; before there is one, the least and the most. One label where they are hardly apart. */
function labelsOf(values: ReadonlyArray<DayValue>, usual: UsualRange | null): number[] {
  const numbers = values.map(({ value }) => value)
  const ends = usual ? [Math.max(0, usual.low), usual.high] : [Math.min(...numbers), Math.max(...numbers)]
  return ends[0] === ends[1] ? ends.slice(0, 1) : ends
}

/** What reads the same stands there once, half the way between. */
function once(labels: TrendDrawing['yLabels']): TrendDrawing['yLabels'] {
  return [...Map.groupBy(labels, ({ text }) => text)].map(([text, same]) => ({
    text,
    y: round(same.reduce((sum, { y }) => sum + y, 0) / same.length),
  }))
}

/** Two labels at edges that lie close together move apart, so that both can be read. */
function spread(labels: TrendDrawing['yLabels']): TrendDrawing['yLabels'] {
  const [lower, upper] = labels
  if (!lower || !upper || lower.y - upper.y >= LINE) return labels
  const middle = (lower.y + upper.y) / 2
  return [
    { ...lower, y: round(middle + LINE / 2) },
    { ...upper, y: round(middle - LINE / 2) },
  ]
}

const round = (number: number, step: 0.1 | 1 = 0.1) => (step === 1 ? Math.round(number) : Math.round(number * 10) / 10)
