import { z } from 'zod'

import { BROWSER, isDateLanguage } from '#base/dates/date-languages.ts'

import { DisplayName } from './credentials.ts'

/** Every zone that this runtime knows, as IANA names. */
export const timeZones: readonly string[] = Intl.supportedValuesOf('timeZone')

const known = new Set(timeZones)

/** What a person may change of their profile; nothing else that is sent along counts. Choices that are not sent stay. */
export const ProfileForm = z.object({
  displayName: DisplayName.optional(),
  /** Empty leaves it to the browser. */
  timeZone: z
    .string()
    .refine((zone) => zone === '' || zone === 'UTC' || known.has(zone), 'Please choose a time zone from the list')
    .optional(),
  /** `browser` leaves them, or the dates, to the browser. */
  units: z.enum(['metric', 'us', BROWSER], 'Please choose units from the list').optional(),
  /** Null has dates as the site writes them. */
  dateLanguage: z
    .string()
    .refine((tag) => tag === '' || tag === BROWSER || isDateLanguage(tag), 'Please choose a language from the list')
    .transform((tag) => tag || null)
    .optional(),
})
export type ProfileForm = z.infer<typeof ProfileForm>
