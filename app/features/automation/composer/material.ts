import type { LibrarySource, LibraryTopic } from '#content/library/topic.ts'

/** What articles are composed of. */
export interface Material {
  readonly topics: readonly LibraryTopic[]
  readonly sources: readonly LibrarySource[]
}
