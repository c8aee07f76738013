import { and, eq, inArray } from 'drizzle-orm'

import { courses, lessons } from '#features/courses/tables.server.ts'
import type { Services } from '#platform/services.server.ts'

import { learningAddress } from './learning.ts'

/** Where the published lessons with these slugs are, by slug; one that is not there (any more) is left out. */
export async function findLessonAddresses(
  { db }: Pick<Services, 'db'>,
  slugs: ReadonlyArray<string>,
): Promise<Record<string, string>> {
  const rows = await db
    .select({ course: courses.slug, slug: lessons.slug })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(inArray(lessons.slug, [...slugs]), eq(lessons.status, 'published'), eq(courses.isPublished, true)))
  return Object.fromEntries(rows.map(({ course, slug }) => [slug, learningAddress(null, course, slug)]))
}
