/** What became of something that the product shipped: it is as it was given, its owner changed it, or it is not there (any more). */
export type StarterState = 'unchanged' | 'changed' | 'gone'

/** Something that the product shipped into the database: a course, a post. */
export interface StarterItem {
  /** In what the product ships: never another one. */
  readonly key: string
  readonly title: string
  readonly state: StarterState
  /** What else is to be known before it goes, or comes back, in a sentence; empty where there is nothing. */
  readonly note: string
  /** Where it is edited; null while it is gone. */
  readonly to: string | null
}
