import type { Day } from '#base/dates/calendar-day.ts'

import { weekdayOf } from './month-days.ts'

// Written out: browsers and the server do not write a date alike in every version, and the page must be the same in both.
const months = [
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
] as const

/** Monday first. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** "November 2026" */
export function monthName(day: Day): string {
  return `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
}

/** "Tuesday 24 November 2026" */
export function dayName(day: Day): string {
  return `${weekdays[weekdayOf(day)]} ${Number(day.slice(8))} ${monthName(day)}`
}
