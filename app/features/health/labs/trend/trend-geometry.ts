import { scaleLinear } from 'd3-scale'

import { dayNumber } from '#base/dates/calendar-day.ts'
import { isOutside } from '#features/health/core/flags.ts'

import { HEIGHT, WIDTH } from './chart-size.ts'
import type { TargetBand, TrendPoint } from './lab-trend.ts'

const LEFT = 60
const RIGHT = 8
const TOP = 16
const BOTTOM = 36

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Everything that the picture draws, in its own units; nothing is left to work out in the browser. */
export interface TrendGeometry {
  readonly line: string
  readonly dots: ReadonlyArray<{
    readonly x: number
    readonly y: number
    readonly shape: 'dot' | 'diamond' | 'below' | 'above'
    readonly reportId: string
    readonly label: string
  }>
  /** The laboratory’s range, from each result half the way to the next. */
  readonly ranges: ReadonlyArray<Box>
  readonly target: Box | null
  readonly ticks: ReadonlyArray<{ readonly y: number; readonly text: string }>
  readonly days: ReadonlyArray<{ readonly x: number; readonly text: string; readonly anchor: 'start' | 'end' | 'middle' }>
}

/** The picture of a trend. Points are oldest first. */
export function drawTrend(points: ReadonlyArray<TrendPoint>, unit: string, target: TargetBand | null): TrendGeometry {
  const bounds = [...points.flatMap(({ value, low, high }) => [value, low, high]), target?.low, target?.high].filter(
    (each) => typeof each === 'number',
  )
  const [least, most] = [Math.min(...bounds), Math.max(...bounds)]
  const room = (most - least || Math.abs(most) || 1) * 0.08
  const y = scaleLinear()
    .domain([least >= 0 ? Math.max(0, least - room) : least - room, most + room])
    .range([HEIGHT - BOTTOM, TOP])
    .nice(4)
  const days = points.map(({ day }) => dayNumber(day))
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0]
  const x = scaleLinear()
    .domain(first === last ? [first - 1, last + 1] : [first, last])
    .range([LEFT + 14, WIDTH - RIGHT - 14])
  const dots = points.map((point, at) => ({
    x: round(x(days[at]!)),
    y: round(y(point.value)),
    shape: shapeOf(point),
    reportId: point.reportId,
    label: `${point.dayText}: ${`${point.written} ${unit}`.trim()}`,
  }))
  const format = y.tickFormat(4)
  return {
    line: dots.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
    dots,
    ranges: rangesOf(
      points,
      dots.map((dot) => dot.x),
      y,
    ),
    target: target && bandOf(target, [LEFT, WIDTH - RIGHT], y),
    ticks: ticksOf(y.ticks(4), (tick) => format(tick).replace('-', '−'), y),
    days: daysOf(points, dots),
  }
}

function shapeOf({ operator, flag }: TrendPoint): TrendGeometry['dots'][number]['shape'] {
  if (operator === '<' || operator === '<=') return 'below'
  if (operator === '>' || operator === '>=') return 'above'
  return isOutside(flag) ? 'diamond' : 'dot'
}

type Scale<Result = number> = (value: number) => Result

/** Of numbers that differ in their last digit alone several ticks read the same: one of them says it. */
function ticksOf(ticks: ReadonlyArray<number>, write: Scale<string>, y: Scale): TrendGeometry['ticks'] {
  const byText = Map.groupBy(ticks, write)
  return [...byText].map(([text, same]) => ({ y: round(y(same[same.length >> 1]!)), text }))
}

/** A range without an end goes to the edge of the picture. */
function bandOf(
  { low, high }: { low: number | null; high: number | null },
  [from, to]: readonly [number, number],
  y: Scale,
): Box {
  const top = high === null ? TOP : Math.max(TOP, y(high))
  const bottom = low === null ? HEIGHT - BOTTOM : Math.min(HEIGHT - BOTTOM, y(low))
  return { x: round(from), y: round(top), width: round(to - from), height: round(Math.max(0, bottom - top)) }
}

function rangesOf(points: ReadonlyArray<TrendPoint>, places: ReadonlyArray<number>, y: Scale): Box[] {
  return points.flatMap((point, at) => {
    if (point.low === null && point.high === null) return []
    const from = at === 0 ? LEFT : (places[at - 1]! + places[at]!) / 2
    const to = at === points.length - 1 ? WIDTH - RIGHT : (places[at]! + places[at + 1]!) / 2
    return [bandOf(point, [from, to], y)]
  })
}

function daysOf(points: ReadonlyArray<TrendPoint>, dots: TrendGeometry['dots']): TrendGeometry['days'] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  if (first.day === last.day) return [{ x: dots[0]!.x, text: first.dayText, anchor: 'middle' }]
  return [
    { x: dots[0]!.x, text: first.dayText, anchor: 'start' },
    { x: dots.at(-1)!.x, text: last.dayText, anchor: 'end' },
  ]
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
