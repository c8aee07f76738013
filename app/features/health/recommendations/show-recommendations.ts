import { pillars, type PillarSlug } from '#content/pillars.ts'
import type { GeneralRecommendation } from '#content/recommendations/general.ts'

import { formatReason, type ReasonReader } from './format-reason.ts'
import { fillUp, type Recommendation } from './recommend.ts'
import type { LessonLink, RecommendationView, RecommendationsView } from './recommendation-view.ts'

/** Lessons that can be read now, by slug. */
export type LessonLinks = Readonly<Record<string, LessonLink | undefined>>

/** What the dashboard says: what the member’s numbers call for, filled up with what holds for everybody. */
export function showRecommendations(
  chosen: ReadonlyArray<Recommendation>,
  reader: ReasonReader,
  lessons: LessonLinks,
): RecommendationsView {
  const { shown, left } = fillUp(chosen)
  return {
    own: chosen.map((match) => ({
      ...inWords(match.rule),
      reason: formatReason(match, reader),
      lesson: lessons[match.rule.lesson?.lesson ?? ''] ?? null,
    })),
    general: shown.map(inWords),
    left: left.map(inWords),
  }
}

function inWords({ id, pillar, title, text, reviewed }: GeneralRecommendation): RecommendationView {
  return { id, pillar, pillarName: pillarName(pillar), title, text, reason: null, lesson: null, isReviewed: reviewed }
}

/** As the site names it. */
export function pillarName(pillar: PillarSlug): string {
  return pillars.find(({ slug }) => slug === pillar)!.title
}
