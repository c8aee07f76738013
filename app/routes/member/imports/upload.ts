import { spell } from '#base/dates/spelling.ts'
import { finishImport } from '#features/health/imports/upload.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/upload.ts'

/** Nothing to look at: who has sent every part of a file says so here. */
export function loader() {
  return new Response('There is nothing here.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}

const problems = {
  gone: ['This file is gone: it was cancelled, or waited for longer than 7 days. Choose it again.', 404],
  'parts are missing': ['Parts of this file are still missing. Choose it again to continue.', 409],
} as const

/** All parts have come: from now on it is read. */
export async function action({ params, context }: Route.ActionArgs) {
  const viewer = signedIn(context)
  const finished = await finishImport(context.get(servicesContext), viewer, params.id)
  if (finished === 'done') return Response.json({ done: true })
  const [problem, status] = problems[finished]
  return Response.json({ problem: spell(problem, viewer.dateLanguage) }, { status })
}
