import type { PillarSlug } from '#content/pillars.ts'
import type { LessonLength } from '#features/courses/core/learning.ts'
import type { TextPart } from '#features/writing/text.ts'

/** A lesson that was found, and why. */
export interface FoundLesson extends LessonLength {
  /** “/courses/COURSE/LESSON”. */
  readonly path: string
  readonly course: string
  readonly pillar: PillarSlug
  readonly title: readonly TextPart[]
  readonly summary: readonly TextPart[]
  /** Whether whoever searches may take it; of others nothing but title and summary is looked at. */
  readonly isOpen: boolean
  /** It is not, and whoever begins the free trial may take it. */
  readonly isInTrial: boolean
  readonly passage: readonly TextPart[] | null
  /** What is said in it, each with the address at which the player begins there. */
  readonly captions: ReadonlyArray<{ readonly startsMs: number; readonly text: readonly TextPart[] }>
}

export interface FoundCourse {
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly pillar: PillarSlug
}

/** What a search finds, the best first. */
export interface FoundLessons {
  readonly lessons: readonly FoundLesson[]
  /** What was searched for instead, where nothing was found for what was typed. */
  readonly corrected: string | null
}

export const LONGEST_QUERY = 200

/** What is searched for: one line, no longer than anybody types. */
export function queryOf(typed: string | null): string {
  return (typed ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_QUERY)
}
