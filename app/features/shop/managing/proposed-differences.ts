import type { ProductField, ProductValues, Proposed } from '#features/shop/core/product.ts'
import { pricesSideBySide } from '#features/shop/prices/prices-beside.ts'

import { fieldNames } from './product-fields.ts'

/** A value that somebody wrote, and what the page says. */
export interface Difference {
  readonly field: ProductField
  readonly name: string
  readonly own: string
  readonly found: string
}

type Compared = Pick<ProductValues, ProductField | 'proposed' | 'currency'>

/** What a refresh found where a person had written something else, in words. */
export function differencesOf(product: Compared): ReadonlyArray<Difference> {
  return Object.entries(product.proposed).map(([name, proposed]) => {
    const field = name as ProductField
    const values = [String(product[field]), proposed]
    const isPrice = field === 'price' || field === 'compareAt'
    const words = isPrice ? pricesSideBySide(values, product.currency) : values.map((value) => inWords(field, value))
    return { field, name: fieldNames[field], own: words[0]!, found: words[1]! }
  })
}

/** What remains of a set of values without one of them. */
export function without(values: Proposed, field: ProductField): Proposed {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== field))
}

/** A value as a product keeps it, from how a refresh wrote it down. */
export function valueOf(field: ProductField, found: string): string | boolean {
  return field === 'inStock' ? found === 'true' : found
}

function inWords(field: ProductField, value: string): string {
  if (field !== 'inStock') return value
  return value === 'true' ? 'In stock' : 'Out of stock'
}
