import { captionLimits } from '#features/courses/captions/parse-captions.ts'

/** Everything of a lesson that its author writes. */
export interface LessonContent {
  readonly title: string
  readonly slug: string
  readonly summary: string
  readonly practice: string
  /** Markdown. */
  readonly body: string
  readonly durationSeconds: number
  readonly isPreview: boolean
  readonly opensInTrial: boolean
  readonly resources: ReadonlyArray<Resource>
}

/** What goes with a lesson. */
export interface Resource {
  readonly title: string
  readonly address: string
}

export const lessonLimits = {
  title: 120,
  summary: 300,
  practice: 600,
  body: 100_000,
  /** As it is typed: hours, minutes and seconds. */
  duration: 20,
  resources: 20,
  resourceTitle: 120,
  resourceAddress: 500,
  reviewedBy: 120,
} as const

/** How long what is typed on a lesson’s page may be: each end of a line may be two characters. */
export const lessonFormLimits = { characters: { body: 2 * lessonLimits.body, vtt: 2 * captionLimits.characters } } as const

/** Whether words of its text differ: who has reviewed one has not reviewed the other. */
export function saysElse(one: LessonContent, other: LessonContent): boolean {
  return (['title', 'summary', 'practice', 'body'] as const).some((name) => one[name] !== other[name])
}
