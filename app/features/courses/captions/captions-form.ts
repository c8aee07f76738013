import { z } from 'zod'

import { captionLimits } from './parse-captions.ts'

/** What the form of captions sends. */
export const CaptionsForm = z.object({
  language: z
    .string()
    .default('')
    .transform((typed) => typed.trim())
    .refine((typed) => typed !== '', { error: 'Please enter a language, like en or de.', abort: true })
    .refine((typed) => localeOf(typed) !== null, 'This is not a language tag: write en, de or pt-BR.')
    .transform((typed) => localeOf(typed) ?? typed),
  label: z
    .string()
    .default('')
    .transform((typed) => typed.replaceAll(/\s+/g, ' ').trim())
    .refine((typed) => typed.length <= 60, 'Please use at most 60 characters.'),
  vtt: z
    .string()
    .default('')
    .refine((typed) => typed.trim() !== '', { error: 'Please choose a file, or paste the captions here.', abort: true })
    .refine(
      (typed) => typed.length <= captionLimits.characters,
      `These are more than ${captionLimits.characters.toLocaleString('en')} characters.`,
    ),
})

/** A language by its name in English, for captions that nobody gave a label. */
export function languageName(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
}

/** The tag in its one spelling (BCP 47); null where it is none. */
function localeOf(typed: string): string | null {
  try {
    return Intl.getCanonicalLocales(typed)[0] ?? null
  } catch {
    return null
  }
}
