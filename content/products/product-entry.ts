import type { PillarSlug } from '#content/pillars.ts'

/**
 * How much of a document was read for the text that rests on it. `page`: it, or its opening, where its publisher keeps it. `abstract`:
 * the authors’ summary. `copy`: its opening in somebody else’s copy. `nothing`: it is named for the reader alone. Figures are taken from
 * the first two only.
 */
export type Reading = 'page' | 'abstract' | 'copy' | 'nothing'

/** How much is known of what a supplement does. */
export const evidenceStrengths = ['unclear', 'some', 'good'] as const
export type EvidenceStrength = (typeof evidenceStrengths)[number]

/** A document that surely exists, on the address of who answers for it. */
export interface ProductSource {
  readonly title: string
  readonly url: string
  readonly read: Reading
}

/** A supplement that ships with the product: a generic name, no brand, no price, nobody who sells it. The owner edits it like any other. */
export interface ProductEntry {
  /** What its name makes as an address. */
  readonly slug: string
  readonly name: string
  readonly category: 'performance' | 'protein' | 'recovery' | 'essentials'
  readonly pillar: PillarSlug
  /** What it is, in a sentence without figures. */
  readonly description: string
  /** What the evidence says, in two plain sentences without figures. */
  readonly evidence: string
  /** What `evidence` says in one word, and never more than its words do. */
  readonly strength: EvidenceStrength
  /** An amount in the words of one source that was read; null where none was: then no figure is shown, and that is said. */
  readonly dose: { readonly text: string; readonly source: ProductSource } | null
  /** Who should not take it, and who should ask first. */
  readonly caution: string
  readonly sources: readonly ProductSource[]
  /** Whether a professional has read it. Nothing that ships is; the owner lifts the mark. */
  readonly isReviewed: false
}
