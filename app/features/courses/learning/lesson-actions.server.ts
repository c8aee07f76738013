import type { Toast } from '#platform/flash.ts'
import { parseFields, reportOf } from '#platform/form.server.ts'
import type { FormReport } from '#platform/form.ts'
import type { Services } from '#platform/services.server.ts'

import { markDone, markNotDone } from './lesson-progress.server.ts'
import { NoteForm } from './note-form.ts'
import { MAX_NOTES } from './note.ts'
import { addNote, changeNote, deleteNote } from './notes.server.ts'

type Outcome =
  | { readonly ok: true; readonly toast: Toast }
  | { readonly ok: false; readonly reason: 'refused'; readonly report: FormReport }
  | { readonly ok: false; readonly reason: 'not there' | 'unknown' }

const notThere: Outcome = { ok: false, reason: 'not there' }

/** What a member does at a lesson that they may take: one form of its page. */
export async function doAtLesson(
  services: Pick<Services, 'db' | 'clock'>,
  userId: string,
  lessonId: string,
  fields: Record<string, string>,
): Promise<Outcome> {
  const id = fields['id'] ?? ''
  switch (fields['intent']) {
    case 'done':
      await markDone(services, userId, lessonId)
      return { ok: true, toast: { title: 'Lesson done' } }
    case 'not-done':
      await markNotDone(services, userId, lessonId)
      return { ok: true, toast: { title: 'Marked as not done' } }
    case 'delete-note':
      return (await deleteNote(services, userId, lessonId, id)) ? { ok: true, toast: { title: 'Note deleted' } } : notThere
    case 'note':
    case 'change-note':
      return keepNote(services, userId, lessonId, fields)
    default:
      return { ok: false, reason: 'unknown' }
  }
}

async function keepNote(
  services: Pick<Services, 'db' | 'clock'>,
  userId: string,
  lessonId: string,
  fields: Record<string, string>,
): Promise<Outcome> {
  const form = parseFields(fields, NoteForm)
  if (!form.ok) return { ok: false, reason: 'refused', report: form.report }
  if (fields['intent'] === 'change-note') {
    const isChanged = await changeNote(services, userId, lessonId, fields['id'] ?? '', form.value)
    return isChanged ? { ok: true, toast: { title: 'Note saved' } } : notThere
  }
  const added = await addNote(services, userId, lessonId, form.value)
  if (added.ok) return { ok: true, toast: { title: 'Note saved' } }
  const text = `You have ${MAX_NOTES} notes on this lesson, which is the limit. Delete one first.`
  return { ok: false, reason: 'refused', report: reportOf(fields, { text }) }
}
