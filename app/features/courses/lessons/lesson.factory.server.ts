import { keepLessonWords } from '#features/courses/core/search/lesson-words.server.ts'
import { courseModules, courses, lessons } from '#features/courses/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { renderLesson } from './render-lesson.server.ts'

type NewLesson = Partial<
  Pick<typeof lessons.$inferSelect, 'slug' | 'title' | 'summary' | 'practice' | 'body' | 'durationSeconds'>
> &
  Partial<Pick<typeof lessons.$inferSelect, 'isPreview' | 'opensInTrial' | 'status' | 'publishedAt' | 'position' | 'reviewedAt'>>

/** A course with one module, for tests. */
export async function aCourse(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  changes: Partial<typeof courses.$inferInsert> = {},
): Promise<{ courseId: string; moduleId: string }> {
  const course = {
    slug: 'a-course',
    pillar: 'sleep',
    title: 'A course',
    summary: 'What it is about.',
    createdAt: clock.now(),
  } as const
  const [{ id: courseId } = { id: '' }] = await db
    .insert(courses)
    .values({ ...course, ...changes })
    .returning({ id: courses.id })
  const [module] = await db
    .insert(courseModules)
    .values({ courseId, title: 'A module', position: 0 })
    .returning({ id: courseModules.id })
  return { courseId, moduleId: module!.id }
}

/** A published lesson for members, for tests; its id. */
export async function aLesson(
  services: Pick<Infrastructure, 'db' | 'clock' | 'site'>,
  place: { courseId: string; moduleId: string },
  changes: NewLesson = {},
): Promise<string> {
  const now = services.clock.now()
  const lesson = {
    slug: 'a-lesson',
    title: 'A lesson',
    summary: 'What it teaches.',
    practice: 'One thing to try.',
    body: 'The text of the lesson.',
    durationSeconds: 180,
    status: 'published' as const,
    publishedAt: now,
    position: 0,
    createdAt: now,
    updatedAt: now,
    ...changes,
  }
  return services.db.transaction(async (tx) => {
    const rendered = renderLesson(services, lesson)
    const [saved] = await tx
      .insert(lessons)
      .values({ ...lesson, ...rendered, ...place })
      .returning({ id: lessons.id })
    await keepLessonWords(tx, rendered.gist, lesson.practice, rendered.plain)
    return saved!.id
  })
}
