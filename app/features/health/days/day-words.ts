import { dayNumber, daysBetween, type Day } from './calendar-day.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** 1 is January. */
export function monthName(month: number): string {
  return MONTHS[month - 1]!
}

/** 0 is Monday. */
export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday]!
}

/** Monday is 0. The first of January 1970 was a Thursday. */
export function weekdayOf(day: Day): number {
  return (((dayNumber(day) + 3) % 7) + 7) % 7
}

/** "20 November 2026" */
export function writeDay(day: Day): string {
  return `${Number(day.slice(8))} ${monthName(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`
}

/** "Friday 20 November 2026" */
export function writeDayInFull(day: Day): string {
  return `${weekdayName(weekdayOf(day))} ${writeDay(day)}`
}

/** "14 Nov", and "14 Nov 2025" in another year than today's. */
export function writeDayShort(day: Day, today: Day): string {
  const year = day.slice(0, 4)
  return `${Number(day.slice(8))} ${monthName(Number(day.slice(5, 7))).slice(0, 3)}${year === today.slice(0, 4) ? '' : ` ${year}`}`
}

/** Seen from another day: "Yesterday", within a week "3 days before", else the date. */
export function writeDayBefore(day: Day, seenFrom: Day, today: Day): string {
  const days = daysBetween(day, seenFrom)
  if (days === 1) return seenFrom === today ? 'Yesterday' : 'The day before'
  if (days > 1 && days <= 7) return seenFrom === today ? `${days} days ago` : `${days} days before`
  return writeDayShort(day, today)
}

/** "1 day", "7 days". */
export function countDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}
