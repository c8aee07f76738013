import { Temporal } from 'temporal-polyfill'

import type { Day } from './days.ts'

export { shiftDay } from './days.ts'

/** The hour at which a post that is planned for a day appears there. */
const MORNING = '06:00'

/** 06:00 of a day on the clocks of a zone. Where they skip or repeat it, the moment that comes first after the skip, or first of the two. */
export function morningOf(day: Day, timeZone: string): Date {
  const morning = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: MORNING })
  return new Date(morning.epochMilliseconds)
}

/** The calendar day on which an instant falls in a zone. */
export function localDay(instant: Date, timeZone: string): Day {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

/** Whether the text names a day that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
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

/** The zone in which a person means a day: the browser’s, which its forms send, else the profile’s, else UTC. */
export function zoneOf(sent: string | undefined, profile: string | null): string {
  if (sent && isTimeZone(sent)) return sent
  return profile ?? 'UTC'
}
