import { z } from 'zod'

import { isDay, localDay } from '#base/dates/local-day.ts'

import { morningOf, zoneOf } from './mornings.ts'

/** A day for a post: today in the zone of the browser, or a later one. Becomes 06:00 of it there. */
export function scheduleForm({ now, profileZone }: { now: Date; profileZone: string | null }) {
  return z
    .object({ id: z.uuid(), day: z.string().default(''), timeZone: z.string().optional() })
    .transform(({ id, day, timeZone }, { addIssue }): { id: string; at: Date } => {
      const zone = zoneOf(timeZone, profileZone)
      if (!isDay(day) || day < localDay(now, zone)) {
        addIssue({ code: 'custom', path: ['day'], message: 'Choose today or a later day.' })
        return { id, at: now }
      }
      return { id, at: morningOf(day, zone) }
    })
}
