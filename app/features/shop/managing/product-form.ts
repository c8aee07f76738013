import { z } from 'zod'

import { pillars } from '#content/pillars.ts'
import { evidenceStrengths } from '#content/products/product-entry.ts'
import { categories, type Evidence } from '#features/shop/core/product.ts'
import { reservedSlugs } from '#features/shop/core/reserved-slugs.ts'
import { slugOf } from '#features/site/slug.ts'

import { isWebAddress, sourcesOf } from './product-fields.ts'

const atMost = (characters: number) => `Please use at most ${characters.toLocaleString('en')} characters.`
const line = (characters: number) =>
  z
    .string()
    .default('')
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
    .pipe(z.string().max(characters, atMost(characters)))
const text = (characters: number) =>
  z
    .string()
    .default('')
    .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(characters, atMost(characters)))
const box = z
  .string()
  .optional()
  .transform((value) => value === 'on')
const slugs: ReadonlySet<string> = new Set(pillars.map(({ slug }) => slug))

const HTTPS = 'Please enter an address that begins with https://.'

/** The rules of values that a form and a file share. */
export const productRules = {
  name: line(200).pipe(z.string().min(1, 'Please enter a name.')),
  description: text(5_000),
  price: line(60),
  compareAt: line(60),
  category: z.enum(categories, 'Please choose a category.'),
  imageUrl: line(2_000).refine((address) => address === '' || isOwnPicture(address) || isWebAddress(address), HTTPS),
  affiliateUrl: line(2_000)
    .refine((address) => address === '' || isWebAddress(address), HTTPS)
    .transform((address) => address || null),
} as const

/** What the editor of a product sends. Fields that it leaves out count as empty. */
export const ProductForm = z
  .object({
    ...productRules,
    /** Empty: it stays as it is. */
    slug: line(200)
      .transform(slugOf)
      .refine((slug) => !reservedSlugs.has(slug), 'This word stands for something else in the shop: choose another one.'),
    pillar: z
      .string()
      .default('')
      .transform((slug) => (slugs.has(slug) ? slug : null)),
    inStock: box,
    featured: box,
    summary: text(1_200),
    strength: z.enum(evidenceStrengths).optional().catch(undefined),
    dose: line(300).transform((dose) => dose || null),
    caution: text(1_200),
    sources: text(6_000)
      .transform((lines) => sourcesOf(lines))
      .refine((sources) => !sources.includes(null), 'Please write each source on a line of its own: Title | https://…')
      .refine((sources) => sources.length <= 20, 'Please name at most 20 sources.')
      .transform((sources) => sources.filter((source) => source !== null)),
    isReviewed: box,
  })
  .transform(({ summary, strength, dose, caution, sources, isReviewed, ...values }) => {
    const evidence: Evidence = { summary, ...(strength && { strength }), dose, caution, sources, isReviewed }
    const hasEvidence = summary !== '' || dose !== null || caution !== '' || sources.length > 0
    return { ...values, evidence: hasEvidence ? evidence : null }
  })
export type EditedProduct = z.output<typeof ProductForm>

const Seen = z.record(z.string(), z.string())

/** What somebody had before them when they began to edit; null where the form does not say it legibly. */
export function seenFields(json: string | undefined): Readonly<Record<string, string>> | null {
  try {
    return Seen.safeParse(JSON.parse(json ?? '')).data ?? null
  } catch {
    return null
  }
}

/** A copy of ours, as an upload leaves it. */
function isOwnPicture(address: string): boolean {
  return /^\/media\/products\/[\w./-]+$/.test(address) && !address.includes('..')
}
