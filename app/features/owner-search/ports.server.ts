import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** What the owner’s search asks of features. */
export interface OwnerSearchPorts {
  /** Who finds what, in the order in which it is shown. */
  readonly ownerSearch: ReadonlyArray<OwnerSearchSource>
}

/** Finds things of one kind among all that the owner works on. server/owner-search.ts collects these. */
export interface OwnerSearchSource {
  /** Over what it finds: “People”. */
  readonly name: string
  /** Things that hold what is looked for, the likeliest first, and no more of them than asked. What is looked for is never empty. */
  readonly find: (services: Infrastructure, query: string, most: number) => Promise<readonly FoundRow[]>
}

/** One thing that was found. */
export interface FoundRow {
  readonly title: string
  /** What tells it from others of its name; nothing of health, and no words that somebody wrote to the team. */
  readonly detail: string
  /** When it came about, where that tells it from others. */
  readonly at?: Date | null
  /** Where the owner works on it: a path of this site. */
  readonly to: string
}
