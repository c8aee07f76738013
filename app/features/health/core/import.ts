import type { VitalName } from '#features/health/core/vitals.ts'

/**
 * A file is sent, waits for the member to name its columns (a CSV), is read, waits to be looked over (`ready`), and is taken as a whole or not
 * at all.
 */
export const importStates = ['sending', 'asking', 'waiting', 'reading', 'ready', 'taking', 'done', 'failed', 'undone'] as const

export type ImportState = (typeof importStates)[number]

/** Nothing of it counts yet, and it can be cancelled. */
export const underWay = ['sending', 'asking', 'waiting', 'reading', 'ready', 'taking'] as const satisfies ImportState[]

/** In which order a file writes the numbers of a date that says it in no other way: 03/04/2026. */
export const dateOrders = ['dmy', 'mdy'] as const

export type DateOrder = (typeof dateOrders)[number]

/** Which column of a CSV holds what, by its heading. */
export interface ColumnMapping {
  /** What its source is called. */
  readonly source: string
  readonly day: string
  /** Null where the dates of the file say it themselves. */
  readonly dateOrder: DateOrder | null
  /** Several columns of one number are added up. While it is asked, the unit is empty where nothing tells it. */
  readonly numbers: ReadonlyArray<{ readonly metric: VitalName; readonly column: string; readonly unit: string }>
  /** Only rows that say this in that column. */
  readonly only?: { readonly column: string; readonly is: string }
  readonly sleep?: SleepColumns
}

/** Where a row says more of a sleep than how long it was. */
export interface SleepColumns {
  /** When it began, with date and time. */
  readonly from?: string
  /** When it ended; that of the dates where there is no other. */
  readonly to?: string
  /** Says of naps that they are some. */
  readonly nap?: string
}

/** What the reading of a file left out. */
export type LeftOut = Required<Pick<ImportCounts, 'refused' | 'naps'>>

/** What an import came to, in numbers of single days. */
export interface ImportCounts {
  readonly days: number
  /** New ones, or other ones than before. */
  readonly added: number
  /** Those that were here already, just so. */
  readonly same: number
  /** What was not taken, each row once a reason, as the page lists it. */
  readonly refused: number
  /** Naps and shorter sleeps of a day, which are not added to its night. */
  readonly naps?: number
}

/** Why one line of a file was not taken. */
export interface ImportProblem {
  readonly row: number
  readonly reason: string
}
