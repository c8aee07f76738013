import { lessonDrafts } from '#features/courses/authoring/authoring-tables.server.ts'
import { lessonNotes, lessonProgress, lessonRecordings, recordingParts } from '#features/courses/core/tables.server.ts'
import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import type { Services } from '#services.server.ts'

/** Somebody who learns, and who brought a recording and wrote on a lesson. */
export async function haveLearned(services: Services, { userId, name }: { userId: string; name: string }): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const lessonId = await aLesson(services, await aCourse(services, { slug: `course-${crypto.randomUUID()}` }))
  await db.insert(lessonProgress).values({
    userId,
    lessonId,
    positionSeconds: 42,
    watched: [[0, 42]],
    doneAt: now,
    openedAt: now,
    updatedAt: now,
  })
  const text = `A thought of ${name}`
  await db.insert(lessonNotes).values({ userId, lessonId, atSeconds: 42, text, createdAt: now, updatedAt: now })
  const draft = { id: crypto.randomUUID(), lessonId, over: 1, savedBy: userId, savedAt: now }
  await db.insert(lessonDrafts).values({ ...draft, fields: { body: `A draft of ${name}` } })
  const [recording] = await db
    .insert(lessonRecordings)
    .values({
      lessonId,
      kind: 'video',
      fileName: 'film.mp4',
      contentType: 'video/mp4',
      fileChangedAt: now,
      bytes: 10,
      partBytes: 10,
      completeAt: now,
      createdBy: userId,
      createdAt: now,
    })
    .returning({ id: lessonRecordings.id })
  await db.insert(recordingParts).values({ recordingId: recording!.id, number: 0 })
}
