import type { PillarSlug } from '#content/pillars.ts'

/** A lesson that ships with the product, in writing. The owner edits, unpublishes and deletes it like any other. */
export interface StarterLesson {
  /** Part of its address; the one that the pillar page’s locked preview draws its picture from, where there is one. */
  readonly slug: string
  readonly pillar: PillarSlug
  readonly title: string
  /** How long it takes, as the preview shows it. */
  readonly durationSeconds: number
  /** What it is about, in at most 160 characters; anybody may read it. */
  readonly summary: string
  /** The one practical step, in one or two sentences, and its smaller version for a bad day. */
  readonly practice: string
  /** Markdown of 800 to 1,500 words; begins with a paragraph, no first-level heading; ends with "## Sources". */
  readonly body: string
}
