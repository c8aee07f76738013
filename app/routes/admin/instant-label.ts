import { formatInstant } from '#base/dates/format-date.ts'

/** An instant as admin pages write it, in the given zone: "Fri 20 Nov 2026, 09:30". */
export function instantLabel(instant: Date, timeZone: string | null): string {
  return formatInstant(instant, timeZone, null)
}

/** The day of an instant as admin pages write it, in the given zone: "Fri 20 Nov 2026". */
export function dayLabel(instant: Date, timeZone: string | null): string {
  return instantLabel(instant, timeZone).split(',')[0]!
}
