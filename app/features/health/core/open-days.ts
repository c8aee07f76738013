import { daysBetween, type Day } from '#base/dates/calendar-day.ts'

/** How far back a check-in may be entered, today included. */
export const OPEN_DAYS = 30

/** Whether check-ins of that day can be entered today: the last 30 days with today. */
export function isOpenDay(day: Day, today: Day): boolean {
  const age = daysBetween(day, today)
  return age >= 0 && age < OPEN_DAYS
}
