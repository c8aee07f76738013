import { z } from 'zod'

import { clockTime, instantOn, isDay, localDay } from '#base/dates/local-day.ts'

import { zoneOf } from './mornings.ts'

/** A day and a minute for a post, on the clocks of the browser’s zone: one that is still to come. Of a minute that comes twice it is the first. */
export function minuteForm({ now, profileZone }: { now: Date; profileZone: string | null }) {
  return z
    .object({ day: z.string().default(''), time: z.string().default(''), timeZone: z.string().optional() })
    .transform(({ day, time, timeZone }, { addIssue }): { at: Date; zone: string } => {
      const zone = zoneOf(timeZone, profileZone)
      const refuse = (field: 'day' | 'time', message: string) => {
        addIssue({ code: 'custom', path: [field], message })
        return { at: now, zone }
      }
      const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)
      if (!isDay(day)) return refuse('day', 'Choose a day.')
      if (!isTime) return refuse('time', 'Choose a time, such as 09:30.')
      if (day < localDay(now, zone)) return refuse('day', 'Choose today or a later day.')
      const at = instantOn(day, time, zone)
      if (clockTime(at, zone) !== time)
        return refuse('time', `The clocks of ${zone} skip ${time} on this day. Choose another time.`)
      return at > now ? { at, zone } : refuse('time', 'This time has passed. Choose a later one.')
    })
}
