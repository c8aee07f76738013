import { z } from 'zod'

import { shiftDay } from '#base/dates/calendar-day.ts'
import { instantOn, isDay, localDay } from '#base/dates/local-day.ts'

/** Longer than this is meant to be without end. */
const LONGEST_DAYS = 50 * 365

/** Until when full access is given: the end of a last day, on the clocks of who gives it; null for an empty field, without end. */
export function grantForm({ now, timeZone }: { now: Date; timeZone: string }) {
  const today = localDay(now, timeZone)
  return z.object({
    lastDay: z
      .string('Please choose a day, or leave it empty')
      .trim()
      .refine((day) => day === '' || isDay(day), { error: 'Please choose a day, or leave it empty', abort: true })
      .refine((day) => day === '' || day >= today, 'Please choose today or a later day')
      .refine(
        (day) => day === '' || day <= shiftDay(today, LONGEST_DAYS),
        'Please choose a day within the next 50 years, or leave it empty',
      )
      .transform((day) => (day === '' ? null : instantOn(shiftDay(day, 1), '00:00', timeZone))),
  })
}
