import type { Day } from '#base/dates/calendar-day.ts'

export const operators = ['<', '<=', '>', '>='] as const
/** As laboratories print them: far too low, too low, as usual, too high, far too high, otherwise unusual. */
export const flags = ['LL', 'L', 'N', 'H', 'HH', 'A'] as const
export const reportOrigins = ['typed', 'pasted', 'csv', 'fhir', 'pdf'] as const

/** The range that a laboratory prints beside a result; null is no bound. */
export interface ReferenceRange {
  readonly low: number | null
  readonly lowInclusive: boolean
  readonly high: number | null
  readonly highInclusive: boolean
}

/** One line of a report: a number with its unit, or a text. */
export interface LabResult extends ReferenceRange {
  /** As printed. */
  readonly name: string
  /** The code of the test; null where it is none that we know. */
  readonly loinc: string | null
  readonly operator: (typeof operators)[number] | null
  readonly value: number | null
  readonly words: string | null
  /** The value as printed, with its operator and all its zeros (“7.0”, “< 3,0”); null where it was kept before that was. */
  readonly printedValue: string | null
  /** As printed. */
  readonly unit: string
  /** The same unit in UCUM; null where it could not be told. */
  readonly ucum: string | null
  /** The range as printed (“0.57-1.00”); null where it was kept before that was. */
  readonly printedRange: string | null
  readonly flag: (typeof flags)[number] | null
}

/** What a laboratory found in what was taken on one day. */
export interface LabReport {
  readonly collectedOn: Day
  readonly laboratory: string
  readonly fasting: boolean | null
  readonly origin: (typeof reportOrigins)[number]
  readonly results: ReadonlyArray<LabResult>
}
