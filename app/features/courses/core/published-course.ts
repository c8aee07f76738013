import type { Course } from './course.ts'

/** A published lesson, as pages may name it to everybody. */
interface PublishedLesson {
  readonly slug: string
  readonly title: string
  readonly summary: string
  /** 0 where nobody said. */
  readonly durationSeconds: number
  /** Who is on trial may take it. */
  readonly opensInTrial: boolean
  readonly hasFilm: boolean
}

/** A published course with its published lessons, both in their order. */
export interface PublishedCourse extends Course {
  readonly lessons: readonly PublishedLesson[]
}
