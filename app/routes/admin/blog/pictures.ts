import { uploadPicture } from '#features/blog/editor/pictures.server.ts'
import { readFormWithFiles } from '#platform/form.server.ts'
import { pictureProblems } from '#platform/picture.ts'
import { services } from '#platform/services.server.ts'

import type { Route } from './+types/pictures.ts'

/** Nothing to look at: pictures are sent here and stand under /media. */
export function loader() {
  return new Response('There is nothing here.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}

/** Keeps a picture for a post and tells its address, or why it has none. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { files } = await readFormWithFiles(request)
  const file = files['picture']
  if (!file) return Response.json({ problem: 'No picture came along. Please try again.' }, { status: 400 })
  const sent = await uploadPicture(context.get(services), params.id, await file.bytes())
  if (sent.ok) return Response.json({ address: sent.address })
  if (sent.reason === 'gone') return Response.json({ problem: 'This post is gone.' }, { status: 404 })
  return Response.json({ problem: pictureProblems[sent.reason] }, { status: 400 })
}
