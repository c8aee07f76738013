/** One of the first steps of a new owner, as it stands. */
export interface FirstStep {
  /** Stable, and its own among the steps. */
  readonly name: string
  /** What to do, in the imperative: “Give the site its name”. */
  readonly title: string
  /** Why, in a sentence. */
  readonly text: string
  /** Where it is done: a path of this site. */
  readonly to: string
  readonly isDone: boolean
  /** Since when; null where nobody knows. */
  readonly doneAt: Date | null
}
