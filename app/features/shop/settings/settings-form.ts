import { z } from 'zod'

const trimmed = z
  .string()
  .default('')
  .transform((text) => text.trim())

/** What the form of the shop’s settings sends. */
export const ShopSettingsForm = z.object({
  retailerDomain: trimmed
    .transform((domain) => domain.toLowerCase())
    .refine(isDomain, 'Please enter a domain alone, like roguefitness.com.'),
  partnerParameter: trimmed.refine(
    (name) => /^[A-Za-z][\w.-]{0,39}$/.test(name),
    'Please enter the name of a parameter: letters, digits and _ only.',
  ),
  partnerId: trimmed.refine((id) => /^[\w.~-]{0,100}$/.test(id), 'Please enter the id alone: letters, digits, dots and dashes.'),
  isNightlyOn: z
    .string()
    .optional()
    .transform((value) => value === 'on'),
})

/** A public name of at least two parts, without scheme, port or path; no number. */
export function isDomain(text: string): boolean {
  return text.length <= 253 && /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/.test(text)
}
