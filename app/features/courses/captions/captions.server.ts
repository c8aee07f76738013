import { and, eq } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { keepLessonWords } from '#features/courses/core/search/lesson-words.server.ts'
import { lessonCaptions, lessonCues, lessons } from '#features/courses/core/tables.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { readersIn, whyNotRead } from '#platform/reading-threads.server.ts'

import { languageName } from './captions-form.ts'
import type * as ParseCaptions from './parse-captions.ts'

const parseCaptions = readersIn<typeof ParseCaptions>('#features/courses/captions/parse-captions.ts')('parseCaptions')

const ROWS_AT_ONCE = 500

interface Author {
  readonly userId: string
}

interface TypedCaptions {
  readonly language: string
  readonly label: string
  readonly vtt: string
}

type SavedCaptions =
  | { readonly ok: true; readonly cues: number }
  | { readonly ok: false; readonly reason: 'gone' }
  | { readonly ok: false; readonly reason: 'not read'; readonly why: string }
  | { readonly ok: false; readonly reason: 'damaged'; readonly line: number; readonly why: string }

/** Keeps the captions of a lesson in one language, in the place of those that were there, and with them its transcript. */
export async function saveCaptions(
  services: Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'readers' | 'clock'>,
  author: Author,
  lessonId: string,
  { language, label, vtt: typed }: TypedCaptions,
): Promise<SavedCaptions> {
  if (!isId(lessonId)) return { ok: false, reason: 'gone' }
  const read = await services.readers.read(parseCaptions, [typed], { person: author.userId })
  if (!read.ok) return { ok: false, reason: 'not read', why: whyNotRead(read.problem, 'file') }
  const parsed = read.value
  if (!parsed.ok) return { ok: false, reason: 'damaged', line: parsed.line, why: parsed.reason }
  const { cues, vtt } = parsed
  return services.db.transaction(async (tx): Promise<SavedCaptions> => {
    const [lesson] = await tx.select({ status: lessons.status }).from(lessons).where(eq(lessons.id, lessonId)).for('update')
    if (!lesson) return { ok: false, reason: 'gone' }
    const row = { label: label || languageName(language), vtt, updatedAt: services.clock.now() }
    await tx
      .insert(lessonCaptions)
      .values({ lessonId, language, ...row })
      .onConflictDoUpdate({ target: [lessonCaptions.lessonId, lessonCaptions.language], set: row })
    await tx.delete(lessonCues).where(and(eq(lessonCues.lessonId, lessonId), eq(lessonCues.language, language)))
    // In pieces, between which others are served.
    const rows = cues.map((cue, number) => ({ lessonId, language, number, ...cue }))
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      await tx.insert(lessonCues).values(rows.slice(from, from + ROWS_AT_ONCE))
    }
    await keepLessonWords(tx, ...cues.map(({ text }) => text))
    await services.audit.record(tx, { actor: author, action: 'captions.saved', details: { lesson: lessonId, language } })
    if (lesson.status === 'published') await services.broadcast.publish(tx, PAGES)
    return { ok: true, cues: cues.length }
  })
}

/** Deletes captions, and the transcript that was made of them. False where they are gone. */
export async function deleteCaptions(
  services: Pick<Infrastructure, 'db' | 'audit' | 'broadcast'>,
  author: Author,
  lessonId: string,
  language: string,
): Promise<boolean> {
  if (!isId(lessonId)) return false
  return services.db.transaction(async (tx) => {
    const deleted = await tx
      .delete(lessonCaptions)
      .where(and(eq(lessonCaptions.lessonId, lessonId), eq(lessonCaptions.language, language)))
      .returning({ language: lessonCaptions.language })
    if (deleted.length === 0) return false
    await tx.delete(lessonCues).where(and(eq(lessonCues.lessonId, lessonId), eq(lessonCues.language, language)))
    await services.audit.record(tx, { actor: author, action: 'captions.deleted', details: { lesson: lessonId, language } })
    await services.broadcast.publish(tx, PAGES)
    return true
  })
}
