import { starterCourses } from '#content/courses.ts'
import { loadStarterContent } from '#platform/starter-content.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { listCourses, starterCourseRows } from './courses.server.ts'
import { courses } from './tables.server.ts'

test('the courses that come with the product stand in the order of their file', async ({ services }) => {
  expect(await listCourses(services)).toEqual([])
  await loadStarterContent(services, [starterCourseRows])
  expect(await listCourses(services)).toEqual(starterCourses)
})

test('oldest first, whenever they were written', async ({ services }) => {
  const course = (slug: string, createdAt: string) =>
    ({ slug, pillar: 'sleep', title: slug, summary: '', createdAt: new Date(createdAt) }) as const
  await services.db
    .insert(courses)
    .values([course('late', '2026-03-01'), course('early', '2026-01-01'), course('mid', '2026-02-01')])
  expect((await listCourses(services)).map(({ slug }) => slug)).toEqual(['early', 'mid', 'late'])
})
