import { uploadPicture } from '#features/blog/editor/pictures.server.ts'
import { readFormWithFiles } from '#platform/form.server.ts'
import { answerPicture } from '#routes/admin/picture-answer.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/pictures.ts'

/** Nothing to look at: pictures are sent here and stand under /media. */
export function loader() {
  return new Response('There is nothing here.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}

/** Keeps a picture for a post and tells its address, or why it has none. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { files } = await readFormWithFiles(request)
  return answerPicture(
    files['picture'],
    (bytes) => uploadPicture(context.get(servicesContext), params.id, bytes),
    'This post is gone.',
  )
}
