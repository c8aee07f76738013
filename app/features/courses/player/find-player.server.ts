import { and, eq, sql } from 'drizzle-orm'

import { lessonCaptions, lessonCues, lessonProgress, lessonRecordings } from '#features/courses/core/tables.server.ts'
import { recordingAddress } from '#features/courses/recordings/address.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { PlayerData } from './player-data.ts'

interface Lesson {
  readonly id: string
  /** “/courses/COURSE/LESSON”. */
  readonly path: string
  readonly isPreview: boolean
}

/**
 * The player of a lesson that this person may take (whoever calls has asked `entitlement()`); null where the lesson has no recording.
 * Of whoever learns it knows where they were; its addresses are for `viewerId`, whoever is signed in.
 */
export async function findPlayer(
  services: Pick<Infrastructure, 'db' | 'clock' | 'secret'>,
  lesson: Lesson,
  userId: string | null,
  viewerId = userId,
): Promise<PlayerData | null> {
  const { rows } = await services.db.execute<Row>(sql`
    select
      (select json_agg(json_build_object('id', id, 'kind', kind, 'contentType', content_type) order by kind desc) from (
        select distinct on (kind) id, kind, content_type from ${lessonRecordings}
        where lesson_id = ${lesson.id} and complete_at is not null order by kind, complete_at desc
      ) recording) as recordings,
      (select json_agg(json_build_object('language', language, 'label', label) order by language) from ${lessonCaptions}
        where lesson_id = ${lesson.id}) as captions,
      (select json_agg(json_build_object('startsMs', starts_ms, 'endsMs', ends_ms, 'text', text) order by number) from ${lessonCues}
        where lesson_id = ${lesson.id}
        and language = (select min(language) from ${lessonCaptions} where lesson_id = ${lesson.id})) as cues,
      (select position_seconds from ${lessonProgress} where lesson_id = ${lesson.id} and user_id = ${userId}::uuid) as "positionSeconds"`)
  const { recordings, captions, cues, positionSeconds } = rows[0]!
  if (!recordings) return null
  const addressee = lesson.isPreview ? null : viewerId
  return {
    recordings: recordings.map(({ id, kind, contentType }) => ({
      kind,
      contentType,
      src: recordingAddress(services, id, addressee),
    })),
    captions: (captions ?? []).map((one) => ({ ...one, src: `${lesson.path}/captions/${one.language}` })),
    cues: cues ?? [],
    positionSeconds: positionSeconds ?? 0,
  }
}

interface Row extends Record<string, unknown> {
  recordings: ReadonlyArray<{ id: string; kind: 'video' | 'audio'; contentType: string }> | null
  captions: ReadonlyArray<{ language: string; label: string }> | null
  cues: PlayerData['cues'] | null
  positionSeconds: number | null
}

/** Captions as they were uploaded (WebVTT); null where there are none in this language. */
export async function findCaptions(
  { db }: Pick<Infrastructure, 'db'>,
  lessonId: string,
  language: string,
): Promise<string | null> {
  const [row] = await db
    .select({ vtt: lessonCaptions.vtt })
    .from(lessonCaptions)
    .where(and(eq(lessonCaptions.lessonId, lessonId), eq(lessonCaptions.language, language)))
  return row?.vtt ?? null
}
