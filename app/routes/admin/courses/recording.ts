import { finishUpload } from '#features/courses/recordings/upload.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/recording.ts'

/** Nothing to look at: who has sent every part of a recording says so here. */
export function loader() {
  return new Response('There is nothing here.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}

const problems = {
  gone: ['This upload is gone: somebody else has deleted it. Choose the file again.', 404],
  'parts are missing': ['Parts of this recording are still missing. Choose the file again to continue.', 409],
  'not its type': ['This file is not what its name says: please choose an MP4, WebM, MP3 or M4A file.', 400],
} as const

/** All parts have come: from now on it is played. */
export async function action({ params, context }: Route.ActionArgs) {
  const finished = await finishUpload(context.get(servicesContext), signedIn(context), params.id)
  if (finished === 'done') return Response.json({ done: true })
  const [problem, status] = problems[finished]
  return Response.json({ problem }, { status })
}
