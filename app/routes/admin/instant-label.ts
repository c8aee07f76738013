import { writeInstant } from '#features/identity/dates/date-words.ts'

/** An instant as admin pages write it, in the given zone: "Fri 20 Nov 2026, 09:30". */
export function instantLabel(instant: Date, timeZone: string | null): string {
  return writeInstant(instant, timeZone, null)
}
