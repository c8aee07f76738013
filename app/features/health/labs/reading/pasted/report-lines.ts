import { beginningOf, type ReadProblem } from '#features/health/labs/reading/draft.ts'
import type { DecimalSign } from '#features/health/labs/reading/read-number.ts'

import { groupsOf } from './group-ranges.ts'
import type { PaperHead } from './paper-head.ts'
import { isAddress, isPaperNumber, isProse } from './paper-lines.ts'
import type { Piece } from './pieces.ts'
import type { RowResult } from './read-row.ts'
import { isOfHeading } from './sections.ts'

/** What became of a row: nothing is on it, it is of a result, it is a known part of the paper, or it is listed as not taken. */
export type RowFate = 'blank' | 'result' | 'paper' | 'not taken'

/** What a text says, and what became of each of its rows. */
export interface ReportText {
  readonly head: PaperHead
  readonly sign: DecimalSign
  readonly results: ReadonlyArray<{ readonly row: number; readonly result: RowResult }>
  readonly problems: ReadonlyArray<ReadProblem>
  /** One for each row, in order. */
  readonly fates: ReadonlyArray<RowFate>
}

/** A result, as long as rows below it may add to it. */
export interface FoundResult {
  readonly row: number
  result: RowResult
  /** Rows that belong to it. */
  readonly rows: number[]
  /** Ranges below it that are for some people. */
  readonly groups: Piece[][]
}

export const reasons = {
  tooLong: 'This line is too long to be a result.',
  paper: 'This is a number of the papers, and no result.',
  count: 'This is a count of tests, and no result.',
  earlier: 'This is an earlier result.',
  sentence: 'This is a sentence, and no result.',
  noResult: 'No result was found on this line.',
  noNumber: 'There is no number on this line.',
  noName: 'There is no name of a test beside this.',
  empty: 'The place of the result is empty.',
  same: 'This is a result in another unit, and the result itself does not stand above it.',
  rangeAlone: 'This is a range, and the test above it has one already, or there is none.',
  outside: 'This stands outside the results, and is neither a known test nor has it a unit.',
} as const

/** The account of a text: each row has one fate, and what was not taken has its reason. */
export class Account {
  readonly #fates: Array<RowFate | null>
  readonly #problems = new Map<number, ReadProblem>()
  readonly #texts: ReadonlyArray<string>

  constructor(texts: ReadonlyArray<string>) {
    this.#texts = texts
    this.#fates = texts.map((text) => (text.trim() === '' ? 'blank' : null))
  }

  /** Whether nothing stands on the rows between two. */
  isBlankBetween(above: number, below: number): boolean {
    return this.#fates.slice(above, below - 1).every((fate) => fate === 'blank')
  }

  isPaper(row: number): void {
    this.#fates[row - 1] = 'paper'
  }

  isOfResult(rows: ReadonlyArray<number>): void {
    for (const row of rows) {
      this.#fates[row - 1] = 'result'
      this.#problems.delete(row)
    }
  }

  refuse(row: number, reason: string): void {
    const text = this.#texts[row - 1]!
    this.#fates[row - 1] = 'not taken'
    this.#problems.set(row, { row, reason, text: beginningOf(text) })
  }

  /** A row that nothing was understood of. */
  refuseUnread(row: number): void {
    this.refuse(row, /\d/.test(this.#texts[row - 1]!) ? reasons.noResult : reasons.noNumber)
  }

  /** All rows, each with its fate; whatever none was found for is not taken. */
  close(): { readonly fates: ReadonlyArray<RowFate>; readonly problems: ReadonlyArray<ReadProblem> } {
    for (const [at, fate] of this.#fates.entries()) if (fate === null) this.refuseUnread(at + 1)
    return {
      fates: this.#fates.map((fate) => fate ?? 'not taken'),
      problems: [...this.#problems.values()].toSorted((a, b) => a.row - b.row),
    }
  }
}

/** A test of the list, or something with a unit: a result wherever it stands. */
export function isSure({ isKnown, unit }: RowResult): boolean {
  return isKnown || unit !== ''
}

/**
 * Of the results that are unknown and without a unit those that stand among the others, or next to them: the rest is more likely a number
 * of the paper. Where nothing is sure, all of them.
 */
export function withinResults(found: ReadonlyArray<FoundResult>): { kept: FoundResult[]; outside: FoundResult[] } {
  const sure = found.filter(({ result }) => isSure(result))
  if (sure.length === 0) return { kept: [...found], outside: [] }
  const rows = sure.flatMap((each) => each.rows)
  let [first, last] = [rows.reduce((a, b) => Math.min(a, b)), rows.reduce((a, b) => Math.max(a, b))]
  const kept = new Set(found.filter(({ row, result }) => isSure(result) || (row >= first && row <= last)))
  for (const each of found)
    if (!kept.has(each) && each.rows[0] === last + 1) {
      kept.add(each)
      last = each.rows.at(-1)!
    }
  for (const each of found.toReversed())
    if (!kept.has(each) && each.rows.at(-1) === first - 1) {
      kept.add(each)
      first = each.rows[0]!
    }
  return { kept: found.filter((each) => kept.has(each)), outside: found.filter((each) => !kept.has(each)) }
}

/** Whether what was read as a result is a number of the paper, of a heading or of a sentence. */
export function isOfPaper(line: string, result: RowResult): boolean {
  const { name, isKnown, unit, range, value, unread } = result
  if (!isSure(result) && isOfHeading(line, value)) return true
  if (isProse(line) && (!isKnown || unread.split(' ').length > 2)) return true
  if (isKnown) return unit === '' && range === '' && /^\d{6,}$/.test(value)
  return unit === '' ? isPaperNumber(range === '' ? line : line.replace(range, ' '), name) : isAddress(line)
}

const OF_PREGNANCY = /trim|(?<!non-?\s?)pregnan|schwanger|ssw|grossesse|embarazo/i

/** Takes the range for the reader from those below a result: the only one, or the only one that is not of a pregnancy; with its condition. */
export function withGroups({ result, groups }: FoundResult, sign: DecimalSign): RowResult {
  if (groups.length === 0) return result
  const printed = groups.filter((pieces) => pieces.some(({ kind }) => kind === 'range' || kind === 'bound'))
  const general = printed.filter((pieces) => !OF_PREGNANCY.test(pieces.map(({ text }) => text).join(' ')))
  const chosen = general.length === 1 ? general[0]! : printed.flat()
  const ranges = chosen.filter(({ kind }) => kind === 'range' || kind === 'bound')
  const { range, note } = groupsOf(chosen, ranges, sign)
  const isNew = result.range === '' && range !== null
  const note2 = result.range !== '' ? null : note
  return { ...result, range: isNew ? range : result.range, note: [result.note, note2].filter(Boolean).join(' ') || null }
}
