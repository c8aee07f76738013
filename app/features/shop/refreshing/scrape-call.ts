import { z } from 'zod'

/** What `scrape-rogue-product` is called with. */
export const RogueCall = z.object({ url: z.string().trim() })

const LONGEST = 2_000
const address = (sentence: string) => z.string(sentence).trim().max(LONGEST, sentence)

/** What `scrape-products` is called with; names are the specification’s. */
export const SupplierCall = z.object({
  targetUrl: address('“targetUrl” is an address of the supplier.').min(1, '“targetUrl” is an address of the supplier.'),
  affiliateBaseUrl: address('“affiliateBaseUrl” is an https address.')
    .refine(
      (text) => text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:'),
      '“affiliateBaseUrl” is an https address.',
    )
    .default(''),
  sourceSite: z
    .string('“sourceSite” is the key of a supplier.')
    .trim()
    .max(100, '“sourceSite” is the key of a supplier.')
    .default(''),
})
export type SupplierCall = z.infer<typeof SupplierCall>
