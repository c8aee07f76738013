import { eq } from 'drizzle-orm'

import { productCorrections } from '#content/products/corrections.ts'
import { starterProducts } from '#content/products/starter-products.ts'
import type { StarterContent } from '#platform/starter-content.server.ts'

import { products } from './core/tables.server.ts'
import { changeProduct } from './products/products.server.ts'

/** Brings corrected doses and cautions to shops that began before they were corrected. Words that the owner wrote stay. */
export const correctedProductRows: StarterContent = {
  name: 'products corrected from their sources, 2026',
  load: async (tx, _now, services) => {
    for (const { slug, field, was } of productCorrections) {
      const today = starterProducts.find((entry) => entry.slug === slug)!
      const [product] = await tx.select().from(products).where(eq(products.slug, slug)).for('update')
      if (!product?.evidence || product.evidence[field] !== was) continue
      const said = field === 'dose' ? today.dose!.text : today.caution
      const kept = product.evidence.sources
      const added = today.sources.filter(({ url }) => !kept.some((source) => source.url === url))
      const sources = [...added.map(({ title, url }) => ({ title, url })), ...kept]
      // Nobody has read the new words yet.
      const evidence = { ...product.evidence, [field]: said, sources, isReviewed: false }
      await changeProduct(services, tx, product, { evidence }, 'hand')
    }
  },
}
