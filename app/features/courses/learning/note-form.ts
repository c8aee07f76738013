import { z } from 'zod'

import { LONGEST_NOTE, secondsOf } from './note.ts'

/** What the form of a note sends: its words, and where in the recording they belong. */
export const NoteForm = z.object({
  text: z
    .string('Write your note first')
    .trim()
    .min(1, 'Write your note first')
    .refine((text) => [...text].length <= LONGEST_NOTE, `A note has at most ${LONGEST_NOTE.toLocaleString('en-GB')} characters`),
  at: z
    .string()
    .default('')
    .transform((typed, context) => {
      const seconds = secondsOf(typed)
      if (seconds !== undefined) return seconds
      context.addIssue({ code: 'custom', message: 'Write the time as minutes and seconds, like 1:30' })
      return z.NEVER
    }),
})
export type NoteForm = z.output<typeof NoteForm>
