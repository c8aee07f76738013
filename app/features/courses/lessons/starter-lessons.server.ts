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
  if (course) await insertStarterLessons(services, tx, { courseId: course.id, moduleId: null, module, position, now })
}

interface ModuleToLoad {
  readonly courseId: string
  /** The module into which the lessons go, behind those that are in it; null for a new one, behind the others. */
  readonly moduleId: string | null
  readonly module: StarterModule
  /** The place of a new module; without one it is the last. */
  readonly position?: number
  readonly now: Date
}

/** Puts lessons that ship into a course, published and open to the trial. */
export async function insertStarterLessons(
  services: Pick<Infrastructure, 'site'>,
  tx: Transaction,
  { courseId, moduleId: into, module, position, now }: ModuleToLoad,
): Promise<void> {
  const moduleId = into ?? (await insertModule(tx, courseId, module.title, position))
  const before = into === null ? 0 : await tx.$count(lessons, eq(lessons.moduleId, into))
  const rows = module.lessons.map(({ slug, title, durationSeconds, summary, practice, body }, at) => {
    const texts = { title, summary, practice, body }
    return {
      ...texts,
      ...renderLesson(services, texts),
      courseId,
      moduleId,
      slug,
      durationSeconds,
      opensInTrial: true,
      status: 'published' as const,
      publishedAt: now,
      position: before + at,
      createdAt: now,
      updatedAt: now,
    }
  })
  await tx.insert(lessons).values(rows)
  await keepLessonWords(tx, ...rows.flatMap(({ gist, practice, plain }) => [gist, practice, plain]))
}

async function insertModule(tx: Transaction, courseId: string, title: string, position: number | undefined): Promise<string> {
  const place = position ?? (await tx.$count(courseModules, eq(courseModules.courseId, courseId)))
  const [saved] = await tx.insert(courseModules).values({ courseId, title, position: place }).returning({ id: courseModules.id })
  return saved!.id
}
