import type { Course } from './course.ts'

/** A published course as a card shows it. */
export interface CourseCard extends Course {
  readonly id: string
  /** Published ones. */
  readonly lessons: number
  /** Those of them that anybody may take. */
  readonly openLessons: number
  readonly createdAt: Date
}
