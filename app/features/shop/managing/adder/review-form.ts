import { z } from 'zod'

import { categories } from '#features/shop/core/product.ts'

const text = (characters: number) =>
  z
    .string()
    .default('')
    .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(characters, `Please use at most ${characters.toLocaleString('en')} characters.`))

/** What the review of a scraped product sends. */
export const ReviewForm = z.object({
  name: text(200).transform((name) => name.replaceAll(/\s+/g, ' ')),
  price: text(60),
  description: text(5_000),
  /** On which shelf it stands; null where the page that was read says it. */
  category: z.enum(categories).nullable().catch(null),
  /** Which of the pictures that the page shows. */
  image: z.coerce.number().int().min(0).max(11).nullable().catch(null),
})
export type ReviewedProduct = z.output<typeof ReviewForm>
