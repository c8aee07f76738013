import type { Day } from '#base/dates/calendar-day.ts'

/** The check-in of a day on the dashboard. Addresses hold a day at most, never a number of it. */
export function addressOfCheckIn(day: Day): string {
  return `/dashboard?day=${day}#check-in`
}

/** Where a check-in of that day is saved to, and where its member goes then. */
export function addressAfter(day: Day, today: Day): string {
  return day === today ? '/dashboard' : addressOfCheckIn(day)
}
