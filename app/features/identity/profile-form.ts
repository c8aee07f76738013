import { z } from 'zod'

import { DisplayName } from './credentials.ts'

/** Every zone that this runtime knows, as IANA names. */
export const timeZones: readonly string[] = Intl.supportedValuesOf('timeZone')

const known = new Set(timeZones)

/** What a person may change of their profile; nothing else that is sent along counts. */
export const ProfileForm = z.object({
  displayName: DisplayName.default(''),
  timeZone: z
    .string()
    .default('')
    .refine((zone) => zone === '' || zone === 'UTC' || known.has(zone), 'Please choose a time zone from the list'),
})
export type ProfileForm = z.infer<typeof ProfileForm>
