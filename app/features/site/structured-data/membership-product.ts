import type { Offer, Product, WithContext } from 'schema-dts'

import type { Plan } from '#content/plans.ts'
import { sharePath } from '#features/site/share/share-path.ts'

import { context, publisherReference, type Publisher } from './json-ld.ts'

/** How long a payment lasts, as ISO 8601 says it; a plan that is paid once lasts. */
const durations: Partial<Record<Plan['slug'], string>> = { monthly: 'P1M', annual: 'P1Y' }

function offer(publisher: Publisher, { slug, name, description, priceCents }: Plan): Offer {
  const price = (priceCents / 100).toFixed(2)
  const lasts = durations[slug]
  return {
    '@type': 'Offer',
    name,
    description,
    price,
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    url: `${publisher.origin}/pricing`,
    seller: { '@id': publisherReference(publisher)['@id'] },
    ...(lasts && {
      priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'USD', billingDuration: lasts },
    }),
  }
}

/**
 * The membership with an offer for each plan of the settings. It carries no rating: nobody has checked one.
 *
 * @param image the picture with which its page is shared, as a path of ours
 */
export function membershipProduct(
  publisher: Publisher,
  plans: readonly Plan[],
  image = sharePath('/pricing'),
): WithContext<Product> {
  return {
    '@context': context,
    '@type': 'Product',
    name: `${publisher.words.name} Membership`,
    description: publisher.words.summary,
    image: publisher.origin + image,
    brand: { '@type': 'Brand', name: publisher.words.name },
    offers: plans.map((plan) => offer(publisher, plan)),
  }
}
