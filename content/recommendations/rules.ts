import type { RecommendationRule } from './rule.ts'
import { fitnessRules } from './rules/fitness.ts'
import { nutritionRules } from './rules/nutrition.ts'
import { sleepRules } from './rules/sleep.ts'
import { stressRules } from './rules/stress.ts'
import { supplementsRules } from './rules/supplements.ts'

const rules = [...sleepRules, ...fitnessRules, ...nutritionRules, ...stressRules, ...supplementsRules]

/** The numbers of a day that rules speak of. Whoever reads the rules holds them against those that there are. */
type RuleVital = Extract<(typeof rules)[number]['when'], { vital: string }>['vital']

/** All rules; of two that are equally pressing the first one counts, so the particular stand before the general. */
export const recommendationRules: ReadonlyArray<RecommendationRule<RuleVital>> = rules
