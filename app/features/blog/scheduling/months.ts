/** "2026-11". */
export type Month = string

/** The month so many months later. */
export function shiftMonth(month: Month, months: number): Month {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 7)
}

/** "November 2026". */
export function formatMonth(month: Month): string {
  const first = new Date(`${month}-01T12:00:00Z`)
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(first)
}
