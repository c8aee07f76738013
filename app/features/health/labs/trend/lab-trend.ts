import type { Flag } from '#features/health/core/flags.ts'
import type { AlarmNote } from '#features/health/labs/alarm-notes.ts'

/** A result of a test, in the unit of the whole trend, with the words that the page shows. */
export interface TrendPoint {
  readonly reportId: string
  readonly day: string
  readonly dayText: string
  readonly value: number
  readonly operator: '<' | '<=' | '>' | '>=' | null
  /** "< 5", in the unit of the trend. */
  readonly written: string
  /** As printed, with its own unit. */
  readonly printed: string
  readonly low: number | null
  readonly high: number | null
  readonly range: string
  readonly flag: Flag | null
}

/** A result that cannot stand in the same picture: a word, or a number in a unit that does not compare. */
export interface UnplottedResult {
  readonly reportId: string
  readonly dayText: string
  readonly printed: string
  readonly range: string
  readonly flag: Flag | null
  readonly why: string
}

/** The coach’s band for a test, in the unit of the trend. */
export interface TargetBand {
  readonly low: number | null
  readonly high: number | null
  readonly words: string
  readonly reason: string
}

export interface Trend {
  readonly name: string
  readonly panel: string | null
  readonly loinc: string
  /** As people write it. */
  readonly unit: string
  /** Oldest first. */
  readonly points: ReadonlyArray<TrendPoint>
  readonly unplotted: ReadonlyArray<UnplottedResult>
  readonly target: TargetBand | null
  /** What the newest result says, in words. */
  readonly finding: string
  /** What its newest result calls for. */
  readonly notes: ReadonlyArray<AlarmNote>
}
