import type { ScrapedProduct } from '#features/shop/core/scraped-product.ts'

import { productOf } from './read-product-page.ts'
import { readShopifyList } from './shopify.ts'

/** The products of a page of a shop’s `products.json`; null when it is none. `count` is how many it holds: none is after the last page. */
export function readProductsJson(
  text: string,
  url: string,
  currency: string | null = null,
): { products: ScrapedProduct[]; count: number } | null {
  const list = readShopifyList(text, currency)
  if (list === null) return null
  const products = list.found.flatMap((found) => {
    if (found.handle === null) return []
    const address = new URL(`/products/${found.handle}`, url).href
    const reading = productOf([{ ...found, way: 'shopify' }], address, address)
    return reading.ok ? [reading.product] : []
  })
  return { products, count: list.count }
}
