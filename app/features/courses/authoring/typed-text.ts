import { z } from 'zod'

export const atMost = (characters: number) => `Please use at most ${characters.toLocaleString('en')} characters.`

/** One line of a form, without spaces around it. */
export const line = (characters: number) =>
  z
    .string()
    .default('')
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
    .refine((text) => text.length <= characters, atMost(characters))
