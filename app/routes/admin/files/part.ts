import { takeFilePart } from '#features/writing/files/take-file.server.ts'
import { notKeptSentences } from '#platform/file-problems.ts'
import { readBytes } from '#platform/form.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/part.ts'
import { TEXT_DELETED } from './texts.server.ts'

/** Nothing to look at: parts of a file are sent here, and served under /media. */
export function loader() {
  return new Response('There is nothing here.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}

const problems = {
  gone: [TEXT_DELETED, 404],
  complete: ['All of this file is there already.', 409],
  'no room': [notKeptSentences['no room'], 507],
  'store failed': [notKeptSentences['store failed'], 503],
  'wrong length': ['This part has another length than it should have. Choose the file again.', 400],
} as const

/** Stores one part of a file as it comes: no more than this is ever in memory. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const number = /^\d{1,6}$/.test(params.number) ? Number(params.number) : -1
  const taken = await takeFilePart(context.get(servicesContext), params.id, number, await readBytes(request))
  if (taken === 'taken') return Response.json({ taken: number })
  const [problem, status] = problems[taken]
  return Response.json({ problem }, { status })
}
