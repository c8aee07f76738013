import { previewLesson } from '#features/courses/authoring/edit-lesson.server.ts'
import { findLessonDraft, listLessonDrafts } from '#features/courses/authoring/lesson-drafts.server.ts'
import { findEditedLesson } from '#features/courses/authoring/read-lesson.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { findBlockProblems } from '#features/writing/block-problems.server.ts'
import { dayLabel, instantLabel } from '#routes/admin/instant-label.ts'
import { findUnclaimed } from '#routes/admin/unclaimed.server.ts'
import type { Services } from '#services.server.ts'

/** What the page of a lesson shows its author: the lesson as it is saved, or what was typed and not saved in its form. Null when there is none. */
export async function loadLesson(all: Pick<Services, 'db' | 'site'>, person: Viewer, id: string, draftId: string | null) {
  const [found, drafts, draft] = await Promise.all([
    findEditedLesson(all, id),
    listLessonDrafts(all, person, id),
    draftId === null ? null : findLessonDraft(all, id, draftId),
  ])
  if (!found) return null
  const { reviewedAt, reviewedBy, updatedAt: _updatedAt, ...lesson } = found
  const typed = { ...lesson.content, ...draft?.fields }
  const isOwn = drafts.some((one) => one.id === draftId && one.isOwn)
  return {
    lesson,
    review: reviewedAt && { by: reviewedBy ?? 'somebody', when: dayLabel(reviewedAt, person.timeZone) },
    /** What the form is about. */
    opened: {
      /** What is kept of the form while somebody writes: who goes on with their own text goes on with its draft. */
      draftId: isOwn ? draftId! : crypto.randomUUID(),
      shown: draft && { id: draftId!, when: instantLabel(draft.savedAt, person.timeZone), fields: draft.fields },
      version: draft?.over ?? lesson.version,
      problems: findBlockProblems(draft?.fields['body'] ?? lesson.content.body, all.site.origin),
      html: draft ? ((await previewLesson(all, id, draft.fields['body'] ?? ''))?.html ?? '') : lesson.html,
    },
    claims: await findUnclaimed(all, [typed.title, typed.summary, typed.practice, typed.body]),
    drafts: drafts.map(({ savedAt, by, isOwn: isTheirs, ...one }) => ({
      ...one,
      by: isTheirs ? null : (by ?? 'Somebody whose account is gone'),
      when: instantLabel(savedAt, person.timeZone),
    })),
  }
}
