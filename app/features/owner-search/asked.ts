/** The most that is looked for, in characters. */
export const MAX_ASKED = 100

/** What somebody typed, as it is looked for. */
export function askedOf(typed: string | null): string {
  return (typed ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_ASKED)
}

/** What is found of one kind, as a page shows it. */
export interface FoundGroup {
  readonly name: string
  readonly found: ReadonlyArray<FoundView>
}

/** One thing that is found, with its day written out. */
export interface FoundView {
  readonly title: string
  readonly detail: string
  readonly to: string
}

export interface SearchAnswer {
  readonly asked: string
  readonly groups: ReadonlyArray<FoundGroup>
  /** Everything could be read. */
  readonly isWhole: boolean
}
