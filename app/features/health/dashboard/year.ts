import type { RestRange } from '#features/health/rests/rest.ts'
import { runsOf } from '#features/health/trends/series.ts'
import { dayNumber, dayOfNumber, shiftDay, type Day } from '#features/identity/dates/calendar-day.ts'

/** The last 53 weeks, Monday to Sunday, up to today: one digit a day, the number of fields logged on it. */
export interface Year {
  /** The Monday it begins with. */
  readonly from: Day
  readonly filled: string
  /** The first day ever logged; days before it are not missing. */
  readonly firstDay: Day | null
  /** Stretches of declared days of rest on which nothing was logged: their first and last day, counted from the Monday. */
  readonly rests: ReadonlyArray<readonly [first: number, last: number]>
}

const WEEKS = 53

/** `logged` and `rests` in any order. */
export function yearOf(
  logged: ReadonlyArray<{ readonly day: Day; readonly filled: number }>,
  today: Day,
  rests: ReadonlyArray<RestRange> = [],
): Year {
  const end = dayNumber(today)
  const start = end - ((end + 3) % 7) - (WEEKS - 1) * 7
  const filled = Array.from({ length: end - start + 1 }, () => 0)
  let firstDay: Day | null = null
  for (const entry of logged) {
    if (firstDay === null || entry.day < firstDay) firstDay = entry.day
    const at = dayNumber(entry.day) - start
    if (at >= 0 && at < filled.length) filled[at] = entry.filled
  }
  return { from: dayOfNumber(start), filled: filled.join(''), firstDay, rests: stretchesOf(rests, start, filled) }
}

function stretchesOf(rests: ReadonlyArray<RestRange>, start: number, filled: ReadonlyArray<number>): Year['rests'] {
  const days = new Set<number>()
  for (const { fromDay, toDay } of rests) {
    const last = Math.min(dayNumber(toDay) - start, filled.length - 1)
    for (let at = Math.max(dayNumber(fromDay) - start, 0); at <= last; at++) if (filled[at] === 0) days.add(at)
  }
  const inOrder = [...days].toSorted((a, b) => a - b).map((day) => ({ day }))
  return runsOf(inOrder).map((run) => [run[0]!.day, run.at(-1)!.day])
}

/** How many of the days from one to another, both included, are days of rest. */
export function restsWithin({ rests }: Pick<Year, 'rests'>, from: number, to: number): number {
  return rests.reduce((sum, [first, last]) => sum + Math.max(0, Math.min(last, to) - Math.max(first, from) + 1), 0)
}

/** A month of the year shown: how many days were logged in it, how many fields in all, and how many days of rest it had. */
interface MonthOfYear {
  readonly month: string
  readonly days: number
  readonly fields: number
  readonly rests: number
}

/** Every month of the year shown, oldest first. */
export function monthsOf(year: Year): MonthOfYear[] {
  const { from, filled } = year
  const months: MonthOfYear[] = []
  for (let at = 0; at < filled.length;) {
    const day = shiftDay(from, at)
    const next = at + daysLeftInMonth(day)
    const counts = Array.from(filled.slice(at, next), Number).filter((count) => count > 0)
    const fields = counts.reduce((sum, count) => sum + count, 0)
    months.push({ month: day.slice(0, 7), days: counts.length, fields, rests: restsWithin(year, at, next - 1) })
    at = next
  }
  return months
}

/** The days from this one to the last of its month, both included. */
function daysLeftInMonth(day: Day): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(Date.UTC(year, month, 0)).getUTCDate() - date + 1
}
