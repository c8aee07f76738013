import { uploadLessonPicture } from '#features/courses/authoring/lesson-pictures.server.ts'
import { services } from '#platform/services.server.ts'
import { answerPicture } from '#routes/admin/picture-answer.server.ts'

import type { Route } from './+types/lesson-pictures.ts'

/** Nothing to look at: pictures are sent here and stand under /media. */
export function loader() {
  return new Response('There is nothing here.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}

/** Keeps a picture for a lesson and tells its address, or why it has none. */
export async function action({ request, params, context }: Route.ActionArgs) {
  return answerPicture(request, (bytes) => uploadLessonPicture(context.get(services), params.id, bytes), 'This lesson is gone.')
}
