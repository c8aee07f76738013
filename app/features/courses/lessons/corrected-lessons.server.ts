import { eq, inArray } from 'drizzle-orm'

import { lessonCorrections } from '#content/lessons/corrections.ts'
import { keepLessonWords } from '#features/courses/core/search/lesson-words.server.ts'
import { lessons } from '#features/courses/core/tables.server.ts'
import type { StarterContent } from '#platform/starter-content.server.ts'

import { renderLesson } from './render-lesson.server.ts'

/** Brings corrected sentences to lessons that were given away before they were corrected. What the owner wrote around them stays. */
export const correctedLessonRows: StarterContent = {
  name: 'lessons corrected from their sources, 2026',
  load: async (tx, now, services) => {
    const slugs = [...new Set(lessonCorrections.map(({ slug }) => slug))]
    for (const lesson of await tx.select().from(lessons).where(inArray(lessons.slug, slugs)).for('update')) {
      const own = lessonCorrections.filter(({ slug }) => slug === lesson.slug)
      const body = own.reduce((text, { was, is }) => text.replace(was, () => is), lesson.body)
      if (body === lesson.body) continue
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
