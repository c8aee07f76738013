import type { EvidenceStrength } from '#content/products/product-entry.ts'
import { starterProducts } from '#content/products/starter-products.ts'

import type { Evidence } from './product.ts'

/** Of the words that ship; a shop that was filled before they had a strength has them without one. */
const shipped: ReadonlyMap<string, EvidenceStrength> = new Map(
  starterProducts.map(({ evidence, strength }) => [evidence, strength]),
)

/** How much is known, in one word: what its owner chose, else what belongs to words that ship. Null where nobody has judged. */
export function strengthOf(evidence: Pick<Evidence, 'summary' | 'strength'> | null): EvidenceStrength | null {
  if (evidence === null) return null
  return evidence.strength ?? shipped.get(evidence.summary) ?? null
}
