import type { PillarSlug } from '#content/pillars.ts'
import type { Heading } from '#features/writing/text.ts'

/** How a lesson stands to whoever looks: open, done, or behind something. */
export type LessonStatus = 'done' | 'begun' | 'open' | 'open to all' | 'in the trial' | 'locked'

/** How long a lesson takes. */
export interface LessonLength {
  /** As its author says it. */
  readonly durationSeconds: number
  /** Of a lesson in writing; null where there is something to play. */
  readonly readingMinutes: number | null
}

/** A lesson in a list: nothing here is for members alone. */
export interface ListedLesson extends LessonLength {
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly status: LessonStatus
  readonly isDraft: boolean
}

export interface ListedModule {
  readonly id: string
  readonly title: string
  readonly lessons: ReadonlyArray<ListedLesson>
}

export interface CoursePageData {
  readonly slug: string
  readonly pillar: PillarSlug
  readonly title: string
  readonly summary: string
  readonly isPublished: boolean
  readonly modules: ReadonlyArray<ListedModule>
  readonly progress: CourseProgress
  /** Null where everything in it is open to the person. */
  readonly wayIn: WayIn | null
}

export interface CourseProgress {
  readonly done: number
  readonly all: number
}

/** Where to go on: a lesson that is open to the person and not done. */
export interface NextLesson {
  readonly course: string
  readonly courseTitle: string
  readonly pillar: PillarSlug
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly isBegun: boolean
}

export interface LearnedCourse extends CourseProgress {
  readonly slug: string
  readonly pillar: PillarSlug
  readonly title: string
}

/** What a signed-in person reads above the page of the courses. */
export interface Learning {
  readonly next: NextLesson | null
  readonly courses: ReadonlyArray<LearnedCourse>
}

/** What is inside a lesson, for those who may take it. */
export interface LessonTexts {
  readonly html: string
  readonly headings: ReadonlyArray<Heading>
  readonly practice: string
  readonly isReviewed: boolean
  readonly resources: ReadonlyArray<{ readonly title: string; readonly address: string }>
}

export interface LessonNote {
  readonly id: string
  readonly atSeconds: number | null
  readonly text: string
}

export interface Neighbour {
  readonly slug: string
  readonly title: string
}

/** The page of a lesson: `inside` is there for those who may take it, `refusal` says why nothing is. */
export interface LessonPageData extends LessonLength {
  readonly course: { readonly slug: string; readonly title: string; readonly pillar: PillarSlug }
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly isDraft: boolean
  readonly isPreview: boolean
  readonly number: number
  readonly of: number
  readonly previous: Neighbour | null
  readonly next: Neighbour | null
  readonly isDone: boolean
  /** All published lessons of the course are done. */
  readonly isCourseDone: boolean
  readonly inside: LessonTexts | null
  readonly notes: ReadonlyArray<LessonNote>
  readonly refusal: Refusal | null
}

export interface Refusal {
  readonly reason: string
  readonly wayIn: WayIn
  /** Whoever begins the trial may take it. */
  readonly isInTrial: boolean
}

/** Where somebody who may not take a lesson gets in. */
export interface WayIn {
  readonly to: 'trial' | 'plans'
  /** It may be open to somebody who has not signed in. */
  readonly orSignIn: boolean
}

/** The trial where it opens the lesson and is still to be had, else the plans. */
export function wayInFor(isSignedIn: boolean, isInTrial: boolean): WayIn {
  return { to: isInTrial ? 'trial' : 'plans', orSignIn: !isSignedIn }
}

/** The address of a course or a lesson, kept as whom an administrator looks. */
export function learningAddress(viewAs: string | null, course: string, lesson?: string): string {
  return `/courses/${course}${lesson === undefined ? '' : `/${lesson}`}${viewAs === null ? '' : `?as=${viewAs}`}`
}

/** “6 min read” for a lesson in writing, else how long it plays. */
export function formatLength({ durationSeconds, readingMinutes }: LessonLength): string {
  return readingMinutes === null ? formatDuration(durationSeconds) : `${readingMinutes} min read`
}

/** “12 min”, or “6:01 min” where it is not whole minutes; nothing where nobody has said how long. */
function formatDuration(seconds: number): string {
  if (seconds <= 0) return ''
  if (seconds % 60 === 0) return `${seconds / 60} min`
  return seconds < 3600 ? `${timeInRecording(seconds)} min` : timeInRecording(seconds)
}

/** “0:42”, “12:05”, “1:02:09”. */
export function timeInRecording(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
