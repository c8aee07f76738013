import { and, desc, eq } from 'drizzle-orm'

import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { courses, lessons } from './core/tables.server.ts'

/** Published courses, and their lessons, as they were typed; the lessons that were changed last first. */
export async function listTypedCourses({ db }: Pick<Infrastructure, 'db'>, most: number) {
  const { title, summary } = courses
  const [ofCourses, ofLessons] = await Promise.all([
    db.select({ title, summary }).from(courses).where(eq(courses.isPublished, true)).limit(most),
    db
      .select({ title: lessons.title, summary: lessons.summary, practice: lessons.practice, body: lessons.body })
      .from(lessons)
      .innerJoin(courses, eq(courses.id, lessons.courseId))
      .where(and(eq(courses.isPublished, true), eq(lessons.status, 'published')))
      .orderBy(desc(lessons.updatedAt))
      .limit(most),
  ])
  return [...ofCourses, ...ofLessons]
}
