import type { RecommendationRule } from './rule.ts'
import { fitnessRules } from './rules/fitness.ts'
import { nutritionRules } from './rules/nutrition.ts'
import { sleepRules } from './rules/sleep.ts'
import { stressRules } from './rules/stress.ts'
import { supplementsRules } from './rules/supplements.ts'

/** All rules; of two that are equally pressing the first one counts, so the particular stand before the general. */
export const recommendationRules: readonly RecommendationRule[] = [
  ...sleepRules,
  ...fitnessRules,
  ...nutritionRules,
  ...stressRules,
  ...supplementsRules,
]
