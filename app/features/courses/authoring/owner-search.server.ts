import { and, asc, eq, like, sql } from 'drizzle-orm'

import { anywhere } from '#base/like-pattern.ts'
import { courses, lessons } from '#features/courses/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { courseAddress, lessonAddress } from './addresses.ts'

const MAX_WORDS = 12

/** Lessons and courses, by title and summary, drafts included, for the owner’s search. */
export const lessonSearch = {
  name: 'Courses and lessons',
  find: async ({ db }: Pick<Infrastructure, 'db'>, query: string, most: number) => {
    const patterns = query.toLowerCase().split(' ').slice(0, MAX_WORDS).map(anywhere)
    const [named, found] = await Promise.all([
      db
        .select({ id: courses.id, title: courses.title })
        .from(courses)
        .where(and(...patterns.map((pattern) => sql`lower(${courses.title}) like ${pattern}`)))
        .orderBy(asc(courses.title), courses.id)
        .limit(most),
      db
        .select({ id: lessons.id, title: lessons.title, course: courses.title })
        .from(lessons)
        .innerJoin(courses, eq(courses.id, lessons.courseId))
        .where(and(...patterns.map((pattern) => like(lessons.gist, pattern))))
        .orderBy(asc(lessons.title), lessons.id)
        .limit(most),
    ])
    return [
      ...named.map(({ id, title }) => ({ title, detail: 'Course', to: courseAddress(id) })),
      ...found.map(({ id, title, course }) => ({ title, detail: `Lesson of ${course}`, to: lessonAddress(id) })),
    ].slice(0, most)
  },
}
