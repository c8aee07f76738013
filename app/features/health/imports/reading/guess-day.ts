import type { SleepColumns } from '#features/health/core/import.ts'

import type { CsvHead } from './csv-head.ts'
import { dateOrderIn, readDate, readSerial, readSpan } from './dates.ts'
import { headingWords } from './heading-words.ts'
import { saysNap, saysNothing } from './numbers.ts'

/** Headings over the day of a row, in the languages that exports come in most. */
const DATE =
  /^(?:(?:calendar|recorded|measure\w*|log|sleep|night)[ _]?)?(?:date|day|datum|tag|fecha|jour|data|dia|día|giorno|dag|time|timestamp|zeit)(?:[ _]?time)?\b/i
/** Of when a sleep ended. “Wake onset” is the onset of being awake. */
const END =
  /\bwak(?:e|ing|eup|ed)|\b(?:end|ended|until|till?|to|stop|finish|out of bed|morning|get ?up|rise|bis|ende?|aufgewacht|aufwach\w*|aufgestanden|fin|hasta|despertar|réveil|jusqu|fine|sveglia|acordar|fim|einde|tot)\b|(?:end|bis|fin)(?:time|date|zeit)?$/i
/** Of when one began. */
const BEGIN =
  /\b(?:start|started|begin|began|from|onset|bed ?time|in bed|asleep at|fell asleep|go to bed|to bed|von|beginn|einschlaf\w*|eingeschlafen|inicio|desde|debut|début|coucher|inizio|inicio|início|van)\b|(?:start|begin)(?:time|date|zeit)?$/i
/** Of when something was done with the row or planned, or somebody was born. */
const ASIDE =
  /creat|updat|modif|export|import|sync|upload|download|birth|geburt|geändert|erstellt|goal|next|due|window|alarm|sched/i
const NAP = /^(?:is[ _]?)?(?:nap|nickerchen|mittagsschlaf|siesta|sieste)\??$/i
/** Of cells that are not empty so many may be no dates: totals below a table, a word here and there. */
const MAX_DATES = 0.8
/** So many begins are held against so many ends. */
const MAX_LOOKED_AT = 6

type Sample = Pick<CsvHead, 'headings' | 'sample'>

const isEnd = (heading: string) => END.test(headingWords(heading)) && !/\bin bed\b/i.test(headingWords(heading))
const isAside = (heading: string) => ASIDE.test(headingWords(heading))
const isBegin = (heading: string) => !isEnd(heading) && BEGIN.test(headingWords(heading))

function cellsOf({ headings, sample }: Sample, heading: string): string[] {
  const column = headings.indexOf(heading)
  return sample.map((cells) => cells[column] ?? '').filter((cell) => !saysNothing(cell))
}

/** The columns that hold dates. */
export function datedColumns(table: Sample): string[] {
  return table.headings.filter((heading) => {
    const cells = cellsOf(table, heading)
    const isNamed = DATE.test(headingWords(heading))
    const isDate = (cell: string) =>
      readDate(cell, null) !== null || dateOrderIn(cell) !== null || (isNamed && readSerial(cell) !== null)
    const dates = cells.filter(isDate)
    return dates.length > 0 && dates.length >= MAX_DATES * cells.length
  })
}

/**
 * The column that seems to hold the day of a row. A night belongs to the day on which it ends, so of a table with sleep the end of it comes first; else what
 * is called a date, then what neither begins nor ends anything. What was done with the row is none, unless there is no other.
 */
export function guessDay(table: Sample, dated: ReadonlyArray<string>, hasSleep: boolean): string {
  const { headings } = table
  const size = (heading: string) => cellsOf(table, heading).length
  const rank = (heading: string) => {
    if (hasSleep && isEnd(heading)) return 0
    if (DATE.test(headingWords(heading)) && !isBegin(heading) && !isEnd(heading)) return 1
    if (isBegin(heading)) return hasSleep ? 4 : 3
    return isEnd(heading) ? 4 : 2
  }
  // Of two of a kind the fuller one: a cycle that is still open has no end.
  const [best] = dated.filter((heading) => !isAside(heading)).toSorted((a, b) => rank(a) - rank(b) || size(b) - size(a))
  const named = headings.find((heading) => DATE.test(headingWords(heading)) && !isAside(heading))
  return best ?? named ?? dated[0] ?? headings[0]!
}

/** What else the table seems to say of sleep, where `day` holds the day: when it began and ended, and which rows are naps. */
export function guessSleepColumns(table: Sample, dated: ReadonlyArray<string>, day: string): SleepColumns | null {
  const others = dated.filter((heading) => heading !== day && !isAside(heading))
  const ends = (isEnd(day) ? [day, ...others.filter(isEnd)] : others.filter(isEnd)).slice(0, MAX_LOOKED_AT)
  const begins = others.filter(isBegin).slice(0, MAX_LOOKED_AT)
  const to = ends.find((end) => begins.some((begin) => liesBefore(table, begin, end)))
  // A night has a begin at its bed, a cycle another one: the one that lies nearest before the end.
  const from =
    to === undefined
      ? undefined
      : begins
          .filter((begin) => liesBefore(table, begin, to))
          .toSorted((a, b) => lengthTo(table, a, to) - lengthTo(table, b, to))[0]
  const nap = table.headings.find((heading) => NAP.test(headingWords(heading)) && isYesOrNo(table, heading))
  if (from === undefined && nap === undefined) return null
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && to !== day && { to }),
    ...(nap !== undefined && { nap }),
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The lengths of the rows that have both times. */
function lengths({ headings, sample }: Sample, from: string, to: string): number[] {
  const [start, end] = [headings.indexOf(from), headings.indexOf(to)]
  return sample.flatMap((cells) => {
    const span = readSpan(cells[start] ?? '', cells[end] ?? '', 'dmy') ?? readSpan(cells[start] ?? '', cells[end] ?? '', 'mdy')
    return span ? [span.end - span.start] : []
  })
}

function liesBefore(table: Sample, from: string, to: string): boolean {
  const all = lengths(table, from, to)
  return all.length > 0 && all.filter((length) => length > 0 && length <= DAY_MS).length >= MAX_DATES * all.length
}

function lengthTo(table: Sample, from: string, to: string): number {
  const all = lengths(table, from, to)
  return all.reduce((sum, length) => sum + length, 0) / all.length
}

function isYesOrNo(table: Sample, heading: string): boolean {
  const cells = cellsOf(table, heading)
  return cells.length > 0 && cells.every((cell) => saysNap(cell) || /^(?:false|no|nein|non|n|0)$/i.test(cell.trim()))
}
