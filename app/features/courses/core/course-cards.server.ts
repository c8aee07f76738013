import { and, asc, count, eq, sql } from 'drizzle-orm'

import { cachedValue } from '#platform/cached-value.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { CourseCard } from './course-card.ts'
import { courses, lessons } from './tables.server.ts'

/** Courses in the order that their owner gave them. */
export const inOrder = [asc(courses.position), asc(courses.createdAt), asc(courses.id)]

/** All published courses in their order, as cards show them. Kept in memory, and read anew as soon as one of them changes. */
export const listCourseCards: (services: Pick<Infrastructure, 'db' | 'broadcast'>) => Promise<ReadonlyArray<CourseCard>> =
  cachedValue('pages', async ({ db }: Pick<Infrastructure, 'db'>) => {
    const { id, slug, pillar, title, summary, createdAt } = courses
    return db
      .select({
        id,
        slug,
        pillar,
        title,
        summary,
        createdAt,
        lessons: count(lessons.id),
        openLessons: sql<number>`count(*) filter (where ${lessons.isPreview})`.mapWith(Number),
      })
      .from(courses)
      .leftJoin(lessons, and(eq(lessons.courseId, courses.id), eq(lessons.status, 'published')))
      .where(eq(courses.isPublished, true))
      .groupBy(courses.id)
      .orderBy(...inOrder)
  })

/** All courses by their names, those that are not published too: for the owner, who chooses among them. */
export async function listCourseNames({
  db,
}: Pick<Infrastructure, 'db'>): Promise<Array<{ id: string; title: string; isPublished: boolean }>> {
  const { id, title, isPublished } = courses
  return db
    .select({ id, title, isPublished })
    .from(courses)
    .orderBy(...inOrder)
}
