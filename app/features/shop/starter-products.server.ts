import { starterProducts } from '#content/products/starter-products.ts'
import type { StarterContent } from '#platform/starter-content.server.ts'

import { insertProduct } from './products/products.server.ts'

/** The supplements that come with the product: curated ones, without a price and without anybody who sells them. */
export const starterProductRows: StarterContent = {
  name: 'products',
  load: async (tx, _now, services) => {
    for (const { name, category, pillar, description, evidence, dose, caution, sources, isReviewed } of starterProducts) {
      const said = {
        summary: evidence,
        dose: dose?.text ?? null,
        caution,
        sources: sources.map(({ title, url }) => ({ title, url })),
        isReviewed,
      }
      await insertProduct(services, tx, { name, category, pillar, description, evidence: said }, 'hand')
    }
  },
}
