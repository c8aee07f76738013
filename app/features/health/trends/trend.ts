import type { PillarSlug } from '#content/pillars.ts'
import type { Markup } from '#features/health/core/markup.ts'

/** How many days a chart shows. */
export const ranges = [7, 30, 90, 365] as const

export type Range = (typeof ranges)[number]

export const rangeWords: Readonly<Record<Range, string>> = { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'Year' }

/** The range that an address asks for; 30 days where it asks for none. */
export function rangeOf(typed: string | null): Range {
  return ranges.find((range) => String(range) === typed) ?? 30
}

/** One day of a chart, to be read. */
export interface Reading {
  /** From the left, in the units of the drawing. */
  readonly x: number
  /** From the top; null on a day without a number. */
  readonly y: number | null
  readonly day: string
  /** “7:12”; empty on a day without a number. */
  readonly value: string
  /** The mean of the seven days that end here; empty where too few have a number. */
  readonly mean: string
}

/** What is drawn, in the units of the drawing. */
export interface TrendDrawing {
  readonly width: number
  readonly height: number
  /** Of the days: points, or strokes from zero up. */
  readonly days: string
  readonly isBars: boolean
  /** How wide a point or a stroke is. */
  readonly stroke: number
  /** The line, broken at gaps. */
  readonly means: string
  /** The usual range, from its top to its bottom; null while there is none. */
  readonly band: { readonly top: number; readonly bottom: number } | null
  readonly axis: number
  readonly left: number
  readonly right: number
  readonly yLabels: ReadonlyArray<{ readonly y: number; readonly text: string }>
  readonly xTicks: ReadonlyArray<{ readonly x: number; readonly text: string }>
  /** Today’s number. */
  readonly today: { readonly x: number; readonly y: number } | null
}

/** One number over time, as its chart, its sentence and its table say it. */
export interface Trend {
  readonly id: string
  readonly title: string
  readonly unit: string
  /** Null for what belongs to none. */
  readonly pillar: PillarSlug | null
  /** The newest number in the range and its day. */
  readonly latest: { readonly value: string; readonly day: string } | null
  readonly finding: string
  /** What the line goes through: the means of seven days, or the days themselves. */
  readonly line: 'means' | 'days'
  readonly drawing: TrendDrawing
  /** A day each, oldest first. */
  readonly readings: ReadonlyArray<Reading>
}

/** A trend as its page shows it: its chart and its table as text. */
export interface TrendView extends Pick<Trend, 'id' | 'title' | 'unit' | 'pillar'> {
  /** How large the drawing is, where its days lie, and whether its points or its line are read. */
  readonly frame: Pick<TrendDrawing, 'width' | 'height' | 'axis' | 'left' | 'right'> & { readonly reads: 'points' | 'line' }
  readonly picture: Markup
  readonly table: Markup
}

/** The id of a chart’s heading, by which the chart is named. */
export function titleIdOf(id: string): string {
  return `trend-${id}`
}
