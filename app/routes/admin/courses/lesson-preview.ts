import { previewLesson } from '#features/courses/authoring/edit-lesson.server.ts'
import { lessonLimits } from '#features/courses/authoring/lesson-content.ts'
import { readForm } from '#platform/form.server.ts'
import { services } from '#platform/services.server.ts'

import type { Route } from './+types/lesson-preview.ts'

/** Nothing to look at: the editor sends here what is being written. */
export function loader() {
  return new Response('There is nothing here.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}

/** Renders what somebody is writing; nothing is kept. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { body = '' } = await readForm(request)
  const preview = await previewLesson(context.get(services), params.id, body.slice(0, lessonLimits.body))
  return Response.json(preview, { status: preview ? 200 : 404 })
}
