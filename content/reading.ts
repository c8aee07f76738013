/** A page that is read from top to bottom: what it says, passage by passage. */

export interface Passage {
  readonly heading: string
  readonly text: readonly string[]
  readonly points?: readonly string[]
}

export interface Reading {
  readonly title: string
  readonly lead: string
  readonly passages: readonly Passage[]
}

export interface LegalText extends Reading {
  /** The day of the last change, as an ISO date. */
  readonly changedOn: string
}
