import { and, asc, eq, sql } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import type { LessonNote } from '#features/courses/core/learning.ts'
import { lessonNotes } from '#features/courses/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { NoteForm } from './note-form.ts'
import { MAX_NOTES } from './note.ts'

/** A member’s notes at a lesson: those on the lesson as a whole first, the others in the order of the recording. */
export async function listNotes({ db }: Pick<Infrastructure, 'db'>, userId: string, lessonId: string): Promise<LessonNote[]> {
  return db
    .select({ id: lessonNotes.id, atSeconds: lessonNotes.atSeconds, text: lessonNotes.text })
    .from(lessonNotes)
    .where(and(eq(lessonNotes.userId, userId), eq(lessonNotes.lessonId, lessonId)))
    .orderBy(sql`${lessonNotes.atSeconds} NULLS FIRST`, asc(lessonNotes.createdAt), asc(lessonNotes.id))
}

/** Keeps a note; refused once there are as many as one lesson may have. */
export async function addNote(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  userId: string,
  lessonId: string,
  { text, at }: NoteForm,
): Promise<{ ok: true } | { ok: false; reason: 'too many' }> {
  const count = await db.$count(lessonNotes, and(eq(lessonNotes.userId, userId), eq(lessonNotes.lessonId, lessonId)))
  if (count >= MAX_NOTES) return { ok: false, reason: 'too many' }
  const now = clock.now()
  await db.insert(lessonNotes).values({ userId, lessonId, text, atSeconds: at, createdAt: now, updatedAt: now })
  return { ok: true }
}

/** False when it is not there, or not this person’s. */
export async function changeNote(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  userId: string,
  lessonId: string,
  id: string,
  { text, at }: NoteForm,
): Promise<boolean> {
  if (!isId(id)) return false
  const changed = await db
    .update(lessonNotes)
    .set({ text, atSeconds: at, updatedAt: clock.now() })
    .where(ownNote(userId, lessonId, id))
    .returning({ id: lessonNotes.id })
  return changed.length > 0
}

/** False when it is not there, or not this person’s. */
export async function deleteNote(
  { db }: Pick<Infrastructure, 'db'>,
  userId: string,
  lessonId: string,
  id: string,
): Promise<boolean> {
  if (!isId(id)) return false
  const deleted = await db
    .delete(lessonNotes)
    .where(ownNote(userId, lessonId, id))
    .returning({ id: lessonNotes.id })
  return deleted.length > 0
}

const ownNote = (userId: string, lessonId: string, id: string) =>
  and(eq(lessonNotes.id, id), eq(lessonNotes.userId, userId), eq(lessonNotes.lessonId, lessonId))
