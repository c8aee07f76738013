import type { Day } from '#base/dates/calendar-day.ts'
import type { LabReport } from '#features/health/core/lab-report.ts'

/** One line of a report as texts that a person can still change. */
export interface DraftLine {
  /** Where it stood in what was submitted. */
  readonly row: number | null
  /** As printed. */
  readonly name: string
  /** The code that came with it, or of the test that the name means. */
  readonly loinc: string | null
  readonly value: string
  readonly unit: string
  readonly range: string
  readonly flag: string
  /** What a person should look at. */
  readonly note: string | null
  /** Value and range with all their zeros and signs, as they stood there. */
  readonly printedValue?: string
  readonly printedRange?: string
}

export interface DraftReport {
  readonly collectedOn: Day | null
  /** What a person should look at in the head of it. */
  readonly note: string | null
  readonly laboratory: string
  readonly fasting: boolean | null
  readonly lines: ReadonlyArray<DraftLine>
}

/** What was not taken, and why. */
export interface ReadProblem {
  readonly row: number
  readonly reason: string
  /** The beginning of what stood there. */
  readonly text: string
}

export type Reading =
  | {
      readonly ok: true
      readonly origin: Exclude<LabReport['origin'], 'typed'>
      readonly reports: ReadonlyArray<DraftReport>
      readonly problems: ReadonlyArray<ReadProblem>
      /** Of whom it is, where it says so. */
      readonly person?: string | null
    }
  | { readonly ok: false; readonly reason: string }

/** A person looks over every line, so more at once help nobody. */
export const MAX_LINES = 300
export const MAX_REPORTS = 20
export const MAX_NAME = 120
export const MAX_UNIT = 40

/** The beginning of a line, to find it by. */
export function beginningOf(text: string): string {
  const plain = text.trim().replaceAll(/\s+/g, ' ')
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain
}

/** Lines of one day and laboratory are one report, in the order in which they come. */
export function gatherReports(
  lines: ReadonlyArray<{ readonly head: Omit<DraftReport, 'lines'>; readonly line: DraftLine }>,
): DraftReport[] {
  const reports = new Map<string, DraftReport & { lines: DraftLine[] }>()
  for (const { head, line } of lines) {
    const key = `${head.collectedOn} ${head.laboratory}`
    const report = reports.get(key) ?? { ...head, lines: [] }
    reports.set(key, report)
    report.lines.push(line)
  }
  return [...reports.values()].toSorted((a, b) => (b.collectedOn ?? '').localeCompare(a.collectedOn ?? ''))
}

/** Why so much is not taken at once; null where it may be. */
export function tooMuch(reports: ReadonlyArray<DraftReport>): string | null {
  const lines = reports.reduce((sum, report) => sum + report.lines.length, 0)
  if (lines > MAX_LINES) return `These are ${lines.toLocaleString('en')} results. Please import at most ${MAX_LINES} at a time.`
  return reports.length > MAX_REPORTS
    ? `These are ${reports.length} reports. Please import at most ${MAX_REPORTS} at a time.`
    : null
}
