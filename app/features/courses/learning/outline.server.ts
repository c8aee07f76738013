import { and, asc, eq, sql, type SQL } from 'drizzle-orm'

import type { Learner } from '#features/courses/core/learner.ts'
import type { LessonStatus } from '#features/courses/core/learning.ts'
import { wordsToRead } from '#features/courses/core/lesson-length.server.ts'
import { courseModules, courses, lessonProgress, lessons } from '#features/courses/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { preparedOnce } from '#platform/prepared.server.ts'

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
  { db }: Pick<Infrastructure, 'db'>,
  { userId, seesDrafts }: Pick<Learner, 'userId' | 'seesDrafts'>,
  slug?: string,
) {
  const statement = outlines[`${seesDrafts ? 'drafts' : 'published'} of ${slug === undefined ? 'all' : 'one'}`]
  return statement(db).execute({ userId: userId ?? NOBODY, slug })
}

/** As many statements as there are ways to ask. */
const outlines = {
  'published of all': outlineOf('published_of_all', false, false),
  'published of one': outlineOf('published_of_one', false, true),
  'drafts of all': outlineOf('drafts_of_all', true, false),
  'drafts of one': outlineOf('drafts_of_one', true, true),
}

function outlineOf(name: string, seesDrafts: boolean, isOfOne: boolean) {
  const mayKnow = (published: SQL) => (seesDrafts ? undefined : published)
  return preparedOnce((db) =>
    db
      .select({ ...columns, lesson: { ...columns.lesson, words: isOfOne ? wordsToRead : sql<number | null>`null::integer` } })
      .from(courses)
      .leftJoin(courseModules, eq(courseModules.courseId, courses.id))
      .leftJoin(lessons, and(eq(lessons.moduleId, courseModules.id), mayKnow(eq(lessons.status, 'published'))))
      .leftJoin(
        lessonProgress,
        and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, sql.placeholder('userId'))),
      )
      .where(and(isOfOne ? eq(courses.slug, sql.placeholder('slug')) : undefined, mayKnow(eq(courses.isPublished, true))))
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
      .prepare(`courses_outline_${name}`),
  )
}

export type OutlineRow = Awaited<ReturnType<typeof readOutline>>[number]
export type OutlinedLesson = NonNullable<OutlineRow['lesson']>

export function mayTake({ access }: Pick<Learner, 'access'>, { isPreview, opensInTrial }: OutlinedLesson) {
  return access.may({ kind: 'lesson', isPreview, opensInTrial })
}

/** How a lesson stands to this person, in one word. */
export function statusOf(learner: Learner, lesson: OutlinedLesson, progress: OutlineRow['progress']): LessonStatus {
  if (progress?.doneAt) return 'done'
  if (mayTake(learner, lesson).allowed) {
    if (progress) return 'begun'
    return lesson.isPreview && !learner.access.may({ kind: 'members' }).allowed ? 'open to all' : 'open'
  }
  return lesson.opensInTrial && !learner.access.hadTrial ? 'in the trial' : 'locked'
}
