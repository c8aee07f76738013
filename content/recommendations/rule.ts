import type { PillarSlug } from '#content/pillars.ts'

/** So many days must have the number before a rule says anything: of the last seven for a mean, of the last fourteen for a spread. */
interface OfVital<Vital> {
  /** A number of a day, as the health record names it. */
  readonly vital: Vital
  readonly leastDays: number
}

/**
 * When a rule speaks: a small closed language, worked out in `app/features/health/recommendations/`. Whatever is compared with a
 * number of days or a share is about logging; a number of the body is compared with the member’s own usual range, or with one that a
 * source of the library names.
 */
export type RuleCondition<Vital extends string = string> =
  /** The mean of the last seven days lies outside the member’s usual range, and beyond its edge by this share of it. */
  | (OfVital<Vital> & {
      readonly statistic: 'mean against usual'
      readonly comparator: 'below' | 'above'
      readonly beyond: number
    })
  /** The mean of the last seven days lies below or above a number; `source` is a document of the library that names it. */
  | (OfVital<Vital> & {
      readonly statistic: 'mean against number'
      readonly comparator: 'below' | 'above'
      readonly number: number
      readonly source: string
    })
  /** The last fourteen days spread more than so many times as far as the four weeks before them. */
  | (OfVital<Vital> & { readonly statistic: 'spread against earlier'; readonly times: number })
  /** Of the last 28 days with an entry (at least `leastDays`), fewer than this share have the number. */
  | (OfVital<Vital> & { readonly statistic: 'share of days'; readonly below: number })
  /** The newest lab report is older than so many days. */
  | { readonly statistic: 'age of report'; readonly aboveDays: number }
  /** A result of the newest lab report, at most so old, lies outside the laboratory’s own range. Tests are LOINC codes. */
  | { readonly statistic: 'result outside range'; readonly tests: readonly string[] | 'any'; readonly withinDays: number }

/** A lesson that comes with the product. */
export interface RuleLesson {
  readonly course: string
  readonly lesson: string
}

/** First what belongs to a doctor, then the body, then what is logged. */
export const ruleRanks = ['doctor', 'body', 'logging'] as const

export interface RecommendationRule<Vital extends string = string> {
  readonly id: string
  readonly pillar: PillarSlug
  readonly rank: (typeof ruleRanks)[number]
  readonly when: RuleCondition<Vital>
  readonly title: string
  /** No diagnosis, and no figure: those that count stand in the reason. */
  readonly text: string
  /** With the member’s own numbers in braces; which there are, `reasonParts` says. */
  readonly reason: string
  /** None where a lesson would lead away from what is to be done. */
  readonly lesson?: RuleLesson
  /** Documents of the library behind the text; empty where it is what teachers and coaches do. */
  readonly sources: readonly string[]
  /** Not said of a week in which the member declared a rest. */
  readonly isPausedByRest?: boolean
  /** General advice that does not fit beside it. */
  readonly instead?: readonly string[]
  /** A professional has read it. Nothing that ships is. */
  readonly reviewed: boolean
}

/** What the reason of a rule can say. */
export const reasonParts: Readonly<Record<RuleCondition['statistic'], readonly string[]>> = {
  'mean against usual': ['vital', 'mean', 'range', 'unit', 'days'],
  'mean against number': ['vital', 'mean', 'number', 'unit', 'days'],
  'spread against earlier': ['vital', 'spread', 'earlier', 'unit', 'days'],
  'share of days': ['have', 'of'],
  'age of report': ['day', 'age'],
  'result outside range': ['names', 'day'],
}
