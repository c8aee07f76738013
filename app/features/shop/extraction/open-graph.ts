import { longest, type Found } from './found.ts'
import { currencyCode, readAvailability, termsOf } from './offer-terms.ts'
import type { PageScan } from './page-scan.ts'

export interface OpenGraph extends Found {
  /** Whether these say that the page is one of a product, and do not only describe a page. */
  readonly isProduct: boolean
}

/** What Open Graph’s elements and those of `product:` say. */
export function readOpenGraph({ metas }: Pick<PageScan, 'metas'>): OpenGraph {
  const first = (...names: string[]) => names.flatMap((name) => metas.get(name) ?? []).find((value) => value.trim() !== '')
  const regular = first('product:price:amount', 'og:price:amount', 'product:price', 'og:price')
  const sale = first('product:sale_price:amount')
  const before = first('product:original_price:amount', 'og:price:standard_amount') ?? (sale && regular)
  const currency = currencyCode(
    first('product:sale_price:currency', 'product:price:currency', 'og:price:currency', 'og:currency'),
  )
  const inStock = readAvailability(first('product:availability', 'og:availability', 'og:price:availability'))
  const price = sale ?? regular ?? ''
  const site = first('og:site_name')
  const name = first('og:title')
  const images = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'].flatMap((each) => metas.get(each) ?? [])
  const isProduct = /^(?:og:)?product/i.test(first('og:type')?.trim() ?? '') || price !== ''
  return {
    isProduct,
    ...(name && { name: withoutSite(name, site) }),
    description: first('og:description', 'description', 'twitter:description') ?? '',
    images: images.slice(0, 2 * longest.images),
    ...((price !== '' || inStock !== null) && {
      terms: termsOf([{ price, currency, inStock, ...(before && { compareAt: before }) }]),
    }),
  }
}

/** “Creatine | Momentous” is “Creatine”. */
function withoutSite(title: string, site: string | undefined): string {
  const parts = title.split(/(?<!\s)\s+[|–—•·-]\s+/)
  const isSite = (part: string) => site !== undefined && part.trim().toLowerCase() === site.trim().toLowerCase()
  return parts.length > 1 && isSite(parts.at(-1)!)
    ? title.slice(0, title.lastIndexOf(parts.at(-1)!)).replace(/(?<!\s)\s+[|–—•·-]\s*$/, '')
    : title
}
