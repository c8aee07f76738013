import type { Day } from '#base/dates/calendar-day.ts'
import type { VitalName } from '#features/health/core/vitals.ts'

/** A logged day, written out. */
export interface WrittenEntry {
  readonly day: Day
  readonly inWords: string
  /** It can still be edited. */
  readonly isOpen: boolean
  /** Empty where nothing was measured. */
  readonly values: Readonly<Record<VitalName, string>>
  /** How its HRV is worked out: “RMSSD”; empty where nobody said. */
  readonly method: string
  /** “Oura: sleep, HRV”, of what was not typed. */
  readonly from: ReadonlyArray<string>
}
