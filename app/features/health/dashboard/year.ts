import { dayNumber, dayOfNumber, shiftDay, type Day } from '#base/dates/calendar-day.ts'
import type { RestRange } from '#features/health/core/rest.ts'
import { runsOf } from '#features/health/core/series.ts'

/** The last 53 weeks, Monday to Sunday, up to today: one digit a day, the number of fields logged on it. */
export interface Year {
  /** The Monday it begins with. */
  readonly from: Day
  readonly filled: string
  /** The day of the first check-in; days before it are not missing. */
  readonly firstDay: Day | null
  /** Stretches of declared days of rest without a check-in. */
  readonly restDays: Stretches
  /** Stretches of days with numbers from files alone: logged, and no check-ins. */
  readonly imported: Stretches
}

/** The first and last day of each, counted from the Monday. */
type Stretches = ReadonlyArray<readonly [first: number, last: number]>

const WEEKS = 53

/** A day with numbers; entered, where the member typed in it. */
interface FilledDay {
  readonly day: Day
  readonly filled: number
  readonly isEntered: boolean
}

/** `logged` and `rests` in any order. */
export function yearOf(logged: ReadonlyArray<FilledDay>, today: Day, restDays: ReadonlyArray<RestRange> = []): Year {
  const end = dayNumber(today)
  const start = end - ((end + 3) % 7) - (WEEKS - 1) * 7
  const filled = Array.from({ length: end - start + 1 }, () => 0)
  const [entered, imported, rested] = [new Set<number>(), new Set<number>(), new Set<number>()]
  let firstDay: Day | null = null
  for (const { day, filled: count, isEntered } of logged) {
    if (isEntered && (firstDay === null || day < firstDay)) firstDay = day
    const at = dayNumber(day) - start
    if (at < 0 || at >= filled.length) continue
    filled[at] = count
    const kind = isEntered ? entered : imported
    kind.add(at)
  }
  for (const { fromDay, toDay } of restDays) {
    const last = Math.min(dayNumber(toDay) - start, filled.length - 1)
    for (let at = Math.max(dayNumber(fromDay) - start, 0); at <= last; at++) if (!entered.has(at)) rested.add(at)
  }
  const year = { from: dayOfNumber(start), filled: filled.join(''), firstDay }
  return { ...year, restDays: stretchesOf(rested), imported: stretchesOf(imported) }
}

function stretchesOf(days: ReadonlySet<number>): Stretches {
  const inOrder = [...days].toSorted((a, b) => a - b).map((day) => ({ day }))
  return runsOf(inOrder).map((run) => [run[0]!.day, run.at(-1)!.day])
}

/** How many of the days from one to another, both included, lie in the stretches. */
export function daysWithin(stretches: Stretches, from: number, to: number): number {
  return stretches.reduce((sum, [first, last]) => sum + Math.max(0, Math.min(last, to) - Math.max(first, from) + 1), 0)
}

/** A month of the year shown: how many days were logged in it, how many of them by files alone, how many fields in all, and its days of rest. */
interface MonthOfYear {
  readonly month: string
  readonly days: number
  readonly imported: number
  readonly fields: number
  readonly restDays: number
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
    const [restDays, imported] = [year.restDays, year.imported].map((stretches) => daysWithin(stretches, at, next - 1)) as [
      number,
      number,
    ]
    months.push({ month: day.slice(0, 7), days: counts.length, imported, fields, restDays })
    at = next
  }
  return months
}

/** The days from this one to the last of its month, both included. */
function daysLeftInMonth(day: Day): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(Date.UTC(year, month, 0)).getUTCDate() - date + 1
}
