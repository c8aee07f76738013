import { generalRecommendations, type GeneralRecommendation } from '#content/recommendations/general.ts'
import { ruleRanks } from '#content/recommendations/rule.ts'

import { isRestWeek, type Facts } from './facts.ts'
import { matchOf, type Match } from './statistics.ts'
import type { VitalRule } from './vital-rule.ts'

/** A rule that holds, and the member’s numbers that make it hold. */
export interface Recommendation extends Match {
  readonly rule: VitalRule
}

/** As many as anybody can take in at once. */
export const MAX_RECOMMENDATIONS = 3

/** Every rule that holds, the most pressing first: by rank, then by how far its number lies past the bound, then in the order of the list. */
export function findMatches(facts: Facts, rules: ReadonlyArray<VitalRule>): Recommendation[] {
  const resting = isRestWeek(facts)
  const found = rules.flatMap((rule): Recommendation[] => {
    const match = rule.isPausedByRest && resting ? null : matchOf(rule.when, facts)
    return match ? [{ ...match, rule }] : []
  })
  // A level that moved spreads the days too, and is no swing.
  const moved = new Set(found.flatMap(({ rule: { when } }) => (when.statistic === 'mean against usual' ? [when.vital] : [])))
  const kept = found.filter(({ rule: { when } }) => when.statistic !== 'spread against earlier' || !moved.has(when.vital))
  const rank = ({ rule }: Recommendation) => ruleRanks.indexOf(rule.rank)
  return kept.toSorted((a, b) => rank(a) - rank(b) || b.distance - a.distance)
}

/** Of those at most three, and at most one a vital and one a pillar. */
export function recommend(facts: Facts, rules: ReadonlyArray<VitalRule>): Recommendation[] {
  const chosen: Recommendation[] = []
  for (const match of findMatches(facts, rules)) {
    if (chosen.length === MAX_RECOMMENDATIONS) break
    const isNew = ({ rule }: Recommendation) => rule.pillar !== match.rule.pillar && subjectOf(rule) !== subjectOf(match.rule)
    if (chosen.every(isNew)) chosen.push(match)
  }
  return chosen
}

/** The general advice that fills up what rules leave free, and what is left of it: what says the same, or the contrary, stands back. */
export function fillUp(chosen: ReadonlyArray<Recommendation>): {
  shown: GeneralRecommendation[]
  left: GeneralRecommendation[]
} {
  const fits = ({ id, pillar }: GeneralRecommendation) =>
    chosen.every(({ rule }) => rule.pillar !== pillar && !rule.instead?.includes(id))
  const shown = generalRecommendations.filter(fits).slice(0, MAX_RECOMMENDATIONS - chosen.length)
  return { shown, left: generalRecommendations.filter((general) => !shown.includes(general)) }
}

function subjectOf({ when }: VitalRule): string {
  return 'vital' in when ? when.vital : 'labs'
}
