import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'

import { recordingAddress } from '#features/courses/recordings/address.server.ts'
import { lessonCaptions, lessonCues, lessonProgress, lessonRecordings } from '#features/courses/tables.server.ts'
import type { Services } from '#platform/services.server.ts'

import type { PlayerData } from './player-data.ts'

interface Lesson {
  readonly id: string
  /** “/courses/COURSE/LESSON”. */
  readonly path: string
  readonly isPreview: boolean
}

/**
 * The player of a lesson that this person may take (whoever calls has asked `entitlement()`); null where the lesson has no recording.
 * Of somebody who is signed in it knows where they were.
 */
export async function findPlayer(services: Services, lesson: Lesson, userId: string | null): Promise<PlayerData | null> {
  const { db } = services
  const { id, kind, contentType, completeAt, lessonId } = lessonRecordings
  const found = await db
    .select({ id, kind, contentType })
    .from(lessonRecordings)
    .where(and(eq(lessonId, lesson.id), isNotNull(completeAt)))
    .orderBy(desc(kind), desc(completeAt))
  if (found.length === 0) return null
  const { language, label } = lessonCaptions
  const captions = await db
    .select({ language, label })
    .from(lessonCaptions)
    .where(eq(lessonCaptions.lessonId, lesson.id))
    .orderBy(asc(language))
  const newest = found.filter((one, at) => found.findIndex((other) => other.kind === one.kind) === at)
  return {
    recordings: newest.map((recording) => ({
      kind: recording.kind,
      contentType: recording.contentType,
      src: recordingAddress(services, recording.id, lesson.isPreview && userId === null ? null : userId),
    })),
    captions: captions.map((one) => ({ ...one, src: `${lesson.path}/captions/${one.language}` })),
    cues: captions[0] ? await listCues(services, lesson.id, captions[0].language) : [],
    positionSeconds: userId === null ? 0 : await findPosition(services, lesson.id, userId),
  }
}

async function listCues({ db }: Services, lessonId: string, language: string) {
  const { startsMs, endsMs, text } = lessonCues
  return db
    .select({ startsMs, endsMs, text })
    .from(lessonCues)
    .where(and(eq(lessonCues.lessonId, lessonId), eq(lessonCues.language, language)))
    .orderBy(asc(lessonCues.number))
}

async function findPosition({ db }: Services, lessonId: string, userId: string): Promise<number> {
  const [row] = await db
    .select({ positionSeconds: lessonProgress.positionSeconds })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.lessonId, lessonId), eq(lessonProgress.userId, userId)))
  return row?.positionSeconds ?? 0
}

/** Captions as they were uploaded (WebVTT); null where there are none in this language. */
export async function findCaptions({ db }: Services, lessonId: string, language: string): Promise<string | null> {
  const [row] = await db
    .select({ vtt: lessonCaptions.vtt })
    .from(lessonCaptions)
    .where(and(eq(lessonCaptions.lessonId, lessonId), eq(lessonCaptions.language, language)))
  return row?.vtt ?? null
}
