import { dayNumber, dayOfNumber, shiftDay, type Day } from '#features/identity/dates/calendar-day.ts'

/** The last 53 weeks, Monday to Sunday, up to today: one digit a day, the number of fields logged on it. */
export interface Year {
  /** The Monday it begins with. */
  readonly from: Day
  readonly filled: string
  /** The first day ever logged; days before it are not missing. */
  readonly firstDay: Day | null
}

const WEEKS = 53

/** `logged` in any order. */
export function yearOf(logged: ReadonlyArray<{ readonly day: Day; readonly filled: number }>, today: Day): Year {
  const end = dayNumber(today)
  const start = end - ((end + 3) % 7) - (WEEKS - 1) * 7
  const filled = Array.from({ length: end - start + 1 }, () => 0)
  let firstDay: Day | null = null
  for (const entry of logged) {
    if (firstDay === null || entry.day < firstDay) firstDay = entry.day
    const at = dayNumber(entry.day) - start
    if (at >= 0 && at < filled.length) filled[at] = entry.filled
  }
  return { from: dayOfNumber(start), filled: filled.join(''), firstDay }
}

/** Every month of the year shown, oldest first: how many days were logged in it, and how many fields in all. */
export function monthsOf({ from, filled }: Year): { month: string; days: number; fields: number }[] {
  const months: { month: string; days: number; fields: number }[] = []
  for (let at = 0; at < filled.length;) {
    const day = shiftDay(from, at)
    const next = at + daysLeftInMonth(day)
    const counts = Array.from(filled.slice(at, next), Number).filter((count) => count > 0)
    months.push({ month: day.slice(0, 7), days: counts.length, fields: counts.reduce((sum, count) => sum + count, 0) })
    at = next
  }
  return months
}

/** The days from this one to the last of its month, both included. */
function daysLeftInMonth(day: Day): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(Date.UTC(year, month, 0)).getUTCDate() - date + 1
}
