import type { Day } from '#base/dates/calendar-day.ts'
import { instantOn, isTimeZone } from '#base/dates/local-day.ts'

/** The hour at which a post that is planned for a day appears there. */
const MORNING = '06:00'

/** 06:00 of a day on the clocks of a zone. */
export function morningOf(day: Day, timeZone: string): Date {
  return instantOn(day, MORNING, timeZone)
}

/** The zone in which a person means a day: the browser’s, which its forms send, else the profile’s, else UTC. */
export function zoneOf(sent: string | undefined, profile: string | null): string {
  if (sent && isTimeZone(sent)) return sent
  return profile ?? 'UTC'
}
