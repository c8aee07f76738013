import { eq } from 'drizzle-orm'

import { starterLessons } from '#content/lessons/starter-lessons.ts'
import { starterCourseRows } from '#features/courses/core/courses.server.ts'
import { lessons } from '#features/courses/core/tables.server.ts'
import { splitBlocks } from '#features/writing/blocks/split-blocks.ts'
import { loadStarterContent } from '#platform/starter-content.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { drawnLessonRows, withoutDiagram } from './drawn-lessons.server.ts'
import { renderLessonBody } from './render-lesson.server.ts'
import { starterLessonRows } from './starter-lessons.server.ts'

const [plain, ours, reviewed, ...others] = starterLessons as [
  (typeof starterLessons)[number],
  (typeof starterLessons)[number],
  (typeof starterLessons)[number],
]

test('every lesson that ships has one diagram, with nothing wrong in it, and is whole without it', ({ services }) => {
  for (const { slug, body } of starterLessons) {
    const { parts, problems } = splitBlocks(body)
    const drawn = parts.filter((part) => typeof part !== 'string')
    expect([slug, problems, drawn.map(({ content }) => content.name)]).toEqual([slug, [], ['diagram']])
    expect(withoutDiagram(body), slug).not.toContain(':::')
    expect(renderLessonBody(services, body).html, slug).toContain('<figure class="block-diagram')
  }
})

test('lessons from before get theirs, but for what their owner changed or a professional has reviewed', async ({
  services,
  services: { db, clock },
}) => {
  await loadStarterContent(services, [starterCourseRows, starterLessonRows])
  for (const { slug, body } of starterLessons)
    await db
      .update(lessons)
      .set({ body: withoutDiagram(body), html: '' })
      .where(eq(lessons.slug, slug))
  const own = `${withoutDiagram(ours.body)}\n\nMy own end.`
  await db.update(lessons).set({ body: own }).where(eq(lessons.slug, ours.slug))
  await db.update(lessons).set({ reviewedAt: clock.now() }).where(eq(lessons.slug, reviewed.slug))
  await loadStarterContent(services, [drawnLessonRows])
  const bodyOf = async (slug: string) => (await db.select().from(lessons).where(eq(lessons.slug, slug)))[0]!.body
  for (const { slug, body } of [plain, ...others]) expect(await bodyOf(slug)).toBe(body)
  expect(await bodyOf(ours.slug)).toBe(own)
  expect(await bodyOf(reviewed.slug)).toBe(withoutDiagram(reviewed.body))
})
