import { z } from 'zod'

import { categories } from '#features/shop/core/product.ts'
import { isDomain } from '#features/shop/settings/settings-form.ts'

/** Names of sites that mean something else. */
const RESERVED_KEYS: ReadonlySet<string> = new Set(['curated', 'scraped', 'all'])

const line = (characters: number) =>
  z
    .string()
    .default('')
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
    .pipe(z.string().max(characters, `Please use at most ${characters.toLocaleString('en')} characters.`))

const HTTPS = 'Please enter an address that begins with https:// and names a shop.'

/** What the form of a supplier sends. */
export const SupplierForm = z.object({
  name: line(80).pipe(z.string().min(1, 'Please enter a name.')),
  key: line(40)
    .transform((key) => key.toLowerCase())
    .refine((key) => /^[a-z\d][a-z\d-]{0,39}$/.test(key), 'Please use small letters, digits and dashes.')
    .refine((key) => !RESERVED_KEYS.has(key), 'This word means something else here. Please choose another one.'),
  url: line(2_000).refine(isShopAddress, HTTPS),
  affiliateBaseUrl: line(2_000).refine((address) => address === '' || isShopAddress(address), HTTPS),
  category: z.enum(categories, 'Please choose a category.'),
  isNightlyOn: z
    .string()
    .optional()
    .transform((value) => value === 'on'),
})
export type SupplierValues = z.output<typeof SupplierForm>

/** A supplier as it was kept before it was changed or deleted. */
export const SupplierShape = z.object({
  name: z.string(),
  key: z.string(),
  url: z.string(),
  affiliateBaseUrl: z.string(),
  category: z.enum(categories),
  isNightlyOn: z.boolean(),
})

/** An https address of a public name: no user name, no port, no number for a host. */
function isShopAddress(text: string): boolean {
  const url = /^https:\/\//i.test(text) && !/[\s\\]/.test(text) ? URL.parse(text) : null
  return url !== null && url.username === '' && url.password === '' && url.port === '' && isDomain(url.hostname)
}
