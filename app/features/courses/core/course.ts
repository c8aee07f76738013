import type { PillarSlug } from '#content/pillars.ts'

/** A course as its list shows it. */
export interface Course {
  readonly slug: string
  readonly pillar: PillarSlug
  readonly title: string
  readonly summary: string
}
