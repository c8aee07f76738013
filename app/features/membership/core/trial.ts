import { z } from 'zod'

import { isTimeZone } from '#base/dates/local-day.ts'
import { EmailAddress } from '#features/identity/core/credentials.ts'
import { cleanDisplayName } from '#features/identity/core/display-name.ts'

const LONGEST_NAME = 100

/** What the trial form sends. The zone is the browser's own word for it, and left out when it is no zone. */
export const TrialForm = z.object({
  firstName: z
    .string('First name is required')
    .transform(cleanDisplayName)
    .refine((name) => name !== '', { error: 'First name is required', abort: true })
    .refine((name) => [...name].length <= LONGEST_NAME, `First name must not exceed ${LONGEST_NAME} characters`),
  email: EmailAddress,
  timeZone: z
    .string()
    .optional()
    .transform((zone) => (zone && isTimeZone(zone) ? zone : null)),
})
export type TrialForm = z.output<typeof TrialForm>
