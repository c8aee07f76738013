import { and, asc, eq, isNotNull, isNull, lt, ne } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { lessonRecordings, lessons, recordingParts } from '#features/courses/core/tables.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import { PART_BYTES, partCount } from '#platform/file-parts.ts'
import { NO_ROOM } from '#platform/file-problems.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import {
  describedAs,
  takePart,
  type DescribedFile,
  type PartUpload,
  type TakenPart,
  type UploadRows,
} from '#platform/part-uploads.server.ts'

import { dropRecordings } from './drop-recordings.server.ts'
import { partKey, recordingTypes } from './recording.ts'
import { beginsAs, problemOfFile, recordingTypeOf } from './upload.ts'

const INCOMPLETE_RETENTION_MS = 7 * 24 * 60 * 60 * 1000

interface Author {
  readonly userId: string
}

/** Begins to take a recording, or goes on with the same file where its upload was broken off. */
export async function beginUpload(
  { db, clock, files }: Pick<Infrastructure, 'db' | 'files' | 'clock'>,
  author: Author,
  lessonId: string,
  file: DescribedFile & { readonly type: string },
): Promise<({ ok: true } & PartUpload) | { ok: false; reason: 'gone' } | { ok: false; reason: 'refused'; problem: string }> {
  const problem = problemOfFile(file)
  const contentType = recordingTypeOf(file.name, file.type)
  if (problem || !contentType) return { ok: false, reason: 'refused', problem: problem ?? '' }
  if (!isId(lessonId)) return { ok: false, reason: 'gone' }
  return db.transaction(async (tx) => {
    const [lesson] = await tx.select({ id: lessons.id }).from(lessons).where(eq(lessons.id, lessonId)).for('update')
    if (!lesson) return { ok: false, reason: 'gone' } as const
    const described = describedAs(file)
    const [begun] = await tx
      .select({ id: lessonRecordings.id, partBytes: lessonRecordings.partBytes })
      .from(lessonRecordings)
      .where(
        and(
          eq(lessonRecordings.lessonId, lessonId),
          eq(lessonRecordings.fileName, described.fileName),
          eq(lessonRecordings.bytes, described.bytes),
          eq(lessonRecordings.fileChangedAt, described.fileChangedAt),
          eq(lessonRecordings.contentType, contentType),
          isNull(lessonRecordings.completeAt),
        ),
      )
    if (begun) {
      const parts = await tx
        .select({ number: recordingParts.number })
        .from(recordingParts)
        .where(eq(recordingParts.recordingId, begun.id))
        .orderBy(asc(recordingParts.number))
      return { ok: true, ...begun, parts: parts.map(({ number }) => number) } as const
    }
    if (!(await files.hasRoomFor(file.bytes))) return { ok: false, reason: 'refused', problem: NO_ROOM } as const
    const row = { lessonId, kind: recordingTypes[contentType], contentType, ...described, partBytes: PART_BYTES }
    const [recording] = await tx
      .insert(lessonRecordings)
      .values({ ...row, createdBy: author.userId, createdAt: clock.now() })
      .returning({ id: lessonRecordings.id, partBytes: lessonRecordings.partBytes })
    return { ok: true, ...recording!, parts: [] } as const
  })
}

/** Stores one part of a recording. */
export async function takeRecordingPart(
  { db, files }: Pick<Infrastructure, 'db' | 'files'>,
  id: string,
  number: number,
  body: Uint8Array,
): Promise<TakenPart> {
  if (!isId(id)) return 'gone'
  const rows: UploadRows = {
    find: async () => {
      const [recording] = await db.select().from(lessonRecordings).where(eq(lessonRecordings.id, id))
      return recording ? { ...recording, isComplete: recording.completeAt !== null } : null
    },
    note: (number) =>
      db.transaction(async (tx) => {
        // Whoever finishes, replaces or sweeps it waits until this part is noted.
        const [recording] = await tx.select().from(lessonRecordings).where(eq(lessonRecordings.id, id)).for('share')
        if (!recording) return 'gone'
        if (recording.completeAt) return 'complete'
        await tx.insert(recordingParts).values({ recordingId: id, number }).onConflictDoNothing()
        return 'noted'
      }),
    keyOf: (number) => partKey(id, number),
  }
  return takePart(files, rows, number, body)
}

/**
 * Says that all of a recording has come: from now on it is played, and the one of its kind that was there before is gone. `not its type`: it does not begin
 * as a file of its type, and is thrown away.
 */
export async function finishUpload(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'files' | 'broadcast' | 'clock'>,
  author: Author,
  id: string,
): Promise<'done' | 'gone' | 'parts are missing' | 'not its type'> {
  if (!isId(id)) return 'gone'
  const { db, files, clock, audit, broadcast } = services
  const first = await files.get(partKey(id, 0))
  return db.transaction(async (tx) => {
    const [recording] = await tx.select().from(lessonRecordings).where(eq(lessonRecordings.id, id)).for('update')
    if (!recording) return 'gone'
    if (recording.completeAt) return 'done'
    const { lessonId, kind, bytes, partBytes, contentType } = recording
    const come = await tx.$count(recordingParts, eq(recordingParts.recordingId, id))
    if (come !== partCount(bytes, partBytes) || !first) return 'parts are missing'
    if (!beginsAs(contentType, first.body)) {
      await dropRecordings(services, tx, eq(lessonRecordings.id, id))
      return 'not its type'
    }
    const { lessonId: ofLesson, kind: ofKind, completeAt } = lessonRecordings
    await dropRecordings(
      services,
      tx,
      and(eq(ofLesson, lessonId), eq(ofKind, kind), ne(lessonRecordings.id, id), isNotNull(completeAt))!,
    )
    await tx.update(lessonRecordings).set({ completeAt: clock.now() }).where(eq(lessonRecordings.id, id))
    await audit.record(tx, { actor: author, action: 'recording.added', details: { lesson: lessonId, kind } })
    await broadcast.publish(tx, PAGES)
    return 'done'
  })
}

/** Deletes a recording, or an upload that nobody goes on with. False where it is gone. */
export async function deleteRecording(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast'>,
  author: Author,
  id: string,
): Promise<boolean> {
  if (!isId(id)) return false
  return services.db.transaction(async (tx) => {
    const [recording] = await tx.select().from(lessonRecordings).where(eq(lessonRecordings.id, id)).for('update')
    if (!recording) return false
    await dropRecordings(services, tx, eq(lessonRecordings.id, id))
    if (!recording.completeAt) return true
    const details = { lesson: recording.lessonId, kind: recording.kind }
    await services.audit.record(tx, { actor: author, action: 'recording.deleted', details })
    await services.broadcast.publish(tx, PAGES)
    return true
  })
}

/** Lets go of uploads that were broken off a week ago and never gone on with. */
export async function sweepUploads(services: Pick<Infrastructure, 'db' | 'jobs' | 'clock' | 'log'>): Promise<void> {
  const before = new Date(services.clock.now().getTime() - INCOMPLETE_RETENTION_MS)
  await services.db.transaction(async (tx) => {
    const { completeAt, createdAt } = lessonRecordings
    const swept = await dropRecordings(services, tx, and(isNull(completeAt), lt(createdAt, before))!)
    if (swept > 0) services.log.info({ uploads: swept }, 'Uploads of recordings that nobody finished were thrown away.')
  })
}
