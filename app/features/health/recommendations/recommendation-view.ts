import type { PillarSlug } from '#content/pillars.ts'

/** A lesson as a link leads to it. */
export interface LessonLink {
  readonly to: string
  readonly title: string
}

/** A piece of advice, written out. */
export interface RecommendationView {
  readonly id: string
  readonly pillar: PillarSlug
  readonly pillarName: string
  readonly title: string
  readonly text: string
  /** The member’s numbers behind it; null for what is said to everybody. */
  readonly reason: string | null
  /** Null where there is none, or none that can be read now. */
  readonly lesson: LessonLink | null
  readonly isReviewed: boolean
}

export interface RecommendationsView {
  /** From the member’s numbers, the most pressing first. */
  readonly own: ReadonlyArray<RecommendationView>
  /** For everyone, beside them. */
  readonly general: ReadonlyArray<RecommendationView>
  /** For everyone, but said already by what is shown, or not fitting beside it. */
  readonly left: ReadonlyArray<RecommendationView>
}
