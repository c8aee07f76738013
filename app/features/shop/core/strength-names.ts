import type { EvidenceStrength } from '#content/products/product-entry.ts'

/** What the ticks say, as the word beside them. */
export const strengthNames: Readonly<Record<EvidenceStrength, string>> = { unclear: 'Unclear', some: 'Some', good: 'Good' }
