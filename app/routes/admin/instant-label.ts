import { formatInstant } from '#base/dates/format-date.ts'

/** An instant as admin pages write it, in the given zone: "Fri 20 Nov 2026, 09:30". */
export function instantLabel(instant: Date, timeZone: string | null): string {
  return formatInstant(instant, timeZone, null)
}

/** The day of an instant as admin pages write it, in the given zone: "Fri 20 Nov 2026". */
export function dayLabel(instant: Date, timeZone: string | null): string {
  return instantLabel(instant, timeZone).split(',')[0]!
}

/** As a line of a list has room for it: the time of today, the day of what is older. */
export function shortLabel(instant: Date, now: Date, timeZone: string | null): string {
  const [day, time = ''] = instantLabel(instant, timeZone).split(', ')
  return day === dayLabel(now, timeZone) ? time.replace(/ .*/, '') : day!
}
