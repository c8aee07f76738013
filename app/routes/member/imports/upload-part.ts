import { spell } from '#base/dates/spelling.ts'
import { takeImportPart } from '#features/health/imports/upload.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { notKeptSentences } from '#platform/file-problems.ts'
import { readBytes } from '#platform/form.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/upload-part.ts'

/** Nothing to look at: parts of files are sent here. */
export function loader() {
  return new Response('There is nothing here.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}

const problems = {
  gone: ['This file is gone: it was cancelled, or waited for longer than 7 days. Choose it again.', 404],
  complete: ['All of this file is there already.', 409],
  'no room': [notKeptSentences['no room'], 507],
  'store failed': [notKeptSentences['store failed'], 503],
  'wrong length': ['This part has another length than it should have. Choose the file again.', 400],
} as const

/** Stores one part of a file as it comes: no more than this is ever in memory. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const viewer = signedIn(context)
  const number = /^\d{1,6}$/.test(params.number) ? Number(params.number) : -1
  const taken = await takeImportPart(context.get(servicesContext), viewer, params.id, number, await readBytes(request))
  if (taken === 'taken') return Response.json({ taken: number })
  const [problem, status] = problems[taken]
  return Response.json({ problem: spell(problem, viewer.dateLanguage) }, { status })
}
