import type { EvidenceStrength } from '#content/library/topic.ts'

/** Medicines that are spoken of as one: a substance and its brands, or a class. */
export interface MedicineGroup {
  readonly id: string
  /** As it stands in a sentence. */
  readonly called: string
  /** How people write it, parted by commas; small letters. */
  readonly names: string
  /** Wider groups that it belongs to: what is said of them holds for it. */
  readonly within?: readonly string[]
}

/** What is taken, eaten, drunk or done beside a medicine. */
export interface MedicinePartner {
  readonly id: string
  /** As it stands in a sentence. */
  readonly called: string
  /** How people write it, parted by commas; small letters. */
  readonly names: string
  /** Wider partners: what is said of them holds for it. */
  readonly within?: readonly string[]
}

/**
 * What the library says about a medicine together with one partner. It says what is known of the pair, never how much of a medicine to take, and
 * never that a pair is safe.
 */
export interface MedicineCaution {
  /** Ids of `MedicineGroup`. */
  readonly medicines: readonly string[]
  /** Ids of `MedicinePartner`. */
  readonly partners: readonly string[]
  readonly text: string
  /** Ids of sources; empty only for `practice`. */
  readonly sources: readonly string[]
  readonly evidence: EvidenceStrength
  /** A professional has read it. Nothing that ships is. */
  readonly reviewed: boolean
}
