import { Temporal } from 'temporal-polyfill'

/** A calendar day, "2026-11-20". It belongs to no zone; the zone decides which one an instant falls on. */
export type Day = string

/** The calendar day on which an instant falls in a zone. */
export function localDay(instant: Date, timeZone: string): Day {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

/** Whether the text names a day that exists, written "2026-11-20". */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text
  } catch {
    return false
  }
}

/** Days since 1 January 1970. Calendar days carry no clock, so every one of them is as long as the next. */
export function dayNumber(day: Day): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / 86_400_000
}

/** The day of a number that `dayNumber` gave. */
export function dayOfNumber(number: number): Day {
  return new Date(number * 86_400_000).toISOString().slice(0, 10)
}

/** The day so many days later; earlier when negative. */
export function shiftDay(day: Day, days: number): Day {
  return dayOfNumber(dayNumber(day) + days)
}

/** How many days lie between two days; negative when the second comes first. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from)
}

/** Whether the name is a zone of the IANA database ("Europe/Berlin"). Offsets such as "+02:00" are none: they know no summer. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(name) || name.length > 64) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
