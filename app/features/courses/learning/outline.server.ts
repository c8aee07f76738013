import { and, asc, eq, type SQL } from 'drizzle-orm'

import { courseModules, courses, lessonProgress, lessons } from '#features/courses/tables.server.ts'
import type { Services } from '#platform/services.server.ts'

import type { Learner } from './learner.ts'
import type { LessonMark } from './learning.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** What anybody may know of courses and lessons, and how far the person is: never a word of what is inside. */
const columns = {
  course: {
    id: courses.id,
    slug: courses.slug,
    pillar: courses.pillar,
    title: courses.title,
    summary: courses.summary,
    isPublished: courses.isPublished,
  },
  module: { id: courseModules.id, title: courseModules.title },
  lesson: {
    id: lessons.id,
    slug: lessons.slug,
    title: lessons.title,
    summary: lessons.summary,
    durationSeconds: lessons.durationSeconds,
    isPreview: lessons.isPreview,
    opensInTrial: lessons.opensInTrial,
    status: lessons.status,
  },
  // The first column must be one that is never empty: drizzle takes a row of an outer join for missing when that one is.
  progress: { openedAt: lessonProgress.openedAt, doneAt: lessonProgress.doneAt, updatedAt: lessonProgress.updatedAt },
}

/**
 * Courses with their modules and lessons in the order in which they are taken, a row a lesson: all that the person may know of, or one
 * course. A course or a module without lessons is a row without one.
 */
export async function readOutline(
  { db }: Pick<Services, 'db'>,
  { userId, seesDrafts }: Pick<Learner, 'userId' | 'seesDrafts'>,
  slug?: string,
) {
  const mayKnow = (published: SQL) => (seesDrafts ? undefined : published)
  return db
    .select(columns)
    .from(courses)
    .leftJoin(courseModules, eq(courseModules.courseId, courses.id))
    .leftJoin(lessons, and(eq(lessons.moduleId, courseModules.id), mayKnow(eq(lessons.status, 'published'))))
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId ?? NOBODY)))
    .where(and(slug === undefined ? undefined : eq(courses.slug, slug), mayKnow(eq(courses.isPublished, true))))
    .orderBy(
      ...[
        courses.position,
        courses.createdAt,
        courses.id,
        courseModules.position,
        courseModules.id,
        lessons.position,
        lessons.id,
      ].map((column) => asc(column)),
    )
}

export type OutlineRow = Awaited<ReturnType<typeof readOutline>>[number]
export type OutlinedLesson = NonNullable<OutlineRow['lesson']>

export function mayTake({ access }: Pick<Learner, 'access'>, { isPreview, opensInTrial }: OutlinedLesson) {
  return access.may({ kind: 'lesson', isPreview, opensInTrial })
}

/** How a lesson stands to this person, in one word. */
export function markOf(learner: Learner, lesson: OutlinedLesson, progress: OutlineRow['progress']): LessonMark {
  if (progress?.doneAt) return 'done'
  if (mayTake(learner, lesson).allowed) {
    if (progress) return 'begun'
    return lesson.isPreview && !learner.access.may({ kind: 'members' }).allowed ? 'open to all' : 'open'
  }
  return lesson.opensInTrial && !learner.access.hadTrial ? 'in the trial' : 'locked'
}
