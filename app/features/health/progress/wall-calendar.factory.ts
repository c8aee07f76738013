import { Temporal } from 'temporal-polyfill'

/** A calendar as it hangs on a wall: leaf after leaf, without any arithmetic of days. What streaks are compared with. */
export interface WallCalendar {
  readonly leaves: ReadonlyArray<string>
  readonly before: ReadonlyMap<string, string>
  readonly after: ReadonlyMap<string, string>
  /** “2026-W53” of each day. */
  readonly week: ReadonlyMap<string, string>
}

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export function wallCalendar(firstYear: number, lastYear: number): WallCalendar {
  const leaves: string[] = []
  for (let year = firstYear; year <= lastYear; year++)
    for (const [month, length] of LENGTHS.entries())
      for (let date = 1; date <= (month === 1 && isLeap(year) ? 29 : length); date++)
        leaves.push(`${year}-${two(month + 1)}-${two(date)}`)
  return {
    leaves,
    before: new Map(leaves.slice(1).map((leaf, at) => [leaf, leaves[at]!])),
    after: new Map(leaves.slice(1).map((leaf, at) => [leaves[at]!, leaf])),
    week: new Map(leaves.map((leaf) => [leaf, isoWeek(leaf)])),
  }
}

/** The week before a week, by its name: a year has 53 where it begins on a Thursday, or on a Wednesday and is a leap year. */
export function weekBefore(week: string): string {
  const [year, number] = [Number(week.slice(0, 4)), Number(week.slice(6))]
  return number > 1 ? `${year}-W${two(number - 1)}` : `${year - 1}-W${weeksOf(year - 1)}`
}

function weeksOf(year: number): number {
  const newYear = Temporal.PlainDate.from({ year, month: 1, day: 1 }).dayOfWeek
  return newYear === 4 || (newYear === 3 && isLeap(year)) ? 53 : 52
}

function isoWeek(leaf: string): string {
  const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(leaf)
  return `${yearOfWeek}-W${two(weekOfYear!)}`
}

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
const two = (number: number) => String(number).padStart(2, '0')
