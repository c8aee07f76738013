import type { Toast } from '#platform/flash.ts'
import { parseFields, reportOf } from '#platform/form.server.ts'
import type { FormReport } from '#platform/form.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { markDone, markNotDone } from './lesson-progress.server.ts'
import { NoteForm } from './note-form.ts'
import { MAX_NOTES } from './note.ts'
import { addNote, changeNote, deleteNote } from './notes.server.ts'

type Outcome =
  | { readonly ok: true; readonly toast: Toast }
  | { readonly ok: false; readonly reason: 'refused'; readonly report: FormReport }
  | { readonly ok: false; readonly reason: 'not there' }

interface AtLesson {
  readonly services: Pick<Infrastructure, 'db' | 'clock'>
  readonly userId: string
  readonly lessonId: string
  readonly fields: Record<string, string>
}

const notThere: Outcome = { ok: false, reason: 'not there' }
const noteSaved: Outcome = { ok: true, toast: { title: 'Note saved' } }

/** What a member does at a lesson that they may take, by the intent of the form. */
export const lessonActions = {
  done: async ({ services, userId, lessonId }: AtLesson): Promise<Outcome> => {
    await markDone(services, userId, lessonId)
    return { ok: true, toast: { title: 'Lesson done' } }
  },
  'not-done': async ({ services, userId, lessonId }: AtLesson): Promise<Outcome> => {
    await markNotDone(services, userId, lessonId)
    return { ok: true, toast: { title: 'Marked as not done' } }
  },
  'delete-note': async ({ services, userId, lessonId, fields }: AtLesson): Promise<Outcome> => {
    const isDeleted = await deleteNote(services, userId, lessonId, fields['id'] ?? '')
    return isDeleted ? { ok: true, toast: { title: 'Note deleted' } } : notThere
  },
  note: async ({ services, userId, lessonId, fields }: AtLesson): Promise<Outcome> => {
    const form = parseFields(fields, NoteForm)
    if (!form.ok) return { ok: false, reason: 'refused', report: form.report }
    if ((await addNote(services, userId, lessonId, form.value)).ok) return noteSaved
    const text = `You have ${MAX_NOTES} notes on this lesson, which is the limit. Delete one first.`
    return { ok: false, reason: 'refused', report: reportOf(fields, { text }) }
  },
  'change-note': async ({ services, userId, lessonId, fields }: AtLesson): Promise<Outcome> => {
    const form = parseFields(fields, NoteForm)
    if (!form.ok) return { ok: false, reason: 'refused', report: form.report }
    return (await changeNote(services, userId, lessonId, fields['id'] ?? '', form.value)) ? noteSaved : notThere
  },
} as const
