import { eq } from 'drizzle-orm'

import { starterModules, type StarterModule } from '#content/lessons/starter-lessons.ts'
import { keepLessonWords } from '#features/courses/core/search/lesson-words.server.ts'
import { courseModules, courses, lessons } from '#features/courses/core/tables.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { StarterContent } from '#platform/starter-content.server.ts'

import { renderLesson } from './render-lesson.server.ts'

/** The lessons that come with the product; those of a course that its owner has deleted stay away. The trial opens all of them. */
export const starterLessonRows: StarterContent = {
  name: 'lessons',
  load: async (tx, now, services) => {
    for (const [position, module] of starterModules.entries()) await loadModule(services, tx, now, module, position)
  },
}

async function loadModule(
  services: Pick<Infrastructure, 'site'>,
  tx: Transaction,
  now: Date,
  module: StarterModule,
  position: number,
): Promise<void> {
  const [course] = await tx.select({ id: courses.id }).from(courses).where(eq(courses.slug, module.course))
  if (!course) return
  const [saved] = await tx
    .insert(courseModules)
    .values({ courseId: course.id, title: module.title, position })
    .returning({ id: courseModules.id })
  const rows = module.lessons.map(({ slug, title, durationSeconds, summary, practice, body }, at) => {
    const texts = { title, summary, practice, body }
    return {
      ...texts,
      ...renderLesson(services, texts),
      courseId: course.id,
      moduleId: saved!.id,
      slug,
      durationSeconds,
      opensInTrial: true,
      status: 'published' as const,
      publishedAt: now,
      position: at,
      createdAt: now,
      updatedAt: now,
    }
  })
  await tx.insert(lessons).values(rows)
  await keepLessonWords(tx, ...rows.flatMap(({ gist, practice, plain }) => [gist, practice, plain]))
}
