import type { Found } from './found.ts'
import { termsOf } from './offer-terms.ts'
import type { PageScan } from './page-scan.ts'

export interface PageGuess extends Found {
  /** Whether all that a product’s page has is here: a heading, a price and a way into a basket. */
  readonly isProduct: boolean
}

const NO_PICTURE = /logo|icon|sprite|pixel|placeholder|spacer|blank|badge|payment|flag|avatar|\.svg(?:$|\?)|^data:/i
const LARGE = 200

/** What a page shows a reader: its heading, the one price on it, its first large picture. The last way, for pages that say nothing better. */
export function guessFromPage({ heading, price, hasPrices, pictures, hasBasket, metas }: PageScan): PageGuess {
  const shown = pictures.filter(
    ({ address, width }) => address !== '' && !NO_PICTURE.test(address) && (width === 0 || width >= LARGE),
  )
  const large = [shown.find(({ width }) => width >= LARGE), shown.find(({ isAfterHeading }) => isAfterHeading), shown[0]]
  const image = large.find((picture) => picture !== undefined)
  const description = metas.get('description')?.[0]
  return {
    isProduct: heading.trim() !== '' && hasPrices && hasBasket,
    ...(heading.trim() !== '' && { name: heading }),
    ...(description && { description }),
    images: image ? [image.address] : [],
    ...(price !== undefined && { terms: termsOf([{ price, currency: null, inStock: null }]) }),
  }
}
