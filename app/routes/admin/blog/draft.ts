import { previewPost } from '#features/blog/editor/edit-post.server.ts'
import { draftOf, postFormLimits } from '#features/blog/editor/post-form.ts'
import { keepDraft } from '#features/blog/editor/versions.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { readForm } from '#platform/form.server.ts'
import { services } from '#platform/services.server.ts'
import { answerDraft } from '#routes/admin/draft-answer.server.ts'

import type { Route } from './+types/draft.ts'

/** Nothing to look at: the editor sends here what is being written. */
export function loader() {
  return new Response('There is nothing here.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}

/** Renders what somebody is writing, and keeps it when that is asked for. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const all = context.get(services)
  const fields = await readForm(request, postFormLimits)
  const content = draftOf(fields)
  return answerDraft(context, async () => {
    if (fields['do'] === 'keep') await keepDraft(all, signedIn(context), params.id, content)
    return previewPost(all, params.id, content)
  })
}
