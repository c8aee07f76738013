/** "2026-11-20". */
export type Day = string

/** "2026-11". */
export type Month = string

/** The day so many days later. */
export function shiftDay(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The month so many months later. */
export function shiftMonth(month: Month, months: number): Month {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 7)
}

/** "November 2026". */
export function monthInWords(month: Month): string {
  const first = new Date(`${month}-01T12:00:00Z`)
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(first)
}
