import { z } from 'zod'

import { leavingReasons, type LeavingReason } from './leaving.ts'

export const LONGEST_WORDS = 1000

const values = leavingReasons.map(({ value }) => value) as [LeavingReason, ...LeavingReason[]]

export const CancelForm = z.object({
  reason: z.enum(values, 'Please choose a reason: it helps us more than anything else'),
  words: z
    .string()
    .default('')
    .transform((words) => words.trim())
    .refine((words) => [...words].length <= LONGEST_WORDS, `Please use at most ${LONGEST_WORDS} characters`),
})
