import type { Product, WithContext } from 'schema-dts'

import { sharePath } from '#features/site/share/share-path.ts'
import { context, type Publisher } from '#features/site/structured-data/json-ld.ts'

import { summaryOf, type ProductPage } from './product-page.ts'

/** A product for search engines. An offer only where the page shows a price with a number; never a rating. */
export function productJsonLd({ origin }: Publisher, product: ProductPage): WithContext<Product> {
  const { slug, name, picture, offer, inStock, category, isTest } = product
  const path = `/shop/${slug}`
  const description = summaryOf(product)
  return {
    '@context': context,
    '@type': 'Product',
    name,
    ...(description && { description }),
    image: origin + (picture ? `${picture.address}-${picture.widths.at(-1)}.webp` : sharePath(path)),
    url: origin + path,
    category,
    ...(offer &&
      !isTest && {
        offers: {
          '@type': 'Offer',
          price: offer.price,
          priceCurrency: offer.priceCurrency,
          ...(offer.priceValidUntil && { priceValidUntil: offer.priceValidUntil }),
          availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
          url: origin + path,
        },
      }),
  }
}
