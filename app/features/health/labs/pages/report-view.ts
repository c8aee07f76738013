import type { Flag } from '#features/health/core/flags.ts'
import type { LabReport } from '#features/health/core/lab-report.ts'
import type { AlarmNote } from '#features/health/labs/alarm-notes.ts'
import type { Alarm } from '#features/health/labs/alarm.ts'

export interface ResultView {
  readonly id: string
  readonly name: string
  /** Under which its trend is; null where it is no test of the list, nor has a code. */
  readonly loinc: string | null
  /** What the list calls it, where the report calls it otherwise. */
  readonly known: string | null
  readonly printed: string
  readonly range: string
  readonly flag: Flag | null
  readonly alarm: Alarm | null
  readonly isTroponin: boolean
  /** The day, in words, of a newer result of the test that no longer calls for it. */
  readonly endedOn: string | null
}

export interface ReportView {
  readonly id: string
  readonly collectedOn: string
  readonly dayText: string
  readonly laboratory: string
  readonly fasting: boolean | null
  readonly origin: LabReport['origin']
  readonly enteredText: string
  /** Whether the PDF that it was read from is kept with it. */
  readonly hasFile: boolean
  readonly results: ReadonlyArray<ResultView>
  readonly outside: number
  /** The more urgent one first. */
  readonly notes: ReadonlyArray<AlarmNote>
}

export interface ListedTest {
  /** What tells it from the others: its code, or the name that reports print. */
  readonly key: string
  /** Its trend, or the report of its newest result where no trend is made. */
  readonly address: string
  readonly name: string
  readonly panel: string
  readonly newest: ResultView
  readonly dayText: string
  readonly times: number
  /** All that it is found by, as folded words: its names, those that reports print, its field, its code. */
  readonly sought: string
}
