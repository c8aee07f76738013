import { data, type RouterContextProvider } from 'react-router'

import { COURSES, courseAddress, lessonAddress } from '#features/courses/authoring/addresses.ts'
import { CourseForm, TitleForm } from '#features/courses/authoring/course-form.ts'
import type { Outcome } from '#features/courses/authoring/course-within.server.ts'
import { deleteLesson } from '#features/courses/authoring/delete-lesson.server.ts'
import { deleteCourse, saveCourse, setCoursePublished } from '#features/courses/authoring/edit-course.server.ts'
import {
  addLesson,
  addModule,
  deleteModule,
  moveInCourse,
  renameModule,
} from '#features/courses/authoring/edit-outline.server.ts'
import { moveIn } from '#features/courses/authoring/outline.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import { parseFields, readForm, reportOf } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { servicesContext } from '#services.server.ts'

export const CHANGED = 'Somebody else changed this course since you opened it. This is how it is now: please look, and try again.'
const changedToast: Toast = { title: 'Nothing was changed', text: CHANGED, kind: 'error', duration: 15_000 }
const DELETED: Toast = { title: 'This is gone', text: 'Somebody else has deleted it.', kind: 'error' }
const TAKEN = 'Another course has this address: choose another one.'

/** What the forms on the page of a course do. */
export async function handleCourseAction(context: Readonly<RouterContextProvider>, id: string, request: Request) {
  const services = context.get(servicesContext)
  const author = signedIn(context)
  const fields = await readForm(request)
  const { intent, module: moduleId = '' } = fields
  const here = courseAddress(id)
  const over = Number(fields['version'])
  const refused = (form: string, errors: Record<string, string>, status = 400) =>
    data({ refused: form, report: reportOf(fields, errors) }, status)
  const answer = (done: Outcome, toast: Toast | Toast[]) =>
    redirectWithToast(here, done.ok ? toast : done.reason === 'gone' ? DELETED : changedToast)

  const answers = {
    move,
    save,
    publish: async () => answer(await setCoursePublished(services, author, id, true), { title: 'Course published' }),
    unpublish: async () => answer(await setCoursePublished(services, author, id, false), { title: 'Course unpublished' }),
    delete: async () =>
      redirectWithToast(COURSES, (await deleteCourse(services, author, id)) ? { title: 'Course deleted' } : DELETED),
    'delete-module': async () => answer(await deleteModule(services, author, id, moduleId), { title: 'Module deleted' }),
    'delete-lesson': async () =>
      answer(await deleteLesson(services, author, fields['lesson'] ?? ''), { title: 'Lesson deleted' }),
    'add-module': () => withTitle('add-module'),
    'add-lesson': () => withTitle('add-lesson'),
    'rename-module': () => withTitle('rename-module'),
  }
  return answerOf(answers, intent)()

  async function move() {
    const wanted = moveIn(fields['move'])
    if (!wanted) throw data(null, 400)
    const done = await moveInCourse(services, id, wanted, over)
    return answer(done, [])
  }
  async function save() {
    const form = parseFields(fields, CourseForm)
    if (!form.ok) return refused('course', form.report.errors)
    const { version, ...values } = form.value
    const saved = await saveCourse(services, author, id, { ...values, over: version })
    if (!saved.ok && saved.reason === 'slug taken') return refused('course', { slug: TAKEN })
    if (!saved.ok && saved.reason === 'changed') return refused('course', {}, 409)
    return redirectWithToast(saved.ok ? here : COURSES, saved.ok ? { title: 'Course saved' } : DELETED)
  }
  async function withTitle(intent: 'add-module' | 'add-lesson' | 'rename-module') {
    const form = parseFields(fields, TitleForm)
    const name = intent === 'add-module' ? intent : `${intent} ${moduleId}`
    if (!form.ok) return refused(name, form.report.errors)
    const { title } = form.value
    if (intent === 'add-module') return answer(await addModule(services, id, title), { title: 'Module added' })
    if (intent === 'rename-module') {
      return answer(await renameModule(services, id, { id: moduleId, title, over }), { title: 'Title saved' })
    }
    const added = await addLesson(services, author, id, { moduleId, title })
    if (!added.ok) return answer(added, [])
    const action = { label: 'Write it', to: lessonAddress(added.lessonId) }
    return redirectWithToast(here, { title: 'Lesson added', text: 'It is a draft: nobody sees it yet.', action })
  }
}
