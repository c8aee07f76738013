import { and, eq, isNotNull, sql } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import type { Learner } from '#features/courses/core/learner.ts'
import { courses, lessonRecordings, lessons } from '#features/courses/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { partKey } from './recording.ts'

/** A recording that can be played. */
export interface Playable {
  readonly id: string
  readonly contentType: string
  readonly bytes: number
  readonly partBytes: number
}

/** Null when there is none, or not all of it has come, or its lesson is not there for this person. */
export async function findPlayable(
  { db }: Pick<Infrastructure, 'db'>,
  id: string,
  { seesDrafts, access }: Pick<Learner, 'seesDrafts' | 'access'>,
): Promise<Playable | null> {
  if (!isId(id)) return null
  const { contentType, bytes, partBytes, completeAt } = lessonRecordings
  const [found] = await db
    .select({
      id: lessonRecordings.id,
      contentType,
      bytes,
      partBytes,
      lesson: { isPreview: lessons.isPreview, opensInTrial: lessons.opensInTrial },
      isPublished: sql<boolean>`${lessons.status} = 'published' and ${courses.isPublished}`,
    })
    .from(lessonRecordings)
    .innerJoin(lessons, eq(lessons.id, lessonRecordings.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(lessonRecordings.id, id), isNotNull(completeAt)))
  if (!found || (!found.isPublished && !seesDrafts)) return null
  const { lesson, isPublished: _isPublished, ...playable } = found
  return access.may({ kind: 'lesson', ...lesson }).allowed ? playable : null
}

/**
 * Bytes of a recording, both ends included, a part at a time as they are taken: who reads slowly, or stops, costs no more than one part.
 * Where a part is gone the stream fails, and the operator reads which.
 */
export function readBytes(
  { files, log }: Pick<Infrastructure, 'files' | 'log'>,
  { id, partBytes }: Playable,
  from: number,
  to: number,
): ReadableStream {
  let next = from
  async function pull(controller: ReadableStreamDefaultController<Uint8Array>) {
    const number = Math.floor(next / partBytes)
    const start = number * partBytes
    const part = await files.get(partKey(id, number))
    const bytes = part?.body.subarray(next - start, Math.min(partBytes, to + 1 - start)) ?? new Uint8Array()
    if (bytes.length === 0) {
      log.error({ recording: id, part: number }, 'A recording has a part that is gone or too short.')
      throw new Error('A part of the recording is gone.')
    }
    controller.enqueue(bytes)
    next += bytes.length
    if (next > to) controller.close()
  }
  // Nothing is read before it is asked for.
  return new ReadableStream({ pull }, { highWaterMark: 0 })
}
