import { and, eq, min, notInArray } from 'drizzle-orm'

import { starterCourses } from '#content/courses.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { courses } from './core/tables.server.ts'

const shipped = starterCourses.map(({ slug }) => slug)

/** A published course that did not come with the product. */
export const courseStep = {
  name: 'The first course',
  async find({ db }: Pick<Infrastructure, 'db'>) {
    const [own] = await db
      .select({ since: min(courses.createdAt) })
      .from(courses)
      .where(and(eq(courses.isPublished, true), notInArray(courses.slug, shipped)))
    const since = own?.since ?? null
    return [
      {
        name: 'course',
        title: 'Publish a course of your own',
        text: 'Members come for what you teach. The courses that came with the site are a beginning.',
        to: '/admin/courses',
        isDone: since !== null,
        doneAt: since,
      },
    ]
  },
}
