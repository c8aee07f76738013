import { lessonRecordings, recordingParts } from '#features/courses/core/tables.server.ts'
import { PART_BYTES, partCount, partLength } from '#platform/file-parts.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { partKey, recordingTypes, type RecordingType } from './recording.ts'

interface Changes {
  readonly contentType?: RecordingType
  readonly partBytes?: number
  readonly isComplete?: boolean
}

/** A recording with these bytes, stored in parts, for tests; its id. */
export async function aRecording(
  { db, clock, files }: Pick<Infrastructure, 'db' | 'clock' | 'files'>,
  lessonId: string,
  body: Uint8Array,
  { contentType = 'video/webm', partBytes = PART_BYTES, isComplete = true }: Changes = {},
): Promise<string> {
  const now = clock.now()
  const row = {
    lessonId,
    kind: recordingTypes[contentType],
    fileName: 'recording',
    contentType,
    bytes: body.length,
    fileChangedAt: now,
    partBytes,
    completeAt: isComplete ? now : null,
    createdAt: now,
  }
  const [saved] = await db.insert(lessonRecordings).values(row).returning({ id: lessonRecordings.id })
  const { id } = saved!
  for (let number = 0; number < partCount(body.length, partBytes); number++) {
    const start = number * partBytes
    const part = body.subarray(start, start + partLength(body.length, partBytes, number))
    await files.put(partKey(id, number), part, 'application/octet-stream')
    await db.insert(recordingParts).values({ recordingId: id, number })
  }
  return id
}
