import { z } from 'zod'

import { isId } from '#base/ids.ts'
import { dayNamed } from '#features/calendar/core/month-days.ts'

const trimmed = (max: number, what: string) =>
  z
    .string()
    .default('')
    .transform((text) => text.trim())
    .refine((text) => text.length <= max, `${what} must not exceed ${max} characters.`)

const chosen = (sentence: string) => z.string(sentence).refine(isId, sentence)

const when = {
  day: z.string('Please choose a day.').refine((day) => dayNamed(day) !== null, 'Please choose a day.'),
  time: z
    .string('Please choose a time.')
    .refine((time) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time), 'Please choose a time, like 09:30.'),
  turn: z
    .enum(['first', 'second'])
    .optional()
    .catch(() => undefined),
  typeId: chosen('Please choose a type of session.'),
  note: trimmed(2000, 'The note'),
}

/** What the form of a new appointment sends. */
export const NewAppointmentForm = z.object({ clientId: chosen('Please choose a client.'), ...when })
export type NewAppointment = z.output<typeof NewAppointmentForm>

/** What the form of an appointment that is there sends: it keeps its client. */
export const ChangedAppointmentForm = z.object(when)
export type ChangedAppointment = z.output<typeof ChangedAppointmentForm>

/** Why it is cancelled: it is told to the other side. */
export const CancelForm = z.object({ reason: trimmed(500, 'The reason') })
