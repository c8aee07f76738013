import { keepLessonWords } from '#features/courses/core/search/lesson-words.server.ts'
import { lessonCaptions, lessonCues } from '#features/courses/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** English captions of a lesson, four seconds each, for tests. */
export async function someCaptions(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  lessonId: string,
  ...texts: string[]
): Promise<void> {
  const language = 'en'
  const cues = texts.map((text, number) => ({ number, startsMs: number * 4_000, endsMs: number * 4_000 + 3_900, text }))
  const lines = cues.map(
    ({ startsMs, text }) => `00:00:${String(startsMs / 1000).padStart(2, '0')}.000 --> 00:01:00.000\n${text}\n`,
  )
  const vtt = ['WEBVTT\n', ...lines].join('\n')
  await db.insert(lessonCaptions).values({ lessonId, language, label: 'English', vtt, updatedAt: clock.now() })
  await db.insert(lessonCues).values(cues.map((cue) => ({ lessonId, language, ...cue })))
  await db.transaction((tx) => keepLessonWords(tx, ...texts))
}
