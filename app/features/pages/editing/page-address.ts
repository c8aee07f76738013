import { z } from 'zod'

import { reservedSlugs } from '#features/pages/core/reserved-slugs.ts'

const SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What a page of the owner's own is called, and the last part of its address. */
export const PageAddressForm = z.object({
  title: z.string().trim().min(1, 'Please give the page a title.').max(120, 'Please use at most 120 characters.'),
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .max(80, 'Please use at most 80 characters.')
    .refine((slug) => slug === '' || SHAPE.test(slug), 'Please use small letters, digits and single hyphens, like summer-offer.')
    .refine((slug) => !reservedSlugs.has(slug), 'This address belongs to a part of the site. Please choose another one.'),
})

export type PageAddress = z.output<typeof PageAddressForm>

export const SLUG_TAKEN = 'Another page has this address. Please choose another one.'
