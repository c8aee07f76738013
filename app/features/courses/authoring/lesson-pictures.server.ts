import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'

import { isId } from '#base/ids.ts'
import { courses, lessons } from '#features/courses/core/tables.server.ts'
import { findLearner } from '#features/courses/learning/find-learner.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { dropTextFiles } from '#features/writing/files/text-files.server.ts'
import { keepTextPicture, pictureAddress } from '#features/writing/text-pictures.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import { deletePicture } from '#platform/images.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'
import type { PictureProblem, StoredPicture } from '#platform/picture.ts'

import { lessonUploads } from './authoring-tables.server.ts'

const ADDRESS = /^lessons\/([0-9a-f-]{36})\/[0-9a-f]+-\d+\.(?:avif|webp)$/

/** Keeps a picture for the text of a lesson. The same one again is the same file. */
export async function uploadLessonPicture(
  services: Pick<Infrastructure, 'db' | 'files' | 'readers' | 'clock'>,
  id: string,
  bytes: Uint8Array,
): Promise<{ ok: true; address: string } | { ok: false; reason: PictureProblem | 'gone' }> {
  const { db, clock } = services
  if (!isId(id) || (await db.$count(lessons, eq(lessons.id, id))) === 0) return { ok: false, reason: 'gone' }
  const stored = await keepTextPicture(services, `lessons/${id}`, bytes)
  if (!stored.ok) return stored
  const { picture } = stored
  const row = { key: picture.key, lessonId: id, picture, uploadedAt: clock.now() }
  await db.insert(lessonUploads).values(row).onConflictDoNothing()
  return { ok: true, address: pictureAddress(picture) }
}

type Audience = 'anyone' | ((viewer: Viewer | null) => Promise<boolean>)

/**
 * Who may see a stored picture of a lesson: whoever may take the lesson, and of what is not published the administrators. Null: no
 * picture of a lesson.
 */
export async function lessonPictureAudience(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  key: string,
): Promise<Audience | null> {
  return lessonAudience(services, ADDRESS.exec(key)?.[1])
}

/** Who may see what was uploaded for the text of a lesson. Null: there is no such lesson. */
export async function lessonAudience(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  id: string | undefined,
): Promise<Audience | null> {
  if (id === undefined || !isId(id)) return null
  const { isPreview, opensInTrial } = lessons
  const [lesson] = await services.db
    .select({ isPreview, opensInTrial, status: lessons.status, isPublished: courses.isPublished })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(lessons.id, id))
  if (!lesson) return null
  const isOut = lesson.status === 'published' && lesson.isPublished
  if (isOut && lesson.isPreview) return 'anyone'
  return async (viewer) => {
    if (viewer === null || viewer.isAdmin || !isOut) return viewer?.isAdmin ?? false
    const { access } = await findLearner(services, viewer)
    return access.may({ kind: 'lesson', ...lesson }).allowed
  }
}

const Picture = z.object({
  key: z.string(),
  widths: z.array(z.number()).readonly(),
  width: z.number(),
  height: z.number(),
})

/** Takes pictures of a lesson that is gone out of the store. */
export const dropLessonPictures = defineJob({
  name: 'courses.drop-lesson-pictures',
  payload: z.object({ pictures: z.array(Picture) }),
})

/** Lets go of the pictures and files of lessons; what is stored of them goes once that has happened. */
export async function dropPicturesOf(
  { jobs }: Pick<Infrastructure, 'jobs'>,
  tx: Transaction,
  lessonIds: ReadonlyArray<string>,
): Promise<void> {
  if (lessonIds.length === 0) return
  await dropTextFiles(
    { jobs },
    tx,
    lessonIds.map((id) => `lessons/${id}`),
  )
  const deleted = await tx
    .delete(lessonUploads)
    .where(inArray(lessonUploads.lessonId, [...lessonIds]))
    .returning({ picture: lessonUploads.picture })
  if (deleted.length > 0) await jobs.send(tx, dropLessonPictures, { pictures: deleted.map(({ picture }) => picture) })
}

/** The files themselves, in every width. */
export async function removePictures(
  { files }: Pick<Infrastructure, 'files'>,
  { pictures }: { pictures: ReadonlyArray<StoredPicture> },
): Promise<void> {
  for (const picture of pictures) await deletePicture(files, picture)
}
