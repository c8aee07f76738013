import { and, asc, eq, inArray } from 'drizzle-orm'

import { learningAddress } from '#features/courses/core/learning.ts'
import { courseModules, courses, lessons } from '#features/courses/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** Where the published lessons with these slugs are, by slug; one that is not there (any more) is left out. */
export async function findLessonAddresses(
  services: Pick<Infrastructure, 'db'>,
  slugs: ReadonlyArray<string>,
): Promise<Record<string, string>> {
  const links = await findLessonLinks(services, slugs)
  return Object.fromEntries(Object.entries(links).map(([slug, { to }]) => [slug, to]))
}

/** The same with their titles, which the owner may have changed. */
export async function findLessonLinks(
  { db }: Pick<Infrastructure, 'db'>,
  slugs: ReadonlyArray<string>,
): Promise<Record<string, { to: string; title: string }>> {
  const rows = await db
    .select({ course: courses.slug, slug: lessons.slug, title: lessons.title })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(inArray(lessons.slug, [...slugs]), eq(lessons.status, 'published'), eq(courses.isPublished, true)))
  return Object.fromEntries(rows.map(({ course, slug, title }) => [slug, { to: learningAddress(null, course, slug), title }]))
}

/** Where the first published lesson of the first course is; null while there is none. */
export async function findFirstLessonAddress({ db }: Pick<Infrastructure, 'db'>): Promise<string | null> {
  const [first] = await db
    .select({ course: courses.slug, slug: lessons.slug })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(courseModules, eq(courseModules.id, lessons.moduleId))
    .where(and(eq(lessons.status, 'published'), eq(courses.isPublished, true)))
    .orderBy(asc(courses.position), asc(courses.id), asc(courseModules.position), asc(lessons.position), asc(lessons.id))
    .limit(1)
  return first ? learningAddress(null, first.course, first.slug) : null
}
