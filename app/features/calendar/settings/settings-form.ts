import { z } from 'zod'

import { timeZones } from '#features/identity/core/profile-form.ts'

import type { CalendarSettings } from './calendar-settings.ts'

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

/** How the fields of the form are called, in their order. */
export const calendarFields = [
  { name: 'isOn', label: 'Show the real calendar at /calendar', takes: 'tick' },
  { name: 'timeZone', label: 'Your time zone' },
  { name: 'cancelHours', label: 'Members may cancel until' },
  { name: 'organizer', label: 'Invitations come from' },
] as const

/** The settings as the form shows and sends them: before they are saved, with the clocks and the address of whoever looks. */
export function calendarTyped(
  { isOn, timeZone, cancelHours, organizer }: CalendarSettings,
  looker: { readonly timeZone: string | null; readonly email: string },
) {
  return {
    isOn: isOn ? 'on' : '',
    timeZone: timeZone ?? looker.timeZone ?? 'UTC',
    cancelHours: String(cancelHours),
    organizer: organizer || looker.email,
  }
}
