import { previewPost } from '#features/blog/editor/edit-post.server.ts'
import { draftOf, postFormLimits } from '#features/blog/editor/post-form.ts'
import { keepDraft } from '#features/blog/editor/versions.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { answerDraft } from '#routes/admin/draft-answer.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/draft.ts'

/** Nothing to look at: the editor sends here what is being written. */
export function loader() {
  return new Response('There is nothing here.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}

/** Renders what somebody is writing, and keeps it when that is asked for. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const fields = await readForm(request, postFormLimits)
  const content = draftOf(fields)
  const look = () => previewPost(services, params.id, content)
  const keep = async () => {
    await keepDraft(services, signedIn(context), params.id, content)
    return look()
  }
  return answerDraft(context, answerOf({ keep, look }, fields['intent'], 'look'))
}
