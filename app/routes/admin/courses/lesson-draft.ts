import { previewLesson } from '#features/courses/authoring/edit-lesson.server.ts'
import { lessonFormLimits, lessonLimits } from '#features/courses/authoring/lesson-content.ts'
import { keepLessonDraft } from '#features/courses/authoring/lesson-drafts.server.ts'
import { typedLesson } from '#features/courses/authoring/lesson-form.ts'
import { uploadLessonPicture } from '#features/courses/authoring/lesson-pictures.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { readFormWithFiles } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { answerDraft } from '#routes/admin/draft-answer.server.ts'
import { answerPicture } from '#routes/admin/picture-answer.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/lesson-draft.ts'

/** Nothing to look at: the editor sends here what is being written. */
export function loader() {
  return new Response('There is nothing here.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}

/** Renders what somebody is writing, and keeps it when that is asked for; or keeps a picture for it and tells its address. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { fields, files } = await readFormWithFiles(request, lessonFormLimits)
  const preview = () => previewLesson(services, params.id, (fields['body'] ?? '').slice(0, lessonLimits.body))
  const answers = {
    picture: () =>
      answerPicture(files['picture'], (bytes) => uploadLessonPicture(services, params.id, bytes), 'This lesson is gone.'),
    look: () => answerDraft(context, preview),
    keep: () =>
      answerDraft(context, async () => {
        await keepLessonDraft(services, signedIn(context), params.id, typedLesson(fields))
        return preview()
      }),
  }
  return answerOf(answers, fields['intent'], 'look')()
}
