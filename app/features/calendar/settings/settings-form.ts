import { z } from 'zod'

import { timeZones } from '#features/identity/core/profile-form.ts'

const known = new Set(['UTC', ...timeZones])

/** What the form of the calendar’s settings sends. */
export const CalendarSettingsForm = z.object({
  isOn: z
    .string()
    .optional()
    .transform((value) => value === 'on'),
  timeZone: z.string('Please choose a time zone from the list').refine((zone) => known.has(zone), {
    error: 'Please choose a time zone from the list',
  }),
  cancelHours: z
    .string()
    .default('')
    .transform((typed) => typed.trim())
    .refine((typed) => /^\d{1,3}$/.test(typed) && Number(typed) <= 336, 'Please enter whole hours, from 0 to 336 (two weeks).')
    .transform(Number),
  organizer: z
    .string()
    .default('')
    .transform((typed) => typed.trim().toLowerCase())
    .pipe(z.email('Please enter an e-mail address.').max(320, 'Please enter an e-mail address.')),
})
