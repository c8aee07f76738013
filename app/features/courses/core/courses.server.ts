import { asc, eq } from 'drizzle-orm'

import { starterCourses } from '#content/courses.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { StarterContent } from '#platform/starter-content.server.ts'

import type { Course } from './course.ts'
import { courses } from './tables.server.ts'

/** All published courses in their order; equal places stand in the order in which they were made. */
export async function listCourses({ db }: Pick<Infrastructure, 'db'>): Promise<Course[]> {
  const { slug, pillar, title, summary } = courses
  return db
    .select({ slug, pillar, title, summary })
    .from(courses)
    .where(eq(courses.isPublished, true))
    .orderBy(asc(courses.position), asc(courses.createdAt), asc(courses.id))
}

/** The five courses that come with the product, a millisecond apart, so that their order is that of the file. */
export const starterCourseRows: StarterContent = {
  name: 'courses',
  load: async (tx, now) => {
    const rows = starterCourses.map((course, at) => ({ ...course, createdAt: new Date(now.getTime() + at) }))
    await tx.insert(courses).values(rows).onConflictDoNothing()
  },
}
