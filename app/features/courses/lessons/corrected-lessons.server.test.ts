import { eq } from 'drizzle-orm'

import { lessonCorrections } from '#content/lessons/corrections.ts'
import { starterLessons } from '#content/lessons/starter-lessons.ts'
import { starterCourseRows } from '#features/courses/core/courses.server.ts'
import { lessons } from '#features/courses/core/tables.server.ts'
import { loadStarterContent } from '#platform/starter-content.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { correctedLessonRows } from './corrected-lessons.server.ts'
import { starterLessonRows } from './starter-lessons.server.ts'

const today = (slug: string) => starterLessons.find((lesson) => lesson.slug === slug)!.body

test('a lesson that was given away before is corrected where it still says the old sentence, and nowhere else', async ({
  services,
  services: { db },
}) => {
  await loadStarterContent(services, [starterCourseRows, starterLessonRows])
  const [first, ...others] = lessonCorrections
  const before = `The owner’s own beginning.\n\n${others.reduce((text, { was, is }) => text.replace(is, was), today(first!.slug))}`
  await db.update(lessons).set({ body: before, html: '', plain: '' }).where(eq(lessons.slug, first!.slug))
  await loadStarterContent(services, [correctedLessonRows])
  const [row] = await db.select().from(lessons).where(eq(lessons.slug, first!.slug))
  expect(row!.body).toBe(`The owner’s own beginning.\n\n${today(first!.slug)}`)
  expect(row!.plain).toContain('since replaced')
})

test('every correction stands in the lesson of today, and its old sentence does not', () => {
  for (const { slug, was, is } of lessonCorrections) {
    expect(today(slug)).toContain(is)
    expect(today(slug)).not.toContain(was)
  }
})
