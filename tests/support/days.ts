import { shiftDay, type Day } from '#base/dates/calendar-day.ts'
import { localDay } from '#base/dates/local-day.ts'

/** The zone of a browser in the tests, unless a test chooses another. Its clocks change, as those of most members do. */
export const VISITORS_ZONE = 'Europe/Berlin'

/** The zone whose day counts for somebody new: a browser without scripts tells none, and the product counts in UTC. */
export function zoneReported(javaScript: boolean): string {
  return javaScript ? VISITORS_ZONE : 'UTC'
}

/** The day so many days before today on a wall calendar of the zone: never the same day twice, whatever the clocks do. */
export function dayAgo(days: number, zone: string = VISITORS_ZONE): Day {
  return shiftDay(localDay(new Date(), zone), -days)
}

/** A day in words of a language: `writtenDay('2026-11-22', 'en-GB', { day: 'numeric', month: 'short' })` is "22 Nov". */
export function writtenDay(day: Day, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(language, { timeZone: 'UTC', ...options })
}
