import { signedIn } from '#features/identity/viewer.server.ts'
import { keepDraft } from '#features/inbox/thread/drafts.server.ts'
import { LONGEST_REPLY } from '#features/inbox/thread/reply.ts'
import { readForm } from '#platform/form.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/draft.ts'

/** Nothing to look at: the thread’s page sends here what is being written. */
export function loader() {
  return new Response('There is nothing here.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}

/** Keeps a reply while it is being written. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { subject = '', text = '' } = await readForm(request)
  const draft = { subject: subject.slice(0, 200), text: text.slice(0, LONGEST_REPLY) }
  const kept = await keepDraft(context.get(servicesContext), signedIn(context), params.id, draft)
  return Response.json({ kept: kept !== null }, { status: kept ? 200 : 404 })
}
