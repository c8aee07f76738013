import { dayNumber, dayOfNumber, shiftDay, type Day } from '#features/health/days/calendar-day.ts'

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
  const filled = new Array<number>(end - start + 1).fill(0)
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
  for (let i = 0; i < filled.length; i++) {
    const month = shiftDay(from, i).slice(0, 7)
    if (months.at(-1)?.month !== month) months.push({ month, days: 0, fields: 0 })
    const count = Number(filled[i])
    if (count === 0) continue
    const last = months.at(-1)!
    last.days++
    last.fields += count
  }
  return months
}
