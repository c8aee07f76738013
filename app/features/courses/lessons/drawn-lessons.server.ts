import { inArray, eq } from 'drizzle-orm'

import { starterLessons } from '#content/lessons/starter-lessons.ts'
import { keepLessonWords } from '#features/courses/core/search/lesson-words.server.ts'
import { lessons } from '#features/courses/core/tables.server.ts'
import type { StarterContent } from '#platform/starter-content.server.ts'

import { renderLesson } from './render-lesson.server.ts'

/** What a lesson said before it had a diagram, which is a block with an empty line behind it. */
export function withoutDiagram(body: string): string {
  const lines = body.split('\n')
  const from = lines.findIndex((line) => line.startsWith(':::diagram '))
  const to = from < 0 ? -1 : lines.indexOf(':::', from)
  if (to < 0) return body
  return withoutDiagram([...lines.slice(0, from), ...lines.slice(to + 2)].join('\n'))
}

/** Brings their diagrams to lessons that were given away before they had any; one of which its owner changed the text, or that a professional has reviewed, stays as it is. */
export const drawnLessonRows: StarterContent = {
  name: 'diagrams of lessons, 2026',
  load: async (tx, now, services) => {
    const slugs = starterLessons.map(({ slug }) => slug)
    for (const lesson of await tx.select().from(lessons).where(inArray(lessons.slug, slugs)).for('update')) {
      const { body } = starterLessons.find(({ slug }) => slug === lesson.slug)!
      if (lesson.reviewedAt !== null || lesson.body !== withoutDiagram(body)) continue
      const { title, summary, practice } = lesson
      const made = renderLesson(services, { title, summary, practice, body })
      await tx
        .update(lessons)
        .set({ body, ...made, version: lesson.version + 1, updatedAt: now })
        .where(eq(lessons.id, lesson.id))
      await keepLessonWords(tx, made.plain)
    }
  },
}
