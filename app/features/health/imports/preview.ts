import type { Day } from '#base/dates/calendar-day.ts'
import type { SourceKind } from '#features/health/core/source.ts'
import type { HrvMethod, VitalName } from '#features/health/core/vitals.ts'

/**
 * What becomes of a number of a file: it `changes` its day, stands there `same` already, or does not count, because the member `typed` one or `emptied` it, or because
 * another source comes `first`.
 */
export const outcomes = ['changes', 'same', 'typed', 'emptied', 'first'] as const

export type Outcome = (typeof outcomes)[number]

/** The numbers of one kind that one source of a file gives. */
export interface PreviewedSeries {
  readonly metric: VitalName
  readonly method: HrvMethod | ''
  readonly source: string
  readonly outcomes: Readonly<Partial<Record<Outcome, number>>>
}

/** A number of a day as a file gives it, and as the day will have it. */
export interface PreviewedNumber {
  readonly day: Day
  readonly metric: VitalName
  readonly outcome: Outcome
  /** Of the file. */
  readonly value: number
  /** What will stand there; null where the member emptied it. */
  readonly current: number | null
  /** The source of what will stand there, where it is not this one. */
  readonly first: { readonly kind: SourceKind; readonly name: string } | null
}

/** What a file would do to the days of a member. */
export interface Preview {
  readonly numbers: number
  readonly days: number
  readonly first: Day
  readonly last: Day
  readonly series: ReadonlyArray<PreviewedSeries>
  /** Of the first and last days, each number once: that of the source which counts first. */
  readonly edges: ReadonlyArray<PreviewedNumber>
  /** The first of those that differ from what the member typed. */
  readonly conflicts: ReadonlyArray<PreviewedNumber>
  readonly conflictCount: number
}
