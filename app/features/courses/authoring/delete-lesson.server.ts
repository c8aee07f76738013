import { eq } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { lessons } from '#features/courses/core/tables.server.ts'
import { dropRecordingsOf } from '#features/courses/recordings/drop-recordings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { changeCourse, type Author, type Outcome } from './course-within.server.ts'
import { dropPicturesOf } from './lesson-pictures.server.ts'

/** Deletes a lesson with its recordings and captions, and what members did and wrote in it. */
export async function deleteLesson(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast'>,
  author: Author,
  id: string,
): Promise<Outcome> {
  const [lesson] = isId(id)
    ? await services.db.select({ courseId: lessons.courseId }).from(lessons).where(eq(lessons.id, id))
    : []
  if (!lesson) return { ok: false, reason: 'gone' }
  return changeCourse(services, lesson.courseId, null, async (tx) => {
    await dropRecordingsOf(services, tx, [id])
    await dropPicturesOf(services, tx, [id])
    await tx.delete(lessons).where(eq(lessons.id, id))
    await services.audit.record(tx, { actor: author, action: 'lesson.deleted', details: { lesson: id } })
    return { ok: true } as const
  })
}
