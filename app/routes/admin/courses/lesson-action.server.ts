import { data, type RouterContextProvider } from 'react-router'

import { storableText } from '#base/storable-text.ts'
import { COURSES, courseAddress, draftAddress, lessonAddress } from '#features/courses/authoring/addresses.ts'
import { deleteLesson } from '#features/courses/authoring/delete-lesson.server.ts'
import { previewLesson, reviewLesson, saveLesson, type Plan } from '#features/courses/authoring/edit-lesson.server.ts'
import type { LessonConflict } from '#features/courses/authoring/lesson-conflict.tsx'
import { lessonFormLimits } from '#features/courses/authoring/lesson-content.ts'
import { discardLessonDraft, keepLessonDraft } from '#features/courses/authoring/lesson-drafts.server.ts'
import { readLesson, ReviewForm, typedLesson } from '#features/courses/authoring/lesson-form.ts'
import { findEditedLesson } from '#features/courses/authoring/read-lesson.server.ts'
import { CaptionsForm } from '#features/courses/captions/captions-form.ts'
import { deleteCaptions, saveCaptions } from '#features/courses/captions/captions.server.ts'
import { deleteRecording } from '#features/courses/recordings/upload.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { blockToasts } from '#features/writing/block-problems.server.ts'
import type { BlockProblem } from '#features/writing/blocks/split-blocks.ts'
import { FILE_FIELD, UPLOAD_FILE, type SentFile } from '#features/writing/files/file-form.tsx'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readFormWithFiles, reportOf, tooLong } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { takeSentFile } from '#routes/admin/files/sent-file.server.ts'
import { servicesContext } from '#services.server.ts'

import { DELETED, DELETED_TEXT, EMPTY, REVIEW_LOST, said, TAKEN } from './lesson-answers.ts'

/** What the forms on the page of a lesson do. */
export async function actOnLesson(context: Readonly<RouterContextProvider>, id: string, request: Request) {
  const services = context.get(servicesContext)
  const author = signedIn(context)
  const { fields, files } = await readFormWithFiles(request, lessonFormLimits)
  const saved = lessonAddress(id)
  const opened = new URL(request.url).searchParams.get('draft')
  // What was typed and not saved stays in the form, whatever is done beside it.
  const here = opened === null ? saved : draftAddress(id, opened)
  type RefusalDetails = {
    html?: string
    problems?: readonly BlockProblem[]
    conflict?: LessonConflict
    isGone?: boolean
    sentFile?: SentFile
  }
  const refused = (
    form: 'lesson' | 'captions' | 'review',
    errors: Record<string, string>,
    status = 400,
    details: RefusalDetails = {},
  ) =>
    data(
      {
        refused: form,
        report: reportOf(fields, errors),
        html: null,
        problems: [],
        conflict: null,
        isGone: false,
        sentFile: null,
        ...details,
      },
      status,
    )

  const answers = {
    save: () => save('keep'),
    publish: () => save('publish'),
    unpublish: () => save('unpublish'),
    preview,
    [UPLOAD_FILE]: uploadFile,
    review: () => review(true),
    unreview: () => review(false),
    captions,
    'delete-captions': removeCaptions,
    'delete-recording': removeRecording,
    discard,
    delete: remove,
  }
  return answerOf(answers, fields['intent'])()

  async function save(plan: Plan) {
    if (tooLong(fields)) return refused('lesson', {})
    const form = readLesson(fields)
    if (!form.ok) return refused('lesson', form.errors)
    const over = Number(fields['version'])
    const outcome = await saveLesson(services, author, id, { content: form.content, over, plan, draft: fields['draft'] ?? '' })
    const toasts = [said[plan], ...blockToasts(form.content.body, services.site.origin)]
    if (outcome.ok) return redirectWithToast(saved, outcome.isReviewLost ? [...toasts, REVIEW_LOST] : toasts)
    if (outcome.reason === 'slug taken') return refused('lesson', { slug: TAKEN })
    if (outcome.reason === 'empty') return refused('lesson', { body: EMPTY })
    if (outcome.reason === 'changed') await keepLessonDraft(services, author, id, typedLesson(fields))
    const theirs = outcome.reason === 'changed' ? await findEditedLesson(services, id) : null
    if (!theirs) return refused('lesson', { title: DELETED_TEXT }, 404, { isGone: true })
    return refused('lesson', {}, 409, { conflict: { version: theirs.version, theirs: theirs.content } })
  }
  async function preview() {
    if (tooLong(fields)) return refused('lesson', {})
    const shown = await previewLesson(services, id, fields['body'] ?? '')
    return shown
      ? refused('lesson', {}, 200, { html: shown.html, problems: shown.problems })
      : redirectWithToast(COURSES, DELETED)
  }
  async function uploadFile() {
    return refused('lesson', {}, 200, { sentFile: await takeSentFile(services, author, `lessons/${id}`, files[FILE_FIELD]) })
  }
  async function removeCaptions() {
    const isDone = await deleteCaptions(services, author, id, fields['language'] ?? '')
    return redirectWithToast(here, isDone ? { title: 'Captions deleted' } : { title: 'These captions were already deleted' })
  }
  async function removeRecording() {
    const isDone = await deleteRecording(services, author, fields['recording'] ?? '')
    return redirectWithToast(here, isDone ? { title: 'Recording deleted' } : { title: 'This recording was already deleted' })
  }
  async function discard() {
    await discardLessonDraft(services, author, id, fields['draft'] ?? '')
    return redirectWithToast(saved, { title: 'Draft discarded' })
  }
  async function remove() {
    const lesson = await findEditedLesson(services, id)
    const done = await deleteLesson(services, author, id)
    return redirectWithToast(lesson ? courseAddress(lesson.course.id) : COURSES, done.ok ? { title: 'Lesson deleted' } : DELETED)
  }
  async function review(isReviewed: boolean) {
    const form = parseFields(fields, ReviewForm)
    if (!form.ok) return refused('review', form.report.errors)
    const by = isReviewed ? form.value.reviewedBy : ''
    if (isReviewed && by === '') return refused('review', { reviewedBy: 'Please say who has reviewed it.' })
    const isDone = await reviewLesson(services, author, id, by)
    const title = by ? 'Marked as reviewed' : 'Marked as not reviewed'
    return isDone ? redirectWithToast(here, { title }) : redirectWithToast(COURSES, DELETED)
  }
  async function captions() {
    if (tooLong(fields)) return refused('captions', {})
    const file = files['file']
    if (file) {
      fields['vtt'] = storableText(await file.text())
      fields['fromFile'] = file.name
    }
    const form = parseFields(fields, CaptionsForm)
    if (!form.ok) return refused('captions', form.report.errors)
    const done = await saveCaptions(services, author, id, form.value)
    if (done.ok)
      return redirectWithToast(here, { title: 'Captions saved', text: `${done.cues.toLocaleString('en')} of them, in order.` })
    if (done.reason === 'gone') return redirectWithToast(COURSES, DELETED)
    if (done.reason === 'not read') return refused('captions', { vtt: done.why })
    return refused('captions', { vtt: `Line ${done.line.toLocaleString('en')}: ${done.why}` })
  }
}
