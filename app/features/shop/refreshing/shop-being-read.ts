import { isHostOf } from '#features/shop/addresses/retailer-address.ts'
import type { Category } from '#features/shop/core/product.ts'

/** Whose products a reading takes over, and where it may go. */
export interface ShopBeingRead {
  /** What its products carry as `sourceSite`. */
  readonly key: string
  readonly category: Category
  /** Put before the path of a product’s address; empty for the address itself. */
  readonly affiliateBaseUrl: string
  /** Its host, and those below it. */
  readonly domain: string
}

/** The domain that a supplier’s address allows: “www.” is the same shop. */
export function domainOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '')
}

export function isOfShop({ domain }: Pick<ShopBeingRead, 'domain'>, url: string): boolean {
  return URL.canParse(url) && isHostOf(domain, new URL(url).hostname)
}

/** Where a product’s link leads: the page itself, or the same path behind the partner’s address. */
export function affiliateAddress({ affiliateBaseUrl }: Pick<ShopBeingRead, 'affiliateBaseUrl'>, url: string): string {
  const base = affiliateBaseUrl.trim().replace(/(?<!\/)\/+$/, '')
  if (base === '') return url
  const { pathname, search } = new URL(url)
  const address = `${base}${pathname}${search}`
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : url
}
