import type { PillarSlug } from '#content/pillars.ts'

import type { RuleLesson } from './rule.ts'

/** One small thing that somebody does every day of a week. Its id is stored with the week, so it never changes and never goes. */
export interface Habit {
  readonly id: string
  readonly pillar: PillarSlug
  readonly title: string
  readonly text: string
  /** Its smaller version, for a bad day; it counts as well. */
  readonly small: string
  readonly lesson: RuleLesson
  /** The rules that it answers: where one of them speaks, the habit fits the member’s numbers. */
  readonly rules: readonly string[]
  /** Offered no more; past weeks still show it. */
  readonly isRetired?: boolean
  readonly reviewed: boolean
}
