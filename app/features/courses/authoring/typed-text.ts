import { z } from 'zod'

export const atMost = (signs: number) => `Please use at most ${signs.toLocaleString('en')} characters.`

/** One line of a form, without spaces around it. */
export const line = (signs: number) =>
  z
    .string()
    .default('')
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
    .refine((text) => text.length <= signs, atMost(signs))
