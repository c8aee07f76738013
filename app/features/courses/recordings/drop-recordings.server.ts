import { inArray, type SQL } from 'drizzle-orm'
import { z } from 'zod'

import { lessonRecordings } from '#features/courses/core/tables.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import { partCount } from '#platform/file-parts.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'

import { partKey } from './recording.ts'

/** Takes the parts of a recording that is gone out of the store. */
export const dropRecordingFiles = defineJob({
  name: 'courses.drop-recording-files',
  payload: z.object({ recordingId: z.uuid(), parts: z.number().int().nonnegative() }),
})

/** Deletes the recordings of lessons; their files go once that has happened. */
export async function dropRecordingsOf(
  services: Pick<Infrastructure, 'jobs'>,
  tx: Transaction,
  lessonIds: ReadonlyArray<string>,
): Promise<void> {
  if (lessonIds.length > 0) await dropRecordings(services, tx, inArray(lessonRecordings.lessonId, [...lessonIds]))
}

/** Deletes recordings; their files go once that has happened. Returns how many there were. */
export async function dropRecordings({ jobs }: Pick<Infrastructure, 'jobs'>, tx: Transaction, which: SQL): Promise<number> {
  const { id, bytes, partBytes } = lessonRecordings
  const deleted = await tx.delete(lessonRecordings).where(which).returning({ id, bytes, partBytes })
  for (const recording of deleted) {
    const parts = partCount(recording.bytes, recording.partBytes)
    await jobs.send(tx, dropRecordingFiles, { recordingId: recording.id, parts })
  }
  return deleted.length
}

/** Every part that may have come, whether or not it was noted. */
export async function removeFiles(
  { files }: Pick<Infrastructure, 'files'>,
  { recordingId, parts }: { recordingId: string; parts: number },
): Promise<void> {
  for (let number = 0; number < parts; number++) await files.delete(partKey(recordingId, number))
}
