import { z } from 'zod'

import { pillars, type PillarSlug } from '#content/pillars.ts'

/** What the form of a type of session sends. */
export const SessionTypeForm = z.object({
  name: z
    .string()
    .default('')
    .transform((name) => name.trim())
    .refine((name) => name !== '', { error: 'Name is required', abort: true })
    .refine((name) => name.length <= 80, 'Name must not exceed 80 characters'),
  minutes: z
    .string()
    .default('')
    .transform((typed) => typed.trim())
    .refine((typed) => /^\d{1,3}$/.test(typed) && Number(typed) >= 5 && Number(typed) <= 720, {
      error: 'Please enter whole minutes, from 5 to 720.',
    })
    .transform(Number),
  price: z
    .string()
    .default('')
    .transform((price) => price.trim())
    .refine((price) => price.length <= 40, 'Price must not exceed 40 characters'),
  place: z
    .string()
    .default('')
    .transform((place) => place.trim())
    .refine((place) => place.length <= 200, 'Place must not exceed 200 characters'),
  pillar: z
    .string()
    .default('')
    .refine((slug) => slug === '' || pillars.some((pillar) => pillar.slug === slug), 'Please choose a pillar from the list')
    .transform((slug) => (slug || null) as PillarSlug | null),
  isActive: z
    .string()
    .optional()
    .transform((value) => value === 'on'),
})
/** What stands beside a name that another type has that is offered. */
export const NAME_TAKEN = 'Another type that is offered has this name. Please choose another name.'

export type SessionTypeValues = z.output<typeof SessionTypeForm>
