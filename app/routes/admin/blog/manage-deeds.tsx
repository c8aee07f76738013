import { data, redirect } from 'react-router'

import { beginPost, deletePostAs, planPostAs } from '#features/blog/managing/post-deeds.server.ts'
import { editorAddress, postListAddress, postListView } from '#features/blog/managing/post-list.ts'
import type { Editor } from '#features/blog/post.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm } from '#platform/form.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { services, type Services } from '#platform/services.server.ts'

import type { Route } from './+types/manage-deeds.ts'

interface Deed {
  readonly run: (all: Services, editor: Editor, id: string) => Promise<unknown>
  readonly done: string
  readonly failed: string
}

/** What each button of a card does, and the words of the spec for how it ended. */
const deeds = {
  publish: {
    run: (all, editor, id) => planPostAs(all, editor, id, { status: 'published' }),
    done: 'Post published successfully',
    failed: 'Failed to update post status',
  },
  unpublish: {
    run: (all, editor, id) => planPostAs(all, editor, id, { status: 'draft' }),
    done: 'Post unpublished successfully',
    failed: 'Failed to update post status',
  },
  delete: { run: deletePostAs, done: 'Post deleted successfully', failed: 'Failed to delete post' },
} satisfies Record<string, Deed>

export async function action({ request, url, context }: Route.ActionArgs) {
  const all = context.get(services)
  const { userId } = signedIn(context)
  const fields = await readForm(request)
  const view = postListView(url.searchParams)
  if (fields.do === 'new') return redirect(editorAddress(await beginPost(all, { userId }, `${await all.site.name()} Team`), view))
  const deed: Deed | undefined = Object.hasOwn(deeds, fields.do ?? '') ? deeds[fields.do as keyof typeof deeds] : undefined
  if (!deed) throw data(null, 400)
  const done = await deed.run(all, { userId }, fields.id ?? '').catch((error: unknown) => {
    all.log.error({ err: error, requestId: context.get(requestInfo).id }, 'A post could not be changed.')
    return null
  })
  const toast = done ? { title: deed.done } : { title: deed.failed, kind: 'error' as const }
  return redirectWithToast(postListAddress(view), toast)
}

/** The list itself is drawn by the layout around it; no post is open. */
export default function NothingOpen() {
  return null
}
