import { Temporal } from 'temporal-polyfill'

import type { Day } from './calendar-day.ts'

/** The calendar day on which an instant falls in a zone. */
export function localDay(instant: Date, timeZone: string): Day {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

/** "09:30" on the clocks of a zone. */
export function clockTime(instant: Date, timeZone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
  return zoned.toPlainTime().toString({ smallestUnit: 'minute' })
}

/** When the clocks of a zone show a time ("06:00") on a day. Where they skip it, the moment after the skip; where they show it twice, the first. */
export function instantOn(day: Day, time: string, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds)
}

/** Whether the text names a day that exists, written "2026-11-20". The database knows no year 0. */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text
  } catch {
    return false
  }
}

/** Whether the name is a zone of the IANA database ("Europe/Berlin"). Offsets such as "+02:00" are none: they know no summer. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(name) || name.length > 64) return false
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}
