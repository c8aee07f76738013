import type { RecommendationRule, RuleCondition } from '#content/recommendations/rule.ts'
import type { VitalName } from '#features/health/core/vitals.ts'

/** A rule of the content, held against the numbers that a day has: one of a number that there is not is a type error where rules are read. */
export type VitalRule = RecommendationRule<VitalName>
export type VitalCondition = RuleCondition<VitalName>
