import { redirect } from 'react-router'

import type { Editor } from '#features/blog/core/post.ts'
import { editorAddress, postListAddress, postListView } from '#features/blog/managing/managed-posts.ts'
import { beginPost, deletePostAs, planPostAs } from '#features/blog/managing/post-actions.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { servicesContext, type Services } from '#platform/services.server.ts'
import { logFailure } from '#routes/failures.server.ts'

import type { Route } from './+types/manage-actions.ts'

interface Intent {
  readonly run: (services: Services, editor: Editor, id: string) => Promise<unknown>
  readonly done: string
  readonly failed: string
}

/** What each button of a card does, and the words of the spec for how it ended. */
const actions = {
  publish: {
    run: (services, editor, id) => planPostAs(services, editor, id, { status: 'published' }),
    done: 'Post published successfully',
    failed: 'Failed to update post status',
  },
  unpublish: {
    run: (services, editor, id) => planPostAs(services, editor, id, { status: 'draft' }),
    done: 'Post unpublished successfully',
    failed: 'Failed to update post status',
  },
  delete: { run: deletePostAs, done: 'Post deleted successfully', failed: 'Failed to delete post' },
} satisfies Record<string, Intent>

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { userId } = signedIn(context)
  const fields = await readForm(request)
  const view = postListView(url.searchParams)
  if (fields.intent === 'new')
    return redirect(editorAddress(await beginPost(services, { userId }, `${await services.site.name()} Team`), view))
  const intent: Intent = answerOf(actions, fields.intent)
  const done = await intent.run(services, { userId }, fields.id ?? '').catch(logFailure(context, 'A post could not be changed.'))
  const toast = done ? { title: intent.done } : { title: intent.failed, kind: 'error' as const }
  return redirectWithToast(postListAddress(view), toast)
}

/** The list itself is drawn by the layout around it; no post is open. */
export default function NothingOpen() {
  return null
}
