/** One thing that this software does, or does not do, as a visitor asks for it. True of every site that runs on it, whatever its owner says elsewhere. */
export interface Ability {
  readonly question: string
  /** Plain sentences. */
  readonly answer: string
  /** Other words by which it is asked for: they are looked for, and never shown. */
  readonly also: string
}

/** The abilities that one page leads to. */
export interface AbilityPage {
  /** A page of ours, public or a member’s. */
  readonly path: string
  readonly title: string
  readonly abilities: readonly Ability[]
}
