import { dayNumber, dayOfNumber, type Day } from '#base/dates/calendar-day.ts'

export interface Streak {
  /** Consecutive days ending today. 0 while today is open. */
  readonly current: number
  /** The longest run there ever was. */
  readonly longest: number
  /** The run that reached yesterday: an entry of today makes it one longer. */
  readonly keeps: number
  readonly lastEntryDay: Day | null
}

/**
 * The streak of logged days (spec 1, section 4). The order of the days does not matter and a day given twice counts once,
 * so a day entered later closes its gap. `storedLongest` is a record kept earlier; the longer one stands.
 * A day after today (the member flew west) breaks nothing and is not counted yet in the current run.
 */
export function dayStreak(days: Iterable<Day>, today: Day, storedLongest = 0): Streak {
  const { current, keeps, longest, last } = runs(Array.from(days, dayNumber), dayNumber(today))
  return { current, keeps, longest: Math.max(longest, storedLongest), lastEntryDay: last === null ? null : dayOfNumber(last) }
}

/**
 * Consecutive ISO weeks (Monday to Sunday) with a lab report, ending this week. `lastEntryDay` is the day of the newest report.
 */
export function weekStreak(days: Iterable<Day>, today: Day, storedLongest = 0): Streak {
  const numbers = Array.from(days, dayNumber)
  const { current, keeps, longest } = runs(numbers.map(isoWeekNumber), isoWeekNumber(dayNumber(today)))
  const last = numbers.length === 0 ? null : dayOfNumber(Math.max(...numbers))
  return { current, keeps, longest: Math.max(longest, storedLongest), lastEntryDay: last }
}

/** Weeks since the one that held 1 January 1970, which was a Thursday. */
function isoWeekNumber(day: number): number {
  return Math.floor((day + 3) / 7)
}

function runs(numbers: number[], now: number) {
  numbers.sort((a, b) => a - b)
  const endingAt = (end: number): number => runLengths.get(end) ?? 0
  const runLengths = new Map<number, number>()
  let longest = 0
  for (const n of numbers) {
    const length = endingAt(n - 1) + 1
    runLengths.set(n, length)
    longest = Math.max(longest, length)
  }
  return { current: endingAt(now), keeps: endingAt(now - 1), longest, last: numbers.at(-1) ?? null }
}
