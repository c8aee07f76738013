import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { lessons } from '#features/courses/core/tables.server.ts'
import { namesOf } from '#features/identity/people.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { lessonDrafts } from './authoring-tables.server.ts'
import type { Author } from './course-within.server.ts'
import { readLesson } from './lesson-form.ts'
import { findLessonContent } from './read-lesson.server.ts'

/** So many a lesson keeps, the newest. */
const MAX_VERSIONS = 20

/** What an author typed into the form of a lesson. */
export interface TypedLesson {
  /** Of the draft: the form says it. */
  readonly id: string
  readonly fields: Readonly<Record<string, string>>
  /** The version of the lesson that the form is about. */
  readonly over: number
}

/** What was typed and not saved, in the list of it. */
export interface ListedDraft {
  readonly id: string
  readonly savedAt: Date
  /** Null where the account is gone. */
  readonly by: string | null
  readonly isOwn: boolean
  /** Whoever wrote it may throw it away, and anybody once their account is gone. */
  readonly mayDiscard: boolean
}

/**
 * Keeps what somebody is writing, apart from the lesson itself, which nobody sees changed. What says the same as the lesson is no
 * draft.
 */
export async function keepLessonDraft(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  { userId }: Author,
  lessonId: string,
  { id, fields, over }: TypedLesson,
): Promise<void> {
  if (!isId(lessonId) || !isId(id)) return
  await db.transaction(async (tx) => {
    const [lesson] = await tx.select({ id: lessons.id }).from(lessons).where(eq(lessons.id, lessonId)).for('share')
    if (!lesson) return
    const typed = readLesson({ ...fields })
    if (typed.ok && JSON.stringify(typed.content) === JSON.stringify(await findLessonContent(tx, lessonId)))
      return forgetLessonDraft(tx, { userId }, lessonId, id)
    const row = { fields, over, savedAt: clock.now() }
    await tx
      .insert(lessonDrafts)
      .values({ id, lessonId, savedBy: userId, ...row })
      .onConflictDoUpdate({
        target: lessonDrafts.id,
        set: row,
        setWhere: sql`${lessonDrafts.lessonId} = ${lessonId} and ${lessonDrafts.savedBy} = ${userId}`,
      })
    const old = tx
      .select({ id: lessonDrafts.id })
      .from(lessonDrafts)
      .where(eq(lessonDrafts.lessonId, lessonId))
      .orderBy(desc(lessonDrafts.savedAt), lessonDrafts.id)
      .offset(MAX_VERSIONS)
    await tx.delete(lessonDrafts).where(inArray(lessonDrafts.id, old))
  })
}

/** What somebody kept while writing is in the lesson now. */
export async function forgetLessonDraft(tx: Transaction, { userId }: Author, lessonId: string, id: string): Promise<void> {
  if (!isId(id)) return
  const { lessonId: ofLesson, savedBy } = lessonDrafts
  await tx.delete(lessonDrafts).where(and(eq(lessonDrafts.id, id), eq(ofLesson, lessonId), eq(savedBy, userId)))
}

/** Throws away what somebody wrote and did not save: one’s own, or what an account left that is gone. */
export async function discardLessonDraft({ db }: Pick<Infrastructure, 'db'>, { userId }: Author, lessonId: string, id: string) {
  if (!isId(lessonId) || !isId(id)) return
  const { savedBy } = lessonDrafts
  const isTheirs = or(eq(savedBy, userId), isNull(savedBy))
  await db.delete(lessonDrafts).where(and(eq(lessonDrafts.id, id), eq(lessonDrafts.lessonId, lessonId), isTheirs))
}

/** What was typed at a lesson and not saved, by whichever author, the newest first. */
export async function listLessonDrafts(
  { db }: Pick<Infrastructure, 'db'>,
  { userId }: Author,
  lessonId: string,
): Promise<ListedDraft[]> {
  if (!isId(lessonId)) return []
  const rows = await db
    .select({ id: lessonDrafts.id, savedAt: lessonDrafts.savedAt, savedBy: lessonDrafts.savedBy })
    .from(lessonDrafts)
    .where(eq(lessonDrafts.lessonId, lessonId))
    .orderBy(desc(lessonDrafts.savedAt), lessonDrafts.id)
  const names = await namesOf(
    db,
    rows.flatMap(({ savedBy }) => savedBy ?? []),
  )
  return rows.map(({ savedBy, ...row }) => {
    const isOwn = savedBy === userId
    return { ...row, by: savedBy && (names.get(savedBy) ?? null), isOwn, mayDiscard: isOwn || savedBy === null }
  })
}

/** What one draft of a lesson says; null when the lesson has none of this id. */
export async function findLessonDraft({ db }: Pick<Infrastructure, 'db'>, lessonId: string, id: string) {
  if (!isId(lessonId) || !isId(id)) return null
  const [draft] = await db
    .select({ fields: lessonDrafts.fields, over: lessonDrafts.over, savedAt: lessonDrafts.savedAt })
    .from(lessonDrafts)
    .where(and(eq(lessonDrafts.id, id), eq(lessonDrafts.lessonId, lessonId)))
  return draft ?? null
}
