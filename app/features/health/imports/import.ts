import type { VitalName } from '#features/health/vitals.ts'

/** A file is sent, waits for the member to name its columns (a CSV), is read, and taken as a whole or not at all. */
export const importStates = ['sending', 'asking', 'waiting', 'reading', 'done', 'failed', 'undone'] as const

export type ImportState = (typeof importStates)[number]

/** Which column of a CSV holds what, by its heading. */
export interface ColumnMapping {
  readonly day: string
  readonly numbers: ReadonlyArray<{ readonly metric: VitalName; readonly column: string; readonly unit: string }>
}

/** What an import came to, in numbers of single days. */
export interface ImportCounts {
  readonly days: number
  /** New ones, or other ones than before. */
  readonly added: number
  /** Those that were here already, just so. */
  readonly same: number
  /** Those that were no numbers, or out of bounds. */
  readonly refused: number
}

/** Why one line of a file was not taken. */
export interface ImportProblem {
  readonly row: number
  readonly reason: string
}
