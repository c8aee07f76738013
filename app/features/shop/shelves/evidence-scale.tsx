import type { EvidenceStrength } from '#content/products/product-entry.ts'
import { strengthNames } from '#features/shop/core/strength-names.ts'

/** How much is known of what a supplement does: up to three ticks, and the word. */
export function EvidenceScale({ strength }: { strength: EvidenceStrength }) {
  return (
    <span className="evidence-scale" data-strength={strength}>
      <i aria-hidden="true" />
      {strengthNames[strength]} evidence
    </span>
  )
}
