import { eq } from 'drizzle-orm'

import { starterLessons } from '#content/lessons/starter-lessons.ts'
import { starterCourseRows } from '#features/courses/core/courses.server.ts'
import { courses, lessons } from '#features/courses/core/tables.server.ts'
import { loadStarterContent } from '#platform/starter-content.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { starterLessonRows } from './starter-lessons.server.ts'

test('the starter library is published, open to the trial, and not yet reviewed', async ({ services }) => {
  await loadStarterContent(services, [starterCourseRows, starterLessonRows])
  const rows = await services.db.select().from(lessons)
  expect(rows.map(({ slug }) => slug).toSorted()).toEqual(starterLessons.map(({ slug }) => slug).toSorted())
  for (const row of rows) {
    expect(row).toMatchObject({ status: 'published', opensInTrial: true, isPreview: false, reviewedAt: null })
    expect(row.html).toContain('<h2')
  }
})

test('lessons of a course that was deleted stay away', async ({ services }) => {
  await loadStarterContent(services, [starterCourseRows])
  await services.db.delete(courses).where(eq(courses.slug, 'calm-in-minutes'))
  await loadStarterContent(services, [starterLessonRows])
  const rows = await services.db.select({ slug: lessons.slug }).from(lessons)
  expect(rows.filter(({ slug }) => slug.startsWith('stress-'))).toEqual([])
  expect(rows).toHaveLength(starterLessons.length - 3)
})
