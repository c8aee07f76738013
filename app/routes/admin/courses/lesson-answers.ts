import type { Plan } from '#features/courses/authoring/edit-lesson.server.ts'
import type { Toast } from '#platform/flash.ts'

export const DELETED: Toast = { title: 'This lesson is gone', text: 'Somebody else has deleted it.', kind: 'error' }
export const DELETED_TEXT =
  'Somebody else has deleted this lesson, so there is nothing to save to. Your text is still here: copy what you need.'
export const TAKEN = 'Another lesson of this course has this address: choose another one.'
export const EMPTY = 'A lesson needs a text or a recording before it is published. It is not saved yet.'
/** What is said of each way to save. */
export const said: Readonly<Record<Plan, Toast>> = {
  keep: { title: 'Lesson saved' },
  publish: { title: 'Lesson published' },
  unpublish: { title: 'Lesson unpublished', text: 'Nobody but you sees it.' },
}
export const REVIEW_LOST: Toast = {
  title: 'No longer reviewed',
  text: 'Its words have changed since somebody reviewed it.',
  kind: 'alert',
}
