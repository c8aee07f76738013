import { eq } from 'drizzle-orm'

import { starterCourseRows } from '#features/courses/core/courses.server.ts'
import { lessons } from '#features/courses/core/tables.server.ts'
import { loadStarterContent } from '#platform/starter-content.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { lessonLinkRows } from './lesson-links.server.ts'
import { starterLessonRows } from './starter-lessons.server.ts'

const link = (rel: string) => `<p><a href="https://else.example/" target="_blank" rel="${rel}">one</a></p>`

test('links in lessons that were saved before are vouched for as new ones are', async ({ services, services: { db } }) => {
  await loadStarterContent(services, [starterCourseRows, starterLessonRows])
  const [lesson] = await db.select({ id: lessons.id }).from(lessons).limit(1)
  const isLesson = eq(lessons.id, lesson!.id)
  await db
    .update(lessons)
    .set({ html: link('noopener noreferrer nofollow ugc') })
    .where(isLesson)
  await loadStarterContent(services, [lessonLinkRows])
  const [now] = await db.select({ html: lessons.html }).from(lessons).where(isLesson)
  expect(now!.html).toBe(link('noopener'))
})
