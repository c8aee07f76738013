import type { PillarSlug } from '#content/pillars.ts'

/** An article that ships with the product. The owner edits and deletes it like any other. */
export interface StarterPost {
  readonly slug: string
  readonly title: string
  readonly pillar: PillarSlug
  /** At most 150 characters. */
  readonly metaDescription: string
  readonly tags: readonly string[]
  /** Markdown; begins with a paragraph, no first-level heading; ends with "## Sources". */
  readonly body: string
}
