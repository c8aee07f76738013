import { productFields, type ProductField, type Proposed, type Provenance } from '#features/shop/core/product.ts'
import type { ScrapedProduct } from '#features/shop/core/scraped-product.ts'
import { withOwnCurrency } from '#features/shop/prices/prices-beside.ts'

/** What a kept product says, beside a page. */
export interface StoredValues {
  readonly name: string
  readonly description: string
  readonly price: string
  readonly currency: string | null
  readonly compareAt: string
  readonly imageUrl: string
  readonly inStock: boolean
  readonly goneAt: Date | null
  readonly handEdited: ReadonlyArray<ProductField>
  readonly proposed: Proposed
  readonly declined: Proposed
  readonly provenance: Provenance
  /** Null for curated products: every word of theirs is a person’s. */
  readonly sourceSite: string | null
}

type PageWords = Partial<Pick<StoredValues, ProductField>>

export interface Differences {
  /** Values that the page says otherwise, and nobody wrote by hand. */
  readonly changes: PageWords & { currency?: string | null }
  /** What the page says where somebody wrote something else, and has not decided for their own words. */
  readonly proposed: Proposed
  readonly provenance: Provenance
  /** In words, for the result of a reading; empty when nothing is another. */
  readonly words: string
  /** Whether the price is the page’s: it was seen there now. */
  readonly isPriceSeen: boolean
}

/** What a page changes about a product that is kept. What it does not say stays as it was. */
export function differencesOf(stored: StoredValues, page: ScrapedProduct): Differences {
  const said = wordsOf(stored, page)
  const changes: Record<string, unknown> = {}
  const proposed: Partial<Record<ProductField, string>> = { ...stored.proposed }
  const provenance: Partial<Record<ProductField, Provenance[ProductField]>> = { ...stored.provenance }
  const words: string[] = []
  for (const field of productFields) {
    const isByHand = stored.sourceSite === null || stored.handEdited.includes(field)
    const value = isByHand ? besideOwn(field, said[field], stored, page) : said[field]
    if (value === undefined) continue
    if (!isByHand && page.provenance[field]) provenance[field] = page.provenance[field]
    if (value === stored[field]) delete proposed[field]
    else if (!isByHand) {
      changes[field] = value
      words.push(inWords(field, stored, said))
    } else if (stored.declined[field] === String(value)) delete proposed[field]
    else if (proposed[field] !== String(value)) {
      proposed[field] = String(value)
      words.push(`${names[field]} to review`)
    }
  }
  const isPriceSeen = said.price !== undefined && stored.sourceSite !== null && !stored.handEdited.includes('price')
  if (isPriceSeen && page.currency !== stored.currency && (page.currency !== null || 'price' in changes))
    changes.currency = page.currency
  return {
    changes: changes as Differences['changes'],
    proposed,
    provenance: provenance as Provenance,
    words: words.join(', '),
    isPriceSeen,
  }
}

/** What a page says of each field; without those of which it says nothing. */
function wordsOf(stored: StoredValues, { name, description, price, compareAt, images, inStock }: ScrapedProduct): PageWords {
  // A picture that somebody picked among those of the page stays.
  const picture = images.includes(stored.imageUrl) ? stored.imageUrl : images[0]
  // A page that is there again sells its product, unless it says otherwise.
  const isThere = inStock ?? (stored.goneAt ? true : undefined)
  return {
    name,
    ...(description !== '' && { description }),
    ...(price !== '' && { price, compareAt }),
    ...(picture !== undefined && { imageUrl: picture }),
    ...(isThere !== undefined && { inStock: isThere }),
  }
}

/** Where somebody wrote a price in another currency, that of the page is told with its own. */
function besideOwn(
  field: ProductField,
  value: string | boolean | undefined,
  stored: StoredValues,
  page: ScrapedProduct,
): string | boolean | undefined {
  if ((field !== 'price' && field !== 'compareAt') || typeof value !== 'string') return value
  return withOwnCurrency(value, page.currency, stored.currency)
}

const names: Readonly<Record<ProductField, string>> = {
  name: 'name',
  description: 'description',
  price: 'price',
  compareAt: 'regular price',
  imageUrl: 'picture',
  inStock: 'stock',
}

function inWords(field: ProductField, stored: StoredValues, { price, inStock }: PageWords): string {
  if (field === 'price') return stored.price === '' ? `price ${price}` : `price ${stored.price} → ${price}`
  if (field === 'inStock') return inStock ? 'back in stock' : 'out of stock'
  return names[field]
}
